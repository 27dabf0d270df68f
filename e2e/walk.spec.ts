import type { Page } from '@playwright/test'
import { enterAs, expect, test } from './fixtures'
import { screens } from './screens'
import { type Walk, watchFocus } from './walk'

test.use({ trace: 'off' })

const walkOf = <T>(page: Page, ask: (walk: Walk) => T) =>
  page.evaluate(`(${ask.toString()})(window.walk)`) as Promise<T>

test('the Tab key reaches everything on every screen, in sight, and is never caught', async ({ page }) => {
  test.setTimeout(300_000)
  await page.setViewportSize({ width: 1440, height: 900 })
  await enterAs(page, 'bundle')
  const problems: string[] = []
  for (const path of await screens(page))
    problems.push(...(await walkThrough(page, path)).map((problem) => `${path}: ${problem}`))
  expect([...new Set(problems)]).toEqual([])
})

async function walkThrough(page: Page, path: string) {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.locator('.skeleton'), path).toHaveCount(0)
  await page.evaluate(watchFocus)
  const stops = await walkOf(page, (walk) => walk.stops())
  for (let step = 0; step <= stops; step++) await page.keyboard.press('Tab')
  // What the focus opens on its way are more stops, and the count may be one group of radio buttons too high.
  let isRound = false
  for (let more = 0; more < stops + 40 && !isRound; more++) {
    isRound = await walkOf(page, (walk) => walk.isRound())
    if (!isRound) await page.keyboard.press('Tab')
  }
  return [...(isRound ? [] : ['the Tab key does not come round']), ...(await walkOf(page, (walk) => walk.report()))]
}
