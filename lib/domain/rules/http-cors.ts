import type { Rule } from './rule'
import { CORS_SNIPPETS } from './cors-snippets'
import { OWASP } from './standards'

const REFERENCES = [
  { title: 'MDN: CORS', url: 'https://developer.mozilla.org/en-US/docs/Web/HTTP/Guides/CORS' },
  { title: 'PortSwigger: CORS', url: 'https://portswigger.net/web-security/cors' },
]

export const RULES = {
  'reflects-with-credentials': {
    severity: 'high',
    effort: 'hours',
    snippets: CORS_SNIPPETS,
    cwe: [942, 346],
    owasp: OWASP.misconfiguration,
    asvs: ['3.4.2'],
    references: REFERENCES,
  },
  'null-with-credentials': {
    severity: 'medium',
    effort: 'minutes',
    snippets: CORS_SNIPPETS,
    cwe: [942],
    owasp: OWASP.misconfiguration,
    asvs: ['3.4.2'],
    references: REFERENCES,
  },
} satisfies Record<string, Rule>
