import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ipaddr from 'ipaddr.js'
import { DEFAULT_CONFIG } from '@/lib/config/config'
import { parseConfig } from '@/lib/config/read'
import type { AddressPolicy } from './net/guard'
import { SettingReader } from './setting-reader'

/** The address of a web server on this machine, and of nobody else. */
const LOOPBACK = ['127.0.0.1', '::1', 'localhost']
const ROLES = ['api', 'worker'] as const
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

const FEED_SCHEMES = ['https:', 'http:', 'file:']

export type Role = (typeof ROLES)[number]

/** Everything the operator can set by an environment variable. The README's table is tested against it. */
export const settingsTable = [
  { name: 'PORT', default: '3000', meaning: 'The one port of the application and its API.' },
  { name: 'HOST', default: '127.0.0.1 in try-out mode, else 0.0.0.0', meaning: 'The address to listen on. Try-out mode only listens on this machine.' },
  {
    name: 'PUBLIC_URL',
    default: 'http://localhost:PORT',
    meaning: 'The address people open, for links in mails. With https, browsers are told to stay on https.',
  },
  { name: 'DATA_DIR', default: './data', meaning: 'The folder of the embedded database, of mails that were not sent, and of fetched facts.' },
  {
    name: 'DATABASE_URL',
    default: 'empty',
    meaning: 'A Postgres server, for instance postgres://user:secret@host/soteria. Empty: the embedded database in DATA_DIR.',
  },
  { name: 'ROLES', default: 'api,worker', meaning: 'What this process does. Several processes need DATABASE_URL.' },
  { name: 'SOTERIA_DEMO', default: '1, with DATABASE_URL 0', meaning: 'Try-out mode: ready accounts and a demo shop to scan. 0 starts empty.' },
  { name: 'DEMO_PASSWORD', default: 'made up at the first start', meaning: 'The password of the accounts of the try-out mode.' },
  { name: 'DEMO_PORT', default: 'PORT + 1', meaning: 'The port of the demo shop. 0 takes any free one.' },
  {
    name: 'SCAN_ALLOW_CIDRS',
    default: 'empty',
    meaning: 'Private address ranges that may be scanned beside the public internet, for instance 10.20.0.0/16,192.168.1.0/24.',
  },
  { name: 'SCAN_CONCURRENCY', default: '8', meaning: 'How many scans one worker runs at a time.' },
  { name: 'RETIRE_DB', default: 'empty', meaning: "A local copy of retire.js's database of vulnerable libraries. Empty: the built-in facts." },
  {
    name: 'LIBRARY_FEED_URL',
    default: 'empty',
    meaning: "Where retire.js's database is fetched from once a day, for instance a copy of jsrepository-v5.json. Empty: it is not fetched.",
  },
  {
    name: 'WORDPRESS_FEED_URL',
    default: 'empty',
    meaning:
      'Where advisories for WordPress, plugins and themes are fetched from once a day, in the JSON of Wordfence Intelligence. Empty: they are not judged.',
  },
  { name: 'WORDPRESS_FEED_TOKEN', default: 'empty', meaning: 'The key for WORDPRESS_FEED_URL, sent as a bearer token.' },
  {
    name: 'WORDPRESS_RELEASES_URL',
    default: 'empty',
    meaning: 'Where the states of WordPress releases are fetched from once a day, as https://api.wordpress.org/core/stable-check/1.0/ answers.',
  },
  {
    name: 'SECOND_OPINIONS',
    default: '1',
    meaning: 'Full scans of verified assets also ask sslscan, nmap and nuclei where they are installed, labelled with their name. 0 leaves them out.',
  },
  { name: 'SMTP_URL', default: 'empty', meaning: 'The mail server, for instance smtp://user:secret@host:587. Empty: mails are written to DATA_DIR/outbox.' },
  { name: 'MAIL_FROM', default: 'PRODUCT_NAME <noreply@localhost>', meaning: 'The sender of mails.' },
  {
    name: 'PRODUCT_NAME',
    default: 'productName of config.json in SITE_DIR, else Soteria',
    meaning: 'What mails, the description of the API and the requests of the scanner call this product.',
  },
  { name: 'CORS_ORIGINS', default: 'empty', meaning: 'Other origins whose pages may call the API, for instance https://app.example.com.' },
  { name: 'TRUST_PROXY', default: '0', meaning: '1 when a reverse proxy in front sets X-Forwarded-For.' },
  { name: 'WORKSPACES_PER_ACCOUNT', default: '500', meaning: 'How many workspaces one account may have, whatever its plan.' },
  { name: 'ASSETS_PER_ACCOUNT', default: '20000', meaning: 'How many assets one account may have in all its workspaces, whatever its plan.' },
  {
    name: 'SESSIONS_PER_ACCOUNT',
    default: '50',
    meaning: 'In how many browsers one account may be signed in. With one more, the one used longest ago is signed out.',
  },
  { name: 'AUDIT_DAYS', default: '365', meaning: 'How many days the audit log is kept, 30 at least. 0 keeps it for ever.' },
  { name: 'LOG_LEVEL', default: 'info', meaning: `One of ${LOG_LEVELS.join(', ')}.` },
  { name: 'SITE_DIR', default: './out', meaning: 'The folder of the built application.' },
] as const

type Name = (typeof settingsTable)[number]['name']

/** Never shown: where the password stands in a value that is wrong, nobody knows. */
const SECRETS: readonly Name[] = [
  'DATABASE_URL',
  'SMTP_URL',
  'DEMO_PASSWORD',
  'WORDPRESS_FEED_TOKEN',
  'WORDPRESS_FEED_URL',
  'WORDPRESS_RELEASES_URL',
  'LIBRARY_FEED_URL',
]

export type Settings = {
  port: number
  host: string
  /** Without a slash at the end. */
  publicUrl: string
  dataDir: string
  /** Null: the embedded database in `dataDir`. */
  databaseUrl: string | null
  roles: readonly Role[]
  /** Try-out mode. */
  demo: boolean
  demoPassword: string | null
  /** 0: any free one. */
  demoPort: number
  scanAllowCidrs: string[]
  scanConcurrency: number
  retireDb: string | null
  libraryFeedUrl: string | null
  wordpressFeedUrl: string | null
  wordpressFeedToken: string | null
  wordpressReleasesUrl: string | null
  /** Whether full scans ask other programs too. */
  secondOpinions: boolean
  smtpUrl: string | null
  mailFrom: string
  productName: string
  corsOrigins: string[]
  trustProxy: boolean
  workspacesPerAccount: number
  assetsPerAccount: number
  sessionsPerAccount: number
  /** 0: for ever. */
  auditDays: number
  logLevel: (typeof LOG_LEVELS)[number]
  siteDir: string
}

/** What is wrong with the settings, one sentence each. */
export class SettingsError extends Error {
  readonly problems: string[]
  constructor(problems: string[]) {
    super(problems.join('\n'))
    this.problems = problems
  }
}

type Reader = SettingReader<Name>

/** Reads the environment once. Throws a SettingsError with every problem in it. */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const read: Reader = new SettingReader(env, SECRETS)
  const ways = readWays(read)
  const settings: Settings = { ...ways, ...readTryOut(read, ways), ...readScans(read), ...readMails(read, ways), ...readLimits(read) }
  if (read.problems.length > 0) throw new SettingsError(read.problems)
  return settings
}

/** Where it listens, keeps its data, and which part of the work it does. */
function readWays(read: Reader) {
  const port = read.whole('PORT', 3000, 1, 65_535)
  const databaseUrl = read.address('DATABASE_URL', ['postgres:', 'postgresql:'])
  const roles = [...new Set((read.text('ROLES') ?? 'api,worker').split(',').map((role) => read.oneOf('ROLES', ROLES, role.trim())))]
  if (databaseUrl === null && roles.length < ROLES.length) read.problems.push('ROLES splits the work over several processes, and that needs DATABASE_URL.')
  return {
    port,
    publicUrl: (read.address('PUBLIC_URL', ['http:', 'https:']) ?? `http://localhost:${port}`).replace(/\/+$/, ''),
    dataDir: read.text('DATA_DIR') ?? './data',
    databaseUrl,
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
  if (demoPassword !== null && demoPassword.length < 8) read.problems.push('DEMO_PASSWORD must have at least 8 characters.')
  return { demo, host, demoPassword, demoPort: read.whole('DEMO_PORT', port < 65_535 ? port + 1 : 0, 0, 65_535) }
}

function readScans(read: Reader) {
  const wordpressFeedUrl = read.address('WORDPRESS_FEED_URL', FEED_SCHEMES)
  const wordpressFeedToken = read.text('WORDPRESS_FEED_TOKEN')
  if (wordpressFeedToken && wordpressFeedUrl && URL.parse(wordpressFeedUrl)?.protocol === 'http:')
    read.problems.push('WORDPRESS_FEED_URL must start with https:// when there is a WORDPRESS_FEED_TOKEN, for anybody on the way could read the token.')
  return {
    scanAllowCidrs: read.list('SCAN_ALLOW_CIDRS', (cidr) => ipaddr.isValidCIDR(cidr), 'a list like 10.20.0.0/16,fd12::/64'),
    scanConcurrency: read.whole('SCAN_CONCURRENCY', 8, 1, 64),
    retireDb: read.text('RETIRE_DB'),
    libraryFeedUrl: read.address('LIBRARY_FEED_URL', FEED_SCHEMES),
    wordpressFeedUrl,
    wordpressFeedToken,
    wordpressReleasesUrl: read.address('WORDPRESS_RELEASES_URL', FEED_SCHEMES),
    secondOpinions: read.flag('SECOND_OPINIONS', true),
  }
}

function readMails(read: Reader, { siteDir }: Pick<Settings, 'siteDir'>) {
  const productName = read.text('PRODUCT_NAME') ?? nameInConfig(siteDir)
  return {
    smtpUrl: read.address('SMTP_URL', ['smtp:', 'smtps:']),
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

/** As the pages read a reseller's file. */
function nameInConfig(siteDir: string): string {
  const file = join(siteDir, 'config.json')
  const config = existsSync(file) ? parseConfig(readFileSync(file, 'utf8'), 'https://localhost/') : null
  return (config ?? DEFAULT_CONFIG).productName
}

/** What scans and verifications may contact beside the public internet: the operator's ranges and, in try-out mode, the demo shop alone. */
export const scanPolicy = ({ port, scanAllowCidrs, demo, demoPort }: Settings): AddressPolicy => ({
  allowCidrs: scanAllowCidrs,
  ownPort: port,
  allowOrigins: demo ? [`127.0.0.1:${demoPort}`] : [],
})
