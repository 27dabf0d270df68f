type Call<T> = { answer: Promise<T>; waiting: number; controller: AbortController }

/**
 * What several ask for in the same moment is called for once; the call ends when none of them waits for it any more.
 * Whoever asks later makes a call of their own, as something may have changed since.
 */
export function joined<T>(start: (key: string, signal: AbortSignal) => Promise<T>) {
  const calls = new Map<string, Call<T>>()

  function begin(key: string): Call<T> {
    const controller = new AbortController()
    const call = { answer: start(key, controller.signal), waiting: 0, controller }
    calls.set(key, call)
    setTimeout(() => calls.delete(key))
    return call
  }
  return (key: string, signal: AbortSignal): Promise<T> => {
    const call = calls.get(key) ?? begin(key)
    call.waiting += 1
    signal.addEventListener(
      'abort',
      () => {
        call.waiting -= 1
        if (call.waiting > 0) return
        calls.delete(key)
        call.controller.abort()
      },
      { once: true },
    )
    return call.answer
  }
}
