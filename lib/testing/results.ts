import {
  type Check,
  type Evidence,
  type Finding,
  type ScanResult,
  SEVERITIES,
  type SeverityCounts,
} from '@/lib/contract/scan-result'
import { score } from '@/lib/domain/score'

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

/** What a hostile site could answer, as it would be if nothing had been cleaned on the way. */
export const HOSTILE: Evidence[] = [
  {
    label: 'Script',
    url: 'https://shop.example.com/?q=<script>alert(1)</script>',
    status: 200,
    excerpt: '<script>alert("hostile")</script>\n<img src=x onerror=alert(2)>',
  },
  { label: 'Control', excerpt: 'bell\u0007 escape\u001B[31m null\u0000 override\u202Etxt.exe' },
  { label: 'Long', excerpt: `start${'x'.repeat(9990)}end` },
  { label: 'Right to left', excerpt: 'مرحبا بالعالم (2026) shop.example.com' },
  { label: 'Scripts', excerpt: 'Zażółć gęślą jaźń, Привет, Καλημέρα, Tiếng Việt, 漢字, 🙂' },
  {
    label: 'PDF',
    excerpt: ') Tj ET endstream endobj (\\) /JavaScript (app.alert(1))',
    data: { 'x-header': ') >> endobj', list: ['a', 'b'], deep: { more: true } },
  },
]

const session = exampleFinding({
  id: '0000000000000002',
  rule: 'http.cookies/session-no-secure',
  check: 'http.cookies',
  category: 'cookies',
  title: 'Session cookie lacks Secure',
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
    exampleCheck({
      key: 'tls.certificate',
      title: 'TLS certificate',
      category: 'transport',
      state: 'passed',
      findings: 0,
    }),
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
    counts: {
      critical: count('critical'),
      high: count('high'),
      medium: count('medium'),
      low: count('low'),
      info: count('info'),
    },
    observations: {},
    ...score(findings, checks),
    ...values,
    checks,
    findings,
  }
}

/** The check that finds what only has to be counted. */
export const MADE_UP = 'test.made-up'

/** What a scan has to have found beside these to count so many. */
export const madeUpFindings = (counts: SeverityCounts, found: readonly Finding[] = []): Finding[] =>
  SEVERITIES.flatMap((severity) =>
    Array.from(
      { length: Math.max(0, counts[severity] - found.filter((one) => one.severity === severity).length) },
      (_, place) => exampleFinding({ id: `${severity} ${place}`, check: MADE_UP, severity }),
    ),
  )

/** A report that shows so many, and nothing else. */
export const countedResult = (counts: SeverityCounts): ScanResult =>
  exampleResult({ counts, checks: [exampleCheck({ key: MADE_UP })], findings: madeUpFindings(counts) })
