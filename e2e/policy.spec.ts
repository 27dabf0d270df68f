import { expect, signIn, test } from './fixtures'
import { screens } from './screens'

declare global {
  var violations: string[]
  var trustedTypes: { createPolicy(name: string, rules: object): unknown }
}

test.beforeEach(async ({ context }) => {
  await context.addInitScript(() => {
    globalThis.violations = []
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => globalThis.violations.push(`${effectiveDirective} ${blockedURI}`))
  })
})

test('every screen works under the policy of the pages: nothing is kept from it', async ({ page }) => {
  test.setTimeout(180_000)
  const policies: string[] = []
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'document') policies.push(response.headers()['content-security-policy'] ?? '')
  })
  await signIn(page, 'bundle')
  for (const path of ['/login', '/password-recovery', '/reset-password/abc', '/upgrade', ...(await screens(page))]) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    expect([path, await page.evaluate(() => globalThis.violations)]).toEqual([path, []])
  }
  for (const policy of policies)
    expect(policy).toMatch(/img-src 'self' data:;.*require-trusted-types-for 'script'; trusted-types default;.*report-uri \/api\/csp-report/)
})

test('text does not become a script, and what was kept from running is told to the API', async ({ page, complaints }) => {
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
  complaints.length = 0
})
