import { copyFileSync, readFileSync } from 'node:fs'
import { expect, test } from './fixtures'
import { RULED } from './host-rules'
import { type Screen, placeBuild, someone, walkGoneTo, walkOpened } from './host-walk'
import { API_ORIGIN, HOST_ORIGIN, openRuledHost } from './hosts'

const SITES = ['', '/a/b'].map((base) => ({ base, origin: HOST_ORIGIN, isRuled: true, folder: `.cache/hosts/ruled${base && '-below'}` }))
/** What belongs to the top of a site, wherever the build is in it. */
const TOP = ['_redirects', '_headers', 'vercel.json', 'firebase.json', 'serve.json', '404.html']
let token = ''
let screens: Screen[] = []

test.beforeAll(async ({ request }) => {
  for (const { folder, base } of SITES) {
    placeBuild(folder, base, API_ORIGIN)
    if (base) for (const file of TOP) copyFileSync(`${folder}${base}/${file}`, `${folder}/${file}`)
  }
  ;({ token, screens } = await someone(request))
})

test.beforeEach(() => test.setTimeout(120_000))

for (const site of SITES) {
  for (const kind of RULED) {
    const under = `under the rules for ${kind} and ${site.base || '/'}`

    // Below a path the pages are those that hosts.spec.ts walks there: what the rules answer is asked for without a browser.
    const walks = [
      ['opened with 200 and reloaded', walkOpened],
      ['gone to and come back to without a load', walkGoneTo],
    ] as const
    for (const [what, walk] of site.base ? [] : walks) {
      test(`${under} every dynamic screen is ${what}`, async ({ page, complaints }) => {
        const close = await openRuledHost(kind, site)
        try {
          await walk({ page, complaints }, site, { token, screens })
        } finally {
          await close()
        }
      })
    }

    test(`${under} every page comes with its headers, and what is not there with the not-found page and 404`, async ({ request }) => {
      const close = await openRuledHost(kind, site)
      try {
        const file = (path: string) => readFileSync(`${site.folder}${site.base}${path}`, 'utf8')
        const get = (path: string) => request.get(HOST_ORIGIN + site.base + path)
        const { headers } = JSON.parse(file('/hosts/soteria.json')) as { headers: Record<string, string> }
        for (const path of ['/', '/help', '/report/3f0c', '/reset-password/abc']) {
          const answer = await get(path)
          const expected = { ...headers, ...(path.startsWith('/reset') && { 'Referrer-Policy': 'no-referrer' }) }
          expect([path, answer.status()]).toEqual([path, 200])
          for (const [name, value] of Object.entries(expected)) expect([path, name, answer.headers()[name.toLowerCase()]]).toEqual([path, name, value])
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
