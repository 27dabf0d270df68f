import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Contract, ContractAsset } from '@/lib/contract/contract'
import { blanksOf } from '@/lib/domain/contracts/document'
import { statusAt } from '@/lib/domain/contracts/kinds'
import { paperTexts } from '@/lib/domain/contracts/texts'
import type { Db } from '@/server/db/db'
import { assets, contractFiles, contracts, shares, workspaces } from '@/server/db/schema'
import { linkAddress, tokenOf } from './link'

export type Row = typeof contracts.$inferSelect

export const isFixed = (status: Row['status']) => status !== 'draft'

const iso = (date: Date | null) => date?.toISOString() ?? null

/** How those assets stand now. */
export async function standingOf(db: Db, userId: string, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, ContractAsset>()
  const rows = await db
    .select({
      id: assets.id,
      value: assets.value,
      status: assets.status,
      method: assets.verify_method,
      proved: assets.last_proved_at,
      verified: assets.verified_at,
    })
    .from(assets)
    .innerJoin(workspaces, eq(workspaces.id, assets.workspace_id))
    .where(and(eq(workspaces.user_id, userId), inArray(assets.id, [...ids])))
  return new Map(
    rows.map(({ id, value, status, method, proved, verified }): [string, ContractAsset] => [
      id,
      {
        id,
        value,
        method: method ?? 'dns',
        seen_at: iso(proved ?? verified) ?? '',
        ...(status !== 'verified' && { lost: true }),
      },
    ]),
  )
}

/** What is shown of its assets: of a draft as they stand now, else as they were, and which are lost since. */
export const shownAssets = ({ status, assets: kept }: Row, standing: ReadonlyMap<string, ContractAsset>) =>
  kept.map((asset): ContractAsset => {
    const { lost: _lost, ...now } = standing.get(asset.id) ?? { lost: true }
    const isLost = standing.get(asset.id)?.lost !== undefined || !standing.has(asset.id)
    const shown = status === 'draft' && 'id' in now ? now : asset
    return { ...shown, ...(isLost && { lost: true }) }
  })

/** What its text is made of. */
export const paperOf = (row: Row, own: readonly ContractAsset[] = row.assets) => ({
  type: row.type,
  title: row.title,
  language: row.language,
  values: row.values,
  clauses: row.clauses,
  assets: own,
  value: valueOf(row),
  starts_on: row.starts_on,
  ends_on: row.ends_on,
  signer: row.signer,
})

const valueOf = ({ value_minor: minor, value_currency: currency, value_period: period }: Row) =>
  minor === null || currency === null ? null : { minor, currency, ...(period && { period }) }

/** Contracts as their owner is told of them. */
export async function publicContracts(db: Db, publicUrl: string, userId: string, rows: readonly Row[]) {
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const [standing, links, files] = await Promise.all([
    standingOf(db, userId, [...new Set(rows.flatMap((row) => row.assets.map(({ id }) => id)))]),
    db
      .select({ id: shares.contract_id, views: shares.views, until: shares.expires_at })
      .from(shares)
      .where(and(eq(shares.user_id, userId), eq(shares.kind, 'contract'), isNull(shares.revoked_at))),
    db
      .select({ id: contractFiles.contract_id, version: contractFiles.version, sha256: contractFiles.sha256 })
      .from(contractFiles)
      .where(eq(contractFiles.user_id, userId))
      .orderBy(desc(contractFiles.created_at)),
  ])
  const link = new Map(links.map((each) => [each.id, each]))
  return Promise.all(
    rows.map(async (row): Promise<Contract> => {
      const own = shownAssets(row, standing)
      const open = link.get(row.id)
      const status = statusAt(row, Date.now())
      const texts = await paperTexts(row.language)
      return {
        id: row.id,
        workspace_id: row.workspace_id,
        ...paperOf(row, own),
        assets: own,
        blanks: isFixed(row.status) ? [] : blanksOf(paperOf(row, own), texts),
        number: row.number,
        status,
        version: row.version,
        expires_at: iso(row.expires_at),
        decline_reason: row.decline_reason,
        sha256: files.find(({ id, version }) => id === row.id && version === row.version)?.sha256 ?? null,
        link:
          open && open.until.getTime() > Date.now() && status !== 'expired'
            ? {
                url: linkAddress(publicUrl, await tokenOf(db, row)),
                views: open.views,
                expires_at: open.until.toISOString(),
              }
            : null,
        sent_at: iso(row.sent_at),
        signed_at: iso(row.signed_at),
        created_at: row.created_at.toISOString(),
        updated_at: row.updated_at.toISOString(),
      }
    }),
  )
}

export async function publicContract(db: Db, publicUrl: string, row: Row): Promise<Contract> {
  const [contract] = await publicContracts(db, publicUrl, row.user_id, [row])
  if (!contract) throw new Error('A contract without itself')
  return contract
}

/** Nobody else changes it until the end of the transaction. */
export async function holdContract(tx: Db, id: string): Promise<Row | undefined> {
  const [row] = await tx.select().from(contracts).where(eq(contracts.id, id)).for('update')
  return row
}
