import { say } from '@/lib/domain/say'
import type { ScanProcess } from './launcher'
import { ScanStopped } from './outcome'
import { scan, type ScanOptions } from './scan'

/** Scans in this very process, for tests: the same interface, and name look-ups and checks of one's own. */
export function inProcess(options: Omit<ScanOptions, 'signal' | 'onEvent'> = {}): ScanProcess {
  const controllers = new Set<AbortController>()
  return {
    async start(input, onEvent, signal) {
      const controller = new AbortController()
      const abort = () => controller.abort(signal?.reason)
      if (signal?.aborted) abort()
      signal?.addEventListener('abort', abort, { once: true })
      controllers.add(controller)
      try {
        return await scan(input, { ...options, onEvent, signal: controller.signal })
      } finally {
        controllers.delete(controller)
        signal?.removeEventListener('abort', abort)
      }
    },
    async stop() {
      for (const controller of controllers) controller.abort(new ScanStopped('interrupted', say('serverStopped')))
    },
  }
}
