import { shelf } from '@/lib/browser/shelf'
import { storage, tabStorage } from '@/lib/browser/storage'

/** Raised when what is stored changes its shape: older state is dropped, not read. */
const VERSION = 1
const OWNER_KEY = 'soteria:owner'
const markOf = (userId: string) => `${VERSION}:${userId}`

const OURS = /^(soteria:|DataTables_)/
/** What belongs to the browser and not to the person stays; the token goes with its session. */
const KEPT = [
  /^soteria:(?:token|ended|device|theme|palette|motion|density|locale|config|sidebar|shortcuts)$/,
  /^soteria:checklist:/,
  /^soteria:(?:workspace|end-notices|agency-away|papers|widget-seen):/,
]

/** Drops what the person left in this browser, table states for instance. */
export function forgetBrowser() {
  for (const key of storage.keys()) if (OURS.test(key) && !KEPT.some((kept) => kept.test(key))) storage.remove(key)
}

/** Drops what was left in this tab: drafts, and the way back after a sign-in. Long drafts are of the browser. */
export function forgetTab() {
  shelf.empty()
  for (const key of tabStorage.keys()) if (OURS.test(key)) tabStorage.remove(key)
}

/** What a person may want to be rid of: all but the sign-in, and the brand, which is nobody's. */
const isClearable = (key: string) => OURS.test(key) && !/^soteria:(?:token|ended|owner|config)$/.test(key)

/** Drops all of it, also what outlives a sign-out. */
export function clearKept() {
  shelf.empty()
  for (const store of [storage, tabStorage]) for (const key of store.keys()) if (isClearable(key)) store.remove(key)
}

/**
 * From now on what is stored is this person's. What somebody else, or another version, left is dropped unread; the same
 * person finds theirs again.
 */
export function claimStorage(userId: string) {
  const mark = markOf(userId)
  if (storage.get(OWNER_KEY) !== mark) {
    forgetBrowser()
    storage.set(OWNER_KEY, mark)
  }
  const tabOwner = tabStorage.get(OWNER_KEY)
  if (tabOwner === mark) return
  // A tab without an owner holds the way back of whoever signs in now.
  if (tabOwner !== null) forgetTab()
  tabStorage.set(OWNER_KEY, mark)
}

/** Whether another tab has stored that somebody else uses this browser now. */
export function isTakenOver() {
  const [owner, tabOwner] = [storage.get(OWNER_KEY), tabStorage.get(OWNER_KEY)]
  return owner !== null && tabOwner !== null && owner !== tabOwner
}
