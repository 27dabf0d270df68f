type Deadline = { timeRemaining: () => number }

/** Does the pieces of work one after the other while nobody waits for the page. Returns what stops it. */
export function inIdleTime(work: (() => void)[]) {
  const later =
    window.requestIdleCallback ??
    ((next: (deadline: Deadline) => void) => window.setTimeout(() => next({ timeRemaining: () => 0 }), 10))
  const forget = window.cancelIdleCallback ?? window.clearTimeout
  let handle = 0
  function step(deadline: Deadline) {
    do work.shift()?.()
    while (work.length > 0 && deadline.timeRemaining() > 5)
    if (work.length > 0) handle = later(step)
  }
  if (work.length > 0) handle = later(step)
  return () => forget(handle)
}
