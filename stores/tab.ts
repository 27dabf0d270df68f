import { tabStorage } from '@/lib/storage'

const OURS = /^soteria:/
const OWNER_KEY = 'soteria:owner'

/** Drops what was left in this tab: drafts, and the way back after a sign-in. */
export function forgetTab() {
  for (const key of tabStorage.keys()) if (OURS.test(key)) tabStorage.remove(key)
}

/** After a 401 the same person finds their drafts again. They are not for the next one. */
export function claimTab(userId: string) {
  const owner = tabStorage.get(OWNER_KEY)
  if (owner === userId) return
  if (owner !== null) forgetTab()
  tabStorage.set(OWNER_KEY, userId)
}
