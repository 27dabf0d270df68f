import type { Finding, ScanResult } from '@/lib/contract/scan-result'
import type { Carried } from '@/lib/domain/scan-diff'

/** What is kept of what a report shows. */
export type Found = Pick<Finding, 'id' | 'check' | 'rule' | 'severity' | 'confidence'>

/**
 * A completed report as its asset's findings follow it. Times are ISO texts in UTC with microseconds: they compare as
 * texts.
 */
export type Followed = { id: string; at: string; mode: ScanResult['mode']; found: Found[]; carried: Carried[] }

/** A finding from when it came to when it went. */
export type Appearance = Pick<Finding, 'check' | 'rule' | 'severity' | 'confidence'> & {
  finding: string
  opened_at: string
  gone_at: string | null
  first_seen: string
  since: string
  seen_light: string | null
  seen_full: string | null
  report_id: string
}

/** So many scans of each type may miss a finding that comes back, and it is as old as before. */
export const MISSES = 5

/**
 * The course of an asset's findings: the last appearance of each, and when its last scans of each type completed, the
 * newest last.
 */
export type Course = { last: Map<string, Appearance>; light: string[]; full: string[] }

/** Goes on with the next report. Answers the appearances that it began, saw or ended. */
export function follow(course: Course, { id, at, mode, found, carried }: Followed): Appearance[] {
  const { last } = course
  const seen = { report_id: id, [mode === 'full' ? 'seen_full' : 'seen_light']: at }
  const shown = new Set(found.map((one) => one.id))
  const unseen = carried.filter((one) => !shown.has(one.id))
  const changed = [
    ...found.flatMap((one) => present(course, one, at, seen)),
    ...unseen.flatMap((one) =>
      present(course, { ...one, rule: one.rule ?? one.check, confidence: one.confidence ?? 'confirmed' }, at, {
        report_id: one.scan,
      }),
    ),
  ]
  // A light scan can tell that it is gone: one has seen it, before what is known here.
  for (const one of unseen) {
    const row = last.get(one.id)
    if (row && one.light) row.seen_light ??= row.opened_at
  }
  const open = new Set([...shown, ...unseen.map((one) => one.id)])
  for (const row of last.values()) if (row.gone_at === null && !open.has(row.finding)) changed.push(end(row, at))
  course[mode] = [...course[mode], at].slice(-MISSES)
  return changed
}

function present(
  course: Course,
  { id, check, rule, severity, confidence }: Found,
  at: string,
  seen: Partial<Appearance> & { report_id: string },
): Appearance[] {
  const before = course.last.get(id)
  if (before?.gone_at === null && before.severity === severity)
    return [Object.assign(before, { check, rule, confidence }, seen)]
  const isOld = before && (before.gone_at === null || wasSeenLately(course, before))
  const row: Appearance = {
    finding: id,
    check,
    rule,
    severity,
    confidence,
    opened_at: at,
    gone_at: null,
    first_seen: before?.first_seen ?? at,
    since: isOld ? before.since : at,
    seen_light: before?.seen_light ?? null,
    seen_full: before?.seen_full ?? null,
    ...seen,
  }
  course.last.set(id, row)
  // What weighs otherwise now was that until now.
  return before?.gone_at === null ? [end(before, at), row] : [row]
}

const end = (row: Appearance, at: string) => Object.assign(row, { gone_at: at })

function wasSeenLately({ light, full }: Course, { seen_light, seen_full }: Appearance) {
  const isLate = (seen: string | null, scans: string[]) =>
    seen !== null && (scans.length < MISSES || seen >= (scans[0] ?? ''))
  return isLate(seen_light, light) || isLate(seen_full, full)
}
