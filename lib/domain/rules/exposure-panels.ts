import { say } from '@/lib/domain/say'
import type { Rule } from './rule'
import { OWN_ADDRESSES } from './deny-snippets'
import { OWASP } from './standards'

const REFERENCES = [{ title: say('cwe284'), url: 'https://cwe.mitre.org/data/definitions/284.html' }]

export const RULES = {
  panel: {
    severity: 'medium',
    effort: 'hours',
    snippets: OWN_ADDRESSES,
    cwe: [284],
    owasp: OWASP.misconfiguration,
    asvs: ['13.4.5'],
    references: REFERENCES,
  },
  'open-panel': {
    severity: 'critical',
    effort: 'hours',
    snippets: OWN_ADDRESSES,
    cwe: [306],
    owasp: OWASP.authentication,
    asvs: ['13.4.5'],
    references: REFERENCES,
  },
  installer: {
    severity: 'high',
    effort: 'minutes',
    snippets: OWN_ADDRESSES,
    cwe: [306],
    owasp: OWASP.misconfiguration,
    asvs: ['13.4.5'],
    references: REFERENCES,
  },
  'default-page': {
    severity: 'info',
    effort: 'minutes',
    cwe: [1188],
    owasp: OWASP.misconfiguration,
    references: REFERENCES,
  },
} satisfies Record<string, Rule>
