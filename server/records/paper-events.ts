import { and, eq } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { type contracts, type invoices, users, workspaces } from '@/server/db/schema'
import { record } from './events'

type Contract = typeof contracts.$inferSelect
type Invoice = typeof invoices.$inferSelect

type Owned = Pick<Contract, 'user_id' | 'workspace_id'>

/**
 * Whoever deletes a workspace locks from the account down: so does whoever is going to tell something of one, before
 * the paper itself.
 */
export async function holdPaperPlace(tx: Db, paper: Owned): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, paper.user_id)).for('key share')
  const place = await placeOf(tx, paper)
  if (place) await tx.select({ id: workspaces.id }).from(workspaces).where(eq(workspaces.id, place)).for('key share')
}

/** Where it is told: in the workspace of the client, else in the agency's own. */
async function placeOf(tx: Db, { user_id, workspace_id }: Owned) {
  if (workspace_id !== null) return workspace_id
  const [own] = await tx
    .select({ id: workspaces.id })
    .from(workspaces)
    .where(and(eq(workspaces.user_id, user_id), eq(workspaces.is_default, true)))
  return own?.id
}

/** In the transaction that makes it signed. */
export async function recordSigned(tx: Db, contract: Contract): Promise<void> {
  const workspace_id = await placeOf(tx, contract)
  if (!workspace_id) return
  const { id, title, number, signer } = contract
  const data = { contract_id: id, title, number, by: signer?.name ?? '' }
  await record(tx, { type: 'contract.signed', about: `${id}:${contract.version}`, workspace_id, asset_id: null, data })
}

/** In the transaction that makes it paid. Once, though a payment may be taken back and booked again. */
export async function recordPaid(tx: Db, invoice: Invoice): Promise<void> {
  const workspace_id = await placeOf(tx, invoice)
  if (!workspace_id) return
  const { id, number, buyer } = invoice
  const data = { invoice_id: id, number, buyer: buyer.name }
  await record(tx, { type: 'invoice.paid', about: id, workspace_id, asset_id: null, data })
}
