import { api, enterAs, expect, test, workspaceOf } from './fixtures'

type Found = { source: string; source_id: string; name: string; website: string | null }
type Scan = { lead_scan: { status: string } }

test('a lead is written to from the board: its scan is told, the text goes out, and the lead is contacted', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await enterAs(page, 'bundle', '/leads')
  const workspace = await workspaceOf(page)
  const { leads } = await api<{ leads: Found[] }>(page, 'POST', '/api/search-leads', {
    provider: 'google',
    keyword: 'dentist',
    location: 'Springfield',
  })
  const abbott = leads.find(({ name }) => name === 'Abbott Dental')
  const { results } = await api<{ results: { id: string }[] }>(page, 'POST', `/api/leads/${workspace}/save`, {
    leads: [abbott],
  })
  const lead = results[0]?.id
  const scan = () =>
    api<Scan>(page, 'POST', `/api/leads/${workspace}/scan-asset`, { url: abbott?.website, lead }).then(
      (answer) => answer.lead_scan.status,
    )
  await expect.poll(scan, { timeout: 120_000 }).toBe('completed')

  await page.reload()
  const fresh = page.getByRole('region', { name: /^New, 1 lead/ })
  await fresh.getByRole('button', { name: 'Abbott Dental', exact: true }).focus()
  await page.keyboard.press('e')
  const drawer = page.getByRole('dialog', { name: 'Abbott Dental' })
  const text = drawer.getByRole('textbox', { name: 'Text', exact: true })
  await expect(text).toHaveValue(/This is what we saw:/)
  await expect(drawer.getByText('Your postal address is missing.')).toBeVisible()
  await drawer.getByRole('textbox', { name: 'Postal address' }).fill('4 Pope’s Quay, Cork')
  await drawer.getByRole('button', { name: 'Save sender' }).click()
  await expect(text).toHaveValue(/4 Pope’s Quay, Cork/)
  await expect(drawer.getByRole('link', { name: 'Open in mail app' })).toHaveAttribute('href', /^mailto:hello@/)

  await drawer.getByRole('textbox', { name: 'Subject' }).fill('Your website')
  await page.reload()
  await expect(drawer.getByRole('textbox', { name: 'Subject' })).toHaveValue('Your website')
  await drawer.getByRole('button', { name: 'Copy text' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('4 Pope’s Quay, Cork')
  await drawer.getByRole('button', { name: 'Mark as sent' }).click()
  await expect(drawer.getByRole('region', { name: 'Sent earlier' })).toContainText('Your website')
  await page.keyboard.press('Escape')
  const contacted = page.getByRole('region', { name: /^Contacted, 1 lead/ })
  await expect(contacted.getByRole('button', { name: 'Abbott Dental', exact: true })).toBeVisible()
})
