import { and, eq, inArray } from 'drizzle-orm'
import type { Action } from '@/lib/contract/recipe-parts'
import { Preferences } from '@/lib/contract/user'
import type { RunReason, RunState } from '@/lib/contract/recipe-list'
import type { Db } from '@/server/db/db'
import { integrations } from '@/server/db/schema'
import { isToBeRepeated } from '@/server/failed-query'
import { voiceOf } from '@/server/voice'
import { because, type Connection, type Doing, failed, type Outcome, PLACES, type Task } from './doing'
import { emailReport } from './email-report'
import { withLeads } from './left-by'
import { notify, openTickets, sendEvent } from './messages'
import { startScan } from './start-scan'
import { tagLead } from './tag-lead'

/** Does what a recipe says, in its order; what fails does not keep the next from being done. */
export async function perform(task: Task): Promise<Outcome[]> {
  const { tx, home, recipe, isTest } = task
  const connections = await connectionsOf(tx, home.workspace.id, recipe.actions)
  const isQuiet = recipe.quiet === 'wait' && !isTest
  const occurrences = await withLeads(tx, task.occurrences)
  const outcomes: Outcome[] = []
  for (const [place, action] of recipe.actions.entries()) {
    const id = 'integration_id' in action ? action.integration_id : undefined
    const connection = connections.get(id ?? '') ?? null
    const voice = await voiceOf(languageOf(connection) ?? home.owner.locale, Preferences.parse(home.owner.preferences))
    const doing = { ...task, occurrences, action, position: place * PLACES, connection, voice, isQuiet }
    outcomes.push(await guarded(doing))
  }
  return outcomes
}

/** In a transaction of its own inside that of the run. */
async function guarded(doing: Doing): Promise<Outcome> {
  try {
    return await doing.tx.transaction((tx) => act({ ...doing, tx }))
  } catch (error) {
    if (isToBeRepeated(error)) throw error
    doing.deps.log.error(
      { err: error, recipe: doing.recipe.id, action: doing.action.type },
      'An action of a recipe broke off',
    )
    return failed(because('broken'))
  }
}

function act(doing: Doing): Promise<Outcome> {
  const { action } = doing
  switch (action.type) {
    case 'notify':
      return notify({ ...doing, action })
    case 'webhook':
      return sendEvent({ ...doing, action })
    case 'create_ticket':
      return openTickets({ ...doing, action })
    case 'start_scan':
      return startScan({ ...doing, action })
    case 'email_report':
      return emailReport({ ...doing, action })
    case 'add_lead_tag':
      return tagLead({ ...doing, action })
  }
}

async function connectionsOf(tx: Db, workspace: string, actions: readonly Action[]): Promise<Map<string, Connection>> {
  const ids = actions.flatMap((action) =>
    'integration_id' in action && action.integration_id ? [action.integration_id] : [],
  )
  if (ids.length === 0) return new Map()
  const { id, type, name, status, config } = integrations
  const rows = await tx
    .select({ id, type, name, status, config })
    .from(integrations)
    .where(and(eq(integrations.workspace_id, workspace), inArray(integrations.id, ids)))
  return new Map(rows.map((row) => [row.id, row]))
}

/** A mail goes to people who may read another language than the owner. */
function languageOf(connection: Connection | null): string | null {
  const language = connection?.type === 'email' ? connection.config.language : null
  return typeof language === 'string' && language !== '' ? language : null
}

/** How a run ended, by what its actions did, and why not well. */
export function resultOf(outcomes: readonly Outcome[]): {
  state: Extract<RunState, 'done' | 'skipped' | 'failed'>
  reason: RunReason | null
} {
  const bad = outcomes.find(({ state }) => state === 'failed')
  if (bad) return { state: 'failed', reason: bad.reason }
  const other = outcomes.find(({ reason }) => reason !== null)
  const isDone = outcomes.some(({ state }) => state === 'sent')
  return { state: isDone ? 'done' : 'skipped', reason: other?.reason ?? null }
}
