import { and, asc, eq, gt, lt, sql } from 'drizzle-orm'
import type { AgencyAttention } from '@/lib/contract/agency'
import { href } from '@/lib/domain/routes'
import type { Db } from '@/server/db/db'
import { invoices, workspaces } from '@/server/db/schema'
import { todayOf } from '@/server/invoices/today'
import { isOwed, open } from '@/server/invoices/totals'

/** A day more is a rank more, but no bill is as urgent as a site that is down. */
const RANK = 70
const MOST_URGENT = 94
const DAY_MS = 86_400_000

/** The longest overdue invoices, in the time zone of whoever sent them, and how many there are. */
export async function invoicesOverdue(
  db: Db,
  user: { id: string; timezone: string | null },
  most: number,
): Promise<{ rows: AgencyAttention[]; counts: { invoice_overdue: number } }> {
  const today = todayOf(user)
  const { id, workspace_id, buyer, number, currency, due_on } = invoices
  const rows = await db
    .select({
      invoice: { id, workspace_id, buyer, number, currency, due_on },
      minor: sql<number>`(${open})::float8`,
      workspace: workspaces.name,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(invoices)
    .leftJoin(workspaces, eq(workspaces.id, invoices.workspace_id))
    .where(and(eq(invoices.user_id, user.id), isOwed, lt(invoices.due_on, sql`${today}::date`), gt(open, 0)))
    .orderBy(asc(invoices.due_on))
    .limit(most)
  const told = rows.flatMap(({ invoice, minor, workspace }) => {
    if (invoice.due_on === null) return []
    const days = Math.round((Date.parse(today) - Date.parse(invoice.due_on)) / DAY_MS)
    return {
      id: `invoice_overdue:${invoice.id}:${minor}`,
      kind: 'invoice_overdue' as const,
      group: 'money' as const,
      rank: Math.min(RANK + days, MOST_URGENT),
      workspace_id: invoice.workspace_id,
      name: invoice.buyer.name || (workspace ?? ''),
      detail: invoice.number,
      sum: { currency: invoice.currency, minor },
      at: `${invoice.due_on}T00:00:00.000Z`,
      href: `${href('pay')}?invoice=${invoice.id}`,
    }
  })
  return { rows: told, counts: { invoice_overdue: rows[0]?.total ?? 0 } }
}
