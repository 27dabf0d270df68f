import type { Condition, Operator, Trigger, UPDATE_KINDS, WEEKDAYS, WP_PARTS } from '@/lib/contract/recipe-parts'
import { GRADES, SEVERITIES, type Severity } from '@/lib/contract/scan-result'

/** The names that events are stored under: what stands before the colon of their key. */
export const EVENT_OF: Readonly<Record<Trigger['type'], string>> = {
  scan_completed: 'scan.completed',
  scan_failed: 'scan.failed',
  finding_new: 'findings.new',
  finding_fixed: 'findings.fixed',
  finding_back: 'findings.back',
  score_dropped: 'score.dropped',
  cert_expiring: 'expiring',
  asset_verified: 'asset.verified',
  site_down: 'site.down',
  site_up: 'site.up',
  site_changed: 'site.changed',
  wp_update: 'wp.update',
  wp_vulnerable: 'wp.flaw',
  wp_site_down: 'wp.silent',
  wp_site_up: 'wp.back',
  widget_lead_created: 'lead.created',
  lead_scan_completed: 'lead.scanned',
  site_form: 'site.form',
  schedule: 'schedule',
}

export type MatchedFinding = {
  id: string
  severity: Severity
  category: string
  title: string
  effort: string
  seen_before_days: number | null
}

/** A number as it is and as the scan before had it. */
type Measure = { now: number | null; before: number | null }

/** An event with all that can be asked of it. */
export type Happening = {
  id: string
  type: string
  /** Recipes whose actions led to it. */
  caused_by: readonly string[]
  /** In the time zone of the workspace. */
  weekday: (typeof WEEKDAYS)[number]
  hour: number
  site: { id: string; value: string; tags: readonly string[] } | null
  scan?: {
    scan_type: string
    started_by: string | null
    score: Measure
    critical: Measure
    high: Measure
    open: Measure
    grade: { now: string | null; before: string | null }
  }
  findings?: readonly MatchedFinding[]
  /** Of an expiry. */
  days?: number
  /** Of an outage: how long it has lasted. */
  minutes?: number
  /** Of a change: what changed. */
  change?: string
  /** Of an update or a flaw of a WordPress site. `names`: what it is called, to people and in its folder. */
  part?: {
    kind: (typeof WP_PARTS)[number]
    names: readonly string[]
    severity?: Severity
    has_fix?: boolean
    update?: (typeof UPDATE_KINDS)[number]
  }
  /** Of a lead: on which page they left an address, in which country, and how their site was graded. */
  lead?: { page: string | null; country?: string | null; has_website?: boolean; grade?: string | null }
  /** Of a schedule: whose it is. */
  recipe?: string
}

export type Matchable = { id: string; trigger: Trigger; conditions: readonly Condition[]; match: 'all' | 'any' }

/** `findings`: those that the recipe is about, when it is about findings. */
export type Match<R extends Matchable> = { recipe: R; findings: readonly MatchedFinding[] }

/** A chain of recipes that wake each other ends here. */
const LONGEST_CHAIN = 3

/** Which of these recipes run on an event, and on which findings of it: in the server and in the preview alike. */
export function matching<R extends Matchable>(recipes: readonly R[], event: Happening): Match<R>[] {
  if (event.caused_by.length >= LONGEST_CHAIN) return []
  return recipes.flatMap((recipe) => {
    if (EVENT_OF[recipe.trigger.type] !== event.type || event.caused_by.includes(recipe.id)) return []
    const findings = matchedFindings(recipe, event)
    return findings ? [{ recipe, findings }] : []
  })
}

/** Null when the recipe does not run. */
function matchedFindings(recipe: Matchable, event: Happening): readonly MatchedFinding[] | null {
  if (!fitsTrigger(recipe, event)) return null
  if (!event.findings) return holds(recipe, event, null) ? [] : null
  const least = 'severity' in recipe.trigger.config ? recipe.trigger.config.severity : 'info'
  const kept = event.findings.filter(
    (finding) => rank(finding.severity) >= rank(least) && holds(recipe, event, finding),
  )
  return kept.length > 0 ? kept : null
}

function fitsTrigger({ id, trigger }: Matchable, event: Happening): boolean {
  switch (trigger.type) {
    case 'scan_completed':
      return trigger.config.scan_type === undefined || trigger.config.scan_type === event.scan?.scan_type
    case 'score_dropped':
      return hasDropped(trigger.config, event.scan?.score)
    case 'cert_expiring':
      return (trigger.config.days as readonly number[]).includes(event.days ?? -1)
    case 'site_down':
    case 'site_up':
      return (event.minutes ?? 0) >= trigger.config.minutes
    case 'site_changed':
      return isOneOf(trigger.config.kinds, event.change)
    case 'wp_update':
      return isOneOf(trigger.config.parts, event.part?.kind)
    case 'wp_vulnerable':
      return (
        isOneOf(trigger.config.parts, event.part?.kind) && rank(event.part?.severity) >= rank(trigger.config.severity)
      )
    case 'lead_scan_completed':
      return trigger.config.grade === undefined || isGraded('lte', event, trigger.config.grade)
    case 'schedule':
      return event.recipe === id
    case 'scan_failed':
    case 'finding_new':
    case 'finding_fixed':
    case 'finding_back':
    case 'asset_verified':
    case 'wp_site_down':
    case 'wp_site_up':
    case 'widget_lead_created':
    case 'site_form':
      return true
  }
}

/** What has no grade is neither better nor worse. */
const isGraded = (op: Operator, { lead }: Happening, than: Condition['value']) =>
  compareNumber(op, gradeRank(lead?.grade), gradeRank(than) ?? undefined)

const isOneOf = (wanted: readonly string[], own: string | undefined) => own !== undefined && wanted.includes(own)

function hasDropped({ by, below }: { by?: number; below?: number }, score: Measure | undefined): boolean {
  const { now, before } = score ?? { now: null, before: null }
  if (now === null || before === null || now >= before) return false
  return (by !== undefined && before - now >= by) || (below !== undefined && now < below && before >= below)
}

/** Without a condition, all of them hold. */
function holds({ conditions, match }: Matchable, event: Happening, finding: MatchedFinding | null): boolean {
  if (conditions.length === 0) return true
  const isTrue = (condition: Condition) => compare(condition, event, finding)
  return match === 'all' ? conditions.every(isTrue) : conditions.some(isTrue)
}

function compare({ field, op, value }: Condition, event: Happening, finding: MatchedFinding | null): boolean {
  const { scan, part, lead } = event
  switch (field) {
    case 'site':
      return compareText(op, event.site ? [event.site.value] : [], value)
    case 'tag':
      return compareText(op, event.site?.tags ?? [], value)
    case 'scan_type':
      return compareText(op, scan ? [scan.scan_type] : [], value)
    case 'started_by':
      return compareText(op, scan?.started_by ? [scan.started_by] : [], value)
    case 'category':
    case 'title':
    case 'effort':
      return compareText(op, finding ? [finding[field]] : [], value)
    case 'severity':
      return compareRank(op, finding?.severity, value, rank)
    case 'seen_before':
      // Never seen before is longer ago than any day.
      return compareNumber(op, finding ? (finding.seen_before_days ?? Number.POSITIVE_INFINITY) : null, value)
    case 'grade':
      return compareMeasure(op, gradesOf(scan?.grade), gradeRank(value))
    case 'score_change':
      return compareNumber(op, changeOf(scan?.score), value)
    case 'score':
    case 'critical':
    case 'high':
    case 'open':
      return compareMeasure(op, scan?.[field], value)
    case 'plugin':
      return compareText(op, part?.names ?? [], value)
    case 'update_kind':
      return compareText(op, part?.update ? [part.update] : [], value)
    case 'has_fix':
      return part?.has_fix !== undefined && value === (part.has_fix ? 'yes' : 'no')
    case 'page':
    case 'country':
      return compareText(op, lead?.[field] ? [lead[field]] : [], value)
    case 'has_website':
      return lead?.has_website !== undefined && value === (lead.has_website ? 'yes' : 'no')
    case 'lead_grade':
      return isGraded(op, event, value)
    case 'weekday':
      return compareText('in', [event.weekday], value)
    case 'hour':
      return listOf(value).includes(event.hour)
  }
}

const listOf = (value: Condition['value']): readonly unknown[] => (Array.isArray(value) ? value : [value])
const rank = (severity: unknown) => -SEVERITIES.indexOf(severity as Severity)
/** A better grade is more. */
const gradeRank = (grade: unknown) => {
  const place = (GRADES as readonly unknown[]).indexOf(grade)
  return place < 0 ? null : -place
}
const gradesOf = (grade: { now: unknown; before: unknown } | undefined) => ({
  now: gradeRank(grade?.now),
  before: gradeRank(grade?.before),
})
const changeOf = (score: Measure | undefined) =>
  score && score.now !== null && score.before !== null ? score.now - score.before : null

/** Of several texts, one has to fit; to be none of them, or to contain nothing, holds for all. */
function compareText(op: Operator, texts: readonly string[], value: Condition['value']): boolean {
  const wanted = listOf(value).map((one) => String(one).toLowerCase())
  const own = texts.map((text) => text.toLowerCase())
  switch (op) {
    case 'eq':
    case 'in':
      return own.some((text) => wanted.includes(text))
    case 'neq':
      return !own.some((text) => wanted.includes(text))
    case 'contains':
      return own.some((text) => wanted.some((part) => text.includes(part)))
    case 'not_contains':
      return !own.some((text) => wanted.some((part) => text.includes(part)))
    case 'gte':
    case 'lte':
    case 'changed_up':
    case 'changed_down':
      return false
  }
}

function compareRank(
  op: Operator,
  own: string | undefined,
  value: Condition['value'],
  rankOf: (of: unknown) => number,
): boolean {
  if (own === undefined) return false
  if (op === 'gte' || op === 'lte') return compareNumber(op, rankOf(own), rankOf(value))
  return compareText(op, [own], value)
}

/** What is not known is neither more nor less. */
function compareNumber(op: Operator, own: number | null, value: Condition['value']): boolean {
  if (own === null || typeof value !== 'number') return false
  return op === 'gte' ? own >= value : op === 'lte' ? own <= value : false
}

function compareMeasure(op: Operator, measure: Measure | undefined, value: Condition['value'] | null): boolean {
  const { now, before } = measure ?? { now: null, before: null }
  if (op !== 'changed_up' && op !== 'changed_down') return compareNumber(op, now, value ?? undefined)
  if (now === null || before === null) return false
  return op === 'changed_up' ? now > before : now < before
}
