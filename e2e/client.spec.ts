import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { api, DATA_DIR, enterAs, expect, test, workspaceOf } from './fixtures'

/** The newest mail of the outbox that says this. */
const mailWith = (text: RegExp) =>
  readdirSync(`${DATA_DIR}/outbox`)
    .toSorted()
    .map((name) => readFileSync(`${DATA_DIR}/outbox/${name}`, 'utf8'))
    .findLast((mail) => text.test(mail))

test('a contract is sent, read in a second browser, not declined without a reason, and signed with the mailed code', async ({
  page,
  browser,
}) => {
  await enterAs(page, 'agency', '/client')
  const body = {
    workspace_id: await workspaceOf(page),
    type: 'own',
    title: 'Website agreement',
    language: 'en',
    values: { agency: 'Northlight Studio', client: 'Murphy & Daly', own_text: 'Both sides agree.' },
    clauses: [],
    signer: { name: 'Orla Daly', email: 'orla@example.com', role: 'Partner' },
  }
  await api(page, 'POST', '/api/contracts', body)
  await page.reload()
  await page.getByRole('button', { name: 'Website agreement' }).click()
  await page.getByRole('button', { name: 'Send for signature' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Send for signature' }).click()
  const link = (await dialog.getByText(/\/api\/public\/c\//).textContent()) ?? ''

  const other = await browser.newContext()
  const signer = await other.newPage()
  await signer.goto(link)
  await expect(signer.getByText('Both sides agree.')).toBeVisible()
  await signer.getByLabel('Reason').evaluate((field) => {
    field.removeAttribute('required')
    field.removeAttribute('minlength')
  })
  await signer.getByRole('button', { name: 'Decline' }).click()
  await expect(signer.getByRole('alert')).toContainText('Enter a reason')

  await signer.getByRole('button', { name: 'Email code' }).click()
  await expect(signer.getByRole('status')).toContainText('Code sent')
  await expect.poll(() => mailWith(/is your code/), { timeout: 20_000 }).toBeTruthy()
  const code = /^(\d{6})\r?$/m.exec(mailWith(/is your code/) ?? '')?.[1] ?? ''
  await signer.getByLabel('6-digit code').fill(code)
  const pad = signer.locator('canvas')
  await pad.scrollIntoViewIfNeeded()
  const box = await pad.boundingBox()
  if (!box) throw new Error('There is no field to sign in')
  await signer.mouse.move(box.x + 30, box.y + 60)
  await signer.mouse.down()
  await signer.mouse.move(box.x + 120, box.y + 90, { steps: 5 })
  await signer.mouse.up()
  await signer.getByLabel(/I have read this/).check()
  await signer.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(signer.getByText(/^Signed on/)).toBeVisible()
  await other.close()

  await page.goto('/client')
  // The demo has a signed one, too.
  const row = page.getByRole('row').filter({ hasText: 'Website agreement' })
  await expect(row.getByText('Signed', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Website agreement' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'PDF' }).click(),
  ])
  const pdf = readFileSync(await download.path())
  const { contracts } = await api<{ contracts: { title: string; sha256: string }[] }>(page, 'GET', '/api/contracts')
  expect(createHash('sha256').update(pdf).digest('hex')).toBe(contracts[0]?.sha256)

  await page.goto('/client')
  const file = { name: 'contract.pdf', mimeType: 'application/pdf' }
  await page.locator('input[accept*=pdf]').setInputFiles({ ...file, buffer: pdf })
  await expect(page.getByText(/^Unchanged: “Website agreement”, version 1, as signed/)).toBeVisible()
  pdf[pdf.length >> 1] = (pdf[pdf.length >> 1] ?? 0) ^ 1
  await page.locator('input[accept*=pdf]').setInputFiles({ ...file, buffer: pdf })
  await expect(page.getByText('This isn’t one of your contracts, or it was changed')).toBeVisible()
})
