import { clearNotices } from '@/lib/browser/notices'
import { readDensityAgain } from '@/lib/react/density'
import { adoptRegion, forgetRegion } from '@/lib/react/region'
import type { User } from '@/lib/contract/user'
import { forgetTenant } from '@/lib/browser/tenant-brand'
import { forgetLastRoute } from './last-route'
import { clearKept, forgetBrowser, forgetTab } from './owner'
import { closeOverlay } from './overlay'
import { endSession } from './session'
import { switchShortcuts } from './shortcuts'
import { closeSidebar } from './sidebar'
import { readThemeAgain } from './theme'
import { forgetSwitch } from './switched'
import { closeUpgradePrompt } from './upgrade'

/** Empties the stores and what the person left in this browser: they are not for the next one. */
export function resetStores() {
  closeUpgradePrompt()
  closeSidebar()
  closeOverlay()
  clearNotices()
  forgetLastRoute()
  forgetSwitch()
  forgetRegion()
  forgetTenant()
  forgetBrowser()
}

/** The end of a session: nothing of the person stays; only drafts survive one that expired. Works without a network. */
export function resetAll(ending: 'signed-out' | 'expired') {
  resetStores()
  if (ending === 'signed-out') forgetTab()
  endSession(ending)
}

/** This browser keeps nothing more than right after the sign-in; what the server keeps holds again. */
export function clearLocalData(user: User) {
  clearKept()
  readThemeAgain()
  readDensityAgain()
  switchShortcuts(true)
  adoptRegion(user)
}
