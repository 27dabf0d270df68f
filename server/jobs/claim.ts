import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { scans, workspaces } from '@/server/db/schema'
import { takeTurns } from './turns'

/** Scans of one workspace at one time, over all servers: a customer with a hundred sites leaves room for the others. */
export const RUNNING_PER_WORKSPACE = 2

/** A waiting scan that somebody has taken to run it. */
export type ClaimedScan = typeof scans.$inferSelect

/**
 * Of each workspace that has a place, who is next in its line: people's scans, then the oldest. It steps from workspace
 * to workspace through the index of waiting scans. Nothing begins for a suspended account.
 */
const heads = sql`
  with recursive lines (workspace_id) as (
    (select workspace_id from scans where status = 'queued' order by workspace_id limit 1)
    union all
    select (select s.workspace_id from scans s where s.status = 'queued' and s.workspace_id > lines.workspace_id order by s.workspace_id limit 1)
    from lines where lines.workspace_id is not null
  ), running as (
    select w.user_id, s.workspace_id, count(*) as scans
    from scans s join workspaces w on w.id = s.workspace_id
    where s.status = 'running'
    group by w.user_id, s.workspace_id
  ), heads as (
    select w.user_id, w.id as workspace_id, w.scan_begun_at, coalesce(running.scans, 0) as running, head.*
    from lines
    join workspaces w on w.id = lines.workspace_id
    join users on users.id = w.user_id and users.status <> 'suspended'
    left join running on running.workspace_id = w.id
    cross join lateral (
      select s.id, (s.initiated_by is null) as automatic, s.created_at
      from scans s
      where s.status = 'queued' and s.workspace_id = w.id
      order by (s.initiated_by is null), s.created_at, s.id
      limit 1
    ) head
    where coalesce(running.scans, 0) < ${sql.raw(String(RUNNING_PER_WORKSPACE))}
  )`

/**
 * The waiting scan whose turn it is. What people start goes before what begins by itself. Among accounts it is the turn
 * of the one with the fewest running scans, then of the one that was served longest ago; the same among the workspaces
 * of an account, and in a workspace the oldest is next. Ten thousand in one line cost as little as one, and a workspace
 * that somebody is deleting holds up nobody.
 */
export const nextInTurn = sql`${heads}, accounts as (
    select w.user_id, max(w.scan_begun_at) as begun_at,
      (select coalesce(sum(running.scans), 0) from running where running.user_id = w.user_id) as running
    from workspaces w
    where w.user_id in (select user_id from heads)
    group by w.user_id
  )
  select s.id, w.id as workspace_id
  from heads
  join accounts on accounts.user_id = heads.user_id
  join workspaces w on w.id = heads.workspace_id
  join scans s on s.id = heads.id and s.status = 'queued'
  order by heads.automatic, accounts.running, accounts.begun_at nulls first, heads.running, heads.scan_begun_at nulls first, heads.created_at, heads.id
  limit 1
  for no key update of w, s skip locked`

const anyInTurn = sql`${heads} select id, workspace_id from heads limit 1`

const anyWaiting = sql`select 1 from scans where status = 'queued' limit 1`

const CLAIMS = 727_002

/**
 * So often it looks again when all that may run was stopped or held by others. After that somebody holds it for long.
 */
const MAX_LOOKS = 3

/** Takes the waiting scan whose turn it is. Undefined when none waits that may run now. */
export async function claimNext(db: Db): Promise<ClaimedScan | undefined> {
  if ((await rowsOf(db, anyWaiting)).length === 0) return undefined
  return db.transaction(async (tx) => {
    await tx.execute(takeTurns(CLAIMS))
    for (let look = 0; look < MAX_LOOKS; look += 1) {
      const [next] = await rowsOf(tx, nextInTurn)
      if (next) return begin(tx, next)
      if ((await rowsOf(tx, anyInTurn)).length === 0) return undefined
    }
    return undefined
  })
}

/** Takes this scan out of turn, for whoever runs scans one after the other. */
export async function claim(db: Db, scanId: string): Promise<ClaimedScan | undefined> {
  const [scan] = await db
    .select({ id: scans.id, workspace_id: scans.workspace_id })
    .from(scans)
    .where(eq(scans.id, scanId))
  return scan && begin(db, scan)
}

type Head = { id: string; workspace_id: string }

/** Undefined when it does not wait any more. The workspace first: whoever deletes it locks in this order, too. */
async function begin(tx: Db, { id, workspace_id }: Head): Promise<ClaimedScan | undefined> {
  await tx.update(workspaces).set({ scan_begun_at: sql`clock_timestamp()` }).where(eq(workspaces.id, workspace_id))
  const [claimed] = await tx
    .update(scans)
    .set({
      status: 'running',
      attempt: sql`${scans.attempt} + 1`,
      progress: 0,
      started_at: NOW,
      heartbeat_at: NOW,
      updated_at: NOW,
    })
    .where(and(eq(scans.id, id), eq(scans.status, 'queued')))
    .returning()
  return claimed
}

const rowsOf = async (db: Db, query: typeof nextInTurn) =>
  ((await db.execute(query)) as unknown as { rows: Head[] }).rows

/** The clock of the database: several servers write to it. */
const NOW = sql`now()`
