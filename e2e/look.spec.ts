import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { api, expect, signIn, test, workspaceOf } from './fixtures'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const GUEST_PAGES = ['/login', '/password-recovery', '/reset-password/token?email=a%40b.co']

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 768, 1440]) {
    test(`every screen fits ${width} px in the ${colorScheme} theme and has no accessibility violation`, async ({ page }) => {
      test.setTimeout(120_000)
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 900 })
      const problems: string[] = []
      for (const path of GUEST_PAGES) problems.push(...(await problemsOf(page, path)))

      await signIn(page, 'admin')
      const { scans } = await api<{ scans: { id: string; asset_id: string }[] }>(page, 'GET', `/api/workspaces/${await workspaceOf(page)}/scans`)
      const [scan] = scans
      if (!scan) throw new Error('The first start scans the demo shop')
      const ofScan = [`/scan/${scan.asset_id}`, `/details/${scan.id}`, `/report/${scan.id}`, `/history/${scan.asset_id}`]
      for (const path of ['/', '/workspace', '/asset', '/init', '/history', '/help', '/monitoring', ...ofScan]) problems.push(...(await problemsOf(page, path)))
      expect(problems).toEqual([])
    })
  }
}

async function problemsOf(page: Page, path: string) {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible()
  await expect(page.locator('.skeleton'), path).toHaveCount(0)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze()
  return [
    ...(overflow > 0 ? [`${path} scrolls sideways by ${overflow} px`] : []),
    ...violations.map(({ id, nodes }) => `${path} ${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`),
  ]
}
