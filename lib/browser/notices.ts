import { create } from 'zustand'

/** How to go on after a failure. It may fail again, and then says so itself. */
export type Way = { kind: 'retry' | 'reloadData' | 'reloadPage'; run: () => unknown }

export type Failure = {
  text: string
  status?: number
  requestId?: string
  /** Not to be tried again before, in milliseconds since 1970. */
  retryAt?: number | null
  way?: Way
}

export type Notice = Failure & { id: number; at: number; state: 'open' | 'running' | 'done' }

const MAX = 50

let lastId = 0

const useNoticesStore = create(() => ({ kept: [] as readonly Notice[], unread: 0 }))

/** The failures of this session, the newest first. They are in memory only. */
export const useNotices = () => useNoticesStore((notices) => notices.kept)
export const useUnreadNotices = () => useNoticesStore((notices) => notices.unread)

export function keepFailure(failure: Failure) {
  lastId += 1
  const notice: Notice = { ...failure, id: lastId, at: Date.now(), state: 'open' }
  useNoticesStore.setState(({ kept, unread }) => ({
    kept: [notice, ...kept].slice(0, MAX),
    unread: Math.min(unread + 1, MAX),
  }))
  return notice.id
}

export const markNoticesRead = () => useNoticesStore.setState({ unread: 0 })
export const clearNotices = () => useNoticesStore.setState({ kept: [], unread: 0 })

const change = (id: number, state: Notice['state']) =>
  useNoticesStore.setState(({ kept }) => ({
    kept: kept.map((notice) => (notice.id === id ? { ...notice, state } : notice)),
  }))

/**
 * Takes the way on, once: not while it is taken already, and not for a notice that is gone. True when it led somewhere.
 */
export async function takeWay(id: number): Promise<boolean> {
  const notice = useNoticesStore.getState().kept.find((one) => one.id === id)
  if (!notice?.way || notice.state !== 'open' || (notice.retryAt ?? 0) > Date.now()) return false
  change(id, 'running')
  try {
    await notice.way.run()
    change(id, 'done')
    return true
  } catch {
    // The new failure has its own notice, with its own way on.
    useNoticesStore.setState(({ kept }) => ({ kept: kept.filter((one) => one.id !== id) }))
    return false
  }
}
