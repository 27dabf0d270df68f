import { bodyOf, type Draft, draftOf } from '@/lib/automation/draft'
import { tabStorage } from '@/lib/browser/storage'

/** Named as the drafts of forms are. */
const keyOf = (name: string) => `soteria:draft:recipe-${name}`

type Kept = { draft: Draft; at: number; version: number | undefined }

/** What was not saved when the editor was left; null when there is none that makes sense. */
export function readKept(name: string): Kept | null {
  const kept = tabStorage.getJson(keyOf(name)) as {
    recipe?: Record<string, unknown>
    at?: unknown
    version?: unknown
  } | null
  const draft = kept?.recipe && typeof kept.recipe === 'object' ? draftOf(kept.recipe) : null
  if (!draft) return null
  return { draft, at: Number(kept?.at) || 0, version: typeof kept?.version === 'number' ? kept.version : undefined }
}

export const keep = (name: string, { draft, at, version }: Kept) =>
  tabStorage.setJson(keyOf(name), { recipe: bodyOf(draft), at, version })

export const forgetKept = (name: string) => tabStorage.remove(keyOf(name))
