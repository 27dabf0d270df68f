import { say } from '@/lib/domain/say'
import type { Rule } from './rule'
import { OWASP } from './standards'

export const RULES = {
  sourcemap: {
    severity: 'info',
    effort: 'minutes',
    snippets: [
      {
        platform: 'nginx',
        code: '# before the other locations with a regular expression\nlocation ~ \\.map$ {\n  return 404;\n}',
      },
      { platform: 'apache', code: 'RedirectMatch 404 "\\.map$"' },
    ],
    cwe: [540],
    owasp: OWASP.misconfiguration,
    asvs: ['13.4.7'],
    references: [
      {
        title: say('cwe540'),
        url: 'https://cwe.mitre.org/data/definitions/540.html',
      },
    ],
  },
} satisfies Record<string, Rule>
