import { say } from '@/lib/domain/say'
import type { Rule } from './rule'
import { MOZILLA_TLS, OWASP } from './standards'

export const RULES = {
  version: {
    severity: 'medium',
    effort: 'minutes',
    cwe: [327],
    owasp: OWASP.cryptography,
    asvs: ['12.1.1'],
    references: [MOZILLA_TLS],
  },
  cipher: {
    severity: 'high',
    effort: 'minutes',
    cwe: [327],
    owasp: OWASP.cryptography,
    asvs: ['12.1.2'],
    references: [MOZILLA_TLS],
  },
  renegotiation: {
    severity: 'medium',
    effort: 'hours',
    cwe: [310],
    owasp: OWASP.cryptography,
    references: [{ title: say('rfc5746'), url: 'https://www.rfc-editor.org/rfc/rfc5746' }],
  },
  compression: {
    severity: 'medium',
    effort: 'minutes',
    cwe: [310],
    owasp: OWASP.cryptography,
    references: [{ title: 'NVD: CVE-2012-4929 (CRIME)', url: 'https://nvd.nist.gov/vuln/detail/CVE-2012-4929' }],
  },
} satisfies Record<string, Rule>
