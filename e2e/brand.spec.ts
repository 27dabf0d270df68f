import type { Page } from '@playwright/test'
import { shadesOf } from '@/lib/domain/brand-shades'
import { DEFAULT_CONFIG } from '@/lib/config/config'
import { mutateConfig } from '@/lib/testing/mutate-config'
import { byTurns, isFull } from '@/lib/testing/sample'
import { axeProblems } from './axe'
import { BRANDS, withConfig } from './brands'
import { api, enterAs, expect, signIn, test } from './fixtures'
import { differentScreens } from './screens'

const GUEST = ['/login', '/password-recovery', '/reset-password/token?email=a%40b.co']
const { light, dark } = shadesOf(DEFAULT_CONFIG.colors.brand)
const DEFAULT_COLOURS = [DEFAULT_CONFIG.colors.brand, ...Object.values(light), ...Object.values(dark)]
  .filter((colour) => colour !== '#ffffff')
  .map(asRgb)
const brands = Object.entries(BRANDS)
/** Each screen is looked at in one of the brands: what it keeps of the default one it keeps in each. */
const ofTheBrand = (paths: string[], turn: number) => byTurns(paths, turn, Math.ceil(paths.length / brands.length))

for (const [turn, [kind, brand]] of brands.entries()) {
  test(`nothing of the default brand is left on a screen of the ${kind} brand, and its words can be read`, async ({
    page,
    context,
    complaints,
  }) => {
    test.setTimeout(240_000)
    await withConfig(context, brand)
    const problems: string[] = []
    for (const path of GUEST) problems.push(...(await problemsOf(page, path, themesOf(brand))))
    await enterAs(page, 'bundle')
    for (const path of ofTheBrand(await differentScreens(page), turn))
      problems.push(...(await problemsOf(page, path, themesOf(brand))))
    expect(complaints).toEqual([])
    for (const path of ['/no/such/page', '/upgrade']) problems.push(...(await problemsOf(page, path, themesOf(brand))))
    expect(problems).toEqual([])
    // The first of them is answered with 404.
    complaints.length = 0
  })

  test(`before any script of the app has run, the ${kind} brand is there`, async ({ page, context, complaints }) => {
    await withConfig(context, brand)
    expect(complaints).toEqual([])
    await page.route('**/_next/static/**/*.js', (route) => route.abort())
    const problems: string[] = []
    for (const path of byTurns([...GUEST, '/', '/report/1', '/no/such/page', '/upgrade'], turn, 3))
      problems.push(...(await problemsOf(page, path)))
    expect(problems).toEqual([])
    complaints.length = 0
  })
}

test('a locked screen leads to where the reseller sells the plan, and says so', async ({ page, context }) => {
  await withConfig(context, BRANDS.light)
  await context.route('https://shop.verda.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Shop</title>' }),
  )
  await enterAs(page, 'noplan', '/reseller')
  const upgrade = page.getByRole('dialog', { name: 'Upgrade Required' }).getByRole('button', { name: 'Upgrade' })
  await expect(upgrade).toHaveAccessibleDescription('Opens shop.verda.example.')
  const opened = context.waitForEvent('page')
  await upgrade.click()
  await expect(await opened).toHaveURL('https://shop.verda.example/resell')
  await page.goto('/history')
  await expect(
    page.getByText('This feature is included in Verda Secure Premium, Unlimited and Bundle Deal.').first(),
  ).toBeVisible()
})

test('what a tenant set for themselves is there before any script of the app, over the brand of the reseller', async ({
  page,
  context,
  complaints,
}) => {
  await withConfig(context, BRANDS.dark)
  await enterAs(page, 'unlimited')
  const set = (branding: object) => api(page, 'POST', '/api/user/branding', branding)
  await set({ company_name: 'Acme Pottery', primary: '#b00020' })
  try {
    await page.reload()
    await expect(page).toHaveTitle('Acme Pottery · Dashboard')
    expect(complaints).toEqual([])
    await page.route('**/_next/static/**/*.js', (route) => route.abort())
    await page.reload()
    await expect(page).toHaveTitle(/^Acme Pottery · /)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand'))).toBe(
      '#b00020',
    )
  } finally {
    await set({ company_name: '', primary: '' })
  }
  complaints.length = 0
})

/** Jest has a thousand; in a browser all forty are opened under `npm run test:full`. */
const SEEDS = Array.from({ length: 40 }, (_, index) => (index + 1) * 25).filter((_, index) => isFull || index % 4 === 3)

test('broken and hostile files leave the sign-in page as it is, and nobody out', async ({
  page,
  context,
  complaints,
}) => {
  test.setTimeout(180_000)
  const ran: string[] = []
  page.on('dialog', (dialog) => void dialog.dismiss().then(() => ran.push(dialog.message())))
  page.on('pageerror', (error) => ran.push(error.message))
  for (const [index, seed] of SEEDS.entries()) {
    await withConfig(context, mutateConfig(seed))
    await page.goto('/login')
    // Some of them ask for another language.
    await expect(page.locator('form button[type="submit"]'), `seed ${seed}`).toBeVisible()
    expect(await page.evaluate(() => 'ran' in window || 'polluted' in {})).toBe(false)
    if (index % 5 === 0) {
      await signIn(page, 'bundle')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
    await page.evaluate(() => localStorage.clear())
    await context.unrouteAll()
  }
  expect(ran).toEqual([])
  // The logos and the font of the example are not there.
  complaints.length = 0
})

async function arrive(page: Page, path: string) {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible()
  await expect(page.locator('.skeleton'), path).toHaveCount(0)
}

async function problemsOf(page: Page, path: string, themes: readonly Theme[] = []) {
  if (themes.length > 0) await arrive(page, path)
  else {
    await page.goto(path)
    // In another language it waits for words that do not come, for as long as a person may be kept waiting.
    await expect(page.locator('html')).toHaveCSS('visibility', 'visible')
  }
  const traces = await page.evaluate(tracesOf, DEFAULT_COLOURS)
  return [...traces, ...(await unreadable(page, themes))].map((problem) => `${path}: ${problem}`)
}

type Theme = 'light' | 'dark'

/**
 * A brand is looked at in its own theme; a colour that no words can be read on in both. lib/domain/brand-shades.test.ts
 * holds for every colour.
 */
const themesOf = (brand: object): readonly Theme[] =>
  'defaultTheme' in brand && (brand.defaultTheme === 'light' || brand.defaultTheme === 'dark')
    ? [brand.defaultTheme]
    : ['light', 'dark']

/** Words that lack contrast, where the page stands. */
async function unreadable(page: Page, themes: readonly Theme[]) {
  const found: string[] = []
  for (const theme of themes) {
    await page.evaluate(wear, theme)
    found.push(...(await axeProblems(page, 'colours')).map((problem) => `${theme}, hard to read: ${problem}`))
  }
  return found
}

/** In the page: the theme at once, without the way between two. What turns as long as something loads has no end. */
async function wear(theme: string) {
  document.documentElement.dataset.theme = theme
  await new Promise(requestAnimationFrame)
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
}

/** In the page: where the default name or one of the default colours is. */
function tracesOf(colours: string[]) {
  // Not ours to rename: the accounts of the try-out mode, and what its demo shop says of itself.
  const name = (text: string) => /soteria/i.test(text.replaceAll(/@soteria\.test|Soteria demo shop/g, ''))
  const found = name(document.title) || !document.title ? [`title ${document.title}`] : []
  for (const element of document.querySelectorAll('html, body, body *:not(script, style), meta, link')) {
    const at = `${element.tagName} ${element.className}`
    for (const { name: attribute, value } of element.attributes)
      if (name(value)) found.push(`${at} ${attribute}=${value}`)
    for (const node of element.childNodes)
      if (node.nodeType === Node.TEXT_NODE && name(node.textContent ?? '')) found.push(`${at} ${node.textContent}`)
    if (getComputedStyle(element).display === 'none') continue
    const { color, backgroundColor, borderTopColor, fill, stroke, outlineColor } = getComputedStyle(element)
    for (const colour of [color, backgroundColor, borderTopColor, fill, stroke, outlineColor])
      if (colours.includes(colour)) found.push(`${at} ${colour}`)
  }
  if (getComputedStyle(document.documentElement).visibility !== 'visible') found.push('out of sight')
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.href
  if (!icon || icon.endsWith('/icon.svg')) found.push(`icon ${icon}`)
  return found
}

function asRgb(hex: string) {
  return `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`
}
