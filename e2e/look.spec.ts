import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { withConfig } from './brands'
import { lengthen, misplaced } from './layout'
import { screens } from './screens'
import { expect, signIn, test } from './fixtures'

// What a trace records of each screen takes longer than looking at it.
test.use({ trace: 'off' })

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const WIDTHS = [1440, 768, 390, 320]
/** The widest and the narrowest. Between them only the layout is another. */
const ENDS = [1440, 320]
const LOOKS = [
  { colorScheme: 'light', contrast: 'no-preference' },
  { colorScheme: 'dark', contrast: 'no-preference' },
  { colorScheme: 'light', contrast: 'more' },
] as const

const GUEST = ['/login', '/password-recovery', '/reset-password/token?email=a%40b.co', '/upgrade']
const MISSING = '/no/such/page/as/this'

test('nothing is wrong with what a guest sees, in light, dark and high contrast, wide and narrow', async ({ page, complaints }) => {
  const problems: string[] = []
  for (const path of [...GUEST, MISSING]) problems.push(...(await problemsAt(page, path)))
  expect(problems).toEqual([])
  expectOnlyMissing(complaints)
})

test('nothing is wrong with any screen, in light, dark and high contrast, wide and narrow', async ({ page, complaints }) => {
  // Thirty screens, each looked at many times: on a busy machine that takes many minutes.
  test.setTimeout(900_000)
  await page.goto('/login')
  await signIn(page, 'admin')
  const problems: string[] = []
  for (const path of [...(await screens(page)), MISSING]) problems.push(...(await problemsAt(page, path)), ...(await pseudoAt(page, path)))
  expect(problems).toEqual([])
  expectOnlyMissing(complaints)
})

test('nothing is wrong with any screen in Arabic', async ({ page, context, complaints }) => {
  test.setTimeout(900_000)
  await withConfig(context, { locale: 'ar' })
  await signIn(page, 'admin')
  const problems: string[] = []
  for (const path of [...(await screens(page)), ...GUEST.slice(0, 1)]) {
    await arrive(page, path)
    await expect(page.locator('html'), path).toHaveAttribute('dir', 'rtl')
    problems.push(...(await problemsHere(page, `ar ${path}`, [1440, 390], LOOKS.slice(0, 1))))
  }
  expect(problems).toEqual([])
  complaints.length = 0
})

// The longest words of the languages that are there.
test('nothing is cut or overlaps on any screen in German', async ({ page, context }) => {
  test.setTimeout(900_000)
  await withConfig(context, { locale: 'de' })
  await signIn(page, 'admin')
  const problems: string[] = []
  for (const path of await screens(page)) {
    await arrive(page, path)
    await expect(page.locator('html'), path).toHaveAttribute('lang', /^de/)
    for (const width of WIDTHS) problems.push(...(await layoutAt(page, `de ${path}`, width)))
  }
  expect(problems).toEqual([])
})

test('nothing is wrong with a locked screen and what lies over one', async ({ page }) => {
  test.setTimeout(120_000)
  await signIn(page, 'noplan')
  const modal = page.getByRole('dialog', { name: 'Upgrade Required' })
  await expect(modal).toBeVisible()
  const problems = await problemsHere(page, 'upgrade modal')
  await page.setViewportSize({ width: 1440, height: 900 })
  await modal.getByRole('button', { name: 'Cancel' }).click()
  await expect(modal).toBeHidden()
  problems.push(...(await problemsHere(page, 'locked dashboard')))

  await page.goto('/asset')
  await page.getByRole('button', { name: 'Jump to' }).click()
  await expect(page.getByRole('option').first()).toBeVisible()
  problems.push(...(await problemsHere(page, 'palette')))
  await page.getByRole('combobox', { name: /^Search pages/ }).fill('lead')
  problems.push(...(await problemsHere(page, 'palette, locked')))
  await page.getByRole('combobox', { name: /^Search pages/ }).fill('zebra')
  problems.push(...(await problemsHere(page, 'palette, nothing found')))
  await page.keyboard.press('Escape')
  await expect(page.getByRole('combobox', { name: /^Search pages/ })).toBeHidden()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  problems.push(...(await problemsHere(page, 'shortcuts')))
  await page.keyboard.press('Escape')

  await page.setViewportSize({ width: 320, height: 900 })
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  problems.push(...(await problemsHere(page, 'sidebar drawer', [320])))
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('button', { name: 'Show icons only' }).click()
  problems.push(...(await problemsHere(page, 'rail', [1440])))
  expect(problems).toEqual([])
})

async function arrive(page: Page, path: string) {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.locator('.skeleton'), path).toHaveCount(0)
}

async function problemsAt(page: Page, path: string) {
  await arrive(page, path)
  const problems = await problemsHere(page, path)
  for (const width of WIDTHS.filter((width) => !ENDS.includes(width))) problems.push(...(await layoutAt(page, path, width)))
  return problems
}

/** In the pseudo-language. It is not shipped, so it is made of what stands on the page; that all of it came from the texts is the concern of components/words.test.tsx. */
async function pseudoAt(page: Page, path: string) {
  const problems: string[] = []
  // Every word longer by two fifths is more than a phone of 320 px is built for; German is looked at there.
  for (const width of WIDTHS.slice(0, 3)) {
    await page.setViewportSize({ width, height: 900 })
    await page.evaluate(atRest)
    await page.evaluate(lengthen)
    problems.push(...(await page.evaluate(misplaced)).map((problem) => `pseudo ${path} ${width} ${problem}`))
  }
  return problems
}

async function layoutAt(page: Page, name: string, width: number) {
  await page.setViewportSize({ width, height: 900 })
  await page.evaluate(atRest)
  return (await page.evaluate(misplaced)).map((problem) => `${name} ${width} ${problem}`)
}

/** In each width, and in the first of them in each look, where it stands. */
async function problemsHere(page: Page, name: string, widths = ENDS, looks: readonly (typeof LOOKS)[number][] = LOOKS) {
  const problems: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    // The colours are the same in every width.
    for (const look of width === widths[0] ? looks : looks.slice(0, 1)) {
      await page.emulateMedia({ ...look, reducedMotion: 'reduce' })
      await expect(page.locator('html'), name).toHaveAttribute('data-theme', look.colorScheme)
      if (look.contrast === 'more') await expect(page.locator('html'), name).toHaveAttribute('data-contrast', 'more')
      await page.evaluate(atRest)
      // There are no frames; without looking for them it is four times as fast.
      const axe = new AxeBuilder({ page }).setLegacyMode()
      // The other looks are the same page in other colours.
      const { violations } = await (look === LOOKS[0] ? axe.withTags(RULES) : axe.withRules(['color-contrast', 'link-in-text-block'])).analyze()
      const colours = `${look.colorScheme}${look.contrast === 'more' ? ', more contrast' : ''}`
      problems.push(...violations.map(({ id, nodes }) => `${name} ${width} ${colours} ${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`))
    }
    problems.push(...(await layoutAt(page, name, width)))
  }
  return problems
}

/** Runs in the page: a colour on its way from one theme to the other is neither. */
async function atRest() {
  const frame = () => new Promise(requestAnimationFrame)
  do {
    await frame()
    await frame()
  } while (document.getAnimations().some(({ playState }) => playState === 'running'))
}

/** The host answers an unknown address with 404: that the browser may say. */
const expectOnlyMissing = (complaints: string[]) => {
  expect(complaints.filter((text) => !text.includes(MISSING))).toEqual([])
  complaints.length = 0
}
