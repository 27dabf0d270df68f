import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { AgencyAttention } from '@/lib/contract/agency'
import { href } from '@/lib/domain/routes'
import type { Db } from '@/server/db/db'
import { invoices, workspaces } from '@/server/db/schema'
import { openOf } from '@/server/invoices/rows'
import { todayOf } from '@/server/invoices/today'

/** A day more is a rank more, but no bill is as urgent as a site that is down. */
const RANK = 70
const MOST_URGENT = 94
const MOST = 200
const DAY_MS = 86_400_000

/** Invoices whose last day to be paid is over, in the time zone of whoever sent them. */
export async function invoicesOverdue(
  db: Db,
  user: { id: string; timezone: string | null },
): Promise<AgencyAttention[]> {
  const today = todayOf(user)
  const rows = await db
    .select({ invoice: invoices, workspace: workspaces.name })
    .from(invoices)
    .leftJoin(workspaces, eq(workspaces.id, invoices.workspace_id))
    .where(
      and(
        eq(invoices.user_id, user.id),
        eq(invoices.kind, 'invoice'),
        inArray(invoices.status, ['sent', 'part_paid']),
        lt(invoices.due_on, sql`${today}::date`),
      ),
    )
    .orderBy(asc(invoices.due_on))
    .limit(MOST)
  return rows.flatMap(({ invoice, workspace }) => {
    const minor = openOf(invoice)
    if (minor === 0 || invoice.due_on === null) return []
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
}
