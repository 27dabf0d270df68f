import { say } from '@/lib/domain/say'
import type { Rule } from './rule'
import { CSP_SNIPPETS } from './csp-snippets'
import { cheatSheet, mdnHeader, OWASP } from './standards'

const REFERENCES = [
  { title: 'MDN: Content Security Policy', url: 'https://developer.mozilla.org/en-US/docs/Web/HTTP/Guides/CSP' },
  { title: 'web.dev: strict CSP', url: 'https://web.dev/articles/strict-csp' },
  cheatSheet('Content_Security_Policy', say('http.csp')),
]
const EVALUATOR = { title: 'CSP Evaluator', url: 'https://csp-evaluator.withgoogle.com/' }

export const RULES = {
  missing: {
    severity: 'medium',
    effort: 'days',
    snippets: CSP_SNIPPETS,
    cwe: [693, 79],
    owasp: OWASP.misconfiguration,
    asvs: ['3.4.3'],
    references: REFERENCES,
  },
  'report-only': {
    severity: 'medium',
    effort: 'hours',
    cwe: [693],
    owasp: OWASP.misconfiguration,
    asvs: ['3.4.3'],
    references: [mdnHeader('Content-Security-Policy-Report-Only'), ...REFERENCES],
  },
  bypassable: {
    severity: 'medium',
    effort: 'days',
    snippets: [
      {
        platform: 'text',
        code: "Content-Security-Policy: script-src 'nonce-{a new random value for every answer}' 'strict-dynamic'; object-src 'none'; base-uri 'none'",
      },
    ],
    cwe: [693, 79],
    owasp: OWASP.misconfiguration,
    asvs: ['3.4.3'],
    references: [EVALUATOR, ...REFERENCES],
  },
  'static-nonce': {
    severity: 'medium',
    effort: 'hours',
    cwe: [330],
    owasp: OWASP.misconfiguration,
    asvs: ['3.4.3'],
    references: REFERENCES,
  },
  incomplete: {
    severity: 'low',
    effort: 'hours',
    snippets: [{ platform: 'text', code: "base-uri 'none'; form-action 'self'; object-src 'none'" }],
    cwe: [693],
    owasp: OWASP.misconfiguration,
    asvs: ['3.4.3'],
    references: REFERENCES,
  },
  syntax: {
    severity: 'low',
    effort: 'minutes',
    cwe: [693],
    owasp: OWASP.misconfiguration,
    references: [mdnHeader('Content-Security-Policy'), EVALUATOR],
  },
} satisfies Record<string, Rule>
