import { and, eq, sql } from 'drizzle-orm'
import type { ContractAsset, NewContract } from '@/lib/contract/contract'
import { mayBecome, statusAt } from '@/lib/domain/contracts/kinds'
import type { Db } from '@/server/db/db'
import { assets, contracts, users, type workspaces } from '@/server/db/schema'
import { HttpError, notFound, refused } from '@/server/errors'
import { leadSettingsOf } from '@/server/leads/lead-settings'
import { brandFor } from '@/server/records/brand'
import { addEvent } from './chain'
import type { Speaking } from './file'
import { closeLinks } from './link'
import { holdContract, publicContract, type Row } from './rows'

export const MAX_CONTRACTS = 2_000

type Workspace = typeof workspaces.$inferSelect

function fieldsOf(body: NewContract, chosen: ContractAsset[]) {
  const { workspace_id, type, title, language, values, clauses, value, starts_on, ends_on, signer } = body
  if (starts_on && ends_on && ends_on < starts_on) throw refused('ends_on', 'contract_ends_before')
  for (const [field, day] of Object.entries({ starts_on, ends_on }))
    if (day && Number.isNaN(Date.parse(day))) throw refused(field, 'contract_no_day')
  return {
    workspace_id,
    type,
    title,
    language,
    values,
    clauses,
    assets: chosen,
    value_minor: value?.minor ?? null,
    value_currency: value?.currency ?? null,
    value_period: value?.period ?? null,
    starts_on: starts_on ?? null,
    ends_on: ends_on ?? null,
    signer: signer ?? null,
  }
}

/** Only verified assets of the workspace can be chosen. */
async function chosenAssets(tx: Db, workspace: string, ids: readonly string[]): Promise<ContractAsset[]> {
  if (ids.length === 0) return []
  const rows = await tx.select().from(assets).where(eq(assets.workspace_id, workspace))
  return [...new Set(ids)].map((id) => {
    const asset = rows.find((row) => row.id === id)
    if (!asset) throw notFound('asset')
    if (asset.status !== 'verified')
      throw new HttpError(409, 'contract_asset_unverified', { values: { asset: asset.value } })
    const seen = asset.last_proved_at ?? asset.verified_at ?? asset.updated_at
    return { id, value: asset.value, method: asset.verify_method ?? 'dns', seen_at: seen.toISOString() }
  })
}

/** Who the two sides are, as far as that is known already. */
async function knownValues(
  tx: Db,
  settings: Speaking,
  userId: string,
  workspace: Workspace,
): Promise<Record<string, string>> {
  const [{ sender }, brand] = await Promise.all([
    leadSettingsOf(tx, userId),
    brandFor(tx, settings, { account: userId }),
  ])
  const agency = brand.isProduct ? sender.company || sender.name : brand.name
  return {
    agency: [agency, sender.address?.replaceAll('\n', ', ')].filter(Boolean).join(', '),
    client: workspace.client_name || workspace.name,
    ...(sender.phone && { agency_phone: sender.phone }),
  }
}

export async function createContract(
  tx: Db,
  settings: Speaking,
  userId: string,
  workspace: Workspace,
  body: NewContract,
): Promise<Row> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
  if ((await tx.$count(contracts, eq(contracts.user_id, userId))) >= MAX_CONTRACTS)
    throw new HttpError(409, 'contracts_full', { values: { count: MAX_CONTRACTS } })
  const fields = fieldsOf(body, await chosenAssets(tx, workspace.id, body.assets ?? []))
  const values = { ...(await knownValues(tx, settings, userId, workspace)), ...fields.values }
  const [row] = await tx
    .insert(contracts)
    .values({ user_id: userId, ...fields, values })
    .returning()
  if (!row) throw new Error('The contract was not inserted')
  return row
}

/** What was sent before becomes the next version, and its link leads nowhere any more. What was signed stays as it is. */
export async function changeContract(
  tx: Db,
  publicUrl: string,
  { id, workspace }: { id: string; workspace: Workspace },
  body: NewContract,
): Promise<Row> {
  const row = await holdContract(tx, id)
  if (!row) throw notFound('contract')
  await refuseStale(tx, publicUrl, row, body.updated_at)
  const status = statusAt(row, Date.now())
  const isNext = status !== 'draft'
  if (isNext && !mayBecome(status, 'draft')) throw new HttpError(409, 'contract_fixed')
  const chosen = await chosenAssets(tx, workspace.id, body.assets ?? [])
  const [changed] = await tx
    .update(contracts)
    .set({
      ...fieldsOf(body, chosen),
      ...(isNext && {
        status: 'draft' as const,
        version: row.version + 1,
        expires_at: null,
        sent_at: null,
        decline_reason: null,
        code_hash: null,
        code_until: null,
      }),
      updated_at: sql`clock_timestamp()`,
    })
    .where(and(eq(contracts.id, id)))
    .returning()
  if (!changed) throw notFound('contract')
  if (isNext) {
    await closeLinks(tx, id)
    await addEvent(tx, changed, 'changed')
  }
  return changed
}

/** Somebody else changed it meanwhile: the present one comes with the refusal. */
export async function refuseStale(tx: Db, publicUrl: string, row: Row, seen: string | undefined): Promise<void> {
  if (seen === undefined || seen === row.updated_at.toISOString()) return
  throw new HttpError(409, 'contract_changed', { contract: await publicContract(tx, publicUrl, row) })
}
