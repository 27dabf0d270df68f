import type { Check, Finding, ScanResult } from '@/lib/contract/scan-result'
import { entriesOf } from '@/lib/finding-entries'

export const finding = (values: Partial<Finding> = {}): Finding => ({
  id: '00000000000000aa',
  rule: 'http.headers/nosniff-missing',
  check: 'http.headers',
  category: 'headers',
  title: 'X-Content-Type-Options is missing',
  severity: 'low',
  confidence: 'confirmed',
  at: 'https://shop.example.com/a b',
  key: '',
  summary_plain: 'Browsers may guess.',
  impact: 'A picture can run.',
  remediation: 'Send nosniff.',
  fix_effort: 'minutes',
  snippets: [],
  evidence: [],
  references: [{ title: 'MDN', url: 'https://developer.mozilla.org/' }],
  cwe: [430],
  owasp: ['A05:2021'],
  asvs: [],
  cve: [],
  ...values,
})

const check = (key: string, state: Check['state'], detail: string | null = null): Check => ({
  key,
  title: key,
  category: 'headers',
  state,
  detail,
  findings: 0,
})

export const result = (findings: Finding[]): ScanResult => ({
  schema: 'scan-report/1',
  engine: '1.0.0',
  data_versions: {},
  target: { input: 'https://shop.example.com', host: 'shop.example.com', ip: null, url: null },
  mode: 'light',
  started_at: '2026-11-20T10:00:00.000Z',
  ended_at: '2026-11-20T10:00:04.000Z',
  requests: 1,
  bytes: 1,
  score: 97,
  grade: 'A',
  score_ledger: [],
  coverage: { answered: 1, unanswered: 2, total: 3 },
  counts: { critical: 0, high: 0, medium: 0, low: 1, info: 0 },
  observations: {},
  checks: [check('http.headers', 'findings'), check('tls.protocols', 'inconclusive', 'The server hung up.'), check('dns.mail', 'error')],
  findings,
})

export const exported = (findings: Finding[], states: Parameters<typeof entriesOf>[1] = []) => {
  const whole = result(findings)
  return { result: whole, entries: entriesOf(whole, states) }
}
