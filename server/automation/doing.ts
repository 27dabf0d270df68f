import type { Action } from '@/lib/contract/recipe-parts'
import type { RunReason } from '@/lib/contract/recipe-list'
import type { Db } from '@/server/db/db'
import type { integrations, recipes, users, workspaces } from '@/server/db/schema'
import type { Voice } from '@/server/voice'
import type { AutomationDeps } from './deps'
import type { Occurrence } from './telling'

export type RecipeRow = typeof recipes.$inferSelect
export type Home = { workspace: typeof workspaces.$inferSelect; owner: typeof users.$inferSelect }
export type Connection = Pick<typeof integrations.$inferSelect, 'id' | 'type' | 'name' | 'status' | 'config'>

/** What one action did. */
export type Outcome = {
  state: 'sent' | 'shown' | 'skipped' | 'failed'
  to: string | null
  title: string
  text: string
  delivery: string | null
  reason: RunReason | null
  /** A scan that waits now. */
  scan?: string
}

export type Task = {
  tx: Db
  deps: AutomationDeps
  home: Home
  recipe: RecipeRow
  run: string
  /** What happened, the oldest first: several when a limit collected them. */
  occurrences: readonly [Occurrence, ...Occurrence[]]
  at: Date
  isTest: boolean
}

/** A task as one action has it. */
export type Doing<A extends Action['type'] = Action['type']> = Task & {
  action: Extract<Action, { type: A }>
  /** Its place in the recipe; each action has a hundred places for what it sends. */
  position: number
  connection: Connection | null
  voice: Voice
  /** What it tells does not leave in quiet hours. */
  isQuiet: boolean
}

/** Each action has so many places. */
export const PLACES = 100
export const because = (key: string, values: RunReason['values'] = {}): RunReason => ({ key, values })
const nothing = { to: null, title: '', text: '', delivery: null }
export const failed = (reason: RunReason, more: Partial<Outcome> = {}): Outcome => ({
  ...nothing,
  state: 'failed',
  reason,
  ...more,
})
export const skipped = (reason: RunReason, more: Partial<Outcome> = {}): Outcome => ({
  ...nothing,
  state: 'skipped',
  reason,
  ...more,
})
