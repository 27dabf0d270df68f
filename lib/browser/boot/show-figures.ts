import { apiOrigin } from '@/lib/browser/page-config'
import { locale } from '@/lib/browser/locale'

/** From here on a number has separators, which are as the person chose them: the app knows that. */
const SEPARATED = 1_000

type Answer = { stats?: Record<string, number | { value?: number } | undefined> } | null

/**
 * Writes the figures of a workspace into the page of the dashboard as soon as their answer is there, which is long before
 * the app can draw them. What is written is kept for it. Without an answer the page waits for the app.
 */
export function showFigures(workspace: string) {
  const early = window.soteriaEarly
  const answer = early?.answers.get(`${apiOrigin()}/api/stats/${workspace}`)
  return answer
    ?.then(async (response) => {
      const stats = ((await response.clone().json()) as Answer)?.stats
      const values: Record<string, number> = {}
      for (const element of document.querySelectorAll<HTMLElement>('[data-figure]')) {
        const { figure = '', alarm } = element.dataset
        const stat = stats?.[figure]
        const value = typeof stat === 'object' ? stat?.value : stat
        if (typeof value !== 'number' || !(value >= 0 && value < SEPARATED)) continue
        values[figure] = value
        element.className = (value > 0 && alarm) || ''
        element.textContent = new Intl.NumberFormat(locale()).format(value)
      }
      if (early) early.figures = { workspace, values }
    })
    .catch(() => {})
}
