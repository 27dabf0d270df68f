import type { Page } from '@playwright/test'
import { axeProblems } from './axe'
import { api, complaintsOf, enterAs, expect, makeWebsite, test, type Website } from './fixtures'

const business = {
  name: 'Hartley Roofing',
  phone: '+44 113 496 0110',
  email: 'office@hartley.example',
  address: 'Leeds',
}

/** A website as the template has it. */
async function newWebsite(page: Page) {
  await enterAs(page, 'agency', '/dfy/websites')
  return makeWebsite(page, { name: business.name, template_id: 'trades', business })
}

const canvasOf = (page: Page) => page.frameLocator('iframe')
const stateOf = (page: Page) => page.locator('header').getByRole('status')
const documentOf = async (page: Page, id: string) =>
  (
    await api<{ document: { pages: { blocks: { id: string; type: string; props: { title?: string } }[] }[] } }>(
      page,
      'GET',
      `/api/dfy/editor/${id}`,
    )
  ).document

async function openEditor(page: Page, id: string) {
  await page.goto(`/dfy/editor?id=${id}`)
  await expect(canvasOf(page).locator('h1')).toBeVisible()
}

/** A picture of one colour, made by the browser that sends it. */
const pictureIn = (page: Page) =>
  page.evaluate(async () => {
    const canvas = document.createElement('canvas')
    canvas.width = 320
    canvas.height = 200
    canvas.getContext('2d')?.fillRect(0, 0, 320, 200)
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
    return [...new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0))]
  })

const sectionsOf = (page: Page) => page.getByRole('list', { name: 'Sections of Home' }).getByRole('listitem')

/** By keys alone, and taken back. */
async function addAndDelete(page: Page) {
  await expect(sectionsOf(page)).toHaveCount(8)
  await page.getByRole('button', { name: 'Add', exact: true }).press('Enter')
  await page.getByRole('button', { name: /^Prices/ }).press('Enter')
  await expect(sectionsOf(page)).toHaveCount(9)
  await expect(sectionsOf(page).getByRole('button', { name: /^Prices/ })).toBeFocused()
  await page.keyboard.press('Delete')
  await expect(sectionsOf(page)).toHaveCount(8)
  await page.keyboard.press('Control+Z')
  await expect(sectionsOf(page)).toHaveCount(9)
  await page.keyboard.press('Control+Z')
  await expect(sectionsOf(page)).toHaveCount(8)
}

/** What the server would not take is said beside it, and is not sent. */
async function tooLong(page: Page) {
  await sectionsOf(page)
    .getByRole('button', { name: /^Opening/ })
    .click()
  const headline = page.locator('[data-field=title]')
  const before = await headline.inputValue()
  await headline.fill('long '.repeat(60))
  await expect(headline).toHaveAccessibleDescription(/Use up to \d+ characters\./)
  await page.keyboard.press('Control+S')
  await expect(page.getByText('Shorten the texts below to save.')).toBeVisible()
  await page.getByRole('button', { name: /^Fix: A text is too long/ }).click()
  await headline.fill(before)
}

test('somebody writes on the page, adds a picture, moves a section by keys, changes the look, saves, publishes and opens it', async ({
  page,
  context,
}) => {
  const website = await newWebsite(page)
  await openEditor(page, website.id)
  const canvas = canvasOf(page)
  const headline = (await canvas.locator('h1').textContent()) ?? ''
  expect(await axeProblems(page)).toEqual([])

  await canvas.locator('h1').click()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('<b>Dry</b> by Monday')
  await expect(page.locator('[data-field=title]')).toHaveValue('<b>Dry</b> by Monday')
  await expect(canvas.locator('h1 b')).toHaveCount(0)

  const upload = page.locator('[data-field=picture] input[type=file]')
  await upload.setInputFiles({
    name: 'roof.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<script>alert(1)</script>'),
  })
  await expect(page.getByText('Upload a PNG, JPEG, WebP or AVIF image.')).toBeVisible()
  await upload.setInputFiles({ name: 'roof.png', mimeType: 'image/png', buffer: Buffer.from(await pictureIn(page)) })
  await expect(canvas.locator('.opening img')).toBeVisible()
  await expect(page.getByText('Describe the image, or mark it as decorative.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Description' }).fill('A slate roof')
  await addAndDelete(page)
  await tooLong(page)

  await page
    .getByRole('button', { name: /^Services/ })
    .first()
    .focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(page.getByText('Services moved to 4 of 8.')).toBeAttached()
  await page.getByRole('button', { name: 'Fjord' }).click()
  await page.keyboard.press('Control+S')
  await expect(stateOf(page)).toHaveText(/^Saved .*, not published$/)

  await page.reload()
  await expect(canvas.locator('h1')).toHaveText('<b>Dry</b> by Monday')
  await expect(canvas.locator('.opening img')).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await expect(stateOf(page)).toHaveText(/^Saved .*, published$/)

  const { website: published } = await api<{ website: Website }>(page, 'GET', `/api/dfy/websites/${website.id}`)
  const visitor = await context.newPage()
  const heard = complaintsOf(visitor)
  await visitor.goto(published.address)
  await expect(visitor.locator('h1')).toHaveText('<b>Dry</b> by Monday')
  await expect(visitor.getByRole('img', { name: 'A slate roof' })).toBeVisible()
  await restoreFirst(page, website.id, headline)
  // Visitors see no change until it is published.
  await visitor.reload()
  await expect(visitor.locator('h1')).toHaveText('<b>Dry</b> by Monday')
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect(async () => {
    await visitor.reload()
    expect(await visitor.locator('h1').textContent()).toBe(headline)
  }).toPass()
  expect(heard).toEqual([])
})

/** The first version is laid beside the current one, and is what the website is from then on. */
async function restoreFirst(page: Page, id: string, headline: string) {
  await page.goto(`/dfy/manager?id=${id}`)
  await page.getByRole('tab', { name: /^Versions/ }).click()
  const versions = page.getByRole('list', { name: 'Versions' })
  await versions
    .getByRole('button', { name: /^Compare version/ })
    .last()
    .click()
  const compared = page.getByRole('dialog', { name: 'Compare versions' })
  await expect(compared.frameLocator('iframe >> nth=0').locator('h1')).toHaveText(headline)
  await expect(compared.frameLocator('iframe >> nth=1').locator('h1')).toHaveText('<b>Dry</b> by Monday')
  await compared.getByRole('button', { name: 'Restore this version' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore', exact: true }).click()
  await expect(page.getByText(/^Version \d+ restored$/)).toBeVisible()
  await expect(versions.getByText(/^Restored/).first()).toBeVisible()
}

test('two tabs do not write over each other, and both versions can be had', async ({
  page,
  context,
  complaints: heard,
}) => {
  const website = await newWebsite(page)
  await openEditor(page, website.id)
  const other = await context.newPage()
  const complaints = complaintsOf(other)
  await openEditor(other, website.id)
  await expect(page.getByText('This website is also open in another tab')).toBeVisible()
  await canvasOf(page).locator('h1').click()
  await page.keyboard.type('Mine ')
  await canvasOf(other).locator('h1').click()
  await other.keyboard.type('Theirs ')
  await other.keyboard.press('Control+S')
  await expect(stateOf(other)).toHaveText(/^Saved .*, not published$/)
  await expect(page.getByText(/^Saved in another tab at/)).toBeVisible()
  await page.keyboard.press('Control+S')
  await expect(page.getByText(/^This website was saved elsewhere at/)).toBeVisible()
  // The browser itself tells that a call was refused.
  expect(heard.splice(0)).toEqual([expect.stringContaining('status of 409')])
  await page.getByRole('button', { name: 'Load latest' }).click()
  await expect(canvasOf(page).locator('h1')).toHaveText(/Theirs/)
  await page.keyboard.press('Control+Z')
  await expect(canvasOf(page).locator('h1')).toHaveText(/Mine/)
  await page.keyboard.press('Control+S')
  await expect(stateOf(page)).toHaveText(/^Saved .*, not published$/)
  expect((await documentOf(page, website.id)).pages[0]?.blocks[0]?.props.title).toContain('Mine')
  expect(complaints).toEqual([])
})

test('a draft outlives a reload, and a session that ended', async ({ page, complaints }) => {
  const website = await newWebsite(page)
  await openEditor(page, website.id)
  await canvasOf(page).locator('h1').click()
  await page.keyboard.type('Draft ')
  await expect(stateOf(page)).toHaveText(/^Saved on this device/)
  // The save that is sent as the page is left does not leave it.
  await page.evaluate(() => {
    window.fetch = () => new Promise(() => {})
  })
  await page.reload()
  await expect(page.getByText('Unsaved changes restored from this device')).toBeVisible()
  await expect(canvasOf(page).locator('h1')).toHaveText(/Draft/)
  // The next one may arrive, or not: the work is there, and nobody else's.
  await canvasOf(page).locator('h1').click()
  await page.keyboard.type('More ')
  await expect(stateOf(page)).toHaveText(/^Saved on this device/)
  await page.reload()
  await expect(canvasOf(page).locator('h1')).toHaveText(/More/)
  await page.keyboard.press('Control+S')
  await expect(stateOf(page)).toHaveText(/^Saved (?!on)/)
  await expect(page.getByText(/^This website was saved elsewhere/)).toHaveCount(0)

  await page.route('**/api/dfy/website', (route) =>
    route.fulfill({ status: 401, json: { message: 'Unauthenticated.' } }),
  )
  await canvasOf(page).locator('h1').click()
  await page.keyboard.type('Later ')
  await page.keyboard.press('Control+S')
  await expect(page).toHaveURL(/\/login/)
  await page.unroute('**/api/dfy/website')
  complaints.length = 0
  await page.locator('input[name="email"]').fill('agency@soteria.test')
  await page.locator('input[name="password"]').fill('try-out-2026')
  await page.locator('form button[type="submit"]').click()
  await expect(page).toHaveURL(/\/dfy\/editor/)
  await expect(page.getByText('Unsaved changes restored from this device')).toBeVisible()
  await expect(canvasOf(page).locator('h1')).toHaveText(/Later/)
})
