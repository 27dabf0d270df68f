import { and, desc, eq, isNull } from 'drizzle-orm'
import type { BeatOutcome, IncidentKind } from '@/lib/contract/monitor'
import type { WorkspaceSettings } from '@/lib/contract/workspace'
import type { Db } from '@/server/db/db'
import { incidents, monitorChecks, type monitors } from '@/server/db/schema'
import { record } from '@/server/records/events'
import { tell, wants } from './alerts'
import type { Suspect, Trouble } from '@/server/db/monitor-facts'
import type { Look } from './look'
import { bothOf, type Verdict } from './troubles'

type Settling = {
  at: Date
  asset: { id: string; value: string; workspace_id: string }
  settings: Partial<WorkspaceSettings>
  monitor: typeof monitors.$inferSelect
  verdict: Verdict
  /** What scans and registries say: it needs no second check. */
  proven: Verdict
}

/** Opens what a second check confirms, ends what is over, and answers what is suspected and open now. */
export async function settle(
  tx: Db,
  { at, asset, settings, monitor, verdict, proven }: Settling,
): Promise<{ suspects: Suspect[]; open: Set<IncidentKind> }> {
  const known = await tx
    .select()
    .from(incidents)
    .where(and(eq(incidents.asset_id, asset.id), isNull(incidents.ended_at)))
  const open = new Set(known.map(({ kind }) => kind))
  // A look that proves nothing leaves every suspicion as it was.
  const suspects = verdict.answered.size === 0 ? [...monitor.suspects] : []
  const { troubles, answered } = bothOf(verdict, proven)
  for (const trouble of troubles) {
    const { kind } = trouble
    if (open.has(kind)) {
      await tx
        .update(incidents)
        .set({
          changes: trouble.changes,
          message: trouble.message,
          says: trouble.says ?? null,
          cause: trouble.cause,
        })
        .where(and(eq(incidents.asset_id, asset.id), eq(incidents.kind, kind), isNull(incidents.ended_at)))
      continue
    }
    const suspect = monitor.suspects.find((one) => one.kind === kind)
    if (!suspect && !proven.troubles.includes(trouble)) {
      suspects.push({ kind, since: at.toISOString() })
      continue
    }
    open.add(kind)
    await begin(tx, { at, asset, settings }, trouble, suspect ? new Date(suspect.since) : at)
  }

  const isWrong = (kind: IncidentKind) => troubles.some((trouble) => trouble.kind === kind)
  for (const incident of known) {
    if (!answered.has(incident.kind) || isWrong(incident.kind)) continue
    open.delete(incident.kind)
    await tx.update(incidents).set({ ended_at: at, ending: 'recovered' }).where(eq(incidents.id, incident.id))
    const ms = at.getTime() - incident.started_at.getTime()
    if (incident.kind === 'down')
      await record(tx, {
        type: 'site.up',
        ...placeOf(asset, incident.id, at),
        data: { ...factsOf(asset, incident.id), ms },
      })
    await tell(tx, { at, asset, incident: incident.id, facts: { event: 'recovered', kind: incident.kind, ms } })
  }
  return { suspects, open }
}

async function begin(
  tx: Db,
  { at, asset, settings }: Pick<Settling, 'at' | 'asset' | 'settings'>,
  trouble: Trouble,
  since: Date,
) {
  const [incident] = await tx
    .insert(incidents)
    .values({ asset_id: asset.id, ...trouble, started_at: since })
    .returning({ id: incidents.id })
  if (trouble.kind === 'down') await confirmBeat(tx, asset.id)
  if (!incident) return
  const { kind, cause, message, changes } = trouble
  const place = placeOf(asset, incident.id, at)
  const facts = factsOf(asset, incident.id)
  if (kind === 'down')
    await record(tx, { type: 'site.down', ...place, data: { ...facts, cause, message, since: since.toISOString() } })
  else await record(tx, { type: 'site.changed', ...place, data: { ...facts, kind, changes } })
  if (wants(settings, kind))
    await tell(tx, { at, asset, incident: incident.id, facts: { event: 'opened', ...trouble } })
}

type Place = Settling['asset']

const placeOf = ({ id, workspace_id }: Place, incident: string, at: Date) => ({
  about: incident,
  workspace_id,
  asset_id: id,
  at,
})
const factsOf = ({ value }: Place, incident: string) => ({ incident_id: incident, asset_value: value })

/** The first failure was right. */
async function confirmBeat(tx: Db, assetId: string) {
  const [last] = await tx
    .select()
    .from(monitorChecks)
    .where(eq(monitorChecks.asset_id, assetId))
    .orderBy(desc(monitorChecks.at))
    .limit(1)
  if (last?.outcome !== 'unsure') return
  await tx
    .update(monitorChecks)
    .set({ outcome: 'down' })
    .where(and(eq(monitorChecks.asset_id, assetId), eq(monitorChecks.at, last.at)))
}

/** How the check stands in the bar. */
export function beatOf(found: Look, { troubles }: Verdict, open: ReadonlySet<IncidentKind>): BeatOutcome {
  if (found.failure?.cause === 'ours') return 'unsure'
  if (troubles.some(({ kind }) => kind === 'down')) return open.has('down') ? 'down' : 'unsure'
  return troubles.some(({ kind }) => kind === 'slow') ? 'slow' : 'up'
}
