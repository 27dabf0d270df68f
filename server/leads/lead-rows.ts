import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Lead, LeadScan } from '@/lib/contract/lead-record'
import { type Grade, SEVERITIES } from '@/lib/contract/scan-result'
import { isFinished } from '@/lib/domain/leads/scan-state'
import { type StoredFinding, writtenFindings } from '@/lib/domain/stored-result'
import type { Db } from '@/server/db/db'
import { leads, leadScans } from '@/server/db/schema'
import type { Voice } from '@/server/voice'
import { areListed } from './no-contact'
import { publicIssue } from './scan-rows'

type Row = typeof leads.$inferSelect
type ScanHead = Pick<
  typeof leadScans.$inferSelect,
  'id' | 'url' | 'status' | 'score' | 'grade' | 'counts' | 'completed_at' | 'failure_reason'
>

const { id, url, status, score, grade, counts, completed_at, failure_reason } = leadScans
export const SCAN_HEAD = { id, url, status, score, grade, counts, completed_at, failure_reason }

const WORST_FIRST = sql.raw(`array[${SEVERITIES.map((severity) => `'${severity}'`).join()}]`)

/** The head with the worst that was found: for a few scans, not for ten thousand. */
export const SCAN_WORST = {
  ...SCAN_HEAD,
  failure_message: leadScans.failure_message,
  failure_says: leadScans.failure_says,
  checks: leadScans.checks,
  worst: sql<StoredFinding | null>`case when ${status} = 'completed' then (
    select one from jsonb_array_elements(${leadScans.result}->'findings') one
    order by array_position(${WORST_FIRST}, one->>'severity') limit 1
  ) end`,
}

type ScanWorst = ScanHead &
  Pick<typeof leadScans.$inferSelect, 'checks' | 'failure_message' | 'failure_says'> & { worst: StoredFinding | null }

/** As in lists, with how far it is, and the worst finding in the words of its reader. */
export const publicWorst = (
  { worst, checks, failure_message: message, failure_says, ...scan }: ScanWorst,
  voice: Voice,
): LeadScan => ({
  ...publicHead(scan),
  ...(message && { failure_message: voice.said(message, failure_says) }),
  checks_done: checks.filter(({ state }) => isFinished(state)).length,
  checks_total: checks.length,
  ...(worst && {
    issues: writtenFindings([worst], [], scan.completed_at ?? new Date()).map((one) => publicIssue(one, voice)),
  }),
})

const time = (at: Date | null) => at?.toISOString() ?? null

/** What is not there is left out: a list has ten thousand of them. */
function present<T extends object>(all: T): T {
  return Object.fromEntries(
    Object.entries(all).filter(([, value]) => value !== null && value !== undefined && value !== ''),
  ) as T
}

/** A scan as it stands in lists. */
export const publicHead = (scan: ScanHead) =>
  present({
    id: scan.id,
    url: scan.url,
    status: scan.status,
    score: scan.score,
    grade: scan.grade as Grade | null,
    checked_at: time(scan.completed_at),
    counts: scan.counts,
    failure_reason: scan.failure_reason,
  })

export function publicLead(row: Row, scan: ScanHead | null, isListed: boolean): Lead {
  const { name, tags } = row
  return {
    ...present({
      id: row.id,
      workspace_id: row.workspace_id,
      status: row.status,
      lost_reason: row.lost_reason,
      category: row.category,
      website: row.website,
      host: row.host,
      phone: isListed ? null : row.phone,
      email: isListed ? null : row.email,
      city: row.city,
      country: row.country,
      opportunity: row.opportunity,
      opportunity_is_least: row.opportunity_is_least,
      value_minor: row.value_minor,
      value_currency: row.value_currency,
      value_period: row.value_period,
      next_step: row.next_step,
      next_step_at: time(row.next_step_at),
      next_step_has_time: row.next_step_has_time || undefined,
      notes: row.notes,
      scan: scan && publicHead(scan),
      client_workspace_id: row.client_workspace_id,
      do_not_contact: isListed || undefined,
      last_contact_at: time(row.last_contact_at),
      last_reply_at: time(row.last_reply_at),
      archived_at: time(row.archived_at),
      created_at: row.created_at.toISOString(),
      updated_at: row.updated_at.toISOString(),
    }),
    name,
    tags,
  }
}

type ScanOf = { scan: ScanHead | null }

/** Leads of one account as they stand in lists, with whether each is to be left alone. */
export async function publicLeads(
  db: Db,
  userId: string,
  rows: readonly { lead: Row & object; scan: ScanOf['scan'] }[],
) {
  const listed = await areListed(
    db,
    userId,
    rows.map(({ lead }) => lead),
  )
  return rows.map(({ lead, scan }, place) => publicLead(lead, scan, listed[place] ?? false))
}

/** Leads with their scans, for `publicLeads`. */
export const leadsWhere = (db: Db, where: SQL | undefined) =>
  db
    .select({ lead: leads, scan: SCAN_HEAD })
    .from(leads)
    .leftJoin(leadScans, eq(leadScans.id, leads.lead_scan_id))
    .where(where)

/** Those with these ids, in the order of the ids. */
export async function leadsByIds(db: Db, userId: string, ids: readonly string[]): Promise<Lead[]> {
  if (ids.length === 0) return []
  const rows = await leadsWhere(db, sql`${inArray(leads.id, [...ids])} and ${eq(leads.user_id, userId)}`)
  const found = new Map((await publicLeads(db, userId, rows)).map((lead) => [lead.id, lead]))
  return ids.flatMap((each) => found.get(each) ?? [])
}
