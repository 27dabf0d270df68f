import { chromium, type Page } from '@playwright/test'
import { complaintsOf } from '@/e2e/fixtures'
import { check, fail } from './expect'
import { added, counted, gradeAfter, openAfter, withoutNotes } from './quarter-oracle'
import type { Member } from './quarter-script'
import type { Agency } from './quarter-walk'

const PATIENCE_MS = 20_000
const gradeOf = (site: Member) => {
  const { score, grade } = gradeAfter(site.past)
  return grade ? `Grade ${grade}, ${score} of 100` : 'No grade yet'
}
const leftOf = ({ past, aside }: Member) =>
  counted(openAfter(past).filter(({ id }) => !aside.some((one) => one.id === id)))

/** A handful of screens, of the workspace of a site whose light report follows a full one. */
export async function walkScreens({ sites, workspaces }: Agency, origin: string, token: string): Promise<void> {
  const site = sites.find(isHiddenByLight)
  if (!site) return fail('quarter: screens', new Error('No light report hides what a full one found'))
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM,
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 1200 } })
    page.setDefaultTimeout(PATIENCE_MS)
    const complaints = complaintsOf(page)
    await page.addInitScript((given) => localStorage.setItem('soteria:token', given), token)
    // The link leads into the workspace of the report.
    await page.goto(`${origin}/report/${site.reports.at(-1)}`)
    await checkReport(page, site)
    const own = sites.filter(({ workspace }) => workspace === site.workspace)
    await page.goto(`${origin}/asset`)
    await checkTable(page, own)
    await page.goto(`${origin}/`)
    await checkDashboard(page, own)
    await page.goto(`${origin}/history/${site.asset}`)
    await page
      .getByRole('img', { name: gradeOf(site) })
      .first()
      .waitFor()
    check(
      'quarter: the screen of the history shows the grade',
      (await page.getByRole('img', { name: gradeOf(site) }).count()) > 0,
      true,
    )
    check('quarter: the console stays clean', [complaints, workspaces.length], [[], workspaces.length])
  } finally {
    await browser.close()
  }
}

const isHiddenByLight = ({ past }: Member) =>
  past.at(-1)?.mode === 'light' &&
  openAfter(past).some(
    ({ id, severity }) => severity === 'critical' && !past.at(-1)?.found.some((one) => one.id === id),
  )

async function checkReport(page: Page, site: Member): Promise<void> {
  await page.getByText('Still open after this scan').first().waitFor()
  const text = await page.locator('main').innerText()
  const own = site.past.at(-1)?.found ?? []
  const hidden = openAfter(site.past).filter(
    ({ id, severity }) => severity === 'critical' && !own.some((one) => one.id === id),
  )
  check(
    'quarter: a light report shows the grade of the asset',
    (await page.getByRole('img', { name: gradeOf(site) }).count()) > 0,
    true,
  )
  check(
    'quarter: and names what the full one found',
    hidden.filter(({ title }) => !text.includes(title)).map(({ title }) => title),
    [],
  )
}

async function checkTable(page: Page, own: Member[]): Promise<void> {
  const row = (site: Member) =>
    page.getByRole('row').filter({ has: page.getByRole('link', { name: site.host, exact: true }) })
  const wrong: string[] = []
  for (const site of own) {
    await row(site).first().waitFor()
    const shown = await row(site)
      .getByRole('img', { name: /^(Grade|No grade)/ })
      .evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute('aria-label')))
    const text = await row(site).first().innerText()
    const { critical } = leftOf(site)
    const isTold = critical === 0 || text.includes(String(critical))
    if (site.past.length > 0 && (!shown.includes(gradeOf(site)) || !isTold))
      wrong.push(`${site.host}: ${gradeOf(site)}, not ${shown.join()} (${text})`)
  }
  check(`quarter: the table of assets shows the ${own.length} grades`, wrong, [])
}

async function checkDashboard(page: Page, own: Member[]): Promise<void> {
  const open = added(own.map(leftOf))
  const tiles = page.getByRole('list', { name: 'Workspace totals' })
  const tile = (name: RegExp) => tiles.getByRole('link', { name }).first()
  // Until then their place is held.
  for (const name of [/critical findings/i, /open findings/i]) await tile(name).filter({ hasText: /\d/ }).waitFor()
  const figures = await Promise.all(
    [/critical findings/i, /open findings/i].map(async (name) => /\d+/.exec(await tile(name).innerText())?.[0]),
  )
  check('quarter: the tiles of the dashboard show what is open', figures.map(Number), [
    open.critical,
    withoutNotes(open),
  ])
  const grades = own.flatMap((site) => gradeAfter(site.past).grade ?? [])
  const expected = [...new Set(grades)]
    .map((grade) => `${grade} ${grades.filter((one) => one === grade).length}`)
    .toSorted()
  const parts = await page
    .locator('a[href*="grade="]')
    .evaluateAll((links) =>
      links.map(
        (link) =>
          `${decodeURIComponent(link.getAttribute('href')?.split('grade=')[1] ?? '')} ${/\d+/.exec((link as HTMLElement).innerText.replace(/[A-F]\+?\s/, ''))?.[0]}`,
      ),
    )
  check('quarter: and how many sites have which grade', parts.toSorted(), expected)
}
