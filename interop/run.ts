import { spawnSync } from 'node:child_process'
import { surveyTls, TLS_VERSIONS } from '@/server/net/tls-probe'
import { apacheTest, defaultApache, hardenedApache } from './apache'
import { testCertificates } from './certificates'
import { check, conclude, fail } from './expect'
import { testDeliveries } from './deliveries'
import { testFixes } from './fixes'
import { testFullScans } from './full-scans'
import { testHosts } from './hosts'
import { testInvoices } from './invoices'
import { testKills } from './kills'
import { testKinds } from './kinds'
import { endLanes, runInLanes } from './lanes'
import { testLibraries } from './libraries'
import { testCsv } from './csv'
import { defaultNginx, hardenedNginx, nginxTest } from './nginx'
import { defaultLighttpd, weakOpenssl } from './others'
import { testPdf } from './pdf'
import { testPostgres } from './postgres'
import { testQuarter } from './quarter'
import { scanSite } from './scan-site'
import { testSignatures } from './signatures'
import { cleanUp, makePlace, type Place, type Program, start, stop, write } from './servers'
import { snippetsFor } from './snippets'
import { sslscan, type Suites } from './sslscan'
import { testWordPressNginx, testWordPressPlugin } from './wordpress-plugin'

type Contender = { name: string; program(place: Place): Program; rules: string[] }

/** True of every site here: nobody vouches for its certificate, and its made-up name has no records. */
const UNAVOIDABLE = [
  'dns.mail/caa-missing',
  'dns.mail/dmarc-missing',
  'dns.mail/dnssec-missing',
  'dns.mail/spf-missing',
  'tls.certificate/self-signed',
]
/** A server as it comes out of the box sends none of these, and serves HTTP beside HTTPS. */
const NO_HEADERS = [
  'http.csp/missing',
  'http.headers/coop-missing',
  'http.headers/corp-missing',
  'http.headers/framing',
  'http.headers/hsts-missing',
  'http.headers/nosniff-missing',
  'http.headers/permissions-missing',
  'http.headers/referrer-missing',
  'meta.securitytxt/missing',
]
const OUT_OF_THE_BOX = [...UNAVOIDABLE, ...NO_HEADERS, 'transport.https/no-redirect']

const CONTENDERS: Contender[] = [
  {
    name: 'nginx',
    program: defaultNginx,
    rules: [...OUT_OF_THE_BOX, 'http.headers/version-disclosed', 'tls.protocols/no-forward-secrecy'],
  },
  {
    name: 'apache',
    program: defaultApache,
    rules: [...OUT_OF_THE_BOX, 'http.headers/version-disclosed', 'tls.protocols/no-forward-secrecy'],
  },
  { name: 'lighttpd', program: defaultLighttpd, rules: [...OUT_OF_THE_BOX, 'http.headers/version-disclosed'] },
  { name: 'hardened-nginx', program: hardenedNginx, rules: UNAVOIDABLE },
  { name: 'hardened-apache', program: hardenedApache, rules: UNAVOIDABLE },
  {
    name: 'openssl',
    program: weakOpenssl,
    rules: [
      ...UNAVOIDABLE,
      ...NO_HEADERS,
      'tls.protocols/legacy-tls',
      'tls.protocols/no-forward-secrecy',
      'tls.protocols/weak-cipher',
    ],
  },
]

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void endLanes().finally(() => process.exit(1)))
}
process.once('exit', cleanUp)

/** The longest first: they run two at a time. */
const SUITES: Record<string, () => Promise<void>> = {
  quarter: testQuarter,
  'wordpress-plugin': testWordPressPlugin,
  'wordpress-nginx': testWordPressNginx,
  certificates: testCertificates,
  kills: testKills,
  fixes: testFixes,
  'full-scans': testFullScans,
  postgres: testPostgres,
  deliveries: testDeliveries,
  kinds: testKinds,
  libraries: testLibraries,
  hosts: testHosts,
  servers: async () => {
    for (const contender of CONTENDERS) await contend(contender)
  },
  snippets: testSnippets,
  signatures: testSignatures,
  pdf: testPdf,
  invoices: testInvoices,
  csv: testCsv,
}
const wanted = process.argv.slice(2)
const names = Object.keys(SUITES).filter((name) => wanted.length === 0 || wanted.includes(name))
const [only] = names
if (only && names.length === 1) {
  await SUITES[only]?.()
  process.exit(conclude(process.env.QUARTER_INSIDE ? 'inside: ' : process.env.SUITE_OF_SEVERAL ? `${only}: ` : ''))
}
const { passed, failed } = await runInLanes(names)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed ? 1 : 0)

async function contend({ name, program, rules }: Contender): Promise<void> {
  try {
    const place = await makePlace(name)
    writeSite(place)
    const server = program(place)
    const child = await start(server, place)
    try {
      await compareFindings(place, server, rules)
      await compareTls(place)
    } finally {
      await stop(child)
    }
  } catch (error) {
    fail(name, error)
  }
}

async function compareFindings(place: Place, { hasHttp }: Program, rules: string[]): Promise<void> {
  const { rows, findings } = await scanSite(place, hasHttp)
  check(
    `${place.name}: finds what is true of it, and nothing else`,
    [...new Set(findings.map(({ rule }) => rule))].toSorted(),
    rules.toSorted(),
  )
  const unanswered = rows.filter(({ state }) => !['passed', 'findings', 'not_applicable'].includes(state))
  check(
    `${place.name}: every check has an answer`,
    unanswered.map(({ key, detail }) => `${key}: ${detail}`),
    [],
  )
  const again = await scanSite(place, hasHttp)
  check(
    `${place.name}: a second scan finds the same`,
    again.findings.map(({ id }) => id),
    findings.map(({ id }) => id),
  )
}

async function compareTls(place: Place): Promise<void> {
  const theirs = sslscan(place)
  const { signal } = new AbortController()
  const ours = await surveyTls({ ip: '127.0.0.1', port: place.httpsPort, serverName: place.host, signal }, 'all')
  check(
    `${place.name}: the versions sslscan sees`,
    TLS_VERSIONS.filter((version) => ours.versions[version] === 'yes').toSorted(),
    theirs.versions,
  )
  const suites: Suites = {}
  for (const version of TLS_VERSIONS) if (ours.suites[version]) suites[version] = ours.suites[version].toSorted()
  for (const version of theirs.versions)
    check(
      `${place.name}: the ${theirs.suites[version]?.length ?? 0} suites of ${version} sslscan sees`,
      suites[version],
      theirs.suites[version],
    )
}

/** Every snippet in a report is one the server it is for accepts. */
async function testSnippets(): Promise<void> {
  const place = await makePlace('snippets')
  for (const [platform, test] of [
    ['nginx', nginxTest],
    ['apache', apacheTest],
  ] as const) {
    for (const snippet of snippetsFor(platform, place.host)) {
      const { command, args } = test(place, snippet)
      const { status, stderr } = spawnSync(command, args, { encoding: 'utf8' })
      check(`${platform} accepts the snippet of ${snippet.rule}`, status === 0 ? '' : stderr, '')
    }
  }
}

function writeSite(place: Place): void {
  const nextMonth = new Date(Date.now() + 30 * 86_400_000).toISOString()
  write(
    place,
    'site/index.html',
    '<!doctype html><html lang="en"><head><title>Shop</title></head><body><p>Shop</p></body></html>\n',
  )
  write(place, 'site/.well-known/security.txt', `Contact: mailto:security@${place.host}\nExpires: ${nextMonth}\n`)
}
