import { storage } from '@/lib/storage'
import { forgetLastRoute } from './last-route'
import { endSession } from './session'
import { closeSidebar } from './sidebar'
import { forgetTab } from './tab'
import { closeUpgradePrompt } from './upgrade'

/** What belongs to the browser and not to the person survives signing out; the token goes with its session. */
const KEPT = [/^soteria:token$/, /^soteria:theme$/, /^soteria:sidebar$/, /^soteria:checklist:/, /^soteria:workspace:/]
const OURS = /^(soteria:|DataTables_)/

/** Empties every store and what the person left in this browser; drafts survive a session that expired. Works without a network. */
export function resetAll(ending: 'signed-out' | 'expired') {
  closeUpgradePrompt()
  closeSidebar()
  forgetLastRoute()
  for (const key of storage.keys()) if (OURS.test(key) && !KEPT.some((kept) => kept.test(key))) storage.remove(key)
  if (ending === 'signed-out') forgetTab()
  endSession(ending)
}
