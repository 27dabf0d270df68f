import type { EventBody, EventName } from '@/lib/automation/event-body'
import type { EventFacts } from '@/server/db/event-facts'
import { linkOf, namedFindings, type Occurrence, type Place, siteOf } from './telling'
import { factsOf } from './happening'

/** A body has no room for more. */
const MAX_COLLECTED = 50
const MAX_BYTES = 64_000

/** What a machine is told of what happened. `earlier`: what a limit held back until now. */
export function bodyOf(occurrence: Occurrence, place: Place, earlier: readonly Occurrence[] = []): EventBody {
  const { event } = occurrence
  const own = {
    event_id: String(event.id),
    workspace: { id: place.workspace.id, name: place.workspace.name },
    ...aboutOf(occurrence, place),
  }
  const collected = collectedOf(earlier, MAX_BYTES - bytesOf(own))
  const left = earlier.length - collected.length
  const data = {
    ...own,
    ...(collected.length > 0 && { collected }),
    ...(left > 0 && { collected_left_out: left }),
  }
  return { type: event.type as EventName, timestamp: event.at.toISOString(), data } as EventBody
}

const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length

/** As many as there is room for, the newest of them, the oldest first. */
function collectedOf(earlier: readonly Occurrence[], room: number) {
  const collected = []
  let left = room
  for (const one of earlier.slice(-MAX_COLLECTED).toReversed()) {
    const told = {
      event_id: String(one.event.id),
      timestamp: one.event.at.toISOString(),
      ...(one.findings.length > 0 && { findings: namedFindings(one) }),
    }
    left -= bytesOf(told) + 1
    if (left < 0) break
    collected.unshift(told)
  }
  return collected
}

function aboutOf(occurrence: Occurrence, place: Place) {
  const { event } = occurrence
  const { data } = event
  const site = { site: { id: event.asset_id, address: siteOf(event) ?? '' } }
  const link = linkOf(event, place)
  if ('scan_id' in data)
    return { ...site, scan: { id: data.scan_id, type: data.scan_type }, report_url: link, ...scannedOf(occurrence) }
  const schedule = factsOf(event, 'schedule')
  if (schedule) return { slot: schedule.slot, dashboard_url: link }
  const verified = factsOf(event, 'asset.verified')
  if (verified) return { ...site, method: verified.method }
  const ends = factsOf(event, 'expiring')
  if (ends) return { ...site, what: ends.what, end: ends.end, days: ends.days, monitoring_url: link }
  if ('wpsite_id' in data) return { ...site, ...wordpressOf(event, link) }
  if ('page' in data) return leftOf(occurrence, data, link)
  const incident = { ...site, ...('incident_id' in data && { incident_id: data.incident_id }), monitoring_url: link }
  const down = factsOf(event, 'site.down')
  if (down) return { ...incident, cause: down.cause, message: down.message, since: down.since }
  const up = factsOf(event, 'site.up')
  if (up) return { ...incident, milliseconds: up.ms }
  const changed = factsOf(event, 'site.changed')
  return { ...incident, kind: changed?.kind, changes: changed?.changes }
}

function leftOf({ lead }: Occurrence, data: EventFacts['lead.created' | 'lead.scanned' | 'site.form'], link: string) {
  const { id, email, name, phone, website, message } = lead ?? {}
  return {
    lead: lead ? { id, email, name, phone, website, message } : null,
    page_url: data.page,
    leads_url: link,
    ...('lead_scan_id' in data && {
      scan: { id: data.lead_scan_id, type: 'lead_scan' },
      score: data.score,
      grade: data.grade,
    }),
    ...('website_id' in data && { website: { id: data.website_id, name: data.website_name } }),
  }
}

function wordpressOf(event: Occurrence['event'], link: string) {
  const { wpsite_id: id, site_name: name, asset_value: _, ...facts } = event.data as EventFacts['wp.flaw']
  const back = factsOf(event, 'wp.back')
  return {
    wordpress_site: { id, name },
    wordpress_url: link,
    ...(back ? { since: back.since, milliseconds: back.ms } : facts),
  }
}

function scannedOf(occurrence: Occurrence) {
  const { event } = occurrence
  const completed = factsOf(event, 'scan.completed')
  if (completed)
    return {
      score: completed.score,
      grade: completed.grade,
      counts: completed.counts,
      earlier: completed.earlier ?? null,
    }
  const failed = factsOf(event, 'scan.failed')
  if (failed) return { reason: failed.reason }
  const dropped = factsOf(event, 'score.dropped')
  if (dropped) return { before: dropped.before, after: dropped.after, grade: dropped.grade }
  const { count, is_first } = event.data as { count: number; is_first: boolean }
  return { count, is_first, findings: namedFindings(occurrence) }
}
