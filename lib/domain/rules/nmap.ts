import { say } from '@/lib/domain/say'
import type { Rule } from './rule'
import { OWASP } from './standards'

export const RULES = {
  service: {
    severity: 'high',
    effort: 'hours',
    cwe: [668],
    owasp: OWASP.misconfiguration,
    asvs: ['13.2.1'],
    references: [
      {
        title: say('cwe668'),
        url: 'https://cwe.mitre.org/data/definitions/668.html',
      },
    ],
  },
} satisfies Record<string, Rule>
