import type { DfyWebsite } from '@/lib/contract/website'
import type { Work } from '@/lib/website-editing/history'
import type { Bench } from './bench'
import type { Draft } from './drafts'
import type { Read } from './work-of'

/** What keeps the work from being saved, or is to be known about it. */
type Trouble =
  | { kind: 'failed'; error: unknown }
  | { kind: 'conflict'; theirs: Read; mineAt: number }
  /** A server that knows no update made another website of it. */
  | { kind: 'elsewhere'; id: string }

export type SaverState = {
  website: DfyWebsite
  isDirty: boolean
  isSaving: boolean
  isPublishing: boolean
  /** Of a save that sends pictures. */
  progress: number | null
  /** When it was kept on this device; null: not since the last change. */
  deviceAt: number | null
  /** It is only in memory: the device takes no more. */
  isDeviceFull: boolean
  trouble: Trouble | null
  isOpenElsewhere: boolean
  /** When another tab saved, while this one holds something else. */
  otherSavedAt: string | null
}

/** What it is given to work with. */
export type SaverNeeds = {
  id: string
  bench: Bench
  website: DfyWebsite
  /** What the server has; null when the draft of this device is older than that. */
  saved: Work | null
  /** What was sent from this device without an answer, the newest last. */
  unanswered?: readonly Work[]
  send: (body: FormData, onProgress?: (share: number) => void) => Promise<DfyWebsite>
  read: () => Promise<Read>
  keep: (draft: Omit<Draft, 'version'>) => Promise<boolean>
  forget: () => Promise<void>
  /** Whether the person is still signed in, so that the draft is theirs to be kept. */
  mayKeep: () => boolean
  isOffline: () => boolean
}
