/** In the page: what a person cannot read or press as it stands. */
export function misplaced() {
  const found: string[] = []
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}”`
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    // What only a screen reader has is one pixel.
    return (
      width > 2 &&
      height > 2 &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest('[aria-hidden="true"], [inert]')
    )
  }
  const around = (element: Element, test: (style: CSSStyleDeclaration) => boolean) => {
    for (let at: Element | null = element; at; at = at.parentElement) if (test(getComputedStyle(at))) return true
    return false
  }
  const over = document.documentElement.scrollWidth - window.innerWidth
  if (over > 0) found.push(`scrolls sideways by ${over} px`)

  for (const element of document.body.querySelectorAll<HTMLElement>('*:not(script, style, svg, svg *, option)')) {
    if (![...element.childNodes].some((node) => node instanceof Text && node.data.trim()) || !isShown(element)) continue
    const style = getComputedStyle(element)
    const isShortened = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none'
    const isCut =
      style.overflowX !== 'visible' &&
      style.overflowX !== 'auto' &&
      style.overflowX !== 'scroll' &&
      element.scrollWidth > element.clientWidth + 1
    if (isCut && !isShortened) found.push(`cut: ${nameOf(element)}`)
    const { left, right } = element.getBoundingClientRect()
    const isOut = left < -1 || right > window.innerWidth + 1
    if (
      isOut &&
      !around(
        element,
        ({ overflowX, position }) => overflowX === 'auto' || overflowX === 'scroll' || position === 'fixed',
      )
    )
      found.push(`beyond the edge: ${nameOf(element)}`)
  }

  const controls = [
    ...document.querySelectorAll(
      'a[href], button, input, select, textarea, [role="button"], [role="checkbox"], [role="switch"]',
    ),
  ]
    // Bars that stay lie over what scrolls below them.
    .filter(
      (element) =>
        isShown(element) && !around(element, ({ position }) => position === 'fixed' || position === 'sticky'),
    )
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
  for (const [index, one] of controls.entries()) {
    for (const other of controls.slice(index + 1)) {
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue
      const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
      const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
      // Buttons stand inside of entries: where the words leave room for them.
      const isInside = [one, other].some(
        ({ element, box }) => element.matches('input') && width > 0 && box.width - width > 40,
      )
      if (width > 2 && height > 2 && !isInside)
        found.push(`overlap: ${nameOf(one.element)} and ${nameOf(other.element)}`)
    }
  }
  return [...new Set(found)]
}

/**
 * In the page: every word with an accent, and longer by two fifths, as the words of other languages are. Addresses and
 * code are the same in all of them.
 */
export function lengthen() {
  const longer = (text: string) =>
    text.includes('~')
      ? text
      : text.replace(/\p{L}{3,}/gu, (word) => word.replace(/[aeiou]/g, 'ü') + '~'.repeat(Math.ceil(word.length * 0.4)))
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node as Text
    if (text.data.trim() && !text.parentElement?.closest('script, style, svg, code, pre, kbd, .mono, option, time'))
      text.data = longer(text.data)
  }
  for (const name of ['aria-label', 'placeholder', 'title', 'alt']) {
    for (const element of document.body.querySelectorAll(`[${name}]`))
      element.setAttribute(name, longer(element.getAttribute(name) ?? ''))
  }
}
