import { shelf } from '@/lib/browser/shelf'
import type { Place, Work } from '@/lib/website-editing/history'
import { readPicture } from './pictures'
import type { EditedPicture } from './bench'
import { isSameWork } from './work-of'

/** What was edited and not sent, as it lies on this device. */
export type Draft = {
  version: 1
  work: Work
  /** What had been sent before it was left, without an answer. */
  unanswered?: readonly Work[]
  /** Of the website it was made from. */
  rev: number | null
  at: number
  place: Place
  files: ReadonlyMap<string, Blob>
}

/** Of one person: on a device that several use, each finds their own. */
const keyOf = (user: string, website: string) => `website:${user}:${website}`

export async function readDraft(user: string, website: string): Promise<Draft | null> {
  const kept = (await shelf.get(keyOf(user, website))) as Partial<Draft> | null
  return kept?.version === 1 && Array.isArray(kept.work?.document?.pages) && kept.work.document.pages.length > 0
    ? (kept as Draft)
    : null
}

export const keepDraft = (user: string, website: string, draft: Omit<Draft, 'version'>) =>
  shelf.set(keyOf(user, website), { ...draft, version: 1 } satisfies Draft)

export const forgetDraft = (user: string, website: string) => shelf.remove(keyOf(user, website))

/** What is seen of the pictures of a draft; one that can no longer be read is left out, and the server would refuse it. */
export async function picturesOf({ files }: Draft): Promise<Map<string, EditedPicture>> {
  const read = await Promise.all(
    [...files].map(async ([id, file]) => [id, await readPicture(id, file).catch(() => null)] as const),
  )
  return new Map(read.flatMap(([id, picture]) => (picture ? [[id, picture] as const] : [])))
}

/**
 * How a draft is gone on with, beside what the server has by now (`rev`; undefined: it counts none).
 * A page is often left before the answer to its last save: what arrived is no draft any more, and what was
 * sent from here is nobody else's.
 */
export function resumed(kept: Draft | null, has: Work, rev: number | undefined) {
  const unanswered = kept ? [...(kept.unanswered ?? []), kept.work] : []
  const draft = kept && !isSameWork(kept.work, has) ? kept : null
  const isOld = draft !== null && draft.rev !== null && rev !== undefined && draft.rev !== rev
  return { draft, unanswered, isConflict: isOld && !unanswered.some((own) => isSameWork(own, has)) }
}
