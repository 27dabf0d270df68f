import { readFileSync } from 'node:fs'
import { expect, test } from './fixtures'
import { RULED } from './host-rules'
import { DASHBOARD, MISSING, type Screen, expectScreen, otherTitles, placeBuild, push, someone, watch } from './host-walk'
import { HOST_ORIGIN, openRuledHost } from './hosts'

const FOLDER = '.cache/hosts/ruled'
let token = ''
let screens: Screen[] = []

test.beforeAll(async ({ request }) => {
  placeBuild(FOLDER, '')
  ;({ token, screens } = await someone(request))
})

for (const kind of RULED) {
  test(`under the rules for ${kind} every dynamic screen is opened with 200, reloaded, gone to and come back to`, async ({ page, request, complaints }) => {
    test.setTimeout(120_000)
    const close = await openRuledHost(kind, FOLDER)
    try {
      const { documents, titles, expectClean } = await watch(page, complaints, token)
      for (const screen of screens) {
        expect((await page.goto(HOST_ORIGIN + screen.path))?.status()).toBe(200)
        await expectScreen(page, '', screen)
        expect((await page.reload())?.status()).toBe(200)
        await expectScreen(page, '', screen)
        await page.waitForLoadState('networkidle')
        expect(otherTitles(await titles(), screen.title)).toEqual([])
      }
      expect((await page.goto(HOST_ORIGIN + MISSING.path))?.status()).toBe(404)
      await expectScreen(page, '', MISSING)
      await page.goto(`${HOST_ORIGIN}/`)
      await expectScreen(page, '', DASHBOARD)
      const loaded = documents()
      for (const screen of [...screens, MISSING]) {
        await push(page, screen.path)
        await expectScreen(page, '', screen)
        await page.goBack()
        await expectScreen(page, '', DASHBOARD)
      }
      await page.waitForLoadState('networkidle')
      expect(documents()).toBe(loaded)
      expectClean()

      const { headers } = JSON.parse(readFileSync(`${FOLDER}/hosts/soteria.json`, 'utf8')) as { headers: Record<string, string> }
      const sent = async (path: string) => (await request.get(HOST_ORIGIN + path)).headers()
      for (const [name, value] of Object.entries(headers)) expect([name, (await sent('/report/3f0c'))[name.toLowerCase()]]).toEqual([name, value])
      expect((await sent('/reset-password/abc'))['referrer-policy']).toBe('no-referrer')
      const script = /\/_next\/static\/chunks\/[^"]+\.js/.exec(readFileSync(`${FOLDER}/index.html`, 'utf8'))?.[0] ?? ''
      expect((await sent(script))['cache-control']).toBe('public, max-age=31536000, immutable')
    } finally {
      await close()
    }
  })
}
