import type { Snippet } from '@/lib/contract/scan-result'
import type { Rule } from '../check'
import { cheatSheet, mdnHeader, OWASP } from './standards'

/** One attribute at a time: Secure on a site without HTTPS would end every session. */
const SECURE_SNIPPETS: Snippet[] = [
  { platform: 'php', code: '; php.ini\nsession.cookie_secure = 1' },
  { platform: 'express', code: 'app.use(session({ secret, resave: false, saveUninitialized: false, cookie: { secure: true } }))' },
  { platform: 'laravel', code: '# .env\nSESSION_SECURE_COOKIE=true' },
  { platform: 'iis', code: '<system.web>\n  <httpCookies requireSSL="true" />\n</system.web>' },
  { platform: 'nginx', code: 'proxy_cookie_flags ~ secure;' },
  { platform: 'apache', code: '# needs mod_headers; do not add Secure twice\nHeader edit Set-Cookie "(?i)^((?:(?!;\\s*secure).)+)$" "$1; Secure"' },
]
const HTTP_ONLY_SNIPPETS: Snippet[] = [
  { platform: 'php', code: '; php.ini\nsession.cookie_httponly = 1' },
  { platform: 'express', code: 'app.use(session({ secret, resave: false, saveUninitialized: false, cookie: { httpOnly: true } }))' },
  { platform: 'laravel', code: '# .env\nSESSION_HTTP_ONLY=true' },
  { platform: 'iis', code: '<system.web>\n  <httpCookies httpOnlyCookies="true" />\n</system.web>' },
]
const SAME_SITE_SNIPPETS: Snippet[] = [
  { platform: 'php', code: '; php.ini\nsession.cookie_samesite = "Lax"' },
  { platform: 'express', code: "app.use(session({ secret, resave: false, saveUninitialized: false, cookie: { sameSite: 'lax' } }))" },
  { platform: 'laravel', code: '# .env\nSESSION_SAME_SITE=lax' },
  { platform: 'iis', code: '<system.web>\n  <httpCookies sameSite="Lax" />\n</system.web>' },
]
const REFERENCES = [mdnHeader('Set-Cookie'), cheatSheet('Session_Management')]

export const RULES = {
  'session-no-secure': {
    title: 'Session cookie without Secure',
    severity: 'medium',
    means: 'The ticket that keeps a visitor signed in is also sent over unencrypted connections.',
    impact: 'Someone in the same network can copy it and act as that visitor.',
    fix: 'Set the attribute Secure. Where possible also start the name with __Host-.',
    effort: 'minutes',
    snippets: SECURE_SNIPPETS,
    cwe: [614],
    owasp: OWASP.misconfiguration,
    asvs: ['3.3.1'],
    references: REFERENCES,
  },
  'no-secure': {
    title: 'Cookie without Secure',
    severity: 'low',
    means: 'This cookie is also sent over unencrypted connections.',
    impact: 'Someone in the same network can read and replace it.',
    fix: 'Set the attribute Secure.',
    effort: 'minutes',
    snippets: SECURE_SNIPPETS,
    cwe: [614],
    owasp: OWASP.misconfiguration,
    asvs: ['3.3.1'],
    references: REFERENCES,
  },
  'session-no-httponly': {
    title: 'Session cookie readable by scripts',
    severity: 'medium',
    means: 'The ticket that keeps a visitor signed in can be read by every script on the page.',
    impact: 'One script slipped into the page is enough to take over the accounts of visitors.',
    fix: 'Set the attribute HttpOnly.',
    effort: 'minutes',
    snippets: HTTP_ONLY_SNIPPETS,
    cwe: [1004],
    owasp: OWASP.misconfiguration,
    asvs: ['3.3.4'],
    references: REFERENCES,
  },
  'samesite-none-insecure': {
    title: 'SameSite=None without Secure',
    severity: 'low',
    means: 'This cookie is marked for use on other sites but lacks the mark that makes browsers accept that.',
    impact: 'Current browsers drop the cookie, so what depends on it does not work. Old ones send it unencrypted to every site.',
    fix: 'Add Secure, or use SameSite=Lax when other sites do not need the cookie.',
    effort: 'minutes',
    cwe: [1275],
    owasp: OWASP.accessControl,
    asvs: ['3.3.2'],
    references: REFERENCES,
  },
  'samesite-missing': {
    title: 'Session cookie without SameSite',
    severity: 'info',
    means: 'The site leaves it to the browser whether other sites may trigger requests in the name of a signed-in visitor.',
    impact: 'Some browsers then send the session along with requests that another site started.',
    fix: 'Set SameSite=Lax, or Strict where links from outside need no session.',
    effort: 'minutes',
    snippets: SAME_SITE_SNIPPETS,
    cwe: [1275],
    owasp: OWASP.accessControl,
    asvs: ['3.3.2'],
    references: REFERENCES,
  },
} satisfies Record<string, Rule>
