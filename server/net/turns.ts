export type Release = () => void
/** Waits for a turn, in order of arrival. Rejects with the signal's reason. */
export type TakeTurn = (key: string, signal: AbortSignal) => Promise<Release>

type Queue = { active: number; waiting: (() => void)[] }

/** At most this many turns at a time for each key. */
export function turns(limit: number): TakeTurn {
  const queues = new Map<string, Queue>()
  /** A waiting one takes the place over; it never becomes free in between. */
  const release = (key: string, queue: Queue) => {
    const next = queue.waiting.shift()
    if (next) return next()
    queue.active -= 1
    if (queue.active === 0) queues.delete(key)
  }
  return async (key, signal) => {
    signal.throwIfAborted()
    const queue = queues.get(key) ?? { active: 0, waiting: [] }
    queues.set(key, queue)
    if (queue.active < limit) queue.active += 1
    else await turn(queue, signal)
    return () => release(key, queue)
  }
}

function turn(queue: Queue, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const enter = () => {
      signal.removeEventListener('abort', leave)
      resolve()
    }
    const leave = () => {
      queue.waiting = queue.waiting.filter((waiter) => waiter !== enter)
      reject(signal.reason)
    }
    queue.waiting.push(enter)
    signal.addEventListener('abort', leave, { once: true })
  })
}
