import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DEFAULT_CONFIG } from '@/lib/config/config'
import { parseConfig } from '@/lib/config/read'
import type { AddressPolicy } from './net/address'
import { readKey } from './secrets'
import { type Reader, SettingReader } from './setting-reader'
import { type Gateway, readLeads, readScans } from './settings-scans'
import { LOG_LEVELS, type SettingName } from './settings-table'
import { readCertificates, readWebsites } from './settings-websites'

/** The address of a web server on this machine, and of nobody else. */
const LOOPBACK = ['127.0.0.1', '::1', 'localhost']
const ROLES = ['api', 'worker'] as const

export type Role = (typeof ROLES)[number]

/** Never shown: where the password stands in a value that is wrong, nobody knows. */
const SECRETS: readonly SettingName[] = [
  'DATABASE_URL',
  'SECRET_KEY',
  'SMTP_URL',
  'DEMO_PASSWORD',
  'WORDPRESS_FEED_TOKEN',
  'WORDPRESS_FEED_URL',
  'WORDPRESS_RELEASES_URL',
  'LIBRARY_FEED_URL',
  'GOOGLE_PLACES_KEY',
  'D7_KEY',
]

export type Settings = {
  port: number
  host: string
  /** Without a slash at the end. */
  publicUrl: string
  dataDir: string
  /** Null: the embedded database in `dataDir`. */
  databaseUrl: string | null
  /** The first seals, all open. Empty: there is none of the operator's. */
  secretKeys: Buffer[]
  roles: readonly Role[]
  /** Try-out mode. */
  demo: boolean
  demoPassword: string | null
  /** 0: any free one. */
  demoPort: number
  scanAllowCidrs: string[]
  deliveryAllowCidrs: string[]
  /** Where connections reach a host instead of at its own address. */
  deliveryGateways: Gateway[]
  scanConcurrency: number
  retireDb: string | null
  libraryFeedUrl: string | null
  wordpressFeedUrl: string | null
  wordpressFeedToken: string | null
  wordpressReleasesUrl: string | null
  googlePlacesKey: string | null
  googlePlacesUrl: string
  /** For the whole installation. */
  googleDailySearches: number
  /** For how many days what Google says of a business is kept beside its id; 0: not at all. */
  googleKeepDays: number
  d7Key: string | null
  d7Url: string
  /** Without it OpenStreetMap's servers are not asked. */
  osmContact: string | null
  osmNominatimUrl: string
  osmOverpassUrl: string
  osmFile: string | null
  /** Whether full scans ask other programs too. */
  secondOpinions: boolean
  smtpUrl: string | null
  mailFrom: string
  productName: string
  /** As #rrggbb; null: the product's own. */
  productColour: string | null
  productLogo: Buffer | null
  corsOrigins: string[]
  trustProxy: boolean
  workspacesPerAccount: number
  assetsPerAccount: number
  sessionsPerAccount: number
  /** 0: for ever. */
  auditDays: number
  logLevel: (typeof LOG_LEVELS)[number]
  siteDir: string
  /** Below which websites of clients are published; null: nowhere. */
  sitesHost: string | null
  /** In try-out mode; 0: any free one. */
  sitesPort: number
  sitesIps: string[]
  /** Empty: those of this machine. */
  sitesResolver: string[]
  /** Where this server gets its certificates itself; null: a proxy in front has them. */
  acme: { directory: string; email: string | null } | null
  sitesHttpPort: number
  sitesHttpsPort: number
}

/** What is wrong with the settings, one sentence each. */
export class SettingsError extends Error {
  readonly problems: string[]
  constructor(problems: string[]) {
    super(problems.join('\n'))
    this.problems = problems
  }
}

/** Reads the environment once. Throws a SettingsError with every problem in it. */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const read: Reader = new SettingReader(env, SECRETS)
  const ways = readWays(read)
  const tryOut = readTryOut(read, ways)
  const settings: Settings = {
    ...ways,
    ...tryOut,
    ...readWebsites(read, { ...ways, ...tryOut }),
    ...readCertificates(read, { ...ways, ...tryOut }),
    ...readScans(read),
    ...readLeads(read),
    ...readMails(read, ways),
    ...readLimits(read),
  }
  if (read.problems.length > 0) throw new SettingsError(read.problems)
  return settings
}

/** Where it listens, keeps its data, and which part of the work it does. */
function readWays(read: Reader) {
  const port = read.whole('PORT', 3000, 1, 65_535)
  const databaseUrl = read.address('DATABASE_URL', ['postgres:', 'postgresql:'])
  const roles = [
    ...new Set((read.text('ROLES') ?? 'api,worker').split(',').map((role) => read.oneOf('ROLES', ROLES, role.trim()))),
  ]
  if (databaseUrl === null && roles.length < ROLES.length)
    read.problems.push('ROLES splits the work over several processes, and that needs DATABASE_URL.')
  return {
    port,
    publicUrl: (read.address('PUBLIC_URL', ['http:', 'https:']) ?? `http://localhost:${port}`).replace(/\/+$/, ''),
    dataDir: read.text('DATA_DIR') ?? './data',
    databaseUrl,
    secretKeys: read
      .list('SECRET_KEY', (text) => readKey(text) !== null, '32 bytes in base64, or two of them separated by a comma')
      .flatMap((text) => readKey(text) ?? []),
    roles,
    corsOrigins: read.list('CORS_ORIGINS', isOrigin, 'a list of origins like https://app.example.com, without a path'),
    trustProxy: read.flag('TRUST_PROXY', false),
    logLevel: read.oneOf('LOG_LEVEL', LOG_LEVELS, read.text('LOG_LEVEL') ?? 'info'),
    siteDir: read.text('SITE_DIR') ?? './out',
  }
}

const isOrigin = (text: string) => URL.parse(text)?.origin === text

function readTryOut(read: Reader, { port, databaseUrl }: Pick<Settings, 'port' | 'databaseUrl'>) {
  const demo = read.flag('SOTERIA_DEMO', databaseUrl === null)
  const host = read.text('HOST') ?? (demo ? '127.0.0.1' : '0.0.0.0')
  if (demo && !LOOPBACK.includes(host)) {
    read.problems.push(
      `HOST is “${host}”, but try-out mode only listens on 127.0.0.1, because its accounts are for trying. Set SOTERIA_DEMO=0 to open Soteria to others.`,
    )
  }
  const demoPassword = read.text('DEMO_PASSWORD')
  if (demoPassword !== null && demoPassword.length < 8)
    read.problems.push('DEMO_PASSWORD must have at least 8 characters.')
  return {
    demo,
    host,
    demoPassword,
    demoPort: read.whole('DEMO_PORT', port < 65_535 ? port + 1 : 0, 0, 65_535),
  }
}

function readMails(read: Reader, { siteDir }: Pick<Settings, 'siteDir'>) {
  const look = lookInConfig(siteDir)
  const productName = read.text('PRODUCT_NAME') ?? look.productName
  return {
    smtpUrl: read.address('SMTP_URL', ['smtp:', 'smtps:']),
    ...look,
    mailFrom: read.text('MAIL_FROM') ?? `"${productName.replaceAll(/["\\]/g, '')}" <noreply@localhost>`,
    productName,
  }
}

function readLimits(read: Reader) {
  const auditDays = read.whole('AUDIT_DAYS', 365, 0, 36_500)
  if (auditDays > 0 && auditDays < 30) read.complain('AUDIT_DAYS', '0 or at least 30')
  return {
    workspacesPerAccount: read.whole('WORKSPACES_PER_ACCOUNT', 500, 1, 1_000_000),
    assetsPerAccount: read.whole('ASSETS_PER_ACCOUNT', 20_000, 1, 10_000_000),
    sessionsPerAccount: read.whole('SESSIONS_PER_ACCOUNT', 50, 1, 10_000),
    auditDays,
  }
}

/**
 * As the pages read a reseller's file. A logo is drawn when it is a PNG or JPEG beside the pages: nobody outside is
 * asked.
 */
function lookInConfig(siteDir: string) {
  const file = join(siteDir, 'config.json')
  const own = existsSync(file) ? parseConfig(readFileSync(file, 'utf8'), PAGES) : null
  const { productName, colors, logo } = own ?? DEFAULT_CONFIG
  const [, path] = /^https:\/\/localhost\/([\w./-]+\.(?:png|jpe?g))$/i.exec(logo.light ?? '') ?? []
  const image = path ? join(siteDir, path) : null
  return {
    productName,
    productColour: colors.brand === DEFAULT_CONFIG.colors.brand ? null : colors.brand,
    productLogo: image && existsSync(image) ? readFileSync(image) : null,
  }
}

const PAGES = 'https://localhost/'

/**
 * What scans and verifications may contact beside the public internet: the operator's ranges and, in try-out mode, the
 * demo shop and the websites alone.
 */
export const scanPolicy = ({ port, scanAllowCidrs, demo, demoPort, sitesPort }: Settings): AddressPolicy => ({
  allowCidrs: scanAllowCidrs,
  ownPort: port,
  allowOrigins: demo ? [`127.0.0.1:${demoPort}`, ...(sitesPort > 0 ? [`127.0.0.1:${sitesPort}`] : [])] : [],
  ...(demo && { knowsLocalhost: true }),
})
