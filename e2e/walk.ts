/** Runs in the page: watches where the focus goes, and says what is wrong with each stop. */
export function watchFocus() {
  const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex]'
  /** Inside these, one stop is enough: the arrow keys do the rest. */
  const COMPOSITES =
    '[role=tablist], [role=radiogroup], [role=listbox], [role=menu], [role=toolbar], [role=grid], [role=tree]'
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]')
  const isStop = (element: HTMLElement) => element.tabIndex >= 0 && !element.matches(':disabled') && isSeen(element)
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}”`
  const all = () => [...document.querySelectorAll<HTMLElement>(CONTROLS)]
  const visited = new Set<Element>()
  const problems: string[] = []

  const boxOf = (element: Element) => (element.closest('label') ?? element).getBoundingClientRect()
  /** 24 by 24, a link in a sentence, or nothing else within the circle around its middle. */
  function isTarget(element: Element) {
    const box = boxOf(element)
    if ((box.width >= 23.5 && box.height >= 23.5) || getComputedStyle(element).display === 'inline') return true
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    return all()
      .filter((other) => other !== element && isStop(other) && !other.contains(element) && !element.contains(other))
      .every((other) => {
        const { left, right, top, bottom } = boxOf(other)
        return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)) >= 12
      })
  }

  const hasRing = (element: Element) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
    return (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none'
  }

  function isCovered(element: Element) {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const places = [0.1, 0.5, 0.9].flatMap((x) =>
      [0.1, 0.5, 0.9].map((y) => [left + (right - left) * x, top + (bottom - top) * y] as const),
    )
    return !places.some(([x, y]) => {
      const hit = document.elementFromPoint(x, y)
      return hit !== null && (element.contains(hit) || hit.contains(element) || hit.closest('label')?.contains(element))
    })
  }

  /** What has the focus when the next key comes has come to rest. */
  function look() {
    const target = document.activeElement
    if (!(target instanceof HTMLElement) || target === document.body || visited.has(target)) return
    visited.add(target)
    // A control may show it on what holds it together with its words.
    if (![target, target.parentElement, target.closest('label')].some((element) => element && hasRing(element)))
      problems.push(`${nameOf(target)} shows no focus`)
    if (isCovered(target)) problems.push(`${nameOf(target)} is covered while it has the focus`)
    if (!isTarget(target)) problems.push(`${nameOf(target)} is smaller than 24 px`)
  }
  document.addEventListener('keydown', look, true)

  Object.assign(window, {
    walk: {
      stops: () => all().filter(isStop).length,
      isRound: () =>
        // A screen may have one stop alone.
        visited.size >= Math.min(2, all().filter(isStop).length) &&
        (document.activeElement === document.body || document.activeElement?.getAttribute('href') === '#content'),
      report: () => [
        ...problems,
        ...all()
          .filter(
            (element) =>
              isStop(element) && !visited.has(element) && !isInVisitedGroup(element) && !hasReplaced(element),
          )
          .map((element) => `${nameOf(element)} is not reached`),
        ...all()
          .filter(
            (element) =>
              element.matches('a, button, input, select, textarea') &&
              element.tabIndex < 0 &&
              !element.matches(':disabled') &&
              isSeen(element),
          )
          .filter((element) => !element.closest(COMPOSITES) && !element.closest('[aria-hidden=true]'))
          .map((element) => `${nameOf(element)} cannot be reached`),
      ],
    },
  })

  /** A button whose menu comes later is another element after it: the one in its place before was reached. */
  function hasReplaced(element: Element) {
    return [...visited].some((one) => !one.isConnected && nameOf(one) === nameOf(element))
  }

  /** Of radio buttons with one name, only one is a stop. */
  function isInVisitedGroup(element: Element) {
    return (
      element instanceof HTMLInputElement &&
      element.type === 'radio' &&
      [...visited].some((one) => one instanceof HTMLInputElement && one.name === element.name)
    )
  }
}

export type Walk = { stops: () => number; isRound: () => boolean; report: () => string[] }
