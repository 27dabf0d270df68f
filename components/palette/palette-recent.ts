import { storage } from '@/lib/browser/storage'

const KEY = 'soteria:recent'
const KEPT = 5

/** What was chosen in the palette lately, the latest first. Gone after signing out. */
export function recentIds(): string[] {
  const kept = storage.getJson(KEY)
  return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string').slice(0, KEPT) : []
}

export const keepRecent = (id: string) => storage.setJson(KEY, [id, ...recentIds().filter((other) => other !== id)].slice(0, KEPT))
