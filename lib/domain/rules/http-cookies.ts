import type { Rule } from './rule'
import { cookieSnippets } from './cookie-snippets'
import { cheatSheet, mdnHeader, OWASP } from './standards'

const REFERENCES = [mdnHeader('Set-Cookie'), cheatSheet('Session_Management')]

export const RULES = {
  'session-no-secure': {
    severity: 'medium',
    effort: 'minutes',
    snippets: cookieSnippets('Secure', 'session'),
    cwe: [614],
    owasp: OWASP.misconfiguration,
    asvs: ['3.3.1'],
    references: REFERENCES,
  },
  'no-secure': {
    severity: 'low',
    effort: 'minutes',
    snippets: cookieSnippets('Secure', 'other'),
    cwe: [614],
    owasp: OWASP.misconfiguration,
    asvs: ['3.3.1'],
    references: REFERENCES,
  },
  'session-no-httponly': {
    severity: 'medium',
    effort: 'minutes',
    snippets: cookieSnippets('HttpOnly', 'session'),
    cwe: [1004],
    owasp: OWASP.misconfiguration,
    asvs: ['3.3.4'],
    references: REFERENCES,
  },
  'samesite-none-insecure': {
    severity: 'low',
    effort: 'minutes',
    snippets: cookieSnippets('Secure', 'other'),
    cwe: [1275],
    owasp: OWASP.accessControl,
    asvs: ['3.3.2'],
    references: REFERENCES,
  },
  'samesite-missing': {
    severity: 'info',
    effort: 'minutes',
    snippets: cookieSnippets('SameSite=Lax', 'session'),
    cwe: [1275],
    owasp: OWASP.accessControl,
    asvs: ['3.3.2'],
    references: REFERENCES,
  },
} satisfies Record<string, Rule>
