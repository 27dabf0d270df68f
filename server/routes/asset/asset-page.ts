import { and, getTableColumns } from 'drizzle-orm'
import type { AssetListQuery } from '@/lib/contract/asset'
import type { Db } from '@/server/db/db'
import { assets } from '@/server/db/schema'
import type { Scope } from '@/server/db/within'
import { after, keyOf, orderBy, pageOf } from '@/server/routes/pages'
import { asked, orderOf, tallyOf } from './asset-list'
import { everyPublicAsset, publicAssets } from './asset-rows'

/** The assets that are asked for: all of them, or with a limit a page; the tally is of a first page. */
export async function assetPage(db: Db, scope: Scope, query: AssetListQuery) {
  const order = orderOf(query.sort)
  const where = asked(scope, query)
  const wanted = and(where, after(query.cursor, order, assets.id))
  if (query.limit === undefined) {
    const all = await everyPublicAsset(db, wanted, orderBy(order, assets.id))
    return { assets: all, next: null, total: query.cursor ? await db.$count(assets, where) : all.length }
  }
  const limit = Number(query.limit)
  const found = await db
    .select({ ...getTableColumns(assets), key: keyOf(order) })
    .from(assets)
    .where(wanted)
    .orderBy(...orderBy(order, assets.id))
    .limit(limit + 1)
  const { rows, next } = pageOf(found, limit, order)
  const isTallied = !query.cursor && query.asset === undefined
  const [shown, total, tally] = await Promise.all([
    publicAssets(db, rows),
    db.$count(assets, where),
    isTallied ? tallyOf(db, scope, query) : undefined,
  ])
  return { assets: shown, next, total, ...(tally && { tally }) }
}
