import { readdirSync, readFileSync } from 'node:fs'
import { axeProblems } from './axe'
import { DATA_DIR, enterAs, expect, test } from './fixtures'

const OUTBOX = `${DATA_DIR}/outbox`
const PASSWORD = 'kinsale harbour 9'

/** The address of the link in the mail to somebody, once it has left. */
async function linkTo(email: string): Promise<string> {
  const found = () =>
    readdirSync(OUTBOX)
      .map((file) => readFileSync(`${OUTBOX}/${file}`, 'utf8'))
      .filter((mail) => mail.includes(email))
      .map((mail) => /\/reset-password\/\S+/.exec(mail)?.[0])
      .find((path) => path !== undefined)
  await expect.poll(() => found() ?? '').not.toBe('')
  return found() ?? ''
}

test('accounts come from a file, one is used under its plan, suspended while it is used, and resumed', async ({
  page,
  browser,
}) => {
  const stamp = Date.now()
  const [email, other] = [`una-${stamp}@example.com`, `otto-${stamp}@example.com`]
  await enterAs(page, 'reseller', '/reseller')
  await page.getByRole('button', { name: 'Import' }).click()
  const drawer = page.getByRole('dialog', { name: 'Import accounts' })
  const text = `name,email,company,plan,ends\nUna,${email},Una Tours,agency toolkit,2099-12-31\nBad,nobody,,premium,\nOtto,${other},Otto Print,premium,\n`
  const file = { name: 'accounts.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
  await drawer.locator('input[type=file]').setInputFiles(file)
  await expect(drawer.getByText('line 3: Enter an email address')).toBeVisible()
  await drawer.getByRole('button', { name: 'Create 2 accounts' }).click()
  await expect(drawer.getByText('2 accounts created and invited.')).toBeVisible()
  await drawer.getByRole('button', { name: 'Done' }).click()

  const customer = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  const signIn = async () => {
    await customer.locator('input[name=email]').fill(email)
    await customer.locator('input[name=password]').fill(PASSWORD)
    await customer.locator('form button[type=submit]').click()
  }
  await customer.goto(await linkTo(email))
  const fields = customer.locator('input[type=password]')
  for (const place of [0, 1]) await fields.nth(place).fill(PASSWORD)
  const chosen = customer.waitForResponse((answer) => answer.request().method() === 'POST' && answer.ok())
  await customer.locator('form button[type=submit]').click()
  await chosen
  await customer.goto('/login')
  await signIn()
  await expect(customer).not.toHaveURL(/\/login/)
  await customer.goto('/agency')
  await expect(customer.getByRole('heading', { level: 1, name: 'Agency' })).toBeVisible()
  await customer.goto('/reseller')
  await expect(customer.getByText('Reseller accounts need the Reseller License').first()).toBeVisible()
  await customer.goto('/asset')
  await expect(customer.getByRole('heading', { level: 1, name: 'Assets' })).toBeVisible()

  await page.getByRole('searchbox').last().fill('Una Tours')
  await page.getByRole('button', { name: 'More actions for Una Tours' }).click()
  await page.getByRole('menuitem', { name: 'Suspend' }).click()
  const sure = page.getByRole('alertdialog', { name: 'Suspend Una Tours?' })
  await sure.getByRole('textbox').fill('Invoice 14 is not paid')
  await sure.getByRole('button', { name: 'Suspend' }).click()
  await expect(page.getByRole('button', { name: 'Reactivate' })).toBeVisible()
  await customer.getByRole('button', { name: 'Open menu' }).click()
  await customer.getByRole('link', { name: 'Checklist' }).first().click()
  await expect(customer).toHaveURL(/\/login/)
  const why = 'This account is suspended: Invoice 14 is not paid. Contact reseller@soteria.test.'
  await expect(customer.getByRole('alert').filter({ hasText: why })).toBeVisible()
  await signIn()
  await expect(customer.getByRole('form').getByRole('alert').filter({ hasText: why })).toBeVisible()

  await page.getByRole('button', { name: 'Reactivate' }).click()
  await expect(page.getByText('Una Tours reactivated')).toBeVisible()
  await signIn()
  await expect(customer).not.toHaveURL(/\/login/)
  expect(await axeProblems(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})
