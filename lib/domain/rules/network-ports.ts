import { say } from '@/lib/domain/say'
import type { Rule } from './rule'
import { OWASP } from './standards'

const CLOSE: Rule['snippets'] = [
  {
    platform: 'text',
    code: '# ufw. Docker opens its ports past it: publish them as 127.0.0.1:{{port}}:{{port}} there\nsudo ufw deny {{port}}/tcp',
  },
]
const REFERENCES = [{ title: say('cwe668'), url: 'https://cwe.mitre.org/data/definitions/668.html' }]

export const RULES = {
  'open-database': {
    severity: 'critical',
    effort: 'hours',
    snippets: CLOSE,
    cwe: [306, 668],
    owasp: OWASP.authentication,
    asvs: ['13.2.1'],
    references: REFERENCES,
  },
  service: {
    severity: 'high',
    effort: 'hours',
    snippets: CLOSE,
    cwe: [668],
    owasp: OWASP.misconfiguration,
    asvs: ['13.2.1'],
    references: REFERENCES,
  },
  'remote-control': {
    severity: 'high',
    effort: 'hours',
    snippets: CLOSE,
    cwe: [319, 668],
    owasp: OWASP.cryptography,
    asvs: ['12.2.1'],
    references: REFERENCES,
  },
  'clear-text': {
    severity: 'low',
    effort: 'hours',
    snippets: CLOSE,
    cwe: [319],
    owasp: OWASP.cryptography,
    asvs: ['12.2.1'],
    references: REFERENCES,
  },
} satisfies Record<string, Rule>
