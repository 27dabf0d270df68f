/** How much it matters, most first. */
export const PRIORITIES = ['must', 'should', 'nice'] as const
export type Priority = (typeof PRIORITIES)[number]

/**
 * One thing to do. `proof` names what a scan knows about it: whole checks (`http.csp`) or single rules of one
 * (`http.headers/framing`). Without it no scan can tell. Its words are `checklist.items.<id>`.
 */
export type Item = {
  readonly id: string
  readonly priority: Priority
  readonly effort: 'minutes' | 'hours' | 'days'
  readonly proof?: readonly string[]
}

/** The sections in the order of the page. Ids are kept in people's browsers: they never change their meaning. */
export const SECTIONS = [
  {
    id: 'domain',
    items: [
      { id: 'registrarLock', priority: 'must', effort: 'minutes' },
      { id: 'registrarSignIn', priority: 'must', effort: 'minutes' },
      { id: 'domainRenewal', priority: 'must', effort: 'minutes' },
      { id: 'danglingNames', priority: 'must', effort: 'minutes', proof: ['dns.mail/dangling-cname'] },
      {
        id: 'spf',
        priority: 'must',
        effort: 'minutes',
        proof: ['dns.mail/spf-missing', 'dns.mail/spf-many', 'dns.mail/spf-open', 'dns.mail/spf-lookups'],
      },
      {
        id: 'dmarc',
        priority: 'must',
        effort: 'hours',
        proof: ['dns.mail/dmarc-missing', 'dns.mail/dmarc-none', 'dns.mail/dmarc-test'],
      },
      { id: 'caa', priority: 'should', effort: 'minutes', proof: ['dns.mail/caa-missing'] },
      { id: 'dnssec', priority: 'nice', effort: 'hours', proof: ['dns.mail/dnssec-missing'] },
    ],
  },
  {
    id: 'https',
    items: [
      {
        id: 'httpsEverywhere',
        priority: 'must',
        effort: 'minutes',
        proof: ['transport.https/no-https', 'transport.https/no-redirect', 'transport.https/redirect-elsewhere'],
      },
      { id: 'certificate', priority: 'must', effort: 'minutes', proof: ['tls.certificate'] },
      { id: 'certificateRenewal', priority: 'must', effort: 'minutes' },
      {
        id: 'tlsVersions',
        priority: 'must',
        effort: 'minutes',
        proof: ['tls.protocols/sslv3', 'tls.protocols/legacy-tls', 'tls.protocols/no-modern'],
      },
      {
        id: 'tlsCiphers',
        priority: 'should',
        effort: 'minutes',
        proof: ['tls.protocols/weak-cipher', 'tls.protocols/old-cipher', 'tls.protocols/no-forward-secrecy'],
      },
      {
        id: 'hsts',
        priority: 'should',
        effort: 'minutes',
        proof: ['transport.https/no-https', 'http.headers/hsts-missing', 'http.headers/hsts-short'],
      },
    ],
  },
  {
    id: 'headers',
    items: [
      { id: 'framing', priority: 'must', effort: 'minutes', proof: ['http.headers/framing'] },
      { id: 'nosniff', priority: 'must', effort: 'minutes', proof: ['http.headers/nosniff-missing'] },
      { id: 'csp', priority: 'should', effort: 'days', proof: ['http.csp'] },
      { id: 'cors', priority: 'must', effort: 'hours', proof: ['http.cors'] },
      {
        id: 'referrer',
        priority: 'should',
        effort: 'minutes',
        proof: ['http.headers/referrer-missing', 'http.headers/referrer-unsafe'],
      },
      { id: 'versionsHidden', priority: 'should', effort: 'minutes', proof: ['http.headers/version-disclosed'] },
      { id: 'permissions', priority: 'nice', effort: 'minutes', proof: ['http.headers/permissions-missing'] },
    ],
  },
  {
    id: 'cookies',
    items: [
      {
        id: 'cookieSecure',
        priority: 'must',
        effort: 'minutes',
        proof: ['transport.https/no-https', 'http.cookies/session-no-secure', 'http.cookies/no-secure'],
      },
      { id: 'cookieHttpOnly', priority: 'must', effort: 'minutes', proof: ['http.cookies/session-no-httponly'] },
      {
        id: 'cookieSameSite',
        priority: 'should',
        effort: 'minutes',
        proof: ['http.cookies/samesite-missing', 'http.cookies/samesite-none-insecure'],
      },
      { id: 'sessionEnd', priority: 'should', effort: 'hours' },
    ],
  },
  {
    id: 'accounts',
    items: [
      { id: 'secondFactor', priority: 'must', effort: 'minutes' },
      { id: 'passwords', priority: 'must', effort: 'hours' },
      { id: 'leavers', priority: 'must', effort: 'minutes' },
      { id: 'ownAccounts', priority: 'should', effort: 'minutes' },
      { id: 'leastRights', priority: 'should', effort: 'hours' },
      { id: 'signInLimits', priority: 'should', effort: 'hours' },
    ],
  },
  {
    id: 'software',
    items: [
      { id: 'updates', priority: 'must', effort: 'hours' },
      { id: 'libraries', priority: 'must', effort: 'hours', proof: ['software.js'] },
      { id: 'unusedSoftware', priority: 'should', effort: 'hours' },
      { id: 'testSites', priority: 'should', effort: 'hours' },
      { id: 'sri', priority: 'nice', effort: 'minutes', proof: ['content.page/no-sri'] },
    ],
  },
  {
    id: 'wordpress',
    items: [
      { id: 'wpUpdates', priority: 'must', effort: 'minutes' },
      { id: 'wpInstaller', priority: 'must', effort: 'minutes', proof: ['wordpress.core/install'] },
      { id: 'wpPlugins', priority: 'must', effort: 'hours' },
      { id: 'wpNames', priority: 'should', effort: 'minutes', proof: ['wordpress.core/users'] },
      { id: 'wpXmlrpc', priority: 'should', effort: 'minutes', proof: ['wordpress.core/xmlrpc'] },
      { id: 'wpRegistration', priority: 'should', effort: 'minutes', proof: ['wordpress.core/registration'] },
    ],
  },
  {
    id: 'data',
    items: [
      {
        id: 'formsEncrypted',
        priority: 'must',
        effort: 'minutes',
        proof: ['transport.https/no-https', 'content.page/password-over-http', 'content.page/form-http'],
      },
      {
        id: 'mixedContent',
        priority: 'must',
        effort: 'hours',
        proof: ['content.page/mixed-active', 'content.page/mixed-passive', 'content.page/http-scripts'],
      },
      { id: 'exposedFiles', priority: 'must', effort: 'minutes', proof: ['exposure.files'] },
      { id: 'openServices', priority: 'must', effort: 'hours', proof: ['network.ports'] },
      { id: 'uploads', priority: 'must', effort: 'hours' },
      { id: 'panels', priority: 'should', effort: 'hours', proof: ['exposure.panels'] },
      { id: 'listings', priority: 'should', effort: 'minutes', proof: ['exposure.listing'] },
      { id: 'errorPages', priority: 'should', effort: 'minutes', proof: ['content.page/error-disclosure'] },
    ],
  },
  {
    id: 'backups',
    items: [
      { id: 'backupDaily', priority: 'must', effort: 'hours' },
      { id: 'backupElsewhere', priority: 'must', effort: 'hours' },
      { id: 'backupRestored', priority: 'must', effort: 'hours' },
    ],
  },
  {
    id: 'response',
    items: [
      { id: 'watched', priority: 'should', effort: 'minutes' },
      { id: 'rescanned', priority: 'should', effort: 'minutes' },
      { id: 'logs', priority: 'should', effort: 'hours' },
      { id: 'emergencyPlan', priority: 'must', effort: 'hours' },
      { id: 'securityTxt', priority: 'nice', effort: 'minutes', proof: ['meta.securitytxt'] },
    ],
  },
  {
    id: 'privacy',
    items: [
      { id: 'privacyNotice', priority: 'must', effort: 'hours' },
      { id: 'consent', priority: 'must', effort: 'hours' },
      { id: 'lessData', priority: 'should', effort: 'hours' },
      { id: 'processors', priority: 'should', effort: 'hours' },
      { id: 'breachDuty', priority: 'should', effort: 'hours' },
    ],
  },
] as const satisfies readonly { id: string; items: readonly Item[] }[]

export type Section = (typeof SECTIONS)[number]
export type SectionId = Section['id']
export type ItemId = Section['items'][number]['id']

export const ITEMS: readonly (Item & { id: ItemId })[] = SECTIONS.flatMap(
  ({ items }): readonly (Item & { id: ItemId })[] => items,
)
