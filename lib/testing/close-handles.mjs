import { Socket } from 'node:net'

/**
 * Keeps count of the timers that the code of one test file starts, so that none outlives it and keeps jest waiting: a
 * query's memory of five minutes, a server's keep-alive.
 */
export function trackTimers(global) {
  const started = []
  const own = { setTimeout: global.setTimeout, setInterval: global.setInterval }
  for (const [name, start] of Object.entries(own)) {
    global[name] = Object.assign((...args) => {
      const timer = start(...args)
      started.push(new WeakRef(timer))
      return timer
    }, start)
  }
  return () => {
    Object.assign(global, own)
    // Nobody waits for the others, and a package that is there for the next file needs its own.
    for (const timer of started) if (timer.deref()?.hasRef()) clearTimeout(timer.deref())
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
