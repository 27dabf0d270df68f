import { createHash } from 'node:crypto'
import { copyFileSync, readFileSync } from 'node:fs'
import type { Request } from '@playwright/test'
import { byTurns } from '@/lib/testing/sample'
import { expect, test } from './fixtures'
import { RULED, type Ruled } from './host-rules'
import { type Screen, placeBuild, someone, walkGoneTo, walkOpened } from './host-walk'
import { API_ORIGIN, HOST_ORIGIN, openRuledHost } from './hosts'

const siteAt = (base: string) => ({
  base,
  origin: HOST_ORIGIN,
  isRuled: true,
  folder: `.cache/hosts/ruled${base && '-below'}`,
})
/**
 * Below a path the pages are those that hosts.spec.ts walks there: what the rules answer is asked for without a
 * browser.
 */
const TOP_SITE = siteAt('')
const SITES = [TOP_SITE, siteAt('/a/b')]
/** What belongs to the top of a site, wherever the build is in it. */
const TOP = ['_redirects', '_headers', 'vercel.json', 'firebase.json', 'serve.json', '404.html']
/** What two answers are compared by: a page of difference tells nobody more. */
const digest = (body: Buffer) => createHash('sha256').update(body).digest('hex')
let token = ''
let screens: Screen[] = []

test.beforeAll(async ({ request }) => {
  test.setTimeout(120_000)
  for (const { folder, base } of SITES) {
    placeBuild(folder, base, API_ORIGIN)
    if (base) for (const file of TOP) copyFileSync(`${folder}${base}/${file}`, `${folder}/${file}`)
  }
  ;({ token, screens } = await someone(request))
})

test.beforeEach(() => test.setTimeout(120_000))

/**
 * Fetched ahead, and done without where it does not come: the rules of Cloudflare give `/history/:assetId` before the
 * files of those names.
 */
const HINT = /\/history\/__next\./

const WALKS = { 'opened with 200 and reloaded': walkOpened, 'gone to and come back to without a load': walkGoneTo }

for (const [turn, [what, walk]] of Object.entries(WALKS).entries()) {
  for (const kind of byTurns(RULED, turn, 1)) {
    test(`under the rules for ${kind} every dynamic screen is ${what}, and every other host answers what it asks for the same`, async ({
      page,
      complaints,
      request,
    }) => {
      const asked = new Set<string>()
      const note = (sent: Request) => {
        if (sent.method() === 'GET' && sent.url().startsWith(`${HOST_ORIGIN}/`) && !HINT.test(sent.url()))
          asked.add(sent.url())
      }
      page.on('request', note)
      const answersOf = async (host: Ruled, work = async () => {}) => {
        const close = await openRuledHost(host, TOP_SITE)
        try {
          await work()
          // The page fetches the login screen ahead a while after it is there: every host is asked for the same,
          // whenever that is.
          page.off('request', note)
          // And no page that is still open asks a host that is gone.
          await page.close()
          const answers = []
          for (const url of asked) {
            const answer = await request.get(url)
            answers.push({
              url,
              status: answer.status(),
              type: answer.headers()['content-type'],
              body: digest(await answer.body()),
            })
          }
          return answers
        } finally {
          await close()
        }
      }
      const answers = await answersOf(kind, () => walk({ page, complaints }, TOP_SITE, { token, screens }))
      expect(asked.size).toBeGreaterThan(screens.length)
      for (const other of RULED) expect([other, await answersOf(other)]).toEqual([other, answers])
    })
  }
}

for (const site of SITES) {
  for (const kind of RULED) {
    const under = `under the rules for ${kind} and ${site.base || '/'}`

    test(`${under} every page comes with its headers, and what is not there with the not-found page and 404`, async ({
      request,
    }) => {
      const close = await openRuledHost(kind, site)
      try {
        const file = (path: string) => readFileSync(`${site.folder}${site.base}${path}`, 'utf8')
        const get = (path: string) => request.get(HOST_ORIGIN + site.base + path)
        const { headers } = JSON.parse(file('/hosts/soteria.json')) as { headers: Record<string, string> }
        for (const path of ['/', '/help', '/report/3f0c', '/reset-password/abc']) {
          const answer = await get(path)
          const expected = { ...headers, ...(path.startsWith('/reset') && { 'Referrer-Policy': 'no-referrer' }) }
          expect([path, answer.status()]).toEqual([path, 200])
          for (const [name, value] of Object.entries(expected))
            expect([path, name, answer.headers()[name.toLowerCase()]]).toEqual([path, name, value])
        }
        for (const path of ['/no/such', '/nothing', '/report', '/report/a/b', '/x.js', '/_next/static/no.js']) {
          const answer = await get(path)
          expect([path, answer.status(), (await answer.text()) === file('/404.html')]).toEqual([path, 404, true])
        }
        const script = /\/_next\/static\/chunks\/[^"]+\.js/.exec(file('/index.html'))?.[0] ?? ''
        expect((await get(script)).headers()['cache-control']).toBe('public, max-age=31536000, immutable')
      } finally {
        await close()
      }
    })
  }
}
