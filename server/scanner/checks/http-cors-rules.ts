import type { Rule } from '@/server/scanner/check'
import { CORS_SNIPPETS } from './cors-snippets'
import { OWASP } from './standards'

const REFERENCES = [
  { title: 'MDN: CORS', url: 'https://developer.mozilla.org/en-US/docs/Web/HTTP/Guides/CORS' },
  { title: 'PortSwigger: CORS', url: 'https://portswigger.net/web-security/cors' },
]

export const RULES = {
  'reflects-with-credentials': {
    title: 'Any site can read this page as the signed-in visitor',
    severity: 'high',
    means: 'The server gives every other website permission to read its answers with the login of the visitor.',
    impact: 'A visitor who is signed in here and opens a hostile page hands over whatever this site shows them.',
    fix: 'Compare the Origin header with a fixed list of your own sites. Never repeat it unseen together with Access-Control-Allow-Credentials: true.',
    effort: 'hours',
    snippets: CORS_SNIPPETS,
    cwe: [942, 346],
    owasp: OWASP.misconfiguration,
    asvs: ['3.4.2'],
    references: REFERENCES,
  },
  'null-with-credentials': {
    title: 'Origin "null" is trusted with credentials',
    severity: 'medium',
    means: 'The server lets pages without a known origin read its answers with the login of the visitor. Any website can make such a page.',
    impact: 'A visitor who is signed in here and opens a hostile page hands over whatever this site shows them.',
    fix: 'Remove "null" from the list of allowed origins.',
    effort: 'minutes',
    snippets: CORS_SNIPPETS,
    cwe: [942],
    owasp: OWASP.misconfiguration,
    asvs: ['3.4.2'],
    references: REFERENCES,
  },
} satisfies Record<string, Rule>
