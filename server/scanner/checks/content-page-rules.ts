import type { Snippet } from '@/lib/contract/scan-result'
import type { Rule } from '@/server/scanner/check'
import { cheatSheet, OWASP } from './standards'

const MIXED = { title: 'MDN: mixed content', url: 'https://developer.mozilla.org/en-US/docs/Web/Security/Mixed_content' }
const SRI = { title: 'MDN: Subresource Integrity', url: 'https://developer.mozilla.org/en-US/docs/Web/Security/Subresource_Integrity' }
/** A policy of nothing but upgrade-insecure-requests is a policy that protects from no script: it only belongs into one that does. */
const UPGRADE: Snippet[] = [
  {
    platform: 'wordpress',
    code: "# a backup first; then on the server, in the folder of WordPress\nwp search-replace 'http://{{host}}' 'https://{{host}}' --skip-columns=guid",
  },
  { platform: 'text', code: '# in the folder of the site: where such addresses stand\ngrep -rnE "(src|href|action)=[\'\\"]?http://" .' },
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
    title: 'An HTTPS page loads scripts or styles over HTTP',
    severity: 'high',
    means: 'The page is encrypted, but fetches parts that control it over an unencrypted connection.',
    impact: 'Browsers block these parts, so the page does not work as meant. Where they do not, someone on the way can take the page over.',
    fix: 'Change the addresses of these files to https.',
    effort: 'minutes',
    snippets: UPGRADE,
    cwe: [311],
    owasp: OWASP.cryptography,
    asvs: ['12.2.1'],
    references: [MIXED],
  },
  'http-scripts': {
    title: 'Scripts of other hosts are loaded over plain HTTP',
    severity: 'medium',
    means: 'The page runs programs that arrive over an unencrypted connection.',
    impact: 'Someone on the way can replace them and take the page over.',
    fix: 'Change the addresses of these files to https.',
    effort: 'minutes',
    cwe: [311, 829],
    owasp: OWASP.integrity,
    references: [MIXED],
  },
  'mixed-passive': {
    title: 'An HTTPS page loads images or media over HTTP',
    severity: 'low',
    means: 'The page is encrypted, but some of its pictures or videos are not.',
    impact: 'Someone on the way can replace them and see which page is being read.',
    fix: 'Change the addresses of these files to https.',
    effort: 'minutes',
    snippets: UPGRADE,
    cwe: [311],
    owasp: OWASP.cryptography,
    references: [MIXED],
  },
  'no-sri': {
    title: 'Scripts from other sites without Subresource Integrity',
    severity: 'low',
    means: 'The page runs programs from other sites without checking that they are the ones you once chose.',
    impact: 'If one of those sites is taken over, its scripts run here too, with access to everything on the page.',
    fix: 'Add integrity and crossorigin to files that carry a version and never change, or host them yourself. Scripts that change by themselves cannot have it.',
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
    title: 'A password form is sent over plain HTTP',
    severity: 'high',
    means: 'The password visitors enter here is sent, or the form itself arrives, unencrypted.',
    impact: 'Anyone on the way can read the password.',
    fix: 'Serve the page with the form and the address it is sent to over HTTPS.',
    effort: 'hours',
    cwe: [319, 523],
    owasp: OWASP.cryptography,
    asvs: ['12.2.1'],
    references: [cheatSheet('Transport_Layer_Security'), cheatSheet('Authentication')],
  },
  'form-http': {
    title: 'A form on an HTTPS page is sent over HTTP',
    severity: 'medium',
    means: 'The page is encrypted, but what visitors enter into this form leaves unencrypted.',
    impact: 'Anyone on the way can read and change it.',
    fix: 'Change the address the form is sent to (action) to https.',
    effort: 'minutes',
    cwe: [319],
    owasp: OWASP.cryptography,
    asvs: ['12.2.1'],
    references: [MIXED],
  },
  'error-disclosure': {
    title: 'The page shows a program error',
    severity: 'low',
    means: 'The page shows visitors an internal error message of the program behind it.',
    impact: 'Such messages tell attackers about folders, code and the database.',
    fix: 'Switch the display of errors off on the live site and write them to a log file instead. Then repair the error itself.',
    effort: 'minutes',
    snippets: ERRORS,
    cwe: [209],
    owasp: OWASP.errors,
    asvs: ['13.4.2'],
    references: [cheatSheet('Error_Handling')],
  },
} satisfies Record<string, Rule>
