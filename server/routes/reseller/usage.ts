import { and, eq, gte, sql } from 'drizzle-orm'
import { isTimeZone } from '@/lib/contract/time-zone'
import type { Account } from '@/server/api/env'
import type { Db } from '@/server/db/db'
import { scans, users, workspaces } from '@/server/db/schema'

/** `2026-11`, this month first. */
function monthsUntilNow(zone: string, count: number): string[] {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit' })
  const [year = 0, month = 0] = today.format(new Date()).split('-').map(Number)
  return Array.from({ length: count }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back)).toISOString().slice(0, 7),
  )
}

/** What the accounts of a reseller scanned in which month of its own zone. */
export async function usageOf(db: Db, reseller: Account, count: number) {
  const zone = reseller.timezone && isTimeZone(reseller.timezone) ? reseller.timezone : 'UTC'
  const months = monthsUntilNow(zone, count)
  const month = sql<string>`to_char(${scans.created_at} at time zone ${zone}, 'YYYY-MM')`
  const number = (type: string) => sql<number>`(count(*) filter (where ${scans.scan_type} = ${type}))::int`
  const usage = await db
    .select({
      account_id: users.id,
      month,
      light_scans: number('light_scan'),
      full_scans: number('full_scan'),
    })
    .from(users)
    .innerJoin(workspaces, eq(workspaces.user_id, users.id))
    .innerJoin(scans, eq(scans.workspace_id, workspaces.id))
    .where(and(eq(users.reseller_id, reseller.id), gte(scans.created_at, startOf(months.at(-1) ?? '', zone))))
    .groupBy(users.id, sql`2`)
  return { months, usage }
}

const startOf = (month: string, zone: string) => sql`(${`${month}-01`}::timestamp at time zone ${zone})`
