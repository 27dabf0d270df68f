import * as z from 'zod/mini'
import { Cursor, Id, Message, page, Timestamp } from './common'
import { del, get, post } from './endpoint'
import { NewRecipe, RecipePreview } from './recipe-body'
import { Recipe, RecipeRun, recipeListApi, RunReason } from './recipe-list'
import { Severity } from './scan-result'

const One = z.object({ recipe: Recipe })

/** What a text in a recipe's message is filled with, by the names between double braces. */
const Values = z._default(z.record(z.string(), z.string()), {})

export const Preview = z.object({
  /** How often it would have run, and how often its limit would have held it back. */
  count: z.number(),
  held: z.number(),
  /** Each day of the last 30 in the zone of the workspace, the oldest first: `2026-11-23`. */
  days: z.array(z.object({ date: z.string(), count: z.number(), held: z.number() })),
  /** The newest first. */
  samples: z.array(
    z.object({
      event_id: z.optional(Id),
      at: Timestamp,
      title: z.string(),
      site: z._default(z.nullable(z.string()), null),
      severity: z._default(z.nullable(Severity), null),
      report_url: z._default(z.nullable(z.string()), null),
      /** By the limit. */
      is_held: z._default(z.boolean(), false),
      values: Values,
    }),
  ),
  /** What happened before is not known. */
  since: Timestamp,
  /** There is less than 30 days to count in. */
  is_partial: z._default(z.boolean(), false),
})
export type Preview = z.infer<typeof Preview>

/** What each action of a test run did: sent it, or only shows what it would have. */
export const TestOutcome = z.object({
  position: z.number(),
  type: z.string(),
  to: z._default(z.nullable(z.string()), null),
  title: z._default(z.string(), ''),
  text: z._default(z.string(), ''),
  is_sent: z._default(z.boolean(), false),
  delivery_id: z._default(z.nullable(Id), null),
  reason: z._default(z.nullable(RunReason), null),
})
export type TestOutcome = z.infer<typeof TestOutcome>

const EventKind = z.object({
  type: z.string(),
  /** The trigger that runs on it. */
  trigger: z.string(),
  /** What a webhook gets. */
  example: z.record(z.string(), z.unknown()),
  /** The JSON schema of it. */
  schema: z.record(z.string(), z.unknown()),
})
export type EventKind = z.infer<typeof EventKind>

const CORE = { auth: 'user', gate: 'core' } as const
const WORKSPACE = { ...CORE, in: { workspace: ':workspace' } } as const
const ONE = { ...CORE, in: { recipe: ':id' } } as const
const BEYOND = { beyond: true } as const

export const recipeApi = {
  ...recipeListApi,
  show: get('/api/recipe/:id/show', { ...ONE, reply: One }),
  /** With `id` it changes that recipe, which keeps its status and its runs. */
  create: post('/api/recipe/:workspace/store', {
    ...CORE,
    in: { workspace: ':workspace', recipe: 'body.id?' },
    body: NewRecipe,
    reply: One,
  }),
  updateStatus: post('/api/recipe/:id/update-status', {
    ...ONE,
    body: z.object({ status: z.enum(['active', 'inactive']) }),
    reply: One,
  }),
  remove: del('/api/recipe/:workspace/:id/delete', {
    ...CORE,
    in: { workspace: ':workspace', recipe: ':id' },
    reply: Message,
  }),
  preview: post('/api/recipe/:workspace/preview', {
    ...WORKSPACE,
    ...BEYOND,
    reads: true,
    body: RecipePreview,
    reply: z.object({ preview: Preview }),
  }),
  /**
   * Once more with what it ran on, or would have, last or then: messages say that it is a test, tickets and scans are
   * only shown.
   */
  run: post('/api/recipe/:id/run', {
    ...ONE,
    ...BEYOND,
    body: z.object({ event_id: z.optional(Id) }),
    reply: z.object({ run: RecipeRun, outcomes: z.array(TestOutcome) }),
  }),
  runs: get('/api/recipe/:id/runs', {
    ...ONE,
    ...BEYOND,
    query: z.object({ before: Cursor }),
    page: { size: 50, by: 'before' },
    reply: z.object({ runs: z.array(RecipeRun), ...page }),
  }),
  /** What can happen, as webhooks are told it. */
  events: get('/api/automation/events', {
    ...CORE,
    ...BEYOND,
    in: 'product',
    reply: z.object({ events: z.array(EventKind) }),
  }),
}
