import type { Page } from '@playwright/test'
import axe from 'axe-core'

/** Hung in by evaluate(): a page's own policy, which allows no script of a stranger, does not apply to it. */
declare global {
  interface Window {
    axe?: typeof axe
  }
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/**
 * What axe finds wrong with the page as it stands, a line for each rule. `colours` asks only what depends on them:
 * another look is the same page in other colours.
 */
export async function axeProblems(page: Page, about: 'everything' | 'colours' = 'everything'): Promise<string[]> {
  const runOnly =
    about === 'everything' ? { type: 'tag' as const, values: TAGS } : { type: 'rule' as const, values: COLOUR_RULES }
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const violations = await page.evaluate(
    // No page has frames, and nobody reads what was right: without both it is three times as fast.
    (runOnly) =>
      window
        .axe!.run(document, { runOnly, iframes: false, resultTypes: ['violations'] })
        .then((results) => results.violations),
    runOnly,
  )
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`)
}
