import * as z from 'zod/mini'
import { Id, Timestamp } from './common'
import { get } from './endpoint'
import { Severity } from './scan-result'

/**
 * As it comes: what an API knows beyond this one must not hide the rest. `lib/automation/known-recipe.ts` reads what is
 * known.
 */
const Config = z._default(z.record(z.string(), z.unknown()), {})
const Part = z.object({ type: z.string(), config: Config })
const Do = z.object({ type: z.string(), integration_id: z.optional(Id), config: z.optional(Config) })
const If = z.object({ field: z.string(), op: z.string(), value: z.optional(z.unknown()) })

/** `held`: by a limit, a wait, or the end of an hour with too many; `skipped`: there was nothing to do it with. */
export const RUN_STATES = ['done', 'held', 'skipped', 'failed'] as const
export type RunState = (typeof RUN_STATES)[number]

/** Why a run ended as it did, for the words of the reader: `recipe.reason.<key>`. */
export const RunReason = z.object({
  key: z.string(),
  values: z._default(z.record(z.string(), z.union([z.string(), z.number()])), {}),
})
export type RunReason = z.infer<typeof RunReason>

export const RecipeRun = z.object({
  id: Id,
  /** When it happened that it ran on. */
  at: Timestamp,
  state: z.string(),
  reason: z._default(z.nullable(RunReason), null),
  /** The name of the event: `findings.new`. */
  event: z.optional(z.string()),
  event_id: z.optional(Id),
  site: z._default(z.nullable(z.string()), null),
  asset_id: z._default(z.nullable(Id), null),
  /** Findings that it was about: how many, and the first of them. */
  count: z._default(z.number(), 0),
  findings: z._default(z.array(z.object({ id: Id, title: z.string(), severity: Severity })), []),
  is_test: z._default(z.boolean(), false),
  deliveries: z._default(z.array(z.object({ id: Id, to: z.string(), state: z.string() })), []),
})
export type RecipeRun = z.infer<typeof RecipeRun>

export const Recipe = z.object({
  id: Id,
  workspace_id: z.optional(Id),
  name: z.string(),
  status: z.string(),
  trigger: Part,
  conditions: z._default(z.array(If), []),
  match: z._default(z.string(), 'all'),
  actions: z._default(z.array(Do), []),
  throttle_minutes: z._default(z.number(), 0),
  collect: z._default(z.boolean(), false),
  quiet: z._default(z.string(), 'send'),
  /** Grows with every change. */
  version: z.optional(z.number()),
  last_run_at: z._default(z.nullable(Timestamp), null),
  last_result: z._default(z.nullable(z.string()), null),
  /** In the last 30 days. */
  runs_count: z._default(z.number(), 0),
  /** What a person has to look at: it ran too often, or a connection of it is gone. */
  problem: z._default(z.nullable(RunReason), null),
  /** Its last 20, where one recipe is asked for. */
  runs: z.optional(z.array(RecipeRun)),
  created_at: z.optional(Timestamp),
  updated_at: z.optional(Timestamp),
})
export type Recipe = z.infer<typeof Recipe>

/** Apart from the other calls: who only lists recipes needs nothing of how one is written. */
export const recipeListApi = {
  list: get('/api/recipe/:workspace/fetch', {
    auth: 'user',
    gate: 'core',
    in: { workspace: ':workspace' },
    reply: z.object({ recipes: z.array(Recipe) }),
  }),
}
