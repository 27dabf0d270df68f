import type { Finding } from '@/lib/contract/scan-result'

/** Who can do it: whoever runs the server, writes the site, manages the DNS, administers WordPress, or reads this. */
export const DOERS = ['host', 'developer', 'domain', 'wordpress', 'you'] as const
export type Doer = (typeof DOERS)[number]

/** What a fix takes of somebody who knows how: working minutes, without waiting for others. */
export type Work = { minutes: number; who: Doer }

const host = (minutes: number): Work => ({ minutes, who: 'host' })
const developer = (minutes: number): Work => ({ minutes, who: 'developer' })
const domain = (minutes: number): Work => ({ minutes, who: 'domain' })
const wordpress = (minutes: number): Work => ({ minutes, who: 'wordpress' })
const HOUR = 60
const DAY = 8 * HOUR

/** By rule. Our estimate: a line in a server is 5 to 15 minutes with its test, what has to be tried on all pages longer. */
const WORK: Readonly<Record<string, Work>> = {
  'transport.https/no-https': host(2 * HOUR),
  'transport.https/no-redirect': host(10),
  'transport.https/redirect-elsewhere': host(15),
  'transport.https/offsite': { minutes: 5, who: 'you' },
  'tls.certificate/expired': host(30),
  'tls.certificate/not-yet-valid': host(30),
  'tls.certificate/expires-soon': host(20),
  'tls.certificate/name-mismatch': host(HOUR),
  'tls.certificate/self-signed': host(HOUR),
  'tls.certificate/untrusted': host(HOUR),
  'tls.certificate/weak-key': host(HOUR),
  'tls.certificate/weak-signature': host(HOUR),
  'tls.protocols/sslv3': host(10),
  'tls.protocols/legacy-tls': host(10),
  'tls.protocols/no-modern': host(3 * HOUR),
  'tls.protocols/no-tls13': host(20),
  'tls.protocols/weak-cipher': host(15),
  'tls.protocols/old-cipher': host(15),
  'tls.protocols/no-forward-secrecy': host(15),
  'http.headers/hsts-missing': host(10),
  'http.headers/hsts-short': host(5),
  'http.headers/nosniff-missing': host(5),
  'http.headers/framing': host(10),
  'http.headers/referrer-unsafe': host(5),
  'http.headers/referrer-missing': host(5),
  'http.headers/permissions-missing': host(15),
  'http.headers/coop-missing': host(15),
  'http.headers/corp-missing': host(15),
  'http.headers/version-disclosed': host(10),
  'http.csp/missing': developer(2 * DAY),
  'http.csp/report-only': developer(2 * HOUR),
  'http.csp/bypassable': developer(2 * DAY),
  'http.csp/static-nonce': developer(2 * HOUR),
  'http.csp/incomplete': developer(2 * HOUR),
  'http.csp/syntax': developer(30),
  'http.cookies/session-no-secure': developer(10),
  'http.cookies/no-secure': developer(15),
  'http.cookies/session-no-httponly': developer(10),
  'http.cookies/samesite-none-insecure': developer(15),
  'http.cookies/samesite-missing': developer(15),
  'http.cors/reflects-with-credentials': developer(2 * HOUR),
  'http.cors/null-with-credentials': developer(30),
  'content.page/mixed-active': developer(30),
  'content.page/http-scripts': developer(30),
  'content.page/mixed-passive': developer(30),
  'content.page/no-sri': developer(2 * HOUR),
  'content.page/password-over-http': developer(HOUR),
  'content.page/form-http': developer(15),
  'content.page/error-disclosure': developer(30),
  'software.js/vulnerable': developer(3 * HOUR),
  'dns.mail/spf-missing': domain(2 * HOUR),
  'dns.mail/spf-many': domain(30),
  'dns.mail/spf-open': domain(15),
  'dns.mail/spf-weak': domain(15),
  'dns.mail/spf-lookups': domain(2 * HOUR),
  'dns.mail/dmarc-missing': domain(HOUR),
  'dns.mail/dmarc-none': domain(2 * DAY),
  'dns.mail/dmarc-test': domain(10),
  'dns.mail/caa-missing': domain(10),
  'dns.mail/mta-sts-missing': domain(2 * HOUR),
  'dns.mail/dnssec-missing': domain(HOUR),
  'dns.mail/dangling-cname': domain(10),
  'exposure.files/git': host(HOUR),
  'exposure.files/vcs': host(HOUR),
  'exposure.files/secrets': host(2 * HOUR),
  'exposure.files/dump': host(HOUR),
  'exposure.files/source': host(15),
  'exposure.files/config': host(HOUR),
  'exposure.files/phpinfo': host(5),
  'exposure.files/status': host(10),
  'exposure.files/log': host(20),
  'exposure.files/metadata': host(15),
  'exposure.listing/listing': host(5),
  'exposure.sourcemaps/sourcemap': developer(20),
  'exposure.panels/panel': host(2 * HOUR),
  'exposure.panels/open-panel': host(HOUR),
  'exposure.panels/installer': host(10),
  'exposure.panels/default-page': host(15),
  'exposure.api/openapi': developer(30),
  'exposure.api/graphql-introspection': developer(15),
  'exposure.api/debug': developer(20),
  'exposure.methods/trace': host(5),
  'wordpress.core/install': wordpress(20),
  'wordpress.core/users': wordpress(15),
  'wordpress.core/xmlrpc': wordpress(10),
  'wordpress.core/version-disclosed': wordpress(15),
  'wordpress.core/readme': wordpress(5),
  'wordpress.core/registration': wordpress(5),
  'wordpress.core/cron': host(HOUR),
  'wordpress.core/application-passwords': wordpress(15),
  'wordpress.software/core-insecure': wordpress(30),
  'wordpress.software/core-outdated': wordpress(30),
  'wordpress.software/plugin-vulnerable': wordpress(15),
  'wordpress.software/theme-vulnerable': wordpress(15),
  'network.ports/open-database': host(HOUR),
  'network.ports/service': host(HOUR),
  'network.ports/remote-control': host(2 * HOUR),
  'network.ports/clear-text': host(2 * HOUR),
  'meta.securitytxt/missing': host(15),
  'meta.securitytxt/invalid': host(10),
  'meta.securitytxt/expired': host(5),
  'opinion.sslscan/version': host(10),
  'opinion.sslscan/cipher': host(15),
  'opinion.sslscan/renegotiation': host(2 * HOUR),
  'opinion.sslscan/compression': host(10),
  'opinion.nmap/service': host(HOUR),
  'opinion.nuclei/reported': host(HOUR),
}

/** Of a rule that this version does not know: as long as its finding says, and whoever runs the server. */
const OTHER: Record<Finding['fix_effort'], number> = { minutes: 15, hours: 2 * HOUR, days: 2 * DAY }

/** Whether this version has the rule, and so an article about it. */
export const isKnownRule = (rule: string) => Object.hasOwn(WORK, rule)

export const workOf = ({ rule, fix_effort }: Pick<Finding, 'rule' | 'fix_effort'>): Work =>
  Object.hasOwn(WORK, rule) ? (WORK[rule] as Work) : { minutes: OTHER[fix_effort], who: 'host' }

/** Minutes for several: each kind of finding is fixed once, wherever it was seen. */
export function minutesOf(findings: readonly Pick<Finding, 'rule' | 'fix_effort'>[]): number {
  const kinds = new Map(findings.map((finding) => [finding.rule, workOf(finding).minutes]))
  return [...kinds.values()].reduce((sum, minutes) => sum + minutes, 0)
}

/** As people say it: minutes up to an hour and a half, an hour, half hours, working days of eight hours. */
export function durationOf(minutes: number): { unit: 'minutes' | 'hours' | 'days'; count: number } {
  const rounded = Math.round(minutes / 5) * 5
  if (rounded === HOUR) return { unit: 'hours', count: 1 }
  if (minutes <= 90) return { unit: 'minutes', count: rounded }
  if (minutes < DAY) return { unit: 'hours', count: Math.round(minutes / 30) / 2 }
  return { unit: 'days', count: Math.round((minutes / DAY) * 2) / 2 }
}
