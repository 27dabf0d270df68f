import { Socket } from 'node:net'

/**
 * Keeps count of the timers that the code of one test file starts, so that none outlives it and keeps jest waiting: a
 * query's memory of five minutes, a server's keep-alive.
 */
export function trackTimers(global) {
  const started = []
  for (const name of ['setTimeout', 'setInterval']) {
    const start = global[name]
    global[name] = Object.assign((...args) => {
      const timer = start(...args)
      started.push(new WeakRef(timer))
      return timer
    }, start)
  }
  return () => {
    for (const timer of started) clearTimeout(timer.deref())
  }
}

/**
 * Ends the connections that msw stood in for: `fetch` keeps them for the next request, nobody is at the other end, and
 * destroying them is not all. Standard streams are no TCP.
 */
export function closeConnections() {
  for (const handle of process._getActiveHandles()) {
    if (!(handle instanceof Socket) || handle.remotePort === undefined) continue
    handle.destroy()
    handle._handle?.close()
  }
}
