/** Where a search is answered. */
export const RESULTS = 'finder-results'

/** On a phone the form fills the window: what was found stands below it. */
export function showResults() {
  if (matchMedia('(max-width: 639.98px)').matches) document.getElementById(RESULTS)?.scrollIntoView({ block: 'start' })
}
