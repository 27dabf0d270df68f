import type { Finding } from '@/lib/contract/scan-result'

/** An open file, as a full scan finds it. */
export const exposureFinding = (path: string): Finding => ({
  id: path,
  rule: 'exposure.files/open',
  check: 'exposure.files',
  category: 'exposure',
  title: 'An open file',
  severity: 'high',
  confidence: 'confirmed',
  at: `https://site.test${path}`,
  key: '',
  summary_plain: '',
  impact: '',
  remediation: '',
  fix_effort: 'minutes',
  snippets: [],
  evidence: [],
  references: [],
  cwe: [],
  owasp: [],
  asvs: [],
  cve: [],
})
