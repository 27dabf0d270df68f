import type { Page } from '@playwright/test'
import { axeProblems } from './axe'
import { byTurns, isFull } from '@/lib/testing/sample'
import { expect } from './fixtures'
import { lengthen, misplaced } from './layout'

/** A phone. */
const NARROW = 390
export const WIDTHS = [1440, 768, NARROW]
/** As wide as a phone is when it is magnified fourfold: words must still be in order there (WCAG 1.4.10). */
export const NARROWEST = 320
export const GUEST = ['/login', '/password-recovery', '/reset-password/token?email=a%40b.co', '/upgrade']
/** The host answers it with 404: that the browser may say. */
export const MISSING = '/no/such/page/as/this'

const LOOKS = [
  { name: 'light', colorScheme: 'light', contrast: 'no-preference' },
  { name: 'dark', colorScheme: 'dark', contrast: 'no-preference' },
  { name: 'high contrast', colorScheme: 'light', contrast: 'more' },
] as const

/** By its name, without the ids of this run: however often a screen is looked at, it has the same turn. */
const turnOf = (name: string) =>
  [...name.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '')].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)

/**
 * Where axe looks as well. What it finds in one width it mostly finds in all: between a phone and a desk, and of words
 * that were looked at in another language, each screen has one of the widths.
 */
const isAxed = (name: string, width: number, colours: 'each' | 'light') =>
  isFull ||
  !WIDTHS.includes(width) ||
  (colours === 'each' && showsItsOwn(width)) ||
  byTurns(WIDTHS, turnOf(name), 1).includes(width)

/** Opens it and waits until everything is there. */
export async function arrive(page: Page, path: string) {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible()
  // Frames without an address may keep it from ever being said.
  await page.waitForLoadState('networkidle', { timeout: 15_000 }).catch(() => {})
  await expect(page.locator('.skeleton'), path).toHaveCount(0)
}

/** In between nothing is shown that one of the others does not show. */
const showsItsOwn = (width: number) => isFull || width !== 768

const [LIGHT, ...DARKER] = LOOKS

/**
 * What stands on a screen is light in each width; its other colours are the same in all of them, and each has its turn
 * in one.
 */
function looksAt(width: number, colours: 'each' | 'light') {
  if (isFull) return LOOKS
  return colours === 'light' || !showsItsOwn(width) ? [LIGHT] : [LIGHT, ...byTurns(DARKER, width === NARROW ? 1 : 0, 1)]
}

/**
 * Where it stands, in each width: what axe finds, and what is cut, overlaps or lies beyond the edge. `light`: for words
 * that were looked at in all colours in another language.
 */
export async function problemsHere(page: Page, name: string, widths = WIDTHS, colours: 'each' | 'light' = 'each') {
  const problems: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    for (const look of isAxed(name, width, colours) ? looksAt(width, colours) : []) {
      await page.emulateMedia({ colorScheme: look.colorScheme, contrast: look.contrast, reducedMotion: 'reduce' })
      await expect(page.locator('html'), name).toHaveAttribute('data-theme', look.colorScheme)
      if (look.contrast === 'more') await expect(page.locator('html'), name).toHaveAttribute('data-contrast', 'more')
      await page.evaluate(atRest)
      const found = await axeProblems(page, look === LIGHT ? 'everything' : 'colours')
      problems.push(...found.map((problem) => `${name} ${width} ${look.name} ${problem}`))
    }
    problems.push(...(await layoutAt(page, name, width)))
  }
  return problems
}

export async function layoutAt(page: Page, name: string, width: number) {
  await page.setViewportSize({ width, height: 900 })
  await page.evaluate(atRest)
  return (await page.evaluate(misplaced)).map((problem) => `${name} ${width} ${problem}`)
}

/**
 * In the pseudo-language. It is not shipped, so it is made of what stands on the page; that all of it came from the
 * texts is the concern of components/words.test.tsx.
 */
export async function pseudoHere(page: Page, name: string) {
  const problems: string[] = []
  // Every word longer by two fifths is more than a phone of 320 px is built for; German is looked at there.
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    await page.evaluate(atRest)
    // In each width: some words come only with it.
    await page.evaluate(lengthen)
    problems.push(
      ...(isFull ? await problemsHere(page, `pseudo ${name}`, [width]) : await layoutAt(page, `pseudo ${name}`, width)),
    )
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
