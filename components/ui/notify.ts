import { keepFailure, type Failure } from '@/lib/browser/notices'
import type { showToast } from './toasts'

const CONFLICT = 409

/**
 * Toasts come after the first screen: nothing but themselves waits for their script. Without it the drawer still has
 * the failure.
 */
async function show(...toast: Parameters<typeof showToast>) {
  const toasts = await import('./toasts').catch(() => null)
  await toasts?.toasterStands
  toasts?.showToast(...toast)
}

/** A short message. Errors are kept in the drawer of notifications too, with their way on. */
export const notify = {
  success: (text: string) => void show('success', text),
  info: (text: string) => void show('info', text),
  error(text: string, failure: Omit<Failure, 'text'> = {}) {
    const id = keepFailure({ ...failure, text })
    void show(failure.status === CONFLICT ? 'warning' : 'error', text, { ...failure, text, id })
  },
}
