/** So long it is the same moment; a timer alone may be late. */
const MOMENT_MS = 10

type Call<T> = { answer: Promise<T>; waiting: number; controller: AbortController; at: number }

/**
 * What several ask for in the same moment is called for once; the call ends when none of them waits for it any more.
 * Whoever asks later makes a call of their own, as something may have changed since.
 */
export function joined<T>(start: (key: string, signal: AbortSignal) => Promise<T>) {
  const calls = new Map<string, Call<T>>()

  function begin(key: string): Call<T> {
    const controller = new AbortController()
    const call = { answer: start(key, controller.signal), waiting: 0, controller, at: performance.now() }
    calls.set(key, call)
    setTimeout(() => forget(key, call), MOMENT_MS)
    return call
  }
  /** Another one may have taken its place. */
  function forget(key: string, call: Call<T>) {
    if (calls.get(key) === call) calls.delete(key)
  }

  return (key: string, signal: AbortSignal): Promise<T> => {
    const open = calls.get(key)
    const call = open && performance.now() - open.at < MOMENT_MS ? open : begin(key)
    call.waiting += 1
    signal.addEventListener(
      'abort',
      () => {
        call.waiting -= 1
        if (call.waiting > 0) return
        forget(key, call)
        call.controller.abort()
      },
      { once: true },
    )
    return call.answer
  }
}
