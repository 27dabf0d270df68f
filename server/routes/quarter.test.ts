import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { accountApi } from '@/lib/contract/account'
import { type Asset, assetApi } from '@/lib/contract/asset'
import { assetChangeApi } from '@/lib/contract/asset-change'
import { findingApi } from '@/lib/contract/finding'
import { reportApi } from '@/lib/contract/report'
import type { Finding, Grade, ScanResult, Severity, SeverityCounts } from '@/lib/contract/scan-result'
import { statsApi } from '@/lib/contract/stats'
import { workspaceApi } from '@/lib/contract/workspace'
import { exampleCheck, exampleFinding, exampleResult } from '@/lib/testing/results'
import { isFull } from '@/lib/testing/sample'
import { assets, deliveries, scans, workspaces } from '@/server/db/schema'
import { claim } from '@/server/jobs/claim'
import { runScan } from '@/server/jobs/run-scan'
import { scanMails } from '@/server/jobs/scan-mail'
import { openContractApi } from './testing'

/**
 * A scripted quarter of an agency: eight workspaces, their sites, light and full scans in every order. What may be shown
 * is told by an oracle of its own.
 */

const { db, deps, signUp, ask, send } = openContractApi()

type Kind = { id: string; check: string; severity: Severity; confidence: Finding['confidence']; isForLight: boolean }
const kind = (
  place: number,
  check: string,
  severity: Severity,
  isForLight: boolean,
  confidence: Finding['confidence'] = 'confirmed',
): Kind => ({
  id: `00000000000000a${place}`,
  check,
  severity,
  isForLight,
  confidence,
})
const KINDS = [
  kind(0, 'http.headers', 'high', true),
  kind(1, 'http.headers', 'low', true),
  kind(2, 'http.headers', 'medium', false),
  kind(3, 'tls.certificate', 'medium', true),
  kind(4, 'exposure.files', 'critical', false),
  kind(5, 'exposure.files', 'high', false, 'likely'),
  kind(6, 'dns.mail', 'info', true),
]
const LIGHT = ['http.headers', 'tls.certificate', 'dns.mail']
const FULL = [...LIGHT, 'exposure.files']

type Scripted = { mode: 'light' | 'full'; unanswered: string[]; found: Kind[] }

/** Numbers that look thrown and are the same each time. */
const thrown = (site: number, turn: number, salt: number) =>
  (((site * 7919 + turn * 104_729 + salt * 1_299_709) >>> 3) * 2_654_435_761) >>> 0

function scanOf(site: number, turn: number): Scripted {
  // Every order of light and full over four scans, of which there are sixteen.
  const mode = (site >> (turn % 4)) % 2 === 0 ? 'light' : 'full'
  const keys = mode === 'full' ? FULL : LIGHT
  const unanswered = keys.filter((_, place) => thrown(site, turn, place) % 6 === 0)
  const found = KINDS.filter(
    (one, place) =>
      thrown(site, turn, 10 + place) % 5 < 2 && keys.includes(one.check) && (mode === 'full' || one.isForLight),
  )
  return { mode, unanswered, found: found.filter(({ check }) => !unanswered.includes(check)) }
}

const resultOf = ({ mode, unanswered, found }: Scripted): ScanResult =>
  exampleResult({
    mode,
    checks: (mode === 'full' ? FULL : LIGHT).map((key) => {
      const own = found.filter(({ check }) => check === key).length
      return exampleCheck({
        key,
        title: key,
        state: unanswered.includes(key) ? 'inconclusive' : own > 0 ? 'findings' : 'passed',
        findings: own,
      })
    }),
    findings: found.map(({ id, check, severity, confidence }) =>
      exampleFinding({ id, check, severity, confidence, rule: `${check}/${id}`, title: `Problem ${id}` }),
    ),
  })

/* The oracle: written from the rules in words, and of nothing that the product uses. */

/**
 * A finding is open while no later scan that could see it came back without it. A light scan can see what one of them
 * has seen before.
 */
function openAfter(past: Scripted[]): Kind[] {
  return KINDS.filter((one) => {
    let isOpen = false
    let isSeenByLight = false
    for (const { mode, unanswered, found } of past) {
      const isHere = found.includes(one)
      if (isHere && mode === 'light') isSeenByLight = true
      if (isHere) isOpen = true
      else if (!unanswered.includes(one.check) && (mode === 'full' || (isSeenByLight && LIGHT.includes(one.check))))
        isOpen = false
    }
    return isOpen
  })
}

const TAKES: Record<Severity, number> = { critical: 0.6, high: 0.3, medium: 0.08, low: 0.03, info: 0 }
const TOPS: Record<Severity, number> = { critical: 19, high: 59, medium: 89, low: 97, info: 100 }
const BANDS: [number, Grade][] = [
  [98, 'A+'],
  [90, 'A'],
  [80, 'B'],
  [65, 'C'],
  [50, 'D'],
  [20, 'E'],
]

function gradeAfter(past: Scripted[]): { score: number | null; grade: Grade | null } {
  const last = past.at(-1)
  const full = past.findLast(({ mode }) => mode === 'full')
  if (!last) return { score: null, grade: null }
  const keys = full ? FULL : LIGHT
  const silent = keys.filter(
    (key) =>
      (full ?? last).unanswered.includes(key) &&
      !(last.mode === 'light' && LIGHT.includes(key) && !last.unanswered.includes(key)),
  )
  // Too little to tell, unless it was told before: that stands until it is disproved.
  const wasTold = past.length > 1 && gradeAfter(past.slice(0, -1)).score !== null
  if (!wasTold && keys.length - silent.length < 0.6 * keys.length) return { score: null, grade: null }
  const counting = openAfter(past).filter(({ confidence }) => confidence === 'confirmed')
  const left = FULL.reduce((rest, key) => {
    const [worst = 0, ...others] = counting
      .filter(({ check }) => check === key)
      .map(({ severity }) => TAKES[severity])
      .sort((a, b) => b - a)
    return (
      rest *
      (1 -
        Math.min(
          0.9,
          others.reduce((sum, take) => sum + take / 2, worst),
        ))
    )
  }, 100)
  const score = Math.min(
    Math.round(left),
    silent.length > 0 ? 97 : 100,
    ...counting.map(({ severity }) => TOPS[severity]),
  )
  return { score, grade: BANDS.find(([least]) => score >= least)?.[1] ?? 'F' }
}

function counted(found: { severity: Severity }[]): SeverityCounts {
  const of = (severity: Severity) => found.filter((one) => one.severity === severity).length
  return { critical: of('critical'), high: of('high'), medium: of('medium'), low: of('low'), info: of('info') }
}

const added = (all: SeverityCounts[]): SeverityCounts => {
  const of = (severity: Severity) => all.reduce((sum, counts) => sum + counts[severity], 0)
  return { critical: of('critical'), high: of('high'), medium: of('medium'), low: of('low'), info: of('info') }
}

const withoutNotes = ({ critical, high, medium, low }: SeverityCounts) => critical + high + medium + low

/* The agency. */

/** Every order of scans, and five grades in the end; under `npm run test:full` more than twice. */
const SITES = isFull ? 43 : 22
const TURNS = 4
const DAY_MS = 86_400_000
const START = Date.UTC(2026, 7, 1)

type Site = { number: number; asset: Asset; workspace: string; past: Scripted[]; reports: string[]; aside: Kind[] }

async function agency() {
  const who = await signUp()
  await ask(accountApi.updatePreferences, { token: who.token, body: { mail_scan_finished: true } })
  const ids = [who.workspace.id]
  for (let number = 2; number <= 8; number += 1) {
    const [row] = await db
      .insert(workspaces)
      .values({ user_id: who.user.id, name: `Client ${number}` })
      .returning()
    ids.push(row?.id ?? '')
  }
  const sites: Site[] = []
  for (let number = 0; number < SITES; number += 1) {
    const workspace = ids[number % ids.length] ?? ''
    const { asset } = await ask(assetChangeApi.create, {
      token: who.token,
      params: { workspace },
      body: { value: `site${number}.example.com` },
    })
    sites.push({ number, asset, workspace, past: [], reports: [], aside: [] })
  }
  return { who, ids, sites }
}

/** Through the worker's own way of ending a scan; afterwards it is dated back to its day of the quarter. */
async function scan(who: { user: { id: string } }, site: Site, turn: number): Promise<string> {
  const scripted = scanOf(site.number, turn)
  const [row] = await db
    .insert(scans)
    .values({
      workspace_id: site.workspace,
      asset_id: site.asset.id,
      asset_value: site.asset.value,
      scan_type: 'light_scan',
      initiated_by: who.user.id,
    })
    .returning({ id: scans.id })
  const id = row?.id ?? ''
  const claimed = await claim(db, id)
  if (!claimed) throw new Error('The scan was not claimed')
  await runScan(claimed, {
    db,
    start: async () => ({ status: 'completed', result: resultOf(scripted) }),
    conditions: { policy: { allowCidrs: [] }, infoUrl: 'http://soteria.test' },
    log: pino({ level: 'silent' }),
    stop: new AbortController().signal,
    onEnd: scanMails(deps),
  })
  const at = new Date(START + (turn * 22 + (site.number % 20)) * DAY_MS)
  const times = { created_at: at, started_at: at, completed_at: at, updated_at: at }
  await db
    .update(scans)
    .set({ ...times, scan_type: `${scripted.mode}_scan` })
    .where(eq(scans.id, id))
  await db.update(assets).set({ reported_at: at }).where(eq(assets.id, site.asset.id))
  site.past.push(scripted)
  site.reports.push(id)
  return id
}

type Sent = { token: string }

async function expectReport(sent: Sent, site: Site, id: string) {
  const { report } = await ask(reportApi.get, { ...sent, params: { id } })
  const { score, grade } = gradeAfter(site.past)
  const shown = report.scan_result as ScanResult
  const places = [report, report.summary, shown]
  expect({ site: site.number, places: places.map((place) => [place.score, place.grade]) }).toEqual({
    site: site.number,
    places: places.map(() => [score, grade]),
  })
  expect(shown.score_ledger.reduce((sum, { points }) => sum + points, 0)).toBe(score ?? 0)
  const carried = (report.carried ?? []).map(({ counts }) => counts)
  expect(added([report.counts ?? counted([]), ...carried])).toEqual(counted(openAfter(site.past)))
  const open = openAfter(site.past).filter((one) => !site.past.at(-1)?.found.includes(one))
  expect((report.carried ?? []).flatMap(({ findings }) => findings.map(({ title }) => title)).sort()).toEqual(
    open.map(({ id: own }) => `Problem ${own}`).sort(),
  )
}

async function expectMail(site: Site, id: string) {
  const [mail] = await db
    .select()
    .from(deliveries)
    .where(eq(deliveries.key, `scan:${id}`))
  const { score, grade } = gradeAfter(site.past)
  expect(mail?.body?.subject).toBe(`Scan of ${site.asset.value} finished${grade ? `: grade ${grade}` : ''}`)
  if (grade) expect(mail?.body?.text).toContain(`Grade ${grade}, ${score} of 100.`)
  const rest = openAfter(site.past).filter((one) => one.severity !== 'info' && !site.past.at(-1)?.found.includes(one))
  expect(mail?.body?.text.includes('Still open after this scan')).toBe(rest.length > 0)
}

/** What is open of a site, and nobody has set aside. */
const leftOf = ({ past, aside }: Site) => counted(openAfter(past).filter((one) => !aside.includes(one)))

async function expectWorkspaces(sent: Sent, ids: string[], sites: Site[]) {
  const { workspaces: shown } = await ask(workspaceApi.list, sent)
  for (const id of ids) {
    const own = sites.filter(({ workspace }) => workspace === id)
    const open = added(own.map(leftOf))
    const { assets: list } = await ask(assetApi.list, { ...sent, params: { workspace: id } })
    for (const site of own) {
      const asset = list.find((one) => one.id === site.asset.id)
      expect({ site: site.number, ...gradeAfter(site.past), findings: leftOf(site) }).toEqual({
        site: site.number,
        score: asset?.score,
        grade: asset?.grade,
        findings: asset?.findings,
      })
    }
    const workspace = shown.find((one) => one.id === id)
    expect([workspace?.open_findings, workspace?.reports_count, workspace?.assets_count]).toEqual([
      open,
      own.reduce((sum, { reports }) => sum + reports.length, 0),
      own.length,
    ])
    const { stats } = await ask(statsApi.show, { ...sent, params: { workspaceId: id } })
    expect(stats).toMatchObject({
      critical_findings: { value: open.critical },
      open_findings: { value: withoutNotes(open) },
    })
    const { points } = await ask(statsApi.trend, { ...sent, params: { workspaceId: id } })
    expect(points.at(-1)?.counts).toEqual(open)
    const { open: timed } = await ask(statsApi.overdue, { ...sent, params: { workspaceId: id } })
    expect({ ...timed, info: open.info }).toEqual(open)
  }
}

/** The figure of the grade carries its words. */
async function expectPdf(sent: Sent, site: Site) {
  const report = site.reports.at(-1) ?? ''
  const response = await send(reportApi.download, { ...sent, params: { workspace: site.workspace, report } })
  const raw = Buffer.from(await response.arrayBuffer()).toString('latin1')
  const { score, grade } = gradeAfter(site.past)
  const words = grade ? `Grade ${grade}, ${score} of 100` : 'No grade'
  expect([...raw.matchAll(/\/Alt \(([^)]*)\)/g)].map(([, text]) => text)).toContainEqual(expect.stringContaining(words))
}

test('over a quarter of an agency no list, report, mail or PDF shows a better grade than what stands undisproved allows, and all figures agree', async () => {
  const { who, ids, sites } = await agency()
  const sent = { token: who.token }
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const site of sites) {
      const id = await scan(who, site, turn)
      await expectReport(sent, site, id)
      await expectMail(site, id)
    }
    await expectWorkspaces(sent, ids, sites)
  }
  for (const site of sites.filter(({ number }) => number % 4 === 0)) {
    await expectPdf(sent, site)
    const [one] = site.past.at(-1)?.found ?? []
    if (!one) continue
    const params = { workspace: site.workspace, report: site.reports.at(-1) ?? '' }
    await ask(findingApi.triage, {
      ...sent,
      params,
      body: { ids: [one.id], status: 'false_positive', note: 'Looked at' },
    })
    site.aside.push(one)
  }
  await expectWorkspaces(sent, ids, sites)
  // The script is worth something: light scans hide what full ones found, and grades are of every kind.
  expect(new Set(sites.map(({ past }) => gradeAfter(past).grade)).size).toBeGreaterThan(4)
})
