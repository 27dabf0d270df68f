import { and, eq, inArray, sql } from 'drizzle-orm'
import type { LeadToSave } from '@/lib/contract/lead-input'
import { WORKSPACE_COLORS } from '@/lib/contract/workspace'
import type { Printing } from '@/server/contracts/file'
import type { Db } from '@/server/db/db'
import {
  assets,
  leadFacts,
  leadNotes,
  leads,
  leadScans,
  monitors,
  scans,
  settings,
  users,
  workspaces,
} from '@/server/db/schema'
import { refreshLeads } from '@/server/leads/refresh'
import { samplePlaces } from '@/server/leads/sample'
import { leaveAlone, saveLeads } from '@/server/leads/save'
import { addPapers } from './agency-papers'
import { CLIENT_HOSTS } from './lead-sites'

/** Who starts with clients and leads. */
const AGENCIES = ['agency@soteria.test', 'whitelabel@soteria.test']
const FACT = 'demo_clients'
const DAY_MS = 86_400_000

/**
 * Gives the agencies of the try-out mode their clients, leads and papers, once; their sites are scanned like all
 * others. At later starts the addresses follow the port.
 */
export async function seedAgencies(db: Db, deps: Printing, port: number): Promise<void> {
  for (const user of await addAgencies(db, port)) await addPapers(db, deps, user)
}

/** Answers whose clients are new. */
function addAgencies(db: Db, port: number): Promise<string[]> {
  return db.transaction(async (tx) => {
    const added: string[] = []
    const [known] = await tx.select().from(settings).where(eq(settings.key, FACT)).for('update')
    if (known && known.value !== String(port)) await follow(tx, Number(known.value), port)
    if (!known) {
      const agencies = await tx
        .select({ user: users.id, workspace: workspaces.id })
        .from(users)
        .innerJoin(workspaces, and(eq(workspaces.user_id, users.id), eq(workspaces.is_default, true)))
        .where(inArray(users.email, AGENCIES))
      for (const agency of agencies) {
        await addClients(tx, agency.user, port)
        await addLeads(tx, agency, port)
        added.push(agency.user)
      }
    }
    await tx
      .insert(settings)
      .values({ key: FACT, value: String(port) })
      .onConflictDoUpdate({ target: settings.key, set: { value: String(port) } })
    return added
  })
}

/** A client for each of the sites that only they have. One of them is down: `watchClients` finds that out. */
async function addClients(tx: Db, userId: string, port: number) {
  for (const [place, [host, name]] of Object.entries(CLIENT_HOSTS).entries()) {
    const [workspace] = await tx
      .insert(workspaces)
      .values({ user_id: userId, name, client_name: name, color: WORKSPACE_COLORS[place + 1] })
      .onConflictDoNothing()
      .returning()
    if (!workspace) continue
    const value = `http://${host}:${port}`
    const [asset] = await tx.insert(assets).values({ workspace_id: workspace.id, type: 'url', value, name }).returning()
    if (!asset) continue
    await tx.insert(monitors).values({ asset_id: asset.id, interval_minutes: 60 })
    await tx.insert(scans).values({
      workspace_id: workspace.id,
      asset_id: asset.id,
      asset_value: value,
      scan_type: 'light_scan',
      initiated_by: userId,
    })
  }
}

type Story = Pick<LeadToSave, 'status' | 'lost_reason' | 'tags' | 'next_step' | 'value_minor'> & {
  /** Its number in the sample directory. */
  place: number
  /** How many days ago it was saved, and in how many days its next step is due. */
  saved: number
  due?: number
  note?: string
}

/** Twenty leads of the sample directory. The first of each trade have a site, which is scanned. */
const STORIES: readonly Story[] = [
  { place: 0, status: 'replied', saved: 12, tags: ['dentist', 'hot'], next_step: 'Send the offer', due: -1, value_minor: 24_000, note: 'Asked what it costs to have this fixed.' },
  { place: 26, status: 'contacted', saved: 11, tags: ['bakery'], next_step: 'Call again', due: -3, value_minor: 9_000, note: 'Left a message with the baker’s son.' },
  { place: 51, status: 'meeting', saved: 16, tags: ['restaurant', 'hot'], next_step: 'Meet at the restaurant', due: 2, value_minor: 18_000, note: 'Wants somebody who looks after the site for good.' },
  { place: 76, status: 'contacted', saved: 9, tags: ['hairdresser'], next_step: 'Ask whether they read it', due: 1 },
  { place: 101, status: 'new', saved: 2, tags: ['plumber'], next_step: 'Write about the old jQuery', due: 0 },
  { place: 176, status: 'new', saved: 1, tags: ['lawyer'] },
  { place: 3, status: 'new', saved: 0, tags: ['dentist'] },
  { place: 7, status: 'new', saved: 0, tags: ['dentist'] },
  { place: 12, status: 'new', saved: 3, tags: ['dentist'] },
  { place: 30, status: 'new', saved: 5, tags: ['bakery'] },
  { place: 55, status: 'contacted', saved: 14, tags: ['restaurant'], value_minor: 6_000 },
  { place: 60, status: 'contacted', saved: 13, tags: ['restaurant'], next_step: 'Send the one-page report', due: -5 },
  { place: 80, status: 'replied', saved: 10, tags: ['hairdresser'], value_minor: 7_500, note: 'Has no website and is thinking about one.' },
  { place: 84, status: 'new', saved: 6, tags: ['hairdresser'] },
  { place: 110, status: 'contacted', saved: 8, tags: ['plumber'], next_step: 'Call after the holidays', due: 9 },
  { place: 130, status: 'meeting', saved: 18, tags: ['electrician'], next_step: 'Show what a care plan is', due: 4, value_minor: 12_000 },
  { place: 160, status: 'won', saved: 20, tags: ['lawyer'], value_minor: 15_000, note: 'Signed for a year.' },
  { place: 185, status: 'lost', lost_reason: 'price', saved: 19, tags: ['accountant'] },
  { place: 210, status: 'lost', lost_reason: 'stop', saved: 17, tags: ['florist'], note: 'Asked not to be written to again.' },
  { place: 235, status: 'lost', lost_reason: 'has_someone', saved: 15, tags: ['hotel'] },
] // biome-ignore format: a list

async function addLeads(tx: Db, { user, workspace }: { user: string; workspace: string }, port: number) {
  const places = samplePlaces(port)
  const rows = STORIES.flatMap(({ place, saved: _saved, due, note: _note, ...story }): LeadToSave[] => {
    const found = places[place]
    if (!found) return []
    const { id, reviews, postalCode, url: _url, status: _status, ...known } = found
    return [
      {
        ...known,
        ...story,
        source: 'sample',
        source_id: id,
        reviews_count: reviews,
        postal_code: postalCode,
        ...(story.value_minor !== undefined && { value_currency: 'USD', value_period: 'month' as const }),
        ...(due !== undefined && { next_step_at: new Date(Date.now() + due * DAY_MS).toISOString() }),
      },
    ]
  })
  const results = await saveLeads(tx, { userId: user, workspaceId: workspace, googleDays: 30 }, rows)
  for (const [place, { id }] of results.entries()) if (id && STORIES[place]) await date(tx, id, STORIES[place])
  await scanSites(tx, user)
}

/** When it was saved, contacted and answered, with what was written down. */
async function date(tx: Db, id: string, { saved, status, lost_reason, note }: Story) {
  const ago = (days: number) => new Date(Date.now() - days * DAY_MS)
  const [moved, contacted] = [ago(Math.ceil(saved / 3)), ago(Math.max(saved - 1, 0))]
  const isContacted = status !== 'new'
  const [lead] = await tx
    .update(leads)
    .set({
      created_at: ago(saved),
      status_at: status === 'new' ? ago(saved) : moved,
      ...(isContacted && { last_contact_at: contacted }),
      ...((status === 'replied' || status === 'meeting' || status === 'won') && { last_reply_at: moved }),
    })
    .where(eq(leads.id, id))
    .returning()
  if (!lead) return
  if (note)
    await tx.insert(leadNotes).values({ user_id: lead.user_id, lead_id: id, kind: 'note', text: note, at: moved })
  if (lost_reason === 'stop') await leaveAlone(tx, lead, 'you')
}

/** The sites of leads wait for a scan, as if somebody had asked for it. */
async function scanSites(tx: Db, userId: string) {
  const rows = await tx.select({ website: leads.website }).from(leads).where(eq(leads.user_id, userId))
  const urls = rows.flatMap(({ website }) => (website === null ? [] : [new URL(website)]))
  if (urls.length > 0)
    await tx.insert(leadScans).values(urls.map(({ href, host }) => ({ user_id: userId, url: href, host })))
}

/** The sites are at another port now. */
async function follow(tx: Db, from: number, to: number) {
  const [before, after] = [`.localhost:${from}`, `.localhost:${to}`]
  const own = tx.select({ id: users.id }).from(users).where(inArray(users.email, AGENCIES))
  const spaces = tx.select({ id: workspaces.id }).from(workspaces).where(inArray(workspaces.user_id, own))
  await tx
    .update(assets)
    .set({ value: sql`replace(${assets.value}, ${before}, ${after})` })
    .where(and(inArray(assets.workspace_id, spaces), sql`${assets.value} like ${`%${before}%`}`))
  const moved = await tx
    .update(leadFacts)
    .set({ value: sql`replace(${leadFacts.value}::text, ${before}, ${after})::jsonb` })
    .where(
      and(
        inArray(leadFacts.user_id, own),
        eq(leadFacts.key, 'website'),
        sql`${leadFacts.value}::text like ${`%${before}%`}`,
      ),
    )
    .returning({ user: leadFacts.user_id, lead: leadFacts.lead_id })
  for (const [user, rows] of Map.groupBy(moved, (row) => row.user))
    await refreshLeads(
      tx,
      user,
      rows.map(({ lead }) => lead),
    )
}
