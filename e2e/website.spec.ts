import type { Page } from '@playwright/test'
import { axeProblems } from './axe'
import { api, complaintsOf, enterAs, expect, makeWebsite, test, type Website } from './fixtures'

const NAME = 'Larch & Sons'
const CLINIC = 'Rowan Clinic'
const VISITOR = { name: 'Ann Visitor', email: 'ann.visitor@example.com', message: 'Water comes in at the chimney.' }

const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name }).click()
/** The browser itself tells of a call that was refused; nothing else may be told. */
const forgive = (complaints: string[], status: number) => {
  expect(complaints.filter((line) => !line.includes(`status of ${status}`))).toEqual([])
  complaints.length = 0
}

test('an agency makes a website from a template, publishes it, gets what a visitor writes, and takes it off', async ({
  page,
  context,
  complaints,
}) => {
  await enterAs(page, 'agency', '/dfy/websites')
  await page.getByRole('button', { name: 'New website' }).click()
  await begin(page)
  await expect(page.getByRole('heading', { name: NAME, level: 1 })).toBeVisible()
  const id = new URL(page.url()).searchParams.get('id') ?? ''
  expect(await axeProblems(page)).toEqual([])

  await publish(page, complaints)
  const { website } = await api<{ website: Website }>(page, 'GET', `/api/dfy/websites/${id}`)
  expect(new URL(website.address).origin).not.toBe(new URL(page.url()).origin)

  const visitor = await context.newPage()
  const heard = complaintsOf(visitor)
  await visit(visitor, website.address)
  await answer(page)

  await tab(page, /^Overview/)
  await page.getByRole('button', { name: 'Unpublish website' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unpublish website' }).click()
  await expect(page.getByText('Unpublished. Visitors can’t see it.')).toBeVisible()
  expect(heard).toEqual([])
  expect((await visitor.goto(website.address))?.status()).toBe(404)
  await remove(page, NAME)
  // What the overview had just asked for was gone when its question came.
  forgive(complaints, 404)
})

test('a domain is connected by records that are looked up, what is wrong is said, and it is disconnected', async ({
  page,
  complaints,
}) => {
  await enterAs(page, 'agency', '/dfy/websites')
  const business = { phone: '+44 113 496 0110', email: 'office@larch.example' }
  const { id } = await makeWebsite(page, { name: CLINIC, template_id: 'clinic', business })
  await page.goto(`/dfy/manager?id=${id}`)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText(/^Published at rowan-clinic/)).toBeVisible()
  await connect(page, complaints)
  await tab(page, /^Overview/)
  await remove(page, CLINIC)
  // What the overview had just asked for was gone when its question came.
  forgive(complaints, 404)
})

/** Template, business, review; what is wrong is said beside it, and a reload loses nothing. */
async function begin(page: Page) {
  await page.getByRole('button', { name: 'Preview Trades' }).click()
  const shown = page.getByRole('dialog')
  await expect(shown.frameLocator('iframe').locator('h1')).toBeVisible()
  await shown.getByRole('button', { name: 'Use this template' }).click()
  await page.getByLabel('Phone').fill('ring me')
  await page.getByRole('textbox', { name: /^Email/ }).fill('nobody')
  await page.getByRole('button', { name: 'Review', exact: true }).last().click()
  await expect(page.getByLabel('Business name')).toHaveAccessibleDescription(/Enter/)
  await expect(page.getByLabel('Business name')).toBeFocused()
  await expect(page.getByLabel('Phone')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('textbox', { name: /^Email/ })).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Business name').fill(NAME)
  await page.getByLabel('Phone').fill('+44 113 496 0110')
  await page.getByRole('textbox', { name: /^Email/ }).fill('')
  await page.getByLabel('Services').fill('Roof repairs: Leaks found and closed in a day')
  await expect(page.frameLocator('iframe').getByText('Leaks found and closed in a day')).toBeAttached()
  await page.reload()
  await expect(page.getByLabel('Business name')).toHaveValue(NAME)
  await page.getByRole('button', { name: 'Review', exact: true }).last().click()
  await expect(page.getByText('None: forms have no recipient yet')).toBeVisible()
  await page.getByRole('button', { name: 'Create website' }).click()
  await expect(page).toHaveURL(/\/dfy\/manager\?id=/)
}

/** A form that reaches nobody is not put before visitors. */
async function publish(page: Page, complaints: string[]) {
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('Not published: 1 thing to fix first')).toBeVisible()
  await expect(page.getByText('The contact form has no recipient. Add an email in the details.')).toBeVisible()
  forgive(complaints, 422)
  await page.getByRole('button', { name: 'Edit details' }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('textbox', { name: /^Email/ }).fill('office@larch.example')
  await drawer.getByRole('button', { name: 'Save details' }).click()
  await expect(drawer).toHaveCount(0)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText(/^Published at larch-sons/)).toBeVisible()
}

/** On the website's own origin, with a browser that knows nothing of us. */
async function visit(visitor: Page, address: string) {
  await visitor.goto(address)
  await expect(visitor.getByRole('banner').getByRole('link', { name: NAME })).toBeVisible()
  expect(await visitor.evaluate(() => Object.keys(localStorage))).toEqual([])
  await visitor.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click()
  expect(await axeProblems(visitor)).toEqual([])
  const form = visitor.locator('form')
  await form.getByRole('button').click()
  // The browser asks for what is missing: nothing was sent.
  await expect(visitor).toHaveURL(/\/contact/)
  for (const [name, value] of Object.entries(VISITOR)) await form.locator(`[name=${name}]`).fill(value)
  await form.getByRole('button').click()
  await expect(visitor).toHaveURL(/\/sent$/)
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
}

/** What was written is in the manager, and a lead. */
async function answer(page: Page) {
  await tab(page, /^Forms/)
  await page.reload()
  const row = page.getByRole('row').filter({ hasText: VISITOR.name })
  await expect(row).toContainText('New')
  await expect(row).toContainText(VISITOR.message)
  await page.getByRole('button', { name: 'Mark 1 entry as read' }).click()
  await expect(row).toContainText('Read')
  const manager = page.url()
  await page.goto('/leads')
  await expect(page.getByRole('article').filter({ hasText: VISITOR.name })).toBeVisible()
  await page.goto(manager)
}

/** Records that nobody has entered yet; and a domain that is none. */
async function connect(page: Page, complaints: string[]) {
  await tab(page, /^Domain/)
  const domain = page.getByRole('textbox', { name: 'Domain' })
  await domain.fill('http://localhost/x')
  await page.getByRole('button', { name: 'Connect domain' }).click()
  await expect(domain).toHaveAccessibleDescription(/Enter a domain, for example www\.example\.com\./)
  forgive(complaints, 422)
  await domain.fill('www.larch-and-sons.example')
  await page.getByRole('button', { name: 'Connect domain' }).click()
  const steps = page.getByRole('list', { name: 'Steps to a live domain' })
  await expect(steps).toContainText('0 of 2 records correct')
  await expect(steps).toContainText('Issued automatically once all records are correct')
  await expect(page.getByText('2 records aren’t right yet')).toBeVisible()
  const records = page.getByRole('table', { name: 'DNS records' })
  await expect(records.getByText('Not found')).toHaveCount(2)
  await expect(records.getByRole('row').filter({ hasText: 'CNAME' })).toContainText('www.larch-and-sons.example')
  expect(await axeProblems(page)).toEqual([])
  await page.goto('/dfy/websites')
  const card = page.getByRole('article', { name: CLINIC })
  await expect(card.getByText('Domain: 0 of 2 records')).toBeVisible()
  await card.getByRole('link', { name: CLINIC, exact: true }).click()
  await tab(page, /^Domain/)
  await page.getByRole('button', { name: 'Disconnect domain' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect domain' }).click()
  await expect(domain).toBeVisible()
}

/** Only whoever types its name deletes it. */
async function remove(page: Page, name: string) {
  await page.getByRole('button', { name: 'Delete website' }).click()
  const ask = page.getByRole('alertdialog')
  await ask.getByRole('textbox').fill('Another')
  await ask.getByRole('button', { name: 'Delete website' }).click()
  await expect(ask.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
  await ask.getByRole('textbox').fill(name)
  await ask.getByRole('button', { name: 'Delete website' }).click()
  await expect(page).toHaveURL(/\/dfy\/websites$/)
  await expect(page.getByRole('heading', { name: 'Websites', level: 1 })).toBeVisible()
  await expect(page.getByRole('article', { name })).toHaveCount(0)
}
