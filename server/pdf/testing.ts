import type { Report } from '@/lib/contract/report'
import { type Check, type Finding, type ScanResult, SEVERITIES } from '@/lib/contract/scan-result'
import { CHECKS } from '@/server/scanner/checks'
import { writtenFinding } from '@/lib/domain/stored-result'
import { bySeverity, findingOf } from '@/server/scanner/finding'
import { score } from '@/lib/domain/score'
import type { PdfInput } from './input'

/**
 * Every rule of the scanner once, and again at other addresses until there are `count`. `distinct`: each explains
 * itself in its own words.
 */
export function exampleFindings(count: number, { distinct = false } = {}): Finding[] {
  const rules = CHECKS.flatMap((check) => Object.keys(check.rules).map((rule) => ({ check, rule })))
  return Array.from({ length: count }, (_, index) => {
    const { check, rule } = rules[index % rules.length] ?? rules[0] ?? missing()
    const evidence = [
      {
        label: 'Answer',
        url: `https://shop.example.com/${index}`,
        status: 200,
        request: `GET /${index}`,
        excerpt: `server: nginx\nx-number: ${index}`,
      },
    ]
    const kept = findingOf(check, { rule, at: `https://shop.example.com/page-${index}`, evidence })
    const finding: Finding = { ...writtenFinding(kept, new Date()), category: check.category }
    return distinct ? { ...finding, summary_plain: `${finding.summary_plain} This is number ${index}.` } : finding
  }).sort(bySeverity)
}

export function exampleInput(
  findings: Finding[] = exampleFindings(24),
  values: Partial<ScanResult> = {},
): Omit<PdfInput, 'voice'> {
  const checks: Check[] = CHECKS.map((check, index) => ({
    key: check.id,
    title: check.title,
    category: check.category,
    state:
      index % 9 === 4 ? 'inconclusive' : findings.some((finding) => finding.check === check.id) ? 'findings' : 'passed',
    detail: index % 9 === 4 ? 'The server answers 403 even to a name that does not exist.' : null,
    took_ms: 10,
    findings: findings.filter((finding) => finding.check === check.id).length,
  }))
  const unanswered = checks.filter(({ state }) => state === 'inconclusive').length
  const counts = Object.fromEntries(
    SEVERITIES.map((severity) => [severity, findings.filter((finding) => finding.severity === severity).length]),
  )
  const result: ScanResult = {
    schema: 'scan-report/1',
    engine: '1.0.0',
    data_versions: { libraries: 'built-in 2026-11' },
    target: {
      input: 'shop.example.com',
      host: 'shop.example.com',
      ip: '203.0.113.7',
      url: 'https://shop.example.com/',
    },
    mode: 'full',
    started_at: '2026-11-20T10:00:00.000Z',
    ended_at: '2026-11-20T10:04:00.000Z',
    requests: 412,
    bytes: 1_234_567,
    ...score(findings, checks),
    coverage: { answered: checks.length - unanswered, unanswered, total: checks.length },
    counts: counts as ScanResult['counts'],
    observations: {
      certificate: {
        subject: 'shop.example.com',
        issuer: "Let's Encrypt R11",
        valid_from: '2026-10-01T00:00:00Z',
        valid_to: '2026-12-30T00:00:00Z',
        names: ['shop.example.com', 'www.shop.example.com'],
      },
      tls: { versions: ['TLS 1.2', 'TLS 1.3'] },
      dns: { a: ['203.0.113.7'], mx: ['mail.example.com'], spf: 'v=spf1 -all' },
      pages: [{ url: 'https://shop.example.com/', status: 200, title: 'Shop <script>alert(3)</script>' }],
      ports: [{ port: 6379, service: 'Redis' }],
      technologies: [
        { name: 'WordPress', category: 'cms', version: '6.4.1', by: ['generator'] },
        { name: 'PHP', category: 'language', version: '8.1', by: ['header x-powered-by'] },
      ],
      libraries: [{ name: 'jquery', version: '1.12.4', by: 'text', url: 'https://shop.example.com/jquery.js' }],
      cookies: [{ name: 'PHPSESSID', secure: true, http_only: false, same_site: null, domain: null, session: true }],
    },
    checks,
    findings,
    ...values,
  }
  const report: Report = {
    id: '00000000-0000-4000-8000-000000000001',
    workspace_id: '00000000-0000-4000-8000-000000000002',
    asset_id: '00000000-0000-4000-8000-000000000003',
    scan_type: 'full_scan',
    status: 'completed',
    summary: { asset_value: 'shop.example.com', previous_score: 62 },
  } as Report
  return {
    report,
    result,
    states: [],
    brand: {
      name: 'Linden & Partner',
      colour: '#0a7d5a',
      logo: null,
      footer: null,
      contact: 'help@linden.example',
      product: null,
    },
    timeZone: 'Europe/Warsaw',
  }
}

function missing(): never {
  throw new Error('The scanner has no rules.')
}
