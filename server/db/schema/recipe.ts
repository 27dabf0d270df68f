import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Action, Condition, Trigger } from '@/lib/contract/recipe-parts'
import type { RunReason, RunState } from '@/lib/contract/recipe-list'
import type { MatchedFinding } from '@/lib/automation/match'
import { users } from './account'
import { assets } from './asset'
import { at, created, id } from './columns'
import { events } from './event'
import { workspaces } from './workspace'

export const recipes = pgTable(
  'recipes',
  {
    id: id(),
    workspace_id: uuid()
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    status: text().$type<'active' | 'inactive'>().notNull().default('active'),
    trigger: jsonb().$type<Trigger>().notNull(),
    conditions: jsonb().$type<Condition[]>().notNull().default([]),
    match: text().$type<'all' | 'any'>().notNull().default('all'),
    actions: jsonb().$type<Action[]>().notNull(),
    throttle_minutes: integer().notNull().default(0),
    collect: boolean().notNull().default(false),
    quiet: text().$type<'send' | 'wait'>().notNull().default('send'),
    version: integer().notNull().default(1),
    /** Who saved it last: their consent stands behind its full scans. */
    saved_by: uuid().references(() => users.id, { onDelete: 'set null' }),
    consent: jsonb().$type<{ by: string; at: string; text: string }>(),
    /** A schedule has no slot before it was saved or switched on. */
    active_since: created(),
    last_run_at: at(),
    last_result: text().$type<'ok' | 'failed'>(),
    created_at: created(),
    updated_at: created(),
  },
  (table) => [
    index().on(table.workspace_id),
    index().on(table.saved_by),
    index('recipes_scheduled').on(table.workspace_id).where(sql`status = 'active' and trigger->>'type' = 'schedule'`),
  ],
)

/** What a recipe did about what happened: once, however often it is looked at. */
export const recipeRuns = pgTable(
  'recipe_runs',
  {
    id: id(),
    recipe_id: uuid()
      .notNull()
      .references(() => recipes.id, { onDelete: 'cascade' }),
    recipe_version: integer().notNull(),
    event_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    state: text().$type<RunState>().notNull(),
    reason: jsonb().$type<RunReason>(),
    /** Limits count for each site: its asset, or nothing. */
    subject: text().notNull().default(''),
    asset_id: uuid().references(() => assets.id, { onDelete: 'set null' }),
    /** Of the findings of the event, those that it is about; the first hundred. */
    matched: jsonb().$type<MatchedFinding[]>().notNull().default([]),
    is_test: boolean().notNull().default(false),
    /** When it happened, as limits count it: of an outage that has to last, the moment it had. */
    at: at().notNull(),
    /** When it told somebody, or will: the limit begins anew there. Null: it tells nobody. */
    told_at: at(),
    /** When it has to be looked at again. */
    due_at: at(),
  },
  (table) => [
    uniqueIndex('recipe_runs_once').on(table.recipe_id, table.event_id).where(sql`not is_test`),
    index().on(table.recipe_id, table.at),
    index('recipe_runs_told').on(table.recipe_id, table.subject, table.told_at).where(sql`not is_test`),
    index('recipe_runs_lately').on(table.recipe_id, table.told_at).where(sql`not is_test`),
    index('recipe_runs_due').on(table.due_at).where(sql`due_at is not null`),
    index().on(table.event_id),
    index().on(table.asset_id),
  ],
)
