import type { ScanResult } from '../lib/contract/scan-result'
import { api, enterAs, expect, test, workspaceOf } from './fixtures'

type Report = { id: string; status: string; asset_id: string; scan_result: ScanResult }

async function demoReport(page: Parameters<typeof api>[0]) {
  const workspace = await workspaceOf(page)
  const { scans } = await api<{ scans: Report[] }>(page, 'GET', `/api/workspaces/${workspace}/scans`)
  const done = scans.find(({ status }) => status === 'completed')
  if (!done) throw new Error('The demo has no report')
  return api<{ report: Report }>(page, 'GET', `/api/report/${workspace}/one/${done.id}`)
}

test('a finding is set aside with a reason, and the file of the list leaves it out', async ({ page }) => {
  await enterAs(page, 'premium')
  const { report } = await demoReport(page)
  await page.goto(`/report/${report.id}?tab=findings`)
  await page.getByRole('button', { name: 'Developer', exact: true }).click()
  const rows = page.getByRole('heading', { level: 3 })
  const all = report.scan_result.findings.length
  await expect(rows).toHaveCount(all)
  await page.getByRole('button', { name: 'Triage finding' }).first().click()
  await page.getByRole('menuitem', { name: 'Mark as false positive' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('Only the demo')
  await dialog.getByRole('button', { name: 'Mark as false positive' }).click()
  await expect(page.getByText('Finding marked: False positive')).toBeVisible()
  await expect(rows).toHaveCount(all - 1)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('menuitem', { name: 'SARIF 2.1.0' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^soteria-report-127\.0\.0\.1-\d+-\d{4}-\d\d-\d\d\.sarif$/)
  const stream = await file.createReadStream()
  const text = await stream.toArray()
  expect(JSON.parse(Buffer.concat(text).toString()).runs[0].results).toHaveLength(all - 1)
})

test('the search of ten thousand findings takes every key and finds', async ({ page }) => {
  await enterAs(page, 'bundle')
  const answer = await demoReport(page)
  const { report } = answer
  const own = report.scan_result.findings
  const findings = Array.from({ length: 10_000 }, (_, index) => ({
    ...own[index % own.length],
    id: String(index).padStart(16, '0'),
  }))
  await page.route(`**/one/${report.id}`, (route) =>
    route.fulfill({ json: { report: { ...report, scan_result: { ...report.scan_result, findings } } } }),
  )
  await page.goto(`/report/${report.id}?tab=findings`)
  await page.getByRole('button', { name: 'Developer', exact: true }).click()
  const search = page.getByRole('searchbox', { name: 'Search findings' })
  await search.pressSequentially('lacks httponly', { delay: 60 })
  await expect(page).toHaveURL(/q=lacks\+httponly/)
  await expect(page.getByRole('heading', { level: 3 }).first()).toContainText('HttpOnly')
})

test('the keys of lists walk through the findings, tick and open them', async ({ page }) => {
  await enterAs(page, 'premium')
  const { report } = await demoReport(page)
  await page.goto(`/report/${report.id}?tab=findings`)
  const rows = page.getByRole('heading', { level: 3 }).getByRole('button')
  await expect(rows.first()).toBeVisible()
  await page.keyboard.press('j')
  await expect(rows.first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(rows.first()).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('j')
  await expect(rows.nth(1)).toBeFocused()
  await page.keyboard.press('x')
  await expect(page.getByText('1 selected')).toBeVisible()
  await page.keyboard.press('k')
  await expect(rows.first()).toBeFocused()
})
