import AxeBuilder from '@axe-core/playwright'
import { api, expect, signIn, test, workspaceOf } from './fixtures'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 768, 1440]) {
    test(`every screen fits ${width} px in the ${colorScheme} theme and has no accessibility violation`, async ({ page }) => {
      test.setTimeout(120_000)
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/login')
      const guestPages = ['/login', '/password-recovery', '/reset-password/token?email=a%40b.co']
      for (const path of guestPages) await inspect(path)

      await signIn(page, 'admin')
      const workspace = await workspaceOf(page)
      const { scans } = await api<{ scans: { id: string; asset_id: string }[] }>(page, 'GET', `/api/workspaces/${workspace}/scans`)
      const [scan] = scans
      if (!scan) throw new Error('The first start scans the demo shop')
      for (const path of [
        '/',
        '/workspace',
        '/asset',
        '/init',
        `/scan/${scan.asset_id}`,
        `/details/${scan.id}`,
        `/report/${scan.id}`,
        '/history',
        `/history/${scan.asset_id}`,
        '/help',
        '/monitoring',
      ]) {
        await inspect(path)
      }

      async function inspect(path: string) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible()
        await expect(page.locator('.skeleton'), path).toHaveCount(0)
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect(overflow, `${path} scrolls sideways`).toBeLessThanOrEqual(0)
        const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze()
        expect(violations.map(({ id, nodes }) => `${path} ${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`)).toEqual([])
      }
    })
  }
}
