import { say } from '@/lib/domain/say'
import type { Rule } from './rule'
import { rfc } from './standards'

const REFERENCES = [{ title: say('securityTxtMake'), url: 'https://securitytxt.org/' }, rfc(9116, 'security.txt')]
const TEMPLATE =
  'Contact: mailto:security@{{host}}\nExpires: {{in-a-year}}\nCanonical: https://{{host}}/.well-known/security.txt'

export const RULES = {
  missing: {
    severity: 'info',
    effort: 'minutes',
    snippets: [{ platform: 'text', code: TEMPLATE }],
    cwe: [1059],
    references: REFERENCES,
  },
  invalid: {
    severity: 'info',
    effort: 'minutes',
    snippets: [{ platform: 'text', code: TEMPLATE }],
    cwe: [1059],
    references: REFERENCES,
  },
  expired: {
    severity: 'info',
    effort: 'minutes',
    snippets: [{ platform: 'text', code: TEMPLATE }],
    references: REFERENCES,
  },
} satisfies Record<string, Rule>
