const LATEST_MS = 50
let waiting: (() => void)[] = []

/** Answers that come between two frames are drawn once, before the next one: the first screen has a dozen at a time. */
export function together(tell: () => void) {
  waiting.push(tell)
  if (waiting.length > 1) return
  const tellAll = () => {
    const all = waiting
    waiting = []
    for (const each of all) each()
  }
  // A page that nobody sees has no frames.
  const timer = setTimeout(tellAll, document.hidden ? 0 : LATEST_MS)
  if (document.hidden) return
  requestAnimationFrame(() => {
    clearTimeout(timer)
    tellAll()
  })
}
