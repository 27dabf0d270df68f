import { sha256 } from '@noble/hashes/sha2'
import { bytesToHex } from '@noble/hashes/utils'
import { count, eq, sql } from 'drizzle-orm'
import type { Lead, SavedLead } from '@/lib/contract/lead-record'
import type { Db } from '@/server/db/db'
import { doNotContact, leads } from '@/server/db/schema'

/** Another answer, with other fields, is another one. */
const SHAPE = 3

/**
 * What the answer depends on, without making it. `until` is a little earlier than the last change: what was being
 * written meanwhile comes the next time.
 */
export async function stateOf(db: Db, userId: string, workspaceId: string, since: Date | null) {
  const [of] = await db
    .select({
      count: count(),
      changed: sql<string | null>`extract(epoch from max(greatest(${leads.updated_at}, ${leads.removed_at})))::text`,
      listed: sql<string>`(select count(*) || '/' || coalesce(extract(epoch from max("at")), 0) from ${doNotContact} where ${doNotContact.user_id} = ${userId})`,
    })
    .from(leads)
    .where(eq(leads.workspace_id, workspaceId))
  const changed = Number(of?.changed ?? 0) * 1000
  const parts = [SHAPE, workspaceId, of?.count, of?.changed, of?.listed, since?.getTime()]
  const etag = `"${bytesToHex(sha256(parts.join(' '))).slice(0, 32)}"`
  return { etag, until: new Date(Math.max(0, changed - 5000)).toISOString() }
}

/** As the list that the header is; a weak name of the same counts here. */
export const namesEtag = (header: string | undefined, etag: string) =>
  header !== undefined && header.split(',').some((one) => ['*', etag].includes(one.trim().replace(/^W\//, '')))

/** To the second, as nothing is decided by less; what says whether somebody changed it meanwhile stays as it is. */
const short = (at: string) => at.replace(/\.\d+Z$/, 'Z')
const TIMES = ['created_at', 'next_step_at', 'last_contact_at', 'last_reply_at', 'archived_at'] as const
/** The address of a home page is that of its site. */
const shortAddress = (website: string) => website.replace(/^(https?:\/\/[^/]+)\/$/, '$1')

/** What stands in the call, follows from another field, or is so of nearly all is left out. */
function withoutObvious(lead: Lead) {
  const { notes: _notes, workspace_id: _workspace, host: _host, scan: _scan, ...rest } = lead
  const { tags, opportunity_is_least: isLeast, website, status, ...others } = rest
  return {
    ...others,
    ...(status !== 'new' && { status }),
    ...(website && { website: shortAddress(website) }),
    ...(tags.length > 0 && { tags }),
    ...(isLeast === false && { opportunity_is_least: false }),
    ...shortTimes(lead),
  }
}

const shortTimes = (lead: Lead) =>
  Object.fromEntries(TIMES.flatMap((key) => (lead[key] ? [[key, short(lead[key])]] : []))) as Pick<Lead, 'created_at'>

export const shortLead = (lead: Lead): SavedLead => ({
  ...withoutObvious(lead),
  ...(lead.scan && {
    scan: {
      ...(lead.scan.status !== 'completed' && { status: lead.scan.status }),
      score: lead.scan.score,
      grade: lead.scan.grade,
    },
  }),
})
