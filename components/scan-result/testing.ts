import { eq } from 'drizzle-orm'
import type { Check, Finding, ScanResult } from '@/lib/contract/scan-result'
import { testApi } from '@/lib/testing/server'
import { assets, scans } from '@/server/db/schema'
import { score } from '@/server/scanner/score'

type ScanValues = Partial<typeof scans.$inferInsert>

/** A person with a site, and the ways to put scans of it where the worker would. */
export async function signUpWithSite(options?: Parameters<typeof testApi.signUp>[0] & { value?: string }) {
  const as = await testApi.signUp(options)
  const [asset] = await testApi.db
    .insert(assets)
    .values({ workspace_id: as.workspace.id, type: 'domain', value: options?.value ?? 'shop.example.com' })
    .returning()
  if (!asset) throw new Error('The asset was not inserted')

  async function addScan(values: ScanValues = {}) {
    const own = {
      workspace_id: as.workspace.id,
      asset_id: asset?.id ?? '',
      asset_value: asset?.value ?? '',
      scan_type: 'light_scan' as const,
      initiated_by: as.user.id,
    }
    const [scan] = await testApi.db
      .insert(scans)
      .values({ ...own, ...values })
      .returning()
    if (!scan) throw new Error('The scan was not inserted')
    return scan
  }
  const addReport = (result = exampleResult(), values: ScanValues = {}) => addScan({ ...ended(result), ...values })
  const finishScan = (id: string, result = exampleResult()) => testApi.db.update(scans).set(ended(result)).where(eq(scans.id, id))
  const newestScanId = async () => (await testApi.db.select().from(scans).where(eq(scans.asset_id, asset.id)).orderBy(scans.created_at)).at(-1)?.id ?? ''

  return { as, asset, addScan, addReport, finishScan, newestScanId }
}

function ended(result: ScanResult): ScanValues {
  const at = new Date()
  return {
    status: 'completed',
    progress: 100,
    result,
    checks: result.checks,
    score: result.score,
    grade: result.grade,
    counts: result.counts,
    started_at: at,
    completed_at: at,
  }
}

export const exampleCheck = (values: Partial<Check> = {}): Check => ({
  key: 'http.headers',
  title: 'Security headers',
  category: 'headers',
  state: 'findings',
  detail: null,
  took_ms: 12,
  findings: 1,
  ...values,
})

export const exampleFinding = (values: Partial<Finding> = {}): Finding => ({
  id: '0000000000000001',
  rule: 'http.headers/nosniff-missing',
  check: 'http.headers',
  category: 'headers',
  title: 'X-Content-Type-Options is missing',
  severity: 'low',
  confidence: 'confirmed',
  at: 'https://shop.example.com/',
  key: '',
  summary_plain: 'Browsers may guess what kind of file they get.',
  impact: 'An uploaded picture can run as a program.',
  remediation: 'Send nosniff on every answer.',
  fix_effort: 'minutes',
  snippets: [
    { platform: 'nginx', code: 'add_header X-Content-Type-Options nosniff always;' },
    { platform: 'apache', code: 'Header always set X-Content-Type-Options nosniff' },
  ],
  evidence: [],
  references: [],
  cwe: [430],
  owasp: ['A05:2021'],
  asvs: ['3.4.4'],
  cve: [],
  ...values,
})

const session = exampleFinding({
  id: '0000000000000002',
  rule: 'http.cookies/session-no-secure',
  check: 'http.cookies',
  category: 'cookies',
  title: 'Session cookie without Secure',
  severity: 'critical',
  key: 'sid',
  evidence: [{ label: 'Set-Cookie', excerpt: 'sid=…; <img src=x onerror=alert(1)>', data: { path: '/' } }],
  cwe: [614],
})

/** A result as the scanner writes it, with the real sum of its score. */
export function exampleResult(values: Partial<ScanResult> = {}): ScanResult {
  const findings = values.findings ?? [session, exampleFinding()]
  const checks = values.checks ?? [
    exampleCheck(),
    exampleCheck({ key: 'http.cookies', title: 'Cookies', category: 'cookies' }),
    exampleCheck({ key: 'tls.certificate', title: 'TLS certificate', category: 'transport', state: 'passed', findings: 0 }),
  ]
  const count = (severity: Finding['severity']) => findings.filter((finding) => finding.severity === severity).length
  const unanswered = checks.filter(({ state }) => ['inconclusive', 'error', 'skipped'].includes(state)).length
  return {
    schema: 'scan-report/1',
    engine: 'test',
    data_versions: {},
    target: { input: 'shop.example.com', host: 'shop.example.com', ip: '192.0.2.1', url: 'https://shop.example.com/' },
    mode: 'light',
    started_at: '2026-11-20T10:00:00Z',
    ended_at: '2026-11-20T10:00:04Z',
    requests: 17,
    bytes: 1000,
    coverage: { answered: checks.length - unanswered, unanswered, total: checks.length },
    counts: { critical: count('critical'), high: count('high'), medium: count('medium'), low: count('low'), info: count('info') },
    observations: {},
    ...score(findings, checks),
    ...values,
    checks,
    findings,
  }
}
