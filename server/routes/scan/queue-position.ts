import { sql } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import type { scans } from '@/server/db/schema'

type Line = {
  user_id: string
  workspace_id: string
  waiting: number
  older: number
  is_mine: boolean
  others_first: number
}

/**
 * 1 is next; null when the scan does not wait. What people start goes before what begins by itself; accounts take
 * turns, and so do the workspaces of one: as many of another's go before it as have their turn until then.
 */
export async function queuePosition(
  db: Db,
  scan: Pick<typeof scans.$inferSelect, 'id' | 'status'>,
): Promise<number | null> {
  if (scan.status !== 'queued') return null
  const { rows } = (await db.execute(sql`
    with mine as (select id, workspace_id, created_at, initiated_by is null as automatic from scans where id = ${scan.id})
    select w.user_id, line.workspace_id, line.waiting, line.older, line.workspace_id = mine.workspace_id as is_mine, line.others_first
    from (
      select s.workspace_id,
        count(*) filter (where (s.initiated_by is null) = mine.automatic)::int as waiting,
        count(*) filter (where (s.initiated_by is null) = mine.automatic and (s.created_at, s.id) < (mine.created_at, mine.id))::int as older,
        count(*) filter (where mine.automatic and s.initiated_by is not null)::int as others_first
      from scans s cross join mine
      where s.status = 'queued'
      group by s.workspace_id
    ) line
    join workspaces w on w.id = line.workspace_id
    cross join mine`)) as unknown as { rows: Line[] }
  const mine = rows.find(({ is_mine: isMine }) => isMine)
  if (!mine) return 1
  const beside = rows.filter((line) => line !== mine)
  const turnsBefore = (lines: readonly { waiting: number }[], turn: number) =>
    lines.reduce((sum, { waiting }) => sum + Math.min(waiting, turn), 0)
  const [own, foreign] = [
    beside.filter(({ user_id: user }) => user === mine.user_id),
    beside.filter(({ user_id: user }) => user !== mine.user_id),
  ]
  const inAccount = mine.older + turnsBefore(own, mine.older)
  const accounts = [...Map.groupBy(foreign, ({ user_id: user }) => user).values()].map((lines) => ({
    waiting: turnsBefore(lines, Infinity),
  }))
  const peopleFirst = rows.reduce((sum, { others_first: count }) => sum + count, 0)
  return 1 + peopleFirst + inAccount + turnsBefore(accounts, inAccount)
}
