import { eq } from 'drizzle-orm'
import { type Finding, type Severity, type SeverityCounts } from '@/lib/contract/scan-result'
import { assets, removedAssets, scans } from '@/server/db/schema'
import { together } from '@/server/jobs/carried'
import { keepStanding } from '@/server/records/standing'
import type { openTestApi } from '@/server/testing'
import { exampleCheck, exampleFinding, exampleResult } from './results'

/**
 * A scripted quarter of a year with a busy last week, and what its figures have to be, counted in another way than the
 * server does.
 */

export const NOW = new Date('2026-11-20T15:30:00Z')
export const HOUR_MS = 3_600_000
const ago = (days: number, hours = 0) => new Date(NOW.getTime() - (days * 24 + hours) * HOUR_MS)

type Kind = { id: string; check: string; severity: Severity; isForLight: boolean }
const kind = (place: number, check: string, severity: Severity, isForLight = false): Kind => ({
  id: `000000000000000${place}`,
  check,
  severity,
  isForLight,
})
/** The fifth is on a page that light scans do not look at. */
const KINDS = [
  kind(0, 'http.headers', 'high', true),
  kind(1, 'http.headers', 'medium', true),
  kind(2, 'http.headers', 'low', true),
  kind(3, 'http.headers', 'info', true),
  kind(4, 'http.headers', 'low'),
  kind(5, 'exposure.files', 'critical'),
  kind(6, 'exposure.files', 'high'),
  kind(7, 'exposure.files', 'critical'),
]

type Scripted = { at: Date; mode: 'light' | 'full'; answered: string[]; found: Kind[] }
type Site = { value: string; added: Date; verified: Date | null; removed: Date | null; scans: Scripted[] }

/** Every third is a full one; now and then a check gets no answer. */
function scanned(site: number, times: Date[]): Scripted[] {
  return times.map((at, index) => {
    const mode = index % 3 === 1 ? 'full' : 'light'
    const answered = mode === 'full' ? ['http.headers', 'exposure.files'] : ['http.headers']
    if (index % 7 === 5) answered.shift()
    const isThere = (place: number) => index === 0 || (index * index * 3 + place * 5 + site) % 7 < 3
    const found = KINDS.filter(
      ({ check, isForLight }, place) => answered.includes(check) && (mode === 'full' || isForLight) && isThere(place),
    )
    return { at, mode, answered, found }
  })
}

const every = (hours: number, count: number) =>
  Array.from({ length: count }, (_, index) => ago(0, (count - 1 - index) * hours + 1))

const SITES: Site[] = [
  {
    value: 'shop.example.com',
    added: ago(100),
    verified: ago(10),
    removed: null,
    scans: scanned(0, [...[85, 62, 41, 26, 13].map((day) => ago(day)), ...every(11, 15)]),
  },
  // Added on a Friday in America and on a Saturday elsewhere.
  {
    value: 'blog.example.com',
    added: new Date('2026-11-14T03:30:00Z'),
    verified: null,
    removed: null,
    scans: scanned(1, every(17, 9)),
  },
  // Deleted on a Monday in America and on a Tuesday elsewhere.
  {
    value: 'old.example.com',
    added: ago(70),
    verified: ago(60),
    removed: new Date('2026-11-17T05:00:00Z'),
    scans: scanned(
      2,
      [65, 40, 31, 20, 6, 5].map((day) => ago(day, 4)),
    ),
  },
]

const FAILED = ago(3)
const RUNNING = ago(0, 2)

type Api = Pick<ReturnType<typeof openTestApi>, 'db' | 'request'>
type Person = { token: string; user: { id: string }; workspace: { id: string } }

/** Writes all of it as the server would have, and deletes through the API what was deleted. */
export async function writeWeek({ db, request }: Api, { token, user, workspace }: Person): Promise<void> {
  for (const site of SITES) {
    const { value, added, verified, removed } = site
    const state = verified ? { status: 'verified' as const, verified_at: verified } : {}
    const [asset] = await db
      .insert(assets)
      .values({ workspace_id: workspace.id, type: 'domain', value, created_at: added, ...state })
      .returning()
    if (!asset) throw new Error('The asset was not inserted')
    const own = { workspace_id: workspace.id, asset_id: asset.id, asset_value: value, initiated_by: user.id }
    for (const { at, mode, answered, found } of site.scans) {
      const keys = mode === 'full' ? ['http.headers', 'exposure.files'] : ['http.headers']
      const checks = keys.map((key) =>
        exampleCheck({ key, state: answered.includes(key) ? 'findings' : 'inconclusive' }),
      )
      const alone = exampleResult({
        mode,
        checks,
        findings: found.map(({ id, check, severity }): Finding => exampleFinding({ id, check, severity })),
      })
      const { result, carried } = await together(db, asset.id, alone, at)
      const times = { created_at: at, started_at: at, completed_at: at }
      const { counts, score, grade } = result
      await db.insert(scans).values({
        ...own,
        ...times,
        scan_type: `${mode}_scan`,
        status: 'completed',
        result,
        carried,
        checks,
        counts,
        score,
        grade,
      })
      await keepStanding(db, asset.id)
    }
    if (site === SITES[0]) {
      await db.insert(scans).values({
        ...own,
        scan_type: 'light_scan',
        status: 'failed',
        failure_reason: 'dns',
        created_at: FAILED,
        completed_at: FAILED,
      })
      await db
        .insert(scans)
        .values({ ...own, scan_type: 'light_scan', status: 'running', created_at: RUNNING, started_at: RUNNING })
    }
    if (removed) {
      await request('DELETE', `/api/asset/${workspace.id}/${asset.id}/delete`, { token })
      await db.update(removedAssets).set({ removed_at: removed }).where(eq(removedAssets.workspace_id, workspace.id))
    }
  }
}

/** Whether something had happened at the moment that is asked about. */
export type HasHappened = (at: Date) => boolean

export const byMoment =
  (moment: Date): HasHappened =>
  (at) =>
    at <= moment

export const dayOf = (at: Date, zone: string) => new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(at)
export function byDay(day: string, zone: string): HasHappened {
  const { format } = new Intl.DateTimeFormat('en-CA', { timeZone: zone })
  return (at) => format(at) <= day
}

const sitesAt = (isPast: HasHappened) =>
  SITES.filter(({ added, removed }) => isPast(added) && !(removed && isPast(removed)))

/** A finding is open when the newest scan that could tell of it found it. */
export function openAt(isPast: HasHappened): SeverityCounts {
  const counts = { critical: 0, high: 0, medium: 0, low: 0, info: 0 }
  for (const site of sitesAt(isPast)) {
    for (const one of KINDS) {
      const able = site.scans.filter(
        ({ at, mode, answered }) => isPast(at) && answered.includes(one.check) && (mode === 'full' || one.isForLight),
      )
      if (able.at(-1)?.found.includes(one)) counts[one.severity] += 1
    }
  }
  return counts
}

/** Notes are not open findings. */
export const totalOf = ({ critical, high, medium, low }: SeverityCounts) => critical + high + medium + low

/** In the order of the dashboard. */
export function figuresAt(isPast: HasHappened) {
  const there = sitesAt(isPast)
  const open = openAt(isPast)
  const begun = [...there.flatMap((site) => site.scans.map(({ at }) => at)), FAILED, RUNNING]
  return {
    total_assets: there.length,
    verified_assets: there.filter(({ verified }) => verified && isPast(verified)).length,
    total_scans: begun.filter(isPast).length,
    active_scans: isPast(RUNNING) ? 1 : 0,
    critical_findings: open.critical,
    open_findings: totalOf(open),
    wordpress_sites: 0,
    leads: 0,
  }
}
