import { eq, inArray, sql } from 'drizzle-orm'
import { opportunityOf, type SiteFacts, weightsOf } from '@/lib/domain/leads/opportunity'
import { siteFacts } from '@/lib/domain/leads/site-facts'
import type { OpportunityPart } from '@/lib/contract/lead-record'
import type { Grade } from '@/lib/contract/scan-result'
import type { Db } from '@/server/db/db'
import { leadFacts, leads, leadScans, leadSettings } from '@/server/db/schema'
import { columnsOf, shownFact, type StoredFact } from './facts'

/** Makes the columns of leads and their opportunity anew from what is known of them. In the transaction of the change. */
export async function refreshLeads(tx: Db, userId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const rows = await tx
    .select({ id: leads.id, scan: leads.lead_scan_id })
    .from(leads)
    .where(inArray(leads.id, [...ids]))
  const facts = Map.groupBy(
    await tx
      .select()
      .from(leadFacts)
      .where(inArray(leadFacts.lead_id, [...ids])),
    ({ lead_id }) => lead_id,
  )
  const sites = await sitesOf(
    tx,
    rows.flatMap(({ scan }) => scan ?? []),
  )
  const weights = weightsOf(await ownWeights(tx, userId))
  const values = rows.map(({ id, scan }) => {
    const own = facts.get(id) ?? []
    const { points, is_least, parts } = opportunityOf(businessOf(own, (scan && sites.get(scan)) || null), weights)
    return { id, ...columnsOf(own), opportunity: points, opportunity_is_least: is_least, opportunity_parts: parts }
  })
  await writeAll(tx, values)
}

export async function ownWeights(db: Db, userId: string): Promise<Record<string, number>> {
  const [row] = await db
    .select({ weights: leadSettings.weights })
    .from(leadSettings)
    .where(eq(leadSettings.user_id, userId))
  return row?.weights ?? {}
}

/** What the facts and a scan say of a business, for its opportunity. */
export function businessOf(facts: readonly StoredFact[], site: SiteFacts | null) {
  const shown = (key: StoredFact['key']) => shownFact(facts, key)
  const basis = (key: 'email' | 'phone'): OpportunityPart['basis'] | undefined => {
    const source = shown(key)?.source
    if (source === undefined) return undefined
    return source === 'you' || source === 'website' ? source : 'listing'
  }
  const number = (key: 'rating' | 'reviews') => {
    const value = shown(key)?.value
    return typeof value === 'number' ? value : undefined
  }
  return {
    hasWebsite: shown('website') !== undefined || site !== null,
    site,
    reviews: number('reviews'),
    rating: number('rating'),
    email: basis('email'),
    phone: basis('phone'),
  }
}

/** What scans that completed say, without reading all that they found. */
export async function sitesOf(db: Db, scans: readonly string[]): Promise<Map<string, SiteFacts>> {
  if (scans.length === 0) return new Map()
  const rows = await db
    .select({
      id: leadScans.id,
      grade: sql<Grade | null>`${leadScans.grade}`,
      rules: sql<string[]>`jsonb_path_query_array(${leadScans.result}, '$.findings[*].rule')`,
      states: sql<Record<string, string> | null>`(
        select jsonb_object_agg(one->>'key', one->>'state') from jsonb_array_elements(${leadScans.result}->'checks') one
      )`,
      fitsPhones: sql<boolean | null>`(${leadScans.result}->'observations'->'fits_phones')::text::boolean`,
    })
    .from(leadScans)
    .where(sql`${inArray(leadScans.id, [...scans])} and ${leadScans.status} = 'completed'`)
  return new Map(rows.map(({ id, states, ...seen }) => [id, siteFacts({ ...seen, states: states ?? {} })]))
}

const TYPES = {
  id: 'uuid',
  name: 'text',
  name_key: 'text',
  category: 'text',
  website: 'text',
  host: 'text',
  phone: 'text',
  phone_e164: 'text',
  email: 'text',
  email_norm: 'text',
  city: 'text',
  country: 'text',
  lat: 'float8',
  lng: 'float8',
  opportunity: 'smallint',
  opportunity_is_least: 'boolean',
  opportunity_parts: 'jsonb',
} as const

/** One statement for all of them. */
async function writeAll(tx: Db, values: readonly Record<keyof typeof TYPES, unknown>[]): Promise<void> {
  const names = Object.keys(TYPES).filter((name) => name !== 'id')
  const sets = sql.raw(names.map((name) => `${name} = known.${name}`).join(', '))
  const types = sql.raw(
    Object.entries(TYPES)
      .map(([name, type]) => `${name} ${type}`)
      .join(', '),
  )
  await tx.execute(
    sql`update leads set ${sets}, updated_at = clock_timestamp() from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as known(${types}) where leads.id = known.id`,
  )
}
