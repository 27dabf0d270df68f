import type { Rule } from './rule'
import { OWASP } from './standards'

export const RULES = {
  trace: {
    severity: 'low',
    effort: 'minutes',
    snippets: [{ platform: 'apache', code: '# for the whole server, outside of <VirtualHost>\nTraceEnable off' }],
    cwe: [693],
    owasp: OWASP.misconfiguration,
    asvs: ['13.4.4'],
    references: [
      { title: 'MDN: TRACE', url: 'https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Methods/TRACE' },
    ],
  },
} satisfies Record<string, Rule>
