import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Asset } from '@/lib/contract/asset'
import type { Monitor } from '@/lib/contract/monitor'
import type { Report } from '@/lib/contract/report'
import type { Scan } from '@/lib/contract/scan'
import type { ScanResult, SeverityCounts } from '@/lib/contract/scan-result'
import type { Workspace } from '@/lib/contract/workspace'
import { added, counted, gradeAfter, mostPoints, openAfter, withoutNotes } from './quarter-oracle'
import type { Member } from './quarter-script'

export type Agency = {
  sites: Member[]
  /** Ids. */
  workspaces: string[]
  read(path: string): Promise<unknown>
  /** The bytes of a file. */
  file(path: string): Promise<Buffer>
  dataDir: string
}

/** What differed, place by place. */
export type Places = Record<string, string[]>

const compare = (places: Places) => (place: string, what: string, actual: unknown, expected: unknown) => {
  const wrong = (places[place] ??= [])
  if (!isDeepStrictEqual(actual, expected))
    wrong.push(`${what}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(actual)}`)
}
type Compare = ReturnType<typeof compare>

const told = ({ score = null, grade = null }: { score?: number | null; grade?: string | null }) => [score, grade]
const due = (site: Member) => told(gradeAfter(site.past))
/** What is open and nobody has set aside. */
const remaining = ({ past, aside }: Member) => openAfter(past).filter(({ id }) => !aside.some((one) => one.id === id))
const leftOf = (site: Member) => counted(remaining(site))
/** Of it, what the latest report does not show. */
const hiddenOf = (site: Member) =>
  remaining(site).filter(({ id }) => !site.past.at(-1)?.found.some((one) => one.id === id))
const isToFix = ({ severity }: { severity: string }) => severity !== 'info'

/**
 * Everything that says how the sites stand, against what stands undisproved. `fresh`: those that were scanned since the
 * last walk.
 */
export async function walk(agency: Agency, fresh: readonly Member[]): Promise<Places> {
  const places: Places = {}
  const same = compare(places)
  for (const site of agency.sites) {
    const { score } = gradeAfter(site.past)
    if (score !== null) same('the truth', site.host, score <= mostPoints(site.truths), true)
  }
  for (const place of agency.workspaces.keys()) await walkWorkspace(agency, place, same)
  for (const site of fresh) await walkSite(agency, site, same)
  walkMails(agency, fresh, same)
  return places
}

async function walkWorkspace({ sites, workspaces, read }: Agency, place: number, same: Compare): Promise<void> {
  const id = workspaces[place] ?? ''
  const own = sites.filter(({ workspace }) => workspace === place)
  const open = added(own.map(leftOf))
  const { assets } = (await read(`/api/asset/${id}/fetch`)) as { assets: Asset[] }
  const { monitors } = (await read(`/api/monitoring/${id}`)) as { monitors: Monitor[] }
  const { scans } = (await read(`/api/workspaces/${id}/scans`)) as { scans: Scan[] }
  for (const site of own) {
    const asset = assets.find((one) => one.id === site.asset)
    same('rows of assets', site.host, asset && told(asset), due(site))
    same('rows of assets', `${site.host} findings`, asset?.findings ?? counted([]), leftOf(site))
    const monitor = monitors.find((one) => one.id === site.asset)
    same('monitoring', site.host, monitor && told(monitor), due(site))
    const last = scans.find(({ id: scan }) => scan === site.reports.at(-1))
    if (!last) continue
    same('list of scans', site.host, told(last), due(site))
    same('list of scans', `${site.host} findings`, last.counts, counted(site.past.at(-1)?.found ?? []))
  }
  const all = (await read('/api/workspace/fetch')) as { workspaces: Workspace[] }
  const workspace = all.workspaces.find((one) => one.id === id)
  same('workspaces', id, [workspace?.open_findings, workspace?.assets_count], [open, own.length])
  same(
    'workspaces',
    `${id} reports`,
    workspace?.reports_count,
    own.reduce((sum, { reports }) => sum + reports.length, 0),
  )
  const { stats } = (await read(`/api/stats/${id}`)) as { stats: Record<string, { value: number }> }
  same('tiles', id, [stats.critical_findings?.value, stats.open_findings?.value], [open.critical, withoutNotes(open)])
  const { points } = (await read(`/api/stats/${id}/trend?days=90`)) as { points: { counts: SeverityCounts }[] }
  same('chart', id, points.at(-1)?.counts ?? counted([]), open)
  const { open: timed } = (await read(`/api/stats/${id}/overdue`)) as { open: SeverityCounts }
  same('fixing on time', id, { ...timed, info: open.info }, open)
}

async function walkSite({ read, workspaces }: Agency, site: Member, same: Compare): Promise<void> {
  const [id, workspace] = [site.reports.at(-1), workspaces[site.workspace]]
  const { reports } = (await read(`/api/report/workspace/${workspace}/asset/${site.asset}`)) as { reports: Report[] }
  same('history', `${site.host} scans`, reports.map((one) => one.id).toSorted(), site.scans.toSorted())
  // What ended without an end shows no grade at all.
  for (const { status, grade } of reports)
    if (status !== 'completed') same('history', `${site.host} ${status}`, grade ?? null, null)
  if (id === undefined) return
  for (const path of [`/api/report/${workspace}/one/${id}`, `/api/report/${id}/getReport`, `/api/scan/report/${id}`]) {
    const { report } = (await read(path)) as { report: Report }
    same('reports', site.host, [report, report.summary, report.scan_result as ScanResult].map(told), [
      due(site),
      due(site),
      due(site),
    ])
  }
  const { report } = (await read(`/api/report/${workspace}/one/${id}`)) as { report: Report }
  const { score_ledger: ledger } = report.scan_result as ScanResult
  same(
    'reports',
    `${site.host} ledger`,
    ledger.reduce((sum, { points }) => sum + points, 0),
    gradeAfter(site.past).score ?? 0,
  )
  const own = site.past.at(-1)?.found ?? []
  const carried = hiddenOf(site)
  const from = report.carried ?? []
  same('reports', `${site.host} findings`, report.counts, counted(own))
  same('reports', `${site.host} still open`, added(from.map(({ counts }) => counts)), counted(carried))
  same(
    'reports',
    `${site.host} named`,
    from
      .flatMap(({ findings }) => findings.map((one) => one.id))
      .every((one) => carried.some(({ id: other }) => other === one)),
    true,
  )
  const listed = reports.find((one) => one.id === id)
  same('history', site.host, [listed && told(listed), listed?.counts], [due(site), counted(own)])
  const found = (await read(`/api/scan/reports?workspace_id=${workspace}&asset_id=${site.asset}`)) as {
    reports: Report[]
  }
  const whole = found.reports.find((one) => one.id === id)
  same('search', site.host, whole && [told(whole), told(whole.scan_result as ScanResult)], [due(site), due(site)])
}

const mailsIn = (dataDir: string) => {
  const outbox = join(dataDir, 'outbox')
  return existsSync(outbox) ? readdirSync(outbox).map((name) => readFileSync(join(outbox, name), 'utf8')) : []
}
export const isMailed = (dataDir: string, scan: string) =>
  mailsIn(dataDir).some((text) => text.includes(`/details/${scan}`))

function walkMails({ dataDir }: Agency, fresh: readonly Member[], same: Compare): void {
  const mails = mailsIn(dataDir)
  for (const site of fresh) {
    const scan = site.scans.at(-1) ?? ''
    const [mail = '', ...more] = mails.filter((text) => text.includes(`/details/${scan}`))
    same('mails', `${site.host} more than one`, more.length, 0)
    const isReport = scan === site.reports.at(-1)
    const { score, grade } = isReport ? gradeAfter(site.past) : { score: null, grade: null }
    same(
      'mails',
      site.host,
      [/^Subject: .*: grade (\S+)$/m.exec(mail)?.[1] ?? null, /Grade (\S+), (\d+) of 100\./.exec(mail)?.slice(1)],
      [grade, grade ? [grade, String(score)] : undefined],
    )
    if (!isReport) continue
    // What was set aside is no more to be done.
    const own = (site.past.at(-1)?.found ?? []).filter(({ id }) => !site.aside.some((one) => one.id === id))
    same('mails', `${site.host} still open`, mail.includes('Still open after this scan'), hiddenOf(site).some(isToFix))
    for (const [severity, count] of Object.entries(counted(own)))
      if (severity !== 'info' && count > 0)
        same('mails', `${site.host} findings`, mail.includes(`${count} ${severity}`), true)
  }
}

/** As a reader of PDF sees it: the figure of the grade on the first page, and what is still open. */
export async function walkPaper({ workspaces, file, dataDir }: Agency, sites: readonly Member[]): Promise<Places> {
  const places: Places = {}
  const same = compare(places)
  const path = join(dataDir, 'quarter.pdf')
  for (const site of sites.filter(({ reports }) => reports.length > 0)) {
    const bytes = await file(`/api/report/${workspaces[site.workspace]}/download/${site.reports.at(-1)}?view=full`)
    writeFileSync(path, bytes)
    const text = execFileSync('pdftotext', ['-l', '1', path, '-'], { encoding: 'utf8' })
    const { score, grade } = gradeAfter(site.past)
    // The tile holds nothing but the two.
    const lines = text.split('\n')
    const grades = lines.filter((line) => /^[A-F]\+?$/.test(line))
    same('PDF', site.host, [grades, lines.includes(String(score))], grade ? [[grade], true] : [[], false])
    const alternatives = [...bytes.toString('latin1').matchAll(/\/Alt \((Grade [^)]*|No grade[^)]*)\)/g)].map(
      ([, words]) => words,
    )
    same(
      'PDF',
      `${site.host} in words`,
      alternatives.length > 0 &&
        alternatives.every((words) => words === (grade ? `Grade ${grade}, ${score} of 100` : 'No grade yet')),
      true,
    )
    same(
      'PDF',
      `${site.host} still open`,
      /Still open after this scan/.test(text.replaceAll(/\s+/g, ' ')),
      hiddenOf(site).some(isToFix),
    )
  }
  return places
}
