import { create } from 'zustand'

type Connection = {
  /** The browser says that there is no network. It may be wrong: a server on this machine still answers. */
  isLineDown: boolean
  /** Calls without an answer since the last one that had one. */
  unanswered: number
  answeredAt: number | null
}

/** `offline`: no network, and a call has proved it. `silent`: there is a network, but calls get no answer. */
export type Reach = 'online' | 'offline' | 'silent'

const SILENT_AFTER = 2
const PROBE_MS = 10_000

// Node has a navigator without this.
const isLineDown = () => typeof navigator !== 'undefined' && navigator.onLine === false

const useConnection = create<Connection>(() => ({ isLineDown: isLineDown(), unanswered: 0, answeredAt: null }))

function reachOf({ isLineDown: isDown, unanswered }: Connection): Reach {
  if (unanswered === 0) return 'online'
  if (isDown) return 'offline'
  return unanswered >= SILENT_AFTER ? 'silent' : 'online'
}

export const useReach = () => useConnection(reachOf)
export const useAnsweredAt = () => useConnection((connection) => connection.answeredAt)
export const currentReach = () => reachOf(useConnection.getState())

/** A call was answered, whatever the answer says. */
export const noteAnswer = () => useConnection.setState({ unanswered: 0, answeredAt: Date.now() })

export const noteSilence = () => useConnection.setState(({ unanswered }) => ({ unanswered: unanswered + 1 }))

export const onReachChange = (listener: (reach: Reach) => void) =>
  useConnection.subscribe((now, before) => {
    if (reachOf(now) !== reachOf(before)) listener(reachOf(now))
  })

let probe = () => {}
/** Called by the frame that holds the client of the API: guest pages load without it. */
export const provideProbe = (ask: () => void) => {
  probe = ask
}

let tellStay: ((path: string) => void) | undefined
/** Called by the frame that can say that the page stays, with what to say it. Returns the way to stop. */
export function onStay(tell: (path: string) => void) {
  tellStay = tell
  return () => {
    if (tellStay === tell) tellStay = undefined
  }
}

/**
 * The files of the screen at `path` did not come. True when that is the connection's fault, and the person was told.
 */
export function refuseToLeave(path: string) {
  if (!tellStay || (!isLineDown() && currentReach() === 'online')) return false
  // So the banner is there at once.
  noteSilence()
  tellStay(path)
  return true
}

/**
 * Follows the browser's word on the network, and asks the server for a sign of life where that word is not enough.
 * Returns the way to stop.
 */
export function followConnection() {
  const handleOffline = () => {
    useConnection.setState({ isLineDown: true })
    probe()
  }
  // Believed until calls prove it wrong.
  const handleOnline = () => useConnection.setState({ isLineDown: false, unanswered: 0 })
  const timer = setInterval(() => {
    if (currentReach() !== 'online' && !document.hidden) probe()
  }, PROBE_MS)
  window.addEventListener('offline', handleOffline)
  window.addEventListener('online', handleOnline)
  return () => {
    clearInterval(timer)
    window.removeEventListener('offline', handleOffline)
    window.removeEventListener('online', handleOnline)
  }
}
