import type { Snippet } from '@/lib/contract/scan-result'
import type { Rule } from '@/server/scanner/check'
import { headerSnippets, replacedHeaderSnippets } from './header-snippets'
import { cheatSheet, mdnHeader, OWASP, rfc } from './standards'

const HSTS = ['Strict-Transport-Security', 'max-age=31536000'] as const
const HSTS_REFERENCES = [mdnHeader('Strict-Transport-Security'), cheatSheet('HTTP_Strict_Transport_Security'), rfc(6797, 'HTTP Strict Transport Security')]

/** A policy in force that names who may frame the page outweighs X-Frame-Options. */
export const FRAMING_IN_POLICY: Snippet[] = [
  { platform: 'text', code: "In the Content-Security-Policy that the site sends, in place of the frame-ancestors that is there:\nframe-ancestors 'self'" },
]

const WITHOUT_POWERED_BY: Snippet[] = [
  { platform: 'nginx', code: '# server block\nproxy_hide_header X-Powered-By;\nfastcgi_hide_header X-Powered-By;' },
  { platform: 'apache', code: '# needs mod_headers\nHeader onsuccess unset X-Powered-By\nHeader always unset X-Powered-By' },
  {
    platform: 'iis',
    code: '<system.webServer>\n  <httpProtocol>\n    <customHeaders>\n      <remove name="X-Powered-By" />\n    </customHeaders>\n  </httpProtocol>\n</system.webServer>',
  },
  { platform: 'express', code: "app.disable('x-powered-by')" },
  { platform: 'php', code: '; php.ini\nexpose_php = Off' },
]
/** By the header that tells. */
export const VERSION_SNIPPETS: Record<string, Snippet[]> & { server: Snippet[] } = {
  server: [
    { platform: 'nginx', code: '# http block\nserver_tokens off;' },
    { platform: 'apache', code: '# for the whole server, outside of <VirtualHost>\nServerTokens Prod\nServerSignature Off' },
    { platform: 'iis', code: '<system.webServer>\n  <security>\n    <requestFiltering removeServerHeader="true" />\n  </security>\n</system.webServer>' },
  ],
  'x-powered-by': WITHOUT_POWERED_BY,
  'x-aspnet-version': [{ platform: 'iis', code: '<system.web>\n  <httpRuntime enableVersionHeader="false" />\n</system.web>' }],
  'x-aspnetmvc-version': [{ platform: 'text', code: '// Application_Start() in Global.asax.cs\nMvcHandler.DisableMvcResponseHeader = true;' }],
  'x-generator': WITHOUT_POWERED_BY.filter(({ platform }) => ['nginx', 'apache'].includes(platform)).map(({ platform, code }) => ({
    platform,
    code: code.replaceAll('X-Powered-By', 'X-Generator'),
  })),
}

export const RULES = {
  'hsts-missing': {
    title: 'Strict-Transport-Security is missing',
    severity: 'medium',
    means: 'The site does not tell browsers to use only encrypted connections from now on.',
    impact: 'Someone in the same network can keep a visitor on the unencrypted version of the site and read along.',
    fix: 'Send Strict-Transport-Security with a max-age of at least one year on every HTTPS answer. Add includeSubDomains once all sub-domains have HTTPS.',
    effort: 'minutes',
    snippets: headerSnippets(...HSTS),
    cwe: [319],
    owasp: OWASP.misconfiguration,
    asvs: ['3.4.1'],
    references: HSTS_REFERENCES,
  },
  'hsts-short': {
    title: 'Strict-Transport-Security is too short',
    severity: 'low',
    means: 'Browsers forget after less than half a year that this site must be opened encrypted. One year is the usual value.',
    impact: 'Visitors who come back rarely are unprotected on their first click.',
    fix: 'Use a max-age of at least one year (31536000 seconds).',
    effort: 'minutes',
    snippets: replacedHeaderSnippets(...HSTS),
    cwe: [319],
    owasp: OWASP.misconfiguration,
    asvs: ['3.4.1'],
    references: HSTS_REFERENCES,
  },
  'nosniff-missing': {
    title: 'X-Content-Type-Options: nosniff is missing',
    severity: 'low',
    means: 'Browsers may guess what kind of file they get instead of believing the server.',
    impact: 'A file that somebody uploaded as a picture or text can be run as a program in the browser of a visitor.',
    fix: 'Send X-Content-Type-Options: nosniff on every answer.',
    effort: 'minutes',
    snippets: headerSnippets('X-Content-Type-Options', 'nosniff'),
    cwe: [430],
    owasp: OWASP.misconfiguration,
    asvs: ['3.4.4'],
    references: [mdnHeader('X-Content-Type-Options')],
  },
  framing: {
    title: 'The page can be framed by any site',
    severity: 'low',
    means: 'Any other website can show this page inside its own, also invisibly.',
    impact: 'Visitors can be made to click buttons of this site without knowing it (clickjacking).',
    fix: "Send Content-Security-Policy: frame-ancestors 'self', and X-Frame-Options: SAMEORIGIN for old browsers. Name the sites that are meant to embed the page.",
    effort: 'minutes',
    snippets: replacedHeaderSnippets('X-Frame-Options', 'SAMEORIGIN'),
    cwe: [1021],
    owasp: OWASP.misconfiguration,
    asvs: ['3.4.6'],
    references: [mdnHeader('X-Frame-Options'), cheatSheet('Clickjacking_Defense')],
  },
  'referrer-unsafe': {
    title: 'Referrer-Policy sends full addresses to other sites',
    severity: 'low',
    means: 'When a visitor follows a link, the other site learns the full address of the page they came from.',
    impact: 'Addresses can contain private data, such as search words, order numbers or one-time links.',
    fix: 'Use strict-origin-when-cross-origin or a stricter value.',
    effort: 'minutes',
    snippets: replacedHeaderSnippets('Referrer-Policy', 'strict-origin-when-cross-origin'),
    cwe: [200],
    owasp: OWASP.misconfiguration,
    asvs: ['3.4.5'],
    references: [mdnHeader('Referrer-Policy')],
  },
  'referrer-missing': {
    title: 'No Referrer-Policy',
    severity: 'info',
    means: 'The site leaves it to the browser how much of an address other sites learn. Current browsers choose a safe value, old ones do not.',
    impact: 'Visitors with an old browser pass the full address of a page on to other sites.',
    fix: 'Send Referrer-Policy: strict-origin-when-cross-origin.',
    effort: 'minutes',
    snippets: headerSnippets('Referrer-Policy', 'strict-origin-when-cross-origin'),
    asvs: ['3.4.5'],
    references: [mdnHeader('Referrer-Policy')],
  },
  'permissions-missing': {
    title: 'No Permissions-Policy',
    severity: 'info',
    means: 'The site does not say which abilities of the browser (camera, microphone, location) it never uses.',
    impact: 'Embedded or injected code may ask the visitor for them in the name of this site.',
    fix: 'Send Permissions-Policy and switch off what the site does not use.',
    effort: 'minutes',
    snippets: headerSnippets('Permissions-Policy', 'camera=(), microphone=(), geolocation=()'),
    references: [mdnHeader('Permissions-Policy')],
  },
  'coop-missing': {
    title: 'No Cross-Origin-Opener-Policy',
    severity: 'info',
    means: 'Another site that opens this page in a window keeps a connection to that window.',
    impact: 'It can notice some of what happens in the window and send the visitor elsewhere.',
    fix: 'Send Cross-Origin-Opener-Policy: same-origin, or same-origin-allow-popups when the site opens login or payment windows.',
    effort: 'minutes',
    snippets: headerSnippets('Cross-Origin-Opener-Policy', 'same-origin-allow-popups'),
    asvs: ['3.4.8'],
    references: [mdnHeader('Cross-Origin-Opener-Policy')],
  },
  'corp-missing': {
    title: 'No Cross-Origin-Resource-Policy',
    severity: 'info',
    means: 'The site does not say whether other sites may embed its files.',
    impact: 'Other sites can load answers meant for this site into their own pages and guess their content from side effects.',
    fix: 'Send Cross-Origin-Resource-Policy: same-origin. Use cross-origin for files that others are meant to embed.',
    effort: 'minutes',
    snippets: headerSnippets('Cross-Origin-Resource-Policy', 'same-origin'),
    references: [mdnHeader('Cross-Origin-Resource-Policy')],
  },
  'version-disclosed': {
    title: 'Response headers tell the software version',
    severity: 'info',
    means: 'Every answer names the exact version of the software behind the site. That alone is not a weakness: it may be fully patched.',
    impact: 'When a flaw in that version becomes known, this site is easy to find for attackers.',
    fix: 'Set the server, and the program behind it, not to name their versions.',
    effort: 'minutes',
    snippets: VERSION_SNIPPETS.server,
    cwe: [200],
    owasp: OWASP.misconfiguration,
    asvs: ['13.4.6'],
    references: [mdnHeader('Server'), cheatSheet('HTTP_Headers')],
  },
} satisfies Record<string, Rule>
