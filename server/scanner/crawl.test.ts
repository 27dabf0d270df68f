import type { IncomingMessage } from 'node:http'
import type { Check } from './check'
import { type Crawl, crawlSite } from './crawl'
import { html, judge, type Reply } from './checks/testing'
import { closeServers } from './testing'

afterEach(closeServers)

/** Runs a full scan's walk over a site on this machine and tells what it saw. */
async function walk(answer: (path: string) => Reply | undefined, mode: 'light' | 'full' = 'full') {
  const asked: string[] = []
  let crawl: Crawl = { pages: [], gaps: [], hasMore: false }
  const check: Check = {
    id: 'test.walk',
    title: 'Walk',
    category: 'content',
    modes: ['light', 'full'],
    rules: {},
    run: async (context) => {
      crawl = await crawlSite(context)
      return []
    },
  }
  const reply = (request: IncomingMessage) => {
    asked.push(`${request.method} ${request.url}`)
    return answer(request.url ?? '/') ?? { status: 404, body: 'Not here' }
  }
  const verdict = await judge(check, { http: reply, mode, limits: { requests: 300 } })
  return {
    asked,
    paths: crawl.pages.map(({ url }) => url.pathname + url.search),
    hasMore: crawl.hasMore,
    pages: verdict.observations.pages,
  }
}

const links = (...paths: string[]) =>
  html(`<title>Page</title>${paths.map((path) => `<a href="${path}">go</a>`).join('')}`)

test('the walk follows the links of the site, breadth first, each page once', async () => {
  const site: Record<string, Reply> = {
    '/': links('/a', '/b#top', '/a'),
    '/a': links('/c', '/'),
    '/b': links('/a'),
    '/c': links('/b'),
  }
  const { paths, asked, pages } = await walk((path) => site[path])
  expect(paths).toEqual(['/', '/a', '/b', '/c'])
  expect(new Set(asked).size).toBe(asked.length)
  expect(pages).toContainEqual({ url: expect.stringMatching(/\/c$/), status: 200, title: 'Page' })
})

test('it asks for nothing that does something, is elsewhere, or is no page', async () => {
  const { asked } = await walk((path) =>
    path === '/'
      ? links(
          '/logout',
          '/cart?action=empty',
          '/item/delete/3',
          'https://elsewhere.example/',
          '/photo.JPG',
          'mailto:a@b.example',
          '/ok',
        )
      : links(),
  )
  expect(asked).toEqual(['GET /', 'GET /ok'])
})

test('a site without an end is left after fifty pages, and says so', async () => {
  const { paths, hasMore } = await walk((path) =>
    links(`${path === '/' ? '' : path}/x`, `${path === '/' ? '' : path}/y`),
  )
  expect(paths).toHaveLength(50)
  expect(hasMore).toBe(true)
})

test('a calendar does not use up the walk', async () => {
  const { paths } = await walk((path) =>
    links(...Array.from({ length: 20 }, (_, day) => `/calendar?day=${day}`), path === '/' ? '/about' : '/'),
  )
  expect(paths.filter((path) => path.startsWith('/calendar'))).toHaveLength(3)
  expect(paths).toContain('/about')
})

test('pages that are missing or broken are left out', async () => {
  const { paths } = await walk((path) =>
    path === '/'
      ? links('/gone', '/data', '/there')
      : path === '/there'
        ? links()
        : path === '/data'
          ? { body: '{}' }
          : undefined,
  )
  expect(paths).toEqual(['/', '/there'])
})

test('a light scan does not walk', async () => {
  const { asked } = await walk(() => links('/a', '/b'), 'light')
  expect(asked).toEqual(['GET /'])
})
