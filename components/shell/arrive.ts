/** A screen that needs longer leaves the focus alone. */
const GIVE_UP_MS = 10_000
const INPUTS = ['keydown', 'pointerdown']
/** The menu that led here is no such dialog: it may still be on its way out. */
const OPEN_DIALOG = ':is([role=dialog], [role=alertdialog])[data-open]:not([data-menu])'
const LOCKS = [
  'overflow',
  'overflow-x',
  'overflow-y',
  'scrollbar-gutter',
  'scroll-behavior',
  'position',
  'width',
  'height',
  'box-sizing',
]

let isWayBack = false

/** The next navigation undoes the last one: what has the focus keeps it. */
export const keepFocusOnce = () => {
  isWayBack = true
}

/**
 * Readies the document for the screen that a navigation led to. The focus moves to its heading, also when that comes
 * later or is drawn anew, until the person does something. A dialog that opens with the screen keeps the focus, and
 * gives it back itself. Returns the way to stop.
 */
export function arrive() {
  let isDone = isWayBack
  isWayBack = false

  function look() {
    if (document.querySelector(OPEN_DIALOG)) isDone = true
    else if (!isDone || document.activeElement === document.body) {
      const heading = document.getElementById('page-title')
      heading?.focus({ preventScroll: true })
      isDone ||= heading !== null
    }
  }

  const observer = new MutationObserver(look)
  // What opens with the screen stands in the document one frame later.
  const frame = requestAnimationFrame(() => {
    if (!document.querySelector(OPEN_DIALOG)) unlock()
    look()
    observer.observe(document.body, { childList: true, subtree: true })
  })
  const timer = setTimeout(stop, GIVE_UP_MS)
  for (const type of INPUTS) addEventListener(type, stop, true)

  function stop() {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
    observer.disconnect()
    for (const type of INPUTS) removeEventListener(type, stop, true)
  }
  return stop
}

/** What an overlay that went with its screen may have left on the page. */
function unlock() {
  for (const root of [document.documentElement, document.body]) {
    for (const property of LOCKS) root.style.removeProperty(property)
    root.removeAttribute('data-base-ui-scroll-locked')
  }
  for (const element of document.querySelectorAll('body > [inert]')) element.removeAttribute('inert')
}
