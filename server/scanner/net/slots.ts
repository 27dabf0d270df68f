/** Connections in use at one time to one address, over all scans of this process: politeness is owed to the server, not to its name. */
export const CONNECTIONS_PER_ADDRESS = 4

type Queue = { active: number; waiting: (() => void)[] }
const queues = new Map<string, Queue>()

/** Does the work while holding one of the address's connections; waits for a free one, in order of arrival. */
export async function withSlot<T>(ip: string, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  await take(ip, signal)
  try {
    return await work()
  } finally {
    release(ip)
  }
}

async function take(ip: string, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted()
  const queue = queues.get(ip) ?? { active: 0, waiting: [] }
  queues.set(ip, queue)
  if (queue.active < CONNECTIONS_PER_ADDRESS) queue.active += 1
  else await turn(queue, signal)
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

/** A waiting one takes the place over; it never becomes free in between. */
function release(ip: string): void {
  const queue = queues.get(ip)
  if (!queue) return
  const next = queue.waiting.shift()
  if (next) return next()
  queue.active -= 1
  if (queue.active === 0) queues.delete(ip)
}
