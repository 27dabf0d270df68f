/**
 * Does the work when the page has nothing else to do, `latestMs` from now at the latest where that is given. Returns how
 * to keep it from happening. Browsers that do not say when they are idle (Safari, and the pages of tests) wait a moment.
 */
export function whenIdle(work: () => void, latestMs?: number): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(work, latestMs === undefined ? undefined : { timeout: latestMs })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(work, Math.min(latestMs ?? SOON_MS, SOON_MS))
  return () => clearTimeout(timer)
}

const SOON_MS = 100
