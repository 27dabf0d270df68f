import { say } from '@/lib/domain/say'
import type { Rule } from './rule'
import { OWASP } from './standards'

const REFERENCES = [
  {
    title: say('owaspInventory'),
    url: 'https://owasp.org/API-Security/editions/2023/en/0xa9-improper-inventory-management/',
  },
]

export const RULES = {
  openapi: {
    severity: 'info',
    effort: 'minutes',
    cwe: [200],
    owasp: OWASP.misconfiguration,
    asvs: ['13.4.5'],
    references: REFERENCES,
  },
  'graphql-introspection': {
    severity: 'low',
    effort: 'minutes',
    cwe: [200],
    owasp: OWASP.misconfiguration,
    asvs: ['13.4.5'],
    references: [{ title: say('graphqlIntrospection'), url: 'https://graphql.org/learn/introspection/' }],
  },
  debug: {
    severity: 'medium',
    effort: 'minutes',
    cwe: [489, 215],
    owasp: OWASP.misconfiguration,
    asvs: ['13.4.2'],
    references: [{ title: say('cwe489'), url: 'https://cwe.mitre.org/data/definitions/489.html' }],
  },
} satisfies Record<string, Rule>
