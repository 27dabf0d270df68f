import type { MatchedFinding } from '@/lib/automation/match'
import type { Trigger, VARIABLES } from '@/lib/contract/recipe-parts'
import { DOWN_CAUSES } from '@/lib/contract/monitor'
import { SEVERITIES, type Severity } from '@/lib/contract/scan-result'
import { ruleOf } from '@/lib/domain/rules'
import { rules as english } from '@/lib/messages/en/rules'
import { duration } from '@/lib/domain/format'
import { titleSays } from '@/lib/domain/older-result'
import { shownAddress } from '@/lib/domain/shown-address'
import type { FindingFacts } from '@/server/db/event-facts'
import type { widgetLeads } from '@/server/db/schema'
import type { Voice } from '@/server/voice'
import { type EventRow, factsOf, findingsOf } from './happening'

/** Who left an address. */
export type LeftBy = Pick<typeof widgetLeads.$inferSelect, 'id' | 'name' | 'phone' | 'website' | 'message' | 'tags'> & {
  /** Of a saved lead it may not be known. */
  email: string | null
  /** As which saved lead they are kept. */
  lead_id: string | null
}

/** One thing that happened, and of its findings those that a recipe is about. */
export type Occurrence = {
  event: EventRow
  findings: readonly MatchedFinding[]
  /** Read when a message is written: nobody who was deleted since is told of. */
  lead?: LeftBy
}

export type Place = { workspace: { id: string; name: string }; publicUrl: string }

type Values = Partial<Record<(typeof VARIABLES)[number], string>>

/** In a few words: the finding itself, or what happened to a site. */
export function titleOf(occurrence: Occurrence, voice: Voice, recipe?: { trigger: Trigger }): string {
  const { event, findings } = occurrence
  const { words, locale, formats } = voice
  const [first] = findings
  if (first)
    return findings.length > 1
      ? words('mail.alert.more', { first: first.title, count: findings.length - 1 })
      : first.title
  const dropped = factsOf(event, 'score.dropped')
  if (dropped)
    return words('mail.recipe.happened.score_dropped', { before: String(dropped.before), after: String(dropped.after) })
  const ends = factsOf(event, 'expiring')
  if (ends) return words(`mail.recipe.happened.${ends.what}`, { days: ends.days })
  const up = factsOf(event, 'site.up')
  if (up) return words('mail.recipe.happened.site_up', { time: duration(up.ms, locale, formats) })
  const changed = factsOf(event, 'site.changed')
  if (changed) return words(`mail.recipe.happened.${CHANGED[changed.kind] ?? 'changed'}`)
  const wordpress = wordpressTitle(event, voice)
  if (wordpress !== null) return wordpress
  const lead = leadTitle({ event, lead: occurrence.lead }, voice)
  if (lead !== null) return lead
  if (recipe?.trigger.type === 'schedule')
    return words('mail.recipe.happened.digest', { every: recipe.trigger.config.every })
  return words(`mail.recipe.happened.${PLAIN[event.type] ?? 'changed'}`)
}

function wordpressTitle(event: EventRow, { words, locale }: Voice): string | null {
  const flaw = factsOf(event, 'wp.flaw')
  if (flaw) return words('mail.recipe.happened.wp_flaw', { title: flaw.title })
  const update = factsOf(event, 'wp.update')
  if (update) return words('mail.recipe.happened.wp_update', { name: update.name, version: update.to })
  const back = factsOf(event, 'wp.back')
  if (back) return words('mail.recipe.happened.wp_back', { time: duration(back.ms, locale) })
  return event.type === 'wp.silent' ? words('mail.recipe.happened.wp_silent') : null
}

function leadTitle({ event, lead }: Pick<Occurrence, 'event' | 'lead'>, { words }: Voice): string | null {
  // A list of what happened names nobody, and who was deleted has no name.
  const who = lead?.name ?? lead?.email ?? ''
  const isKnown = who === '' ? 'no' : 'yes'
  const form = factsOf(event, 'site.form')
  if (form) return words('mail.recipe.happened.site_form', { isKnown, who, website: form.website_name })
  const scanned = factsOf(event, 'lead.scanned')
  if (scanned) {
    const { grade } = scanned
    const values = { isKnown, who, hasGrade: grade === null ? 'no' : 'yes', grade: grade ?? '' }
    return words('mail.recipe.happened.lead_scanned', values)
  }
  return event.type === 'lead.created' ? words('mail.recipe.happened.lead_created', { isKnown, who }) : null
}

const CHANGED: Readonly<Partial<Record<string, 'headers' | 'dns' | 'changed_certificate' | 'score'>>> = {
  headers: 'headers',
  dns: 'dns',
  certificate: 'changed_certificate',
  score: 'score',
}
const PLAIN: Readonly<Partial<Record<string, 'scan_completed' | 'scan_failed' | 'asset_verified' | 'site_down'>>> = {
  'scan.completed': 'scan_completed',
  'scan.failed': 'scan_failed',
  'asset.verified': 'asset_verified',
  'site.down': 'site_down',
}

export const siteOf = ({ data }: Pick<EventRow, 'data'>) =>
  'asset_value' in data ? shownAddress(data.asset_value) : null

/** Where a person reads more about it. */
export function linkOf({ type, data }: Pick<EventRow, 'type' | 'data'>, { workspace, publicUrl }: Place): string {
  if ('scan_id' in data) return `${publicUrl}/${type === 'scan.failed' ? 'details' : 'report'}/${data.scan_id}`
  if ('wpsite_id' in data) return `${publicUrl}/wordpress?site=${data.wpsite_id}`
  if ('website_id' in data) return `${publicUrl}/dfy/manager?id=${data.website_id}&tab=forms`
  if ('lead_id' in data && data.lead_id !== undefined) return `${publicUrl}/leads?lead=${data.lead_id}`
  if ('page' in data) return `${publicUrl}/customization?tab=leads&workspace=${workspace.id}`
  if (type === 'schedule') return `${publicUrl}/`
  return type === 'asset.verified'
    ? `${publicUrl}/asset?workspace=${workspace.id}`
    : `${publicUrl}/monitoring?workspace=${workspace.id}`
}

export const worstOf = (findings: readonly MatchedFinding[]): Severity | null =>
  SEVERITIES.find((severity) => findings.some((finding) => finding.severity === severity)) ?? null

/** How bad it is: of findings the worst, of an outage critical. */
export function severityOf({ event, findings }: Occurrence): Severity | null {
  if (event.type === 'site.down') return 'critical'
  const flaw = factsOf(event, 'wp.flaw')
  if (flaw) return flaw.severity
  if (event.type === 'expiring' || event.type === 'site.changed' || event.type === 'wp.silent') return 'high'
  return event.type === 'score.dropped' || event.type === 'scan.failed' ? 'medium' : worstOf(findings)
}

/** What stands between the braces of a message. */
export function valuesOf(occurrence: Occurrence, voice: Voice, place: Place, recipe?: { trigger: Trigger }): Values {
  const { event, findings } = occurrence
  const severity = severityOf(occurrence)
  const standing = event.data as { grade?: string | null; score?: number | null; after?: number }
  const score = standing.score ?? standing.after
  return {
    workspace: place.workspace.name,
    report_url: linkOf(event, place),
    title: titleOf(occurrence, voice, recipe),
    count: String(Math.max(1, findings.length)),
    ...text('site', siteOf(event) ?? shownAddress(URL.parse(occurrence.lead?.website ?? '')?.host ?? '')),
    ...text('email', occurrence.lead?.email),
    ...text('message', occurrence.lead?.message),
    ...text('severity', severity && voice.words(`ui.severity.${severity}`)),
    ...text('grade', standing.grade),
    ...text('score', score === undefined || score === null ? null : String(score)),
    ...text('change', changeOf(event, voice)),
    ...text('fix', fixOf(occurrence, voice)),
  }
}

const text = (name: keyof Values, value: string | null | undefined): Values => (value ? { [name]: value } : {})

function changeOf(event: EventRow, { words, said, locale }: Voice): string | null {
  const dropped = factsOf(event, 'score.dropped')
  if (dropped) return `${dropped.before} → ${dropped.after}`
  const completed = factsOf(event, 'scan.completed')
  const before = completed?.earlier?.score ?? null
  if (completed && before !== null && completed.score !== null) return `${before} → ${completed.score}`
  const update = factsOf(event, 'wp.update')
  if (update) return `${update.from} → ${update.to}`
  const changed = factsOf(event, 'site.changed')
  if (changed)
    return changed.changes
      .map(
        ({ what, says, before: was, after }) =>
          `${said(what, says ?? titleSays(what))}: ${was ?? '–'} → ${after ?? '–'}`,
      )
      .join('; ')
  const down = factsOf(event, 'site.down')
  if (!down) return null
  const cause = words(`mail.alert.cause.${DOWN_CAUSES.find((own) => own === down.cause) ?? 'other'}`)
  return cause.charAt(0).toLocaleUpperCase(locale) + cause.slice(1)
}

/** How to fix the worst of the findings, by its rule; of a flaw of a WordPress site, by an update if there is one. */
export function fixOf({ event, findings }: Occurrence, { findings: texts, words }: Voice): string | null {
  const flaw = factsOf(event, 'wp.flaw')
  if (flaw) {
    const [version] = flaw.fixed_in
    const values = { name: flaw.name, version: version ?? '' }
    return words(`mail.recipe.wordpress.${version === undefined ? 'noFix' : 'fix'}`, values)
  }
  const worst = findings.find(({ severity }) => severity === worstOf(findings))
  const facts = worst && factsById(event).get(worst.id)
  if (!facts) return null
  const rules: Readonly<Record<string, { fix: string }>> = texts?.rules ?? english
  return Object.hasOwn(rules, facts.rule) ? (rules[facts.rule]?.fix ?? null) : null
}

export const factsById = ({ data }: Pick<EventRow, 'data'>): ReadonlyMap<string, FindingFacts> =>
  new Map('findings' in data ? data.findings.map((facts) => [facts.id, facts]) : [])

/** The findings of a body: in English, whoever reads it. */
export function namedFindings({ event, findings }: Occurrence) {
  const facts = factsById(event)
  const titles = new Map(findingsOf(event, {})?.map(({ id, title }) => [id, title]))
  return findings.map(({ id, severity, title }) => {
    const { rule = '', category } = facts.get(id) ?? {}
    return {
      id,
      rule,
      title: titles.get(id) ?? title,
      severity,
      ...(category && { category }),
      effort: ruleOf(rule)?.effort ?? 'hours',
    }
  })
}
