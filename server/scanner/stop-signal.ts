import { say } from '@/lib/domain/say'
import { setMaxListeners } from 'node:events'
import { ScanStopped } from './outcome'

/**
 * A signal for one scan that follows the caller's and ends at the deadline. `release` removes timer and listener, and
 * stops whatever still runs.
 */
export function stopSignal(deadlineMs: number, caller?: AbortSignal): { signal: AbortSignal; release(): void } {
  const controller = new AbortController()
  setMaxListeners(0, controller.signal)
  const late = () =>
    controller.abort(new ScanStopped('timeout', say('scanSlow', { seconds: Math.round(deadlineMs / 1000) })))
  const asked = () =>
    controller.abort(
      caller?.reason instanceof ScanStopped ? caller.reason : new ScanStopped('aborted', say('scanAborted')),
    )
  const timer = setTimeout(late, deadlineMs)
  if (caller?.aborted) asked()
  caller?.addEventListener('abort', asked, { once: true })
  const release = () => {
    clearTimeout(timer)
    caller?.removeEventListener('abort', asked)
    controller.abort(new ScanStopped('internal', say('scanOver')))
  }
  return { signal: controller.signal, release }
}
