import type { Snippet } from '@/lib/contract/scan-result'
import type { Rule } from './rule'
import { headerSnippets, replacedHeaderSnippets } from './header-snippets'
import { cheatSheet, mdnHeader, OWASP, rfc } from './standards'

const HSTS = ['Strict-Transport-Security', 'max-age=31536000'] as const
const HSTS_REFERENCES = [
  mdnHeader('Strict-Transport-Security'),
  cheatSheet('HTTP_Strict_Transport_Security'),
  rfc(6797, 'HTTP Strict Transport Security'),
]

/** A policy in force that names who may frame the page outweighs X-Frame-Options. */
export const FRAMING_IN_POLICY: Snippet[] = [
  {
    platform: 'text',
    code: "In the Content-Security-Policy that the site sends, in place of the frame-ancestors that is there:\nframe-ancestors 'self'",
  },
]

const WITHOUT_POWERED_BY: Snippet[] = [
  { platform: 'nginx', code: '# server block\nproxy_hide_header X-Powered-By;\nfastcgi_hide_header X-Powered-By;' },
  {
    platform: 'apache',
    code: '# needs mod_headers\nHeader onsuccess unset X-Powered-By\nHeader always unset X-Powered-By',
  },
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
    {
      platform: 'apache',
      code: '# for the whole server, outside of <VirtualHost>\nServerTokens Prod\nServerSignature Off',
    },
    {
      platform: 'iis',
      code: '<system.webServer>\n  <security>\n    <requestFiltering removeServerHeader="true" />\n  </security>\n</system.webServer>',
    },
  ],
  'x-powered-by': WITHOUT_POWERED_BY,
  'x-aspnet-version': [
    { platform: 'iis', code: '<system.web>\n  <httpRuntime enableVersionHeader="false" />\n</system.web>' },
  ],
  'x-aspnetmvc-version': [
    { platform: 'text', code: '// Application_Start() in Global.asax.cs\nMvcHandler.DisableMvcResponseHeader = true;' },
  ],
  'x-generator': WITHOUT_POWERED_BY.filter(({ platform }) => ['nginx', 'apache'].includes(platform)).map(
    ({ platform, code }) => ({
      platform,
      code: code.replaceAll('X-Powered-By', 'X-Generator'),
    }),
  ),
}

export const RULES = {
  'hsts-missing': {
    severity: 'medium',
    effort: 'minutes',
    snippets: headerSnippets(...HSTS),
    cwe: [319],
    owasp: OWASP.misconfiguration,
    asvs: ['3.4.1'],
    references: HSTS_REFERENCES,
  },
  'hsts-short': {
    severity: 'low',
    effort: 'minutes',
    snippets: replacedHeaderSnippets(...HSTS),
    cwe: [319],
    owasp: OWASP.misconfiguration,
    asvs: ['3.4.1'],
    references: HSTS_REFERENCES,
  },
  'nosniff-missing': {
    severity: 'low',
    effort: 'minutes',
    snippets: headerSnippets('X-Content-Type-Options', 'nosniff'),
    cwe: [430],
    owasp: OWASP.misconfiguration,
    asvs: ['3.4.4'],
    references: [mdnHeader('X-Content-Type-Options')],
  },
  framing: {
    severity: 'low',
    effort: 'minutes',
    snippets: replacedHeaderSnippets('X-Frame-Options', 'SAMEORIGIN'),
    cwe: [1021],
    owasp: OWASP.misconfiguration,
    asvs: ['3.4.6'],
    references: [mdnHeader('X-Frame-Options'), cheatSheet('Clickjacking_Defense')],
  },
  'referrer-unsafe': {
    severity: 'low',
    effort: 'minutes',
    snippets: replacedHeaderSnippets('Referrer-Policy', 'strict-origin-when-cross-origin'),
    cwe: [200],
    owasp: OWASP.misconfiguration,
    asvs: ['3.4.5'],
    references: [mdnHeader('Referrer-Policy')],
  },
  'referrer-missing': {
    severity: 'info',
    effort: 'minutes',
    snippets: headerSnippets('Referrer-Policy', 'strict-origin-when-cross-origin'),
    asvs: ['3.4.5'],
    references: [mdnHeader('Referrer-Policy')],
  },
  'permissions-missing': {
    severity: 'info',
    effort: 'minutes',
    snippets: headerSnippets('Permissions-Policy', 'camera=(), microphone=(), geolocation=()'),
    references: [mdnHeader('Permissions-Policy')],
  },
  'coop-missing': {
    severity: 'info',
    effort: 'minutes',
    snippets: headerSnippets('Cross-Origin-Opener-Policy', 'same-origin-allow-popups'),
    asvs: ['3.4.8'],
    references: [mdnHeader('Cross-Origin-Opener-Policy')],
  },
  'corp-missing': {
    severity: 'info',
    effort: 'minutes',
    snippets: headerSnippets('Cross-Origin-Resource-Policy', 'same-origin'),
    references: [mdnHeader('Cross-Origin-Resource-Policy')],
  },
  'version-disclosed': {
    severity: 'info',
    effort: 'minutes',
    snippets: VERSION_SNIPPETS.server,
    cwe: [200],
    owasp: OWASP.misconfiguration,
    asvs: ['13.4.6'],
    references: [mdnHeader('Server'), cheatSheet('HTTP_Headers')],
  },
} satisfies Record<string, Rule>
