import type { Asset } from '@/lib/contract/asset'
import type { Preview } from '@/lib/contract/recipe'
import type { RecipePreview } from '@/lib/contract/recipe-body'
import type { Report } from '@/lib/contract/report'
import type { Scan } from '@/lib/contract/scan'
import { type Finding, ScanResult, SEVERITIES } from '@/lib/contract/scan-result'
import { diff } from '@/lib/domain/scan-diff'
import { isCompleted } from '@/lib/domain/scan-status'
import { wallAt } from '@/lib/domain/zone'
import { countRuns, lookedAtFrom, PREVIEW_MS } from './count-runs'
import { EVENT_OF, type Happening, type MatchedFinding, matching } from './match'
import { slotsBetween, weekdayOf } from './slots'

const OF_SCANS = ['scan_completed', 'scan_failed', 'score_dropped']
const OF_FINDINGS = ['finding_new', 'finding_fixed', 'finding_back']
/** What only the server knows of an event. */
const HIDDEN = ['seen_before', 'started_by']
const MAX_SAMPLES = 50

type Recipe = Pick<RecipePreview, 'id' | 'trigger' | 'conditions' | 'match' | 'throttle_minutes' | 'collect'>

/** What has to be read to count how often a recipe would have run; null: nothing that can be read says it. */
export function neededFor({ trigger: { type }, conditions }: Recipe): 'nothing' | 'scans' | 'reports' | null {
  if (conditions.some(({ field }) => HIDDEN.includes(field))) return null
  if (type === 'schedule') return 'nothing'
  return OF_SCANS.includes(type) ? 'scans' : OF_FINDINGS.includes(type) ? 'reports' : null
}

export type Past = {
  scans: readonly Scan[]
  /** Whole ones, of the sites that were scanned. */
  reports: readonly Report[]
  assets: readonly Pick<Asset, 'id' | 'tags'>[]
  /** Later than 30 days ago where no more was read. */
  since: number
}

type Telling = { now: number; zone: string; titleOf(type: Recipe['trigger']['type']): string }

type Moment = { at: number; happening: Happening }

/** The preview of a recipe for an API that has none: by the rules it runs by, from what that API answers. */
export function ownPreview(recipe: Recipe, past: Past, { now, zone, titleOf }: Telling): Preview {
  const own = { ...recipe, id: recipe.id ?? '' }
  const from = Math.max(now - PREVIEW_MS, past.since)
  const matches = momentsOf(own, past, { first: lookedAtFrom(from, recipe), now, zone })
    .filter(({ at }) => at <= now)
    .sort((a, b) => a.at - b.at)
    .flatMap(({ at, happening }) =>
      matching([own], happening).map(({ findings }) => ({
        at,
        happening,
        findings,
        subject: happening.site?.id ?? '',
      })),
    )
  const { all, ...counted } = countRuns(recipe, matches, { from, now, zone })
  const samples = all
    .slice(-MAX_SAMPLES)
    .reverse()
    .map(({ at, happening, findings, isHeld }) => {
      const [worst] = [...findings].sort((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity))
      return {
        at: new Date(at).toISOString(),
        title: worst?.title ?? titleOf(recipe.trigger.type),
        site: happening.site?.value ?? null,
        severity: worst?.severity ?? null,
        report_url: null,
        is_held: isHeld,
        values: {},
      }
    })
  return { ...counted, samples, since: new Date(from).toISOString(), is_partial: from > now - PREVIEW_MS }
}

type Own = Recipe & { id: string }

function momentsOf(
  { id, trigger }: Own,
  { scans, reports, assets }: Past,
  { first, now, zone }: { first: number; now: number; zone: string },
): Moment[] {
  const tags = new Map(assets.map((asset) => [String(asset.id), asset.tags]))
  const moment = (at: number, happening: Partial<Happening>): Moment => {
    const wall = wallAt(at, zone)
    const base = { id: String(at), type: EVENT_OF[trigger.type], caused_by: [], site: null }
    return { at, happening: { ...base, weekday: weekdayOf(wall), hour: wall.hour, ...happening } }
  }
  if (trigger.type === 'schedule')
    return slotsBetween(trigger.config, first, now, zone).map((slot) => moment(slot, { recipe: id }))
  const isOfFindings = OF_FINDINGS.includes(trigger.type)
  return [...bySite(isOfFindings ? reports : scans).values()].flatMap((row) => {
    const changes = isOfFindings ? findingChanges(row, trigger.type) : []
    let before: Scan | undefined
    return row.flatMap((scan, place) => {
      const earlier = before
      if (isCompleted(scan)) before = scan
      const at = endOf(scan)
      const findings = changes[place]
      if (at < first || (isOfFindings ? !findings?.length : !fits(trigger.type, scan, earlier))) return []
      const site = {
        id: String(scan.asset_id ?? ''),
        value: scan.asset_value ?? '',
        tags: tags.get(String(scan.asset_id)) ?? [],
      }
      return moment(at, { site, scan: standingOf(scan, earlier), ...(findings && { findings }) })
    })
  })
}

const endOf = (scan: Scan) => Date.parse(scan.completed_at ?? scan.updated_at ?? scan.created_at ?? '') || 0

type Told = Scan & Pick<Report, 'scan_result'>

/** The oldest first. */
function bySite(scans: readonly Told[]): Map<string, Told[]> {
  const ended = scans.filter((scan) => endOf(scan) > 0).sort((a, b) => endOf(a) - endOf(b))
  return Map.groupBy(ended, ({ asset_id }) => String(asset_id ?? ''))
}

function fits(type: string, scan: Scan, before: Scan | undefined): boolean {
  if (type === 'scan_failed') return scan.status === 'failed' && scan.failure_reason !== 'aborted'
  // Whether it dropped far enough is asked of the recipe.
  return isCompleted(scan) && (type === 'scan_completed' || before !== undefined)
}

function standingOf(now: Scan, before: Scan | undefined): Happening['scan'] {
  const open = ({ counts }: Scan) => counts && counts.critical + counts.high + counts.medium + counts.low
  const measure = (of: (scan: Scan) => number | null | undefined) => ({
    now: of(now) ?? null,
    before: (before && of(before)) ?? null,
  })
  return {
    scan_type: now.scan_type,
    started_by: null,
    score: measure(({ score }) => score),
    critical: measure(({ counts }) => counts?.critical),
    high: measure(({ counts }) => counts?.high),
    open: measure(open),
    grade: { now: now.grade ?? null, before: before?.grade ?? null },
  }
}

/** Of each report of a site, in their order, what it shows to be new, fixed or back. */
function findingChanges(reports: readonly Told[], type: string): (MatchedFinding[] | null)[] {
  const seen = new Set<string>()
  let before: ScanResult | null = null
  return reports.map((report) => {
    const read = isCompleted(report) ? ScanResult.safeParse(report.scan_result) : null
    if (!read?.success) return null
    const now = read.data
    const { added, fixed } = before ? diff(before, now) : { added: now.findings, fixed: [] }
    const changed =
      type === 'finding_fixed' ? fixed : added.filter(({ id }) => seen.has(id) === (type === 'finding_back'))
    for (const { id } of now.findings) seen.add(id)
    before = now
    return changed.map(matchedOf)
  })
}

const matchedOf = ({ id, severity, category, title, fix_effort }: Finding): MatchedFinding => ({
  id,
  severity,
  category,
  title,
  effort: fix_effort,
  seen_before_days: null,
})
