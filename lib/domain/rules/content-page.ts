import { say } from '@/lib/domain/say'
import type { Snippet } from '@/lib/contract/scan-result'
import type { Rule } from './rule'
import { cheatSheet, OWASP } from './standards'

const MIXED = {
  title: say('mdnMixedContent'),
  url: 'https://developer.mozilla.org/en-US/docs/Web/Security/Mixed_content',
}
const SRI = {
  title: 'MDN: Subresource Integrity',
  url: 'https://developer.mozilla.org/en-US/docs/Web/Security/Subresource_Integrity',
}
/**
 * A policy of nothing but upgrade-insecure-requests is a policy that protects from no script: it only belongs into one
 * that does.
 */
const UPGRADE: Snippet[] = [
  {
    platform: 'wordpress',
    code: "# a backup first; then on the server, in the folder of WordPress\nwp search-replace 'http://{{host}}' 'https://{{host}}' --skip-columns=guid",
  },
  {
    platform: 'text',
    code: '# in the folder of the site: where such addresses stand\ngrep -rnE "(src|href|action)=[\'\\"]?http://" .',
  },
  {
    platform: 'text',
    code: '# until they are all changed, at the end of the Content-Security-Policy that the site sends already, never as a policy of its own\nupgrade-insecure-requests',
  },
]
const ERRORS: Snippet[] = [
  { platform: 'php', code: '; php.ini\ndisplay_errors = Off\nlog_errors = On' },
  { platform: 'wordpress', code: "// wp-config.php\ndefine('WP_DEBUG', false);\ndefine('WP_DEBUG_DISPLAY', false);" },
  { platform: 'laravel', code: '# .env\nAPP_ENV=production\nAPP_DEBUG=false' },
  { platform: 'express', code: '# environment of the process\nNODE_ENV=production' },
]

export const RULES = {
  'mixed-active': {
    severity: 'high',
    effort: 'minutes',
    snippets: UPGRADE,
    cwe: [311],
    owasp: OWASP.cryptography,
    asvs: ['12.2.1'],
    references: [MIXED],
  },
  'http-scripts': {
    severity: 'medium',
    effort: 'minutes',
    cwe: [311, 829],
    owasp: OWASP.integrity,
    references: [MIXED],
  },
  'mixed-passive': {
    severity: 'low',
    effort: 'minutes',
    snippets: UPGRADE,
    cwe: [311],
    owasp: OWASP.cryptography,
    references: [MIXED],
  },
  'no-sri': {
    severity: 'low',
    effort: 'hours',
    snippets: [
      {
        platform: 'html',
        code: '<script src="{{address}}" integrity="sha384-…" crossorigin="anonymous"></script>',
      },
      { platform: 'text', code: 'curl -sL "{{address}}" | openssl dgst -sha384 -binary | openssl base64 -A' },
    ],
    cwe: [353],
    owasp: OWASP.integrity,
    asvs: ['3.6.1'],
    references: [SRI, cheatSheet('Third_Party_Javascript_Management')],
  },
  'password-over-http': {
    severity: 'high',
    effort: 'hours',
    cwe: [319, 523],
    owasp: OWASP.cryptography,
    asvs: ['12.2.1'],
    references: [cheatSheet('Transport_Layer_Security'), cheatSheet('Authentication')],
  },
  'form-http': {
    severity: 'medium',
    effort: 'minutes',
    cwe: [319],
    owasp: OWASP.cryptography,
    asvs: ['12.2.1'],
    references: [MIXED],
  },
  'error-disclosure': {
    severity: 'low',
    effort: 'minutes',
    snippets: ERRORS,
    cwe: [209],
    owasp: OWASP.errors,
    asvs: ['13.4.2'],
    references: [cheatSheet('Error_Handling')],
  },
} satisfies Record<string, Rule>
