import { asc, desc, eq, sql } from 'drizzle-orm'
import type { InvoiceClient } from '@/lib/contract/invoice'
import type { Db } from '@/server/db/db'
import { invoices, workspaces } from '@/server/db/schema'
import { hasWords } from '@/server/routes/search'

/** More are found by more words. */
const MOST = 20

/** Each one is looked for in every row. */
const MAX_WORDS = 8

const buyerName = sql<string>`${invoices.buyer}->>'name'`
/** The agency's own workspace is no client, unless it says whose it is. */
const clientName = sql<string>`coalesce(nullif(${workspaces.client_name}, ''), case when ${workspaces.is_default} then null else ${workspaces.name} end)`

/** Whom invoices can be for: the clients with a workspace, and whoever got one before, once for each name. */
export async function invoiceClients(
  db: Db,
  userId: string,
  search: string,
): Promise<{ clients: InvoiceClient[]; total: number }> {
  const named = db.$with('named').as(
    db
      .select({ name: clientName.as('client'), workspace_id: sql`${workspaces.id}`.as('named_workspace') })
      .from(workspaces)
      .where(eq(workspaces.user_id, userId)),
  )
  const billed = db.$with('billed').as(
    db
      .selectDistinctOn([buyerName], {
        name: buyerName.as('billed_name'),
        workspace_id: sql`${invoices.workspace_id}`.as('billed_workspace'),
        invoice_id: sql<string>`${invoices.id}`.as('invoice_id'),
      })
      .from(invoices)
      .where(eq(invoices.user_id, userId))
      .orderBy(buyerName, desc(invoices.created_at)),
  )
  const name = sql<string>`coalesce(${named.name}, ${billed.name})`
  const words = search.toLowerCase().split(/\s+/).filter(Boolean).slice(0, MAX_WORDS)
  const rows = await db
    .with(named, billed)
    .select({
      name,
      workspace: { id: workspaces.id, name: workspaces.name },
      invoice_id: billed.invoice_id,
      total: sql<number>`count(*) over ()::int`,
    })
    .from(named)
    .fullJoin(billed, eq(named.name, billed.name))
    .leftJoin(workspaces, sql`${workspaces.id} = coalesce(${named.workspace_id}, ${billed.workspace_id})`)
    .where(
      sql`${name} <> '' and ${hasWords(sql`lower(concat_ws(' ', ${name}, ${workspaces.name}))`, words) ?? sql`true`}`,
    )
    .orderBy(asc(sql`lower(${name})`), asc(workspaces.name), asc(workspaces.id))
    .limit(MOST)
  return { clients: rows.map(({ total: _total, ...client }) => client), total: rows[0]?.total ?? 0 }
}
