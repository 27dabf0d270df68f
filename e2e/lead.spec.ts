import type { CDPSession, Locator, Page } from '@playwright/test'
import { axeProblems } from './axe'
import { DEMO_SHOP, api, breakShop, enterAs, expect, leaveOneWorkspace, test, workspaceOf } from './fixtures'

/** The demo shop by a name that nobody has scanned before, also at a later try. */
const newShop = () => DEMO_SHOP.replace('127.0.0.1', `corner-shop-${Date.now()}.localhost`)

/** From a search to a text that was sent, each width with an account of its own. */
for (const { width, height, who } of [
  { width: 1440, height: 900, who: 'bundle' },
  { width: 390, height: 844, who: 'admin' },
]) {
  const isPhone = width < 600
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height }, hasTouch: isPhone, permissions: ['clipboard-read', 'clipboard-write'] })

    test('an agency finds businesses, scans them, keeps two, moves one, and writes what is true', async ({
      page,
      context,
    }) => {
      // Eight scans and a whole day of work: beside another worker it takes as long as the limit of a short test.
      test.setTimeout(300_000)
      await enterAs(page, who)
      await leaveOneWorkspace(page)
      await leaveNoLeads(page)
      await breakShop(page)
      await page.goto('/agency')
      await expect(page.getByRole('heading', { name: 'Find your first client' })).toBeVisible()
      // What an earlier try has done counts as well: a search, a scan, a text that was sent.
      await expect(page.getByText(/^[0-4] of 7 done/)).toBeVisible()
      await find(page, width)
      const later = await scanFive(page, () => context.newPage())
      await saveTwo(later)
      await importFile(later)
      await later.goto('/leads')
      await expect(card(later, 'Barlow Table')).toBeVisible()
      expect(await axeProblems(later)).toEqual([])
      if (isPhone) await dragByFinger(later, await context.newCDPSession(later))
      else await dragByMouse(later)
      await moveByKeys(later)
      await write(later, width)
    })
  })
}

/** What an earlier try left: its leads, and the address below its texts. */
async function leaveNoLeads(page: Page) {
  const at = `/api/leads/${await workspaceOf(page)}`
  const { leads } = await api<{ leads: { id: string }[] }>(page, 'GET', `${at}/list`)
  if (leads.length > 0) await api(page, 'POST', `${at}/bulk`, { ids: leads.map(({ id }) => id), remove: true })
  await api(page, 'POST', '/api/leads/settings', { sender: { address: '' } })
}

const fits = async (page: Page, width: number) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)

/** A search, its filter, its next page; a reload spends no search and loses no filter. */
async function find(page: Page, width: number) {
  await page.goto('/lead-finder/google')
  await expect(page.getByText('These businesses are fictional')).toBeVisible()
  await page.getByLabel('What', { exact: true }).fill('dentist')
  await page.getByLabel('Where').fill('Springfield')
  await page.getByLabel('Where').press('Enter')
  const table = page.getByRole('table', { name: 'Businesses' })
  // Without a site there is most to be offered.
  await expect(table.getByText('Ellery Smiles')).toBeVisible()
  await expect(page).toHaveURL(/\?q=dentist&in=Springfield$/)
  await page.getByRole('button', { name: /^Load 20 more/ }).click()
  await expect(page.getByText(/^25 results/)).toBeVisible()
  await fits(page, width)
  await page.getByRole('combobox', { name: 'Website' }).click()
  await page.getByRole('option', { name: 'With website' }).click()
  await expect(table.getByText('No website')).toHaveCount(0)
  await expect(page).toHaveURL(/[?&]website=with/)
  const used = await page.getByText(/searches used today$/).textContent()
  await page.reload()
  await expect(table.getByText('Abbott Dental')).toBeVisible()
  await expect(table.getByText('No website')).toHaveCount(0)
  await expect(page).toHaveURL(/[?&]website=with/)
  await expect(page.getByText(/searches used today$/)).toHaveText(used ?? '')
  await page.getByRole('button', { name: 'D7' }).click()
  await expect(page.getByText('Search the sample directory for “dentist” near Springfield?')).toBeVisible()
  await page.goBack()
  await expect(table.getByText('Abbott Dental')).toBeVisible()
}

const FIVE = ['Barlow Table', 'Barlow Cuts', 'Barlow Bread & Cake', 'Barlow Heating & Water', 'Barlow Wiring']

/** They go on when the tab is closed; one refuses connections, and its row says so. */
async function scanFive(page: Page, open: () => Promise<Page>): Promise<Page> {
  const at = '/lead?q=barlow&in=Springfield&src=osm&website=with'
  await page.goto(at)
  await page.getByRole('button', { name: 'Search', exact: true }).last().click()
  const table = page.getByRole('table', { name: 'Businesses' })
  for (const name of FIVE) await table.getByRole('checkbox', { name: `Select ${name}` }).check()
  await page.getByRole('button', { name: 'Scan 5' }).click()
  // At a later try all five are known from the earlier one, and none is scanned again.
  const known = page.getByRole('button', { name: 'Scan Barlow Wiring again' })
  await expect(page.getByText('Scanning 5 sites, 3 at a time').or(known).first()).toBeVisible()
  await page.close()
  const later = await open()
  await later.goto(at)
  const rows = later.getByRole('table', { name: 'Businesses' })
  for (const name of FIVE.slice(0, 4))
    await expect(
      rows
        .getByRole('row')
        .filter({ hasText: name })
        .getByLabel(/^Grade [A-F]/),
    ).toBeVisible({ timeout: 60_000 })
  const refusing = rows.getByRole('row').filter({ hasText: 'Barlow Wiring' })
  await expect(refusing.getByText('No response')).toHaveCount(1, { timeout: 60_000 })
  await expect(refusing.getByRole('button', { name: 'Scan Barlow Wiring again' })).toBeVisible()
  return later
}

/** The same two from another source are no second ones. */
async function saveTwo(page: Page) {
  const rows = page.getByRole('table', { name: 'Businesses' })
  for (const name of ['Barlow Table', 'Barlow Cuts']) {
    const row = rows.getByRole('row').filter({ hasText: name })
    await row.getByRole('button', { name: `Save ${name}` }).click()
    await expect(row.getByText('Saved', { exact: true })).toBeVisible()
  }
  await page.goto('/lead-finder/d7?q=barlow&in=Springfield')
  await page.getByRole('button', { name: 'Search', exact: true }).last().click()
  await expect(
    rows.getByRole('row').filter({ hasText: 'Barlow Cuts' }).getByText('Saved', { exact: true }),
  ).toBeVisible()
}

/** A list of one's own: one line is known, one is new and has the shop as its site. */
async function importFile(page: Page) {
  await page.goto('/lead')
  await page.getByRole('link', { name: 'CSV file' }).click()
  const drawer = page.getByRole('dialog', { name: 'Import leads' })
  const choosing = page.waitForEvent('filechooser')
  await drawer.getByRole('button', { name: 'Choose file' }).click()
  const lines = [
    'Name,Website,Country,Email',
    'Barlow Cuts,http://barlow-cuts.localhost/,US,',
    `Corner Shop,${newShop()},US,hello@corner-shop.example`,
  ]
  await (await choosing).setFiles({ name: 'mine.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) })
  await expect(drawer.getByText('1 new lead').first()).toBeVisible()
  await drawer.getByRole('button', { name: /^Import \d/ }).click()
  await expect(drawer.getByText(/^\d leads? imported$/)).toBeVisible()
  await drawer.getByRole('button', { name: 'Done' }).click()
}

const column = (page: Page, stage: string) => page.getByRole('region', { name: new RegExp(`^${stage}, `) })
const card = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name })
const middle = async (of: Locator) => {
  const { x, y, width, height } = (await of.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return { x: x + width / 2, y: y + height / 2 }
}

async function dragByMouse(page: Page) {
  // What lets it be dragged comes a moment after the card; and it has to stand still.
  await expect(card(page, 'Barlow Table')).toHaveAttribute('draggable', 'true')
  await card(page, 'Barlow Table').hover()
  const from = await middle(card(page, 'Barlow Table'))
  await page.mouse.down()
  const to = await middle(column(page, 'Meeting'))
  await page.mouse.move(from.x + 20, from.y + 5, { steps: 3 })
  await page.mouse.move(to.x, to.y, { steps: 8 })
  await page.mouse.up()
  await expect(column(page, 'Meeting').getByRole('article')).toContainText('Barlow Table')
}

/** A finger that rests takes the card; near the edge the board goes along. */
async function dragByFinger(page: Page, tools: CDPSession) {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
    tools.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] })
  await card(page, 'Barlow Table').scrollIntoViewIfNeeded()
  const from = await middle(card(page, 'Barlow Table'))
  await touch('touchStart', from.x, from.y)
  await expect(page.locator('body > article')).toBeVisible()
  for (let x = from.x; x < 380; x += 20) await touch('touchMove', x, from.y)
  const columnThere = () =>
    page.evaluate(() => {
      const columns = [...document.querySelectorAll<HTMLElement>('[data-stage]:not([data-stage=new])')].map((one) => {
        const { left, right } = one.getBoundingClientRect()
        const [start, end] = [Math.max(left, 60), Math.min(right, 330)]
        return { x: (start + end) / 2, width: end - start }
      })
      return columns.toSorted((a, b) => b.width - a.width)[0] ?? { x: 0, width: 0 }
    })
  await expect.poll(async () => (await columnThere()).width).toBeGreaterThan(60)
  // Away from the edge the board stands still.
  await touch('touchMove', 195, from.y)
  await touch('touchMove', (await columnThere()).x, from.y)
  const stage = await page.locator('[data-over]').getAttribute('data-stage')
  await touch('touchEnd')
  await expect(page.locator(`[data-stage=${stage}]`).getByRole('article')).toContainText('Barlow Table')
}

/** The board without a mouse: two stages, taken back, its place, its menu; and it stays so. */
async function moveByKeys(page: Page) {
  const name = page.getByRole('button', { name: 'Barlow Cuts', exact: true })
  const id = await page.getByRole('article').filter({ has: name }).getAttribute('data-lead')
  let kept = 0
  page.on('response', (answer) => {
    if (answer.url().endsWith(`/lead/${id}/move`) && answer.ok()) kept += 1
  })
  await name.focus()
  await page.keyboard.press('2')
  await expect(page.getByText(/^Barlow Cuts moved to Contacted, 1 of/)).toBeVisible()
  await expect(name).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(column(page, 'New').getByRole('button', { name: 'Barlow Cuts', exact: true })).toBeVisible()
  await name.focus()
  await page.keyboard.press('m')
  await page.getByRole('menuitem', { name: 'Move to Contacted' }).press('Enter')
  await expect(column(page, 'Contacted').getByRole('button', { name: 'Barlow Cuts', exact: true })).toBeVisible()
  // The card is there before the server has answered: a reload within the same moment would keep a call from leaving.
  await expect.poll(() => kept).toBe(3)
  await page.reload()
  await expect(column(page, 'Contacted').getByRole('button', { name: 'Barlow Cuts', exact: true })).toBeVisible()
}

/** Three facts with their time; what is not ticked, and what is not true any more, leaves the text. */
async function write(page: Page, width: number) {
  await page.getByRole('button', { name: 'Corner Shop', exact: true }).focus()
  await page.keyboard.press('e')
  const drawer = page.getByRole('dialog', { name: 'Corner Shop' })
  await expect(drawer.getByText('Scan the site before you send.')).toBeVisible()
  await drawer.getByRole('button', { name: 'Scan site' }).click()
  const text = drawer.getByRole('textbox', { name: 'Text', exact: true })
  const facts = drawer.getByRole('group', { name: /^Findings in this text/ })
  await expect(facts.getByRole('checkbox', { checked: true })).toHaveCount(3, { timeout: 60_000 })
  const told = async () => (await text.inputValue()).split('\n').filter((line) => line.startsWith('- '))
  expect(await told()).toHaveLength(3)
  await facts.getByRole('checkbox', { checked: true }).first().uncheck()
  await expect.poll(async () => (await told()).length).toBe(2)
  await drawer.getByRole('textbox', { name: 'Postal address' }).fill('4 Pope’s Quay, Cork')
  await drawer.getByRole('button', { name: 'Save sender' }).click()
  await expect(text).toHaveValue(/4 Pope’s Quay, Cork/)
  await drawer.getByRole('textbox', { name: 'Subject' }).fill('Your website')
  await page.reload()
  await expect(drawer.getByRole('textbox', { name: 'Subject' })).toHaveValue('Your website')
  await fits(page, width)
  expect(await axeProblems(page)).toEqual([])
  await press(page, 'Apply the fixes')
  await drawer.getByRole('tab', { name: /^Scan/ }).click()
  await drawer.getByRole('button', { name: 'Scan again' }).click()
  await expect(drawer.getByText('No findings')).toBeVisible({ timeout: 60_000 })
  await drawer.getByRole('tab', { name: 'Outreach' }).click()
  await expect(facts.getByText(/Not found in the scan on/)).toHaveCount(2)
  await expect.poll(async () => (await told()).length).toBe(0)
  await press(page, 'Bring the mistakes back')

  await expect(drawer.getByRole('link', { name: 'Open in email app' })).toHaveAttribute('href', /^mailto:hello@/)
  await drawer.getByRole('button', { name: 'Copy text' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('4 Pope’s Quay, Cork')
  await drawer.getByRole('button', { name: 'Mark as sent' }).click()
  await drawer.getByRole('tab', { name: 'History' }).click()
  await expect(drawer.getByRole('tabpanel').getByText('Email sent')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(column(page, 'Contacted').getByRole('button', { name: 'Corner Shop', exact: true })).toBeVisible()
}

/** At the shop, in another tab. */
async function press(page: Page, name: string) {
  const shop = await page.context().newPage()
  await shop.goto(DEMO_SHOP)
  await shop.getByRole('button', { name }).click()
  await expect(shop.getByRole('button', { name })).toHaveCount(0)
  await shop.close()
}
