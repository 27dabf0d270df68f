import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { Endpoint, Thing } from '@/lib/contract/endpoint'
import type { Db } from '@/server/db/db'
import { prepared } from '@/server/db/prepared'
import {
  assets,
  brandDomains,
  contracts,
  deliveries,
  integrations,
  recipes,
  scans,
  sessions,
  users,
  workspaces,
  wpSites,
} from '@/server/db/schema'
import { notFound } from '@/server/errors'
import { asId } from './ids'
import { INVOICE_LOOK } from './owned-invoices'
import { LEAD_LOOK } from './owned-leads'
import { WEBSITE_LOOK } from './owned-websites'

type Owner = { id: string }

const workspaceOf = prepared((db) =>
  db
    .select()
    .from(workspaces)
    .where(and(eq(workspaces.id, sql.placeholder('id')), eq(workspaces.user_id, sql.placeholder('user'))))
    .prepare(''),
)

/** The user's own workspace. Throws the same 404 for a missing one and for somebody else's. */
export async function ownWorkspace(db: Db, user: Owner, id: string) {
  const [workspace] = await workspaceOf(db).execute({ id: asId(id), user: user.id })
  if (!workspace) throw notFound('workspace')
  return workspace
}

const inside = (workspace: string | undefined) =>
  workspace === undefined ? undefined : eq(workspaces.id, asId(workspace))

/** An asset in the user's own workspaces, or in this one of them, and the workspace. */
async function ownAsset(db: Db, user: Owner, id: string, workspace: string | undefined) {
  const [row] = await db
    .select({ asset: assets, workspace: workspaces })
    .from(assets)
    .innerJoin(workspaces, eq(workspaces.id, assets.workspace_id))
    .where(and(eq(assets.id, asId(id)), eq(workspaces.user_id, user.id), inside(workspace)))
  if (!row) throw notFound('asset')
  return row
}

/** A scan in the user's own workspaces, or in this one of them. Without what it found, which is large. */
async function ownScan(db: Db, user: Owner, id: string, workspace: string | undefined) {
  const { id: scan, workspace_id, asset_id, status } = scans
  const [row] = await db
    .select({ id: scan, workspace_id, asset_id, status })
    .from(scans)
    .innerJoin(workspaces, eq(workspaces.id, scans.workspace_id))
    .where(and(eq(scans.id, asId(id)), eq(workspaces.user_id, user.id), inside(workspace)))
  return row
}

/** A recipe in the user's own workspaces, or in this one of them. */
async function ownRecipe(db: Db, user: Owner, id: string, workspace: string | undefined) {
  const [row] = await db
    .select({ recipe: recipes })
    .from(recipes)
    .innerJoin(workspaces, eq(workspaces.id, recipes.workspace_id))
    .where(and(eq(recipes.id, asId(id)), eq(workspaces.user_id, user.id), inside(workspace)))
  if (!row) throw notFound('recipe')
  return row
}

async function ownSession(db: Db, user: Owner, id: string) {
  const [session] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, asId(id)), eq(sessions.user_id, user.id)))
  if (!session) throw notFound('session')
  return session
}

/** A connection of the user's own workspaces, or of this one of them, and the workspace. */
async function ownIntegration(db: Db, user: Owner, id: string, workspace: string | undefined) {
  const [row] = await db
    .select({ integration: integrations, workspace: workspaces })
    .from(integrations)
    .innerJoin(workspaces, eq(workspaces.id, integrations.workspace_id))
    .where(and(eq(integrations.id, asId(id)), eq(workspaces.user_id, user.id), inside(workspace)))
  if (!row) throw notFound('integration')
  return row
}

/** What went to a connection of the user's own workspaces. Mails are nobody's to look at. */
async function ownDelivery(db: Db, user: Owner, id: string) {
  const [row] = await db
    .select({ delivery: deliveries })
    .from(deliveries)
    .innerJoin(workspaces, eq(workspaces.id, deliveries.workspace_id))
    .where(and(eq(deliveries.id, asId(id)), eq(deliveries.kind, 'message'), eq(workspaces.user_id, user.id)))
  if (!row) throw notFound('delivery')
  return row
}

/** A WordPress site of the user's own workspaces, or of this one of them. */
async function ownWpSite(db: Db, user: Owner, id: string, workspace: string | undefined) {
  const [row] = await db
    .select({ wpSite: wpSites })
    .from(wpSites)
    .innerJoin(workspaces, eq(workspaces.id, wpSites.workspace_id))
    .where(and(eq(wpSites.id, asId(id)), eq(workspaces.user_id, user.id), inside(workspace)))
  if (!row) throw notFound('wp_site')
  return row
}

/** An account that the user made for a customer: one of its own, whatever became of it since. */
async function ownResellerAccount(db: Db, user: Owner, id: string) {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, asId(id)), eq(users.reseller_id, user.id)))
  if (!row) throw notFound('reseller_account')
  return row
}

/** A host name that the user connected. */
async function ownBrandDomain(db: Db, user: Owner, id: string) {
  const [row] = await db
    .select()
    .from(brandDomains)
    .where(and(eq(brandDomains.id, asId(id)), eq(brandDomains.user_id, user.id)))
  if (!row) throw notFound('brand_domain')
  return row
}

/** A contract of the user; where the call names a workspace, of this one, or of one that is gone. */
async function ownContract(db: Db, user: Owner, id: string, workspace: string | undefined) {
  const isThere =
    workspace === undefined
      ? undefined
      : or(eq(contracts.workspace_id, asId(workspace)), isNull(contracts.workspace_id))
  const [contract] = await db
    .select()
    .from(contracts)
    .where(and(eq(contracts.id, asId(id)), eq(contracts.user_id, user.id), isThere))
  if (!contract) throw notFound('contract')
  return contract
}

/** What an address names, an asset or a scan: only where it is. */
async function ownObject(db: Db, user: Owner, id: string) {
  const own = (holder: typeof assets | typeof scans) =>
    db
      .select({ workspace_id: workspaces.id })
      .from(holder)
      .innerJoin(workspaces, eq(workspaces.id, holder.workspace_id))
      .where(and(eq(holder.id, asId(id)), eq(workspaces.user_id, user.id)))
  const [found] = [...(await own(assets)), ...(await own(scans))]
  if (!found) throw notFound('workspace')
  return found
}

const orMissing = <T>(row: T | undefined, what: 'scan' | 'report'): T => {
  if (row === undefined) throw notFound(what)
  return row
}

/**
 * How a thing is found among what is the user's own; `workspace` is the one that the call names, where it names one.
 * What is missing is a 404.
 */
const LOOK = {
  workspace: async (db: Db, user: Owner, id: string) => ({ workspace: await ownWorkspace(db, user, id) }),
  destination: async (db: Db, user: Owner, id: string) => ({ destination: await ownWorkspace(db, user, id) }),
  asset: ownAsset,
  scan: async (db: Db, user: Owner, id: string, workspace: string | undefined) => ({
    scan: orMissing(await ownScan(db, user, id, workspace), 'scan'),
  }),
  report: async (db: Db, user: Owner, id: string, workspace: string | undefined) => ({
    report: orMissing(await ownScan(db, user, id, workspace), 'report'),
  }),
  recipe: ownRecipe,
  integration: ownIntegration,
  delivery: ownDelivery,
  wpSite: ownWpSite,
  session: async (db: Db, user: Owner, id: string) => ({ session: await ownSession(db, user, id) }),
  resellerAccount: async (db: Db, user: Owner, id: string) => ({
    resellerAccount: await ownResellerAccount(db, user, id),
  }),
  brandDomain: async (db: Db, user: Owner, id: string) => ({ brandDomain: await ownBrandDomain(db, user, id) }),
  ...LEAD_LOOK,
  contract: async (db: Db, user: Owner, id: string, workspace: string | undefined) => ({
    contract: await ownContract(db, user, id, workspace),
  }),
  ...INVOICE_LOOK,
  ...WEBSITE_LOOK,
  object: async (db: Db, user: Owner, id: string) => ({ object: await ownObject(db, user, id) }),
}

type Row<T extends keyof typeof LOOK> = Awaited<ReturnType<(typeof LOOK)[T]>> extends { [K in T]: infer R } ? R : never
type Rows = { [T in keyof typeof LOOK]: Row<T> }

/** What was found of what a call names. */
export type Found = Partial<Rows>

/** What a handler gets of what its call names, loaded and proved to be the caller's. */
export type Owned<E extends Endpoint> = E['in'] extends infer I extends object
  ? { [T in keyof I & keyof Rows]: I[T] extends `${string}?` ? Rows[T] | undefined : Rows[T] }
  : unknown

/** Nothing is served about a thing that nobody can prove to be the caller's. */
export type Provable<E extends Endpoint> = [
  E['in'] extends infer I extends object ? Exclude<keyof I, keyof Rows> : never,
] extends [never]
  ? unknown
  : { in: 'server/api/owned.ts does not know how to find this' }

/** What came in, before it is known whose it is. */
export type Sent = { params: Record<string, string>; query: unknown; body: unknown }

/** The id at a place; the name of a file is an id with `.txt` behind it. */
function idAt(place: string, { params, query, body }: Sent): string | undefined {
  const [from, name] = place.startsWith(':')
    ? [params, place.slice(1)]
    : [place.startsWith('query.') ? query : body, place.replace(/^\w+\.|\?$/g, '')]
  const id: unknown = Reflect.get(Object(from) as object, name)
  if (typeof id !== 'string') return undefined
  return name === 'file' ? (/^(.*)\.txt$/.exec(id)?.[1] ?? '') : id
}

/**
 * Finds what the call names, in the order in which it names it. `onWorkspace` comes between the workspace and what is
 * in it.
 */
export async function proveOwn(
  db: Db,
  user: Owner,
  places: Partial<Record<Thing, string>>,
  sent: Sent,
  onWorkspace: () => void,
): Promise<Found> {
  const scope = places.workspace && idAt(places.workspace, sent)
  const found: Found = {}
  for (const [thing, place] of Object.entries(places)) {
    const id = idAt(place, sent)
    const look = LOOK[thing as keyof typeof LOOK]
    if (!(thing in found) && id !== undefined) Object.assign(found, await look(db, user, id, scope))
    if (thing === 'workspace') onWorkspace()
  }
  return found
}
