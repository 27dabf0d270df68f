import { create } from 'zustand'
import { storage } from '@/lib/browser/storage'
import { currentUserId } from './session'

/** Kept for each person of this browser: stores/owner.ts leaves it alone. */
const keyOf = (userId: string) => `soteria:end-notices:${userId}`

const isWanted = () => {
  const id = currentUserId()
  return id !== null && storage.get(keyOf(id)) === 'on'
}

/** Raised when the answer in the storage or in the browser may be another one. */
const useAsked = create(() => ({ times: 0 }))

/**
 * `on`: the person asked to be told when scans end, and the browser may. `off`: nobody asked. `denied`: the browser
 * refuses for this address. `framed`: it refuses because another page is around this one. `unsupported`: it has no
 * notifications, or none for an address without https.
 */
export type EndNotices = 'on' | 'off' | 'denied' | 'framed' | 'unsupported'

export function endNotices(): EndNotices {
  if (!('Notification' in window) || !window.isSecureContext || cannotShow) return 'unsupported'
  if (Notification.permission === 'denied') return window.parent === window ? 'denied' : 'framed'
  return Notification.permission === 'granted' && isWanted() ? 'on' : 'off'
}

export function useEndNotices(): EndNotices {
  useAsked()
  return endNotices()
}

/** Whether ends are told outside the page. A browser takes its time to say so: nobody who did not ask for it waits. */
export function useTellsOutside(): boolean {
  useAsked()
  return isWanted() && endNotices() === 'on'
}

/** Android has the permission, but shows notifications of service workers only. */
let cannotShow = false

/**
 * Only ever called by a click: browsers punish pages that ask unasked. `hello` is shown at once, so that the person
 * sees what will come.
 */
export async function askForEndNotices(hello: { title: string; body: string }) {
  const id = currentUserId()
  if ((await Notification.requestPermission()) === 'granted' && id !== null) {
    storage.set(keyOf(id), 'on')
    show(hello.title, { body: hello.body, tag: 'soteria' })
  }
  useAsked.setState(({ times }) => ({ times: times + 1 }))
}

export function refuseEndNotices() {
  const id = currentUserId()
  if (id !== null) storage.remove(keyOf(id))
  useAsked.setState(({ times }) => ({ times: times + 1 }))
}

/** Tells outside the page, unless the person is looking at it. Several tabs tell it once. */
export function tellOutside(title: string, { tag, onOpen }: { tag: string; onOpen: () => void }) {
  if (!isWanted() || endNotices() !== 'on' || (!document.hidden && document.hasFocus())) return
  const notification = show(title, { tag })
  notification?.addEventListener('click', () => {
    window.focus()
    notification.close()
    onOpen()
  })
}

function show(title: string, options: NotificationOptions) {
  try {
    return new Notification(title, options)
  } catch {
    cannotShow = true
    return null
  }
}
