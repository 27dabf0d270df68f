import type { Says } from '@/lib/contract/scan-result'
import { Told } from '@/lib/domain/told'

/** The time for one piece of work ran out. */
export class TimedOut extends Told {
  override name = 'TimedOut'
}

/**
 * Waits for a promise, but no longer than `ms` and not past the abort. Timer and listener are our own and are removed:
 * AbortSignal.timeout and .any keep every scan in memory until its deadline.
 */
export function within<T>(work: Promise<T>, ms: number, signal: AbortSignal, says: Says): Promise<T> {
  return new Promise((resolve, reject) => {
    const tidy = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', stop)
    }
    const stop = () => {
      tidy()
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      tidy()
      reject(new TimedOut(says))
    }, ms)
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
    work.then(resolve, reject).finally(tidy)
  })
}
