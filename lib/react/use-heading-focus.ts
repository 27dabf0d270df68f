import { useEffect, useRef } from 'react'

/** What takes longer leaves the focus alone. */
const GIVE_UP_MS = 10_000

/**
 * For a screen that shows one thing in the place of all of them, and the other way round, without a navigation: what was
 * pressed goes with what it stood in, so the focus follows to the heading of what is shown now; back among all of them,
 * to the one that was left (`row`, its id), if it is there.
 */
export function useHeadingFocus(shown: string | null, row?: string) {
  const seen = useRef(shown)
  // The document: the heading comes with an answer, or is drawn anew with it.
  useEffect(() => {
    if (seen.current === shown) return
    seen.current = shown
    return follow(row)
  }, [shown, row])
}

/** Until somebody does something else. Returns the way to stop. */
function follow(row: string | undefined) {
  const look = () => {
    const heading = document.getElementById('page-title')
    const target = row === undefined ? null : document.getElementById(row)
    const isFree = document.activeElement === document.body || document.activeElement === heading
    if (target && isFree) target.focus()
    else if (document.activeElement === document.body) heading?.focus({ preventScroll: true })
  }
  const observer = new MutationObserver(look)
  const inputs = ['keydown', 'pointerdown']
  const timer = setTimeout(stop, GIVE_UP_MS)
  function stop() {
    clearTimeout(timer)
    observer.disconnect()
    for (const type of inputs) removeEventListener(type, stop, true)
  }
  observer.observe(document.body, { childList: true, subtree: true })
  for (const type of inputs) addEventListener(type, stop, true)
  look()
  return stop
}
