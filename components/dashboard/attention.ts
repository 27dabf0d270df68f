import { scanState } from '@/components/scan-result/scan-words'
import { naturally } from '@/components/ui/natural-order'
import type { Asset } from '@/lib/contract/asset'
import type { Integration } from '@/lib/contract/integration'
import { ENDS_BY_ITSELF, type Monitor } from '@/lib/contract/monitor'
import type { Problem } from '@/lib/contract/overview'
import type { Recipe } from '@/lib/contract/recipe-list'
import type { Scan } from '@/lib/contract/scan'
import type { Overdue, SiteFigures } from '@/lib/contract/stats'
import type { WpSite } from '@/lib/contract/wordpress-list'
import { href } from '@/lib/domain/routes'
import { isCompleted, newestScan } from '@/lib/domain/scan-status'
import { shownAddress } from '@/lib/domain/shown-address'
import { broken, inside, stopped } from './attention-beside'
import type { AttentionItem } from './attention-item'
import { findingsHref } from './findings-href'

/** The worst first. */
const ORDER: readonly AttentionItem['kind'][] = [
  'down',
  'ended',
  'unchecked',
  'critical',
  'wpCritical',
  'domain',
  'connection',
  'wpSilent',
  'certificate',
  'high',
  'wpHigh',
  'wpCopy',
  'recipeNoConnection',
  'recipeTooOften',
  'overdue',
  'changed',
  'slow',
  'failed',
  'never',
  'unverified',
]

const DAY_MS = 86_400_000
/** A certificate that ends sooner has to be renewed by somebody. */
const SOON_DAYS = 14

/** What the monitors of these sites see now. */
function watched(monitors: readonly Monitor[], now: number): AttentionItem[] {
  const items = monitors.flatMap(({ id, workspace_id, asset_value, state, open, certificate }): AttentionItem[] => {
    const line = (kind: AttentionItem['kind'], count: number): AttentionItem => ({
      key: `${kind}${id}`,
      kind,
      values: [shownAddress(asset_value)],
      count,
      href: href('monitoring'),
      workspace: workspace_id,
    })
    const changes = open.filter((kind) => !ENDS_BY_ITSELF.includes(kind)).length
    // While nobody looks, the certificate may have been renewed.
    const end =
      certificate && state !== 'paused' && state !== 'unknown'
        ? Date.parse(certificate.expires_at)
        : Number.POSITIVE_INFINITY
    const daysLeft = Math.floor((end - now) / DAY_MS)
    return [
      ...(open.includes('down') && state !== 'unknown' ? [line('down', 1)] : []),
      ...(open.includes('domain') ? [line('domain', 1)] : []),
      ...(daysLeft < 0 ? [line('ended', 1)] : daysLeft < SOON_DAYS ? [line('certificate', daysLeft)] : []),
      ...(changes > 0 ? [line('changed', changes)] : []),
      ...(open.includes('slow') && state !== 'unknown' ? [line('slow', 1)] : []),
    ]
  })
  return [...together(items, 'down', href('monitoring')), ...unchecked(monitors)]
}

/** What befell more sites, such as an outage of their host, is one thing to look at, and does not hide all others. */
const MOST_ALONE = 2

function together(items: readonly AttentionItem[], kind: 'down' | 'failed', to: string): AttentionItem[] {
  const alike = items.filter((item) => item.kind === kind)
  if (alike.length <= MOST_ALONE) return [...items]
  const values = alike.flatMap((item) => item.values).sort(naturally)
  return [{ key: kind, kind, values, count: alike.length, href: to }, ...items.filter((item) => item.kind !== kind)]
}

/** One reason for all of them: nobody looks. Since the latest time at which somebody still looked at one. */
function unchecked(monitors: readonly Monitor[]): AttentionItem[] {
  const left = monitors.filter(({ state }) => state === 'unknown')
  const since = left
    .flatMap(({ unchecked_since }) => unchecked_since ?? [])
    .sort()
    .at(-1)
  if (!since) return []
  const values = left.map(({ asset_value }) => shownAddress(asset_value)).sort(naturally)
  return [{ key: 'unchecked', kind: 'unchecked', values, count: values.length, since, href: href('monitoring') }]
}

/** What stands longer than it should, one line for each report that shows it. */
const late = (overdue: readonly Overdue[]): AttentionItem[] =>
  [...Map.groupBy(overdue, ({ report }) => report)].map(([report, some]) => ({
    key: `overdue${report}`,
    kind: 'overdue',
    values: some.slice(0, 1).map(({ asset_value }) => shownAddress(asset_value)),
    count: some.reduce((sum, { count }) => sum + count, 0),
    href: findingsHref(report),
  }))

/** The same problem is one line, however many sites have it. */
const found = (problems: readonly Problem[]): AttentionItem[] =>
  problems.map((problem) => {
    const { rule, severity, count, sites, first } = problem
    const kind = severity === 'critical' || severity === 'high' ? severity : 'overdue'
    return {
      key: `problem${rule}`,
      kind,
      values: first.map(({ asset_value }) => shownAddress(asset_value)),
      count: kind === 'overdue' ? sites : count,
      href: findingsHref(first[0]?.report ?? '', severity),
      workspace: sites === 1 ? first[0]?.workspace_id : undefined,
      problem,
    }
  })

/** One line for all of these assets, in the order of their names. `count`: not all of them are here. */
const shared = (kind: 'never' | 'unverified', of: readonly Asset[], to: string, count = of.length): AttentionItem[] =>
  of.length > 0
    ? [
        {
          key: kind,
          kind,
          values: of.map(({ value }) => shownAddress(value)).sort(naturally),
          count,
          href: to,
        },
      ]
    : []

function verifyHref(unverified: readonly Asset[], { pending, unproved }: Unverified) {
  if (pending + unproved === 1) return `${href('asset')}?verify=${encodeURIComponent(unverified[0]?.id ?? '')}`
  if (pending > 0 && unproved > 0) return href('asset')
  return `${href('asset')}?status=${pending > 0 ? 'pending' : 'failed'}`
}

type Unverified = Pick<SiteFigures, 'pending' | 'unproved'>

/** What is known beside the assets and their scans. */
type Beside = {
  monitors?: readonly Monitor[]
  overdue?: readonly Overdue[]
  /** What is critical, high or overdue, from an API that knows it by what it is. */
  problems?: readonly Problem[]
  connections?: readonly Integration[]
  recipes?: readonly Recipe[]
  wordpress?: readonly WpSite[]
  /** Where only some of the assets are here. */
  figures?: SiteFigures
  now?: number
}

/** What its scans found and whether the last one came to its end. */
function ofAsset(asset: Asset, scans: readonly Scan[], isNamed: boolean): AttentionItem[] {
  const own = scans.filter((scan) => scan.asset_id === asset.id)
  const report = newestScan(own.filter(isCompleted))
  const last = newestScan(own)
  const inHistory = href('history', { assetId: asset.id })
  return [
    ...(isNamed
      ? []
      : (['critical', 'high'] as const).flatMap((kind) =>
          foundOn(asset, kind, report ? findingsHref(report.id, kind) : inHistory),
        )),
    ...(last && scanState(last) === 'failed' ? [lineOf(asset, 'failed', 1, href('details', { id: last.id }))] : []),
  ]
}

const lineOf = (asset: Asset, kind: AttentionItem['kind'], count: number, to: string): AttentionItem => ({
  key: `${kind}${asset.id}`,
  kind,
  values: [shownAddress(asset.value)],
  count,
  href: to,
  workspace: asset.workspace_id,
})

/** The open findings of a severity: one line for the last report, one for each earlier one that shows more. */
function foundOn(asset: Asset, kind: 'critical' | 'high', reportHref: string): AttentionItem[] {
  const earlier = (asset.carried ?? []).filter(({ counts }) => counts[kind] > 0)
  const count = earlier.reduce((rest, { counts }) => rest - counts[kind], asset.findings?.[kind] ?? 0)
  return [
    ...(count > 0 ? [lineOf(asset, kind, count, reportHref)] : []),
    ...earlier.map(({ report: id, counts }) => ({
      ...lineOf(asset, kind, counts[kind], findingsHref(id, kind)),
      key: `${kind}${id}`,
      isEarlier: true as const,
    })),
  ]
}

/**
 * What a person should look at, worst first. One line for each problem, and for what else stands on a site; what was
 * never scanned shares one, and what was not verified.
 */
export function attentionOf(
  assets: readonly Asset[],
  scans: readonly Scan[],
  {
    monitors = [],
    overdue = [],
    problems,
    connections = [],
    recipes = [],
    wordpress = [],
    figures,
    now = 0,
  }: Beside = {},
): AttentionItem[] {
  const items = together(
    assets.flatMap((asset) => ofAsset(asset, scans, problems !== undefined)),
    'failed',
    `${href('history')}?status=failed`,
  )
  items.push(
    ...watched(monitors, now),
    ...(problems ? found(problems) : late(overdue)),
    ...broken(connections),
    ...stopped(recipes),
    ...inside(wordpress),
  )
  const never = assets.filter((asset) => !asset.last_scan)
  const unverified = assets.filter(({ status }) => status !== 'verified')
  const pending = figures?.pending ?? unverified.filter(({ status }) => status === 'pending').length
  const unproved = figures?.unproved ?? unverified.length - pending
  items.push(
    ...shared('never', never, href('init'), figures?.never),
    ...shared('unverified', unverified, verifyHref(unverified, { pending, unproved }), pending + unproved),
  )
  const names = new Map(assets.flatMap(({ name, value }) => (name ? [[shownAddress(value), name] as const] : [])))
  // Of certificates the one with fewer days is worse.
  const harm = ({ kind, count }: AttentionItem) => (kind === 'certificate' ? -count : count)
  const named = items.map((item) => ({ ...item, values: item.values.map((value) => names.get(value) ?? value) }))
  return named.sort(
    (a, b) =>
      ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) ||
      harm(b) - harm(a) ||
      naturally(a.values[0] ?? '', b.values[0] ?? ''),
  )
}
