import { say } from '@/lib/domain/say'
import type { Rule } from './rule'
import { OWASP } from './standards'

export const RULES = {
  reported: {
    severity: 'medium',
    effort: 'hours',
    cwe: [16],
    owasp: OWASP.misconfiguration,
    references: [{ title: say('nucleiTemplates'), url: 'https://github.com/projectdiscovery/nuclei-templates' }],
  },
} satisfies Record<string, Rule>
