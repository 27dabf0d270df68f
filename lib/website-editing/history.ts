import type { Business, WebsiteDocument } from '@/lib/website/document'

/** What is edited: undo takes back both. */
export type Work = { document: WebsiteDocument; business: Business }

export const DEEDS = [
  'text',
  'link',
  'picture',
  'look',
  'layout',
  'entry_add',
  'entry_remove',
  'entry_move',
  'add',
  'move',
  'remove',
  'duplicate',
  'hide',
  'show',
  'same',
  'colours',
  'letters',
  'corners',
  'spacing',
  'page',
  'page_add',
  'page_remove',
  'page_move',
  'menu',
  'business',
  'load',
] as const
export type Deed = (typeof DEEDS)[number]

/** Where something is: a page, one of its sections, one of its fields (`items.2.title`). */
export type Place = { page: string; block: string | null; field: string | null }

/** What a step is called, before it is put into words: `text` of the `title`, `move` of the section `services`. */
export type StepName = { deed: Deed; field?: string; block?: string }

type Step = { name: StepName; at: Place; before: Work; after: Work; key: string | null; time: number }

export type History = { past: readonly Step[]; now: Work; next: readonly Step[] }

const MOST_STEPS = 100
/** Letters typed one after the other into one field are one step. */
const ONE_STEP_MS = 2_000

export const beginHistory = (now: Work): History => ({ past: [], now, next: [] })

export type Change = {
  name: StepName
  at: Place
  after: Work
  /** Changes with one key that follow each other closely are one step. */
  key?: string | undefined
  time: number
}

/** The history with one step more; the same history when nothing changed. */
export function stepped(history: History, { name, at, after, key, time }: Change): History {
  const { past, now } = history
  if (after === now) return history
  const last = past.at(-1)
  const isSame = last !== undefined && key !== undefined && last.key === key && time - last.time < ONE_STEP_MS
  const before = isSame ? last.before : now
  const step: Step = { name, at, before, after, key: key ?? null, time }
  return { past: [...(isSame ? past.slice(0, -1) : past), step].slice(-MOST_STEPS), now: after, next: [] }
}

export function undone(history: History): History {
  const { past, next } = history
  const last = past.at(-1)
  return last ? { past: past.slice(0, -1), now: last.before, next: [last, ...next] } : history
}

export function redone(history: History): History {
  const { past, next } = history
  const [first, ...others] = next
  // Typing on is a step of its own.
  return first ? { past: [...past, { ...first, key: null }], now: first.after, next: others } : history
}
