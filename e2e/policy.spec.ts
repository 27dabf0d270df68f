import { enterAs, expect, test } from './fixtures'
import { screens } from './screens'

declare global {
  var trustedTypes: { createPolicy(name: string, rules: object): unknown }
}

/**
 * That it keeps nothing from any screen shows wherever one is opened: what is kept from a page stands in its console,
 * which stays clean in every test.
 */
test('every page comes with its policy', async ({ page }) => {
  await enterAs(page, 'bundle')
  for (const path of [
    '/login',
    '/password-recovery',
    '/reset-password/abc',
    '/upgrade',
    '/no/such',
    ...(await screens(page)),
  ]) {
    const policy = (await page.request.get(path)).headers()['content-security-policy']
    expect([path, policy]).toEqual([
      path,
      expect.stringMatching(
        /img-src 'self' data:;.*require-trusted-types-for 'script'; trusted-types default;.*report-uri \/api\/csp-report/,
      ),
    ])
  }
})

test('text does not become a script, and what was kept from running is told to the API', async ({
  page,
  complaints,
}) => {
  await page.goto('/login')
  const told = page.waitForResponse('**/api/csp-report')
  const refused = await page.evaluate(() => {
    const attempts: Record<string, () => void> = {
      html: () => (document.body.innerHTML = '<img src=x onerror=alert(1)>'),
      foreign: () => (document.createElement('script').src = 'https://evil.example/x.js'),
      data: () => (document.createElement('script').src = 'data:text/javascript,1'),
      code: () => (document.createElement('script').text = 'alert(1)'),
      policy: () => globalThis.trustedTypes.createPolicy('another', {}),
    }
    return Object.keys(attempts).filter((name) => {
      try {
        attempts[name]?.()
        return false
      } catch {
        return true
      }
    })
  })
  expect(refused).toEqual(['html', 'foreign', 'data', 'code', 'policy'])
  expect((await told).status()).toBe(204)
  expect(
    complaints.filter((text) => /Content Security Policy|TrustedHTML|TrustedScript/.test(text)).length,
  ).toBeGreaterThanOrEqual(refused.length)
  complaints.length = 0
})
