import type { Finding } from '@/lib/contract/scan-result'
import { writtenResult } from '@/lib/domain/stored-result'
import { isAnswer } from '@/lib/domain/scan-diff'
import { scan } from '@/server/scanner/scan'
import { check, fail } from './expect'
import { dokuWiki, installDokuWiki } from './dokuwiki'
import { express, nodeRed } from './npm-servers'
import { http2Only, listedStore, objectStore, type Serving } from './own-servers'
import { prometheus, redis, tomcat } from './plain-programs'
import { EMPTY_DNS } from './scan-site'
import { makePlace, type Place, type Program, start, stop } from './servers'

/** A program of its own, or a server inside this one. */
type Make = (place: Place) => Program | Promise<Serving>

const POLICY = { allowCidrs: ['127.0.0.0/8', '::1/128'] }
const JUDGED = ['exposure', 'content', 'software', 'wordpress']
const LISTING = 'exposure.listing/'
/** True of every one of them. */
const NO_CONTACT = 'meta.securitytxt/missing /.well-known/security.txt'
const PROMETHEUS = [
  'exposure.api/debug /debug/pprof/',
  'exposure.listing/listing /classic/static/',
  'exposure.panels/open-panel /api/v1/status/runtimeinfo',
  'exposure.sourcemaps/sourcemap /',
  NO_CONTACT,
]

const KINDS: [name: string, address: string, make: Make, expected: string[], scheme?: 'https'][] = [
  ['object-store', '127.0.0.33', objectStore, ['exposure.files/dump /backup.zip']],
  ['listed-store', '127.0.0.34', listedStore, ['exposure.listing/listing /', NO_CONTACT]],
  ['prometheus', '127.0.0.35', prometheus, PROMETHEUS],
  ['prometheus-on-ipv6', '::1', prometheus, PROMETHEUS],
  ['tomcat', '127.0.0.36', tomcat, ['exposure.panels/default-page /', NO_CONTACT]],
  ['node-red', '127.0.0.37', nodeRed, ['exposure.panels/open-panel /settings', NO_CONTACT]],
  ['express', '127.0.0.38', express, ['content.page/error-disclosure /', 'exposure.listing/listing /', NO_CONTACT]],
  ['http2-only', '127.0.0.39', http2Only, [NO_CONTACT], 'https'],
]

/** Full scans of servers that are no ordinary web server, each with the list of what is true of it. */
export async function testKinds(): Promise<void> {
  await Promise.all([...KINDS.map((kind) => testKind(...kind)), testDokuWiki(), testRedis()])
}

async function testKind(
  name: string,
  address: string,
  make: Make,
  expected: string[],
  scheme: 'http' | 'https' = 'http',
): Promise<void> {
  await running(name, address, make, async (place) => {
    const { findings, checks } = await fullScan(place, scheme)
    check(`${name}: finds what is true of it, and nothing else`, placesOf(findings), expected.toSorted())
    const silent = checks.filter(({ category, state }) => JUDGED.includes(category) && !isAnswer(state))
    // Where every unknown name is forbidden, what is kept back stays unknown.
    const isOpen = name === 'object-store' ? silent.filter(({ detail }) => !detail?.includes(' 403 ')) : silent
    check(
      `${name}: every question has an answer`,
      isOpen.map(({ key, detail }) => `${key}: ${detail}`),
      [],
    )
  })
}

/** Before it is set up, and after. */
async function testDokuWiki(): Promise<void> {
  await running('dokuwiki', '127.0.0.40', dokuWiki, async (place) => {
    check('dokuwiki: the installer that was left open is found', placesOf((await fullScan(place)).findings), [
      'exposure.panels/installer /install.php',
      NO_CONTACT,
    ])
    installDokuWiki(place)
    check('dokuwiki: nothing of it lies open once it is set up', placesOf((await fullScan(place)).findings), [
      NO_CONTACT,
    ])
  })
}

/** A machine without a web server. */
async function testRedis(): Promise<void> {
  await running('redis', '127.0.0.41', redis, async ({ address }) => {
    const { findings, grade } = await scanned(address, 'full')
    check(
      'redis: the open store is found',
      [placesOf(findings, ['network']), grade],
      [['network.ports/open-database 127.0.0.41:6379'], null],
    )
    const light = await scan({ ...INPUT, address, mode: 'light' }, { dns: EMPTY_DNS })
    check(
      'redis: a light scan says that there is no web server',
      light.status === 'failed' && light.message.startsWith('No web server responded'),
      true,
    )
  })
}

async function running(
  name: string,
  address: string,
  make: Make,
  work: (place: Place) => Promise<void>,
): Promise<void> {
  try {
    const place = await makePlace(name, address)
    const made = await make(place)
    const child = 'close' in made ? null : await start(made, place)
    try {
      await work(place)
    } finally {
      if ('close' in made) await made.close()
      else if (child) await stop(child)
    }
  } catch (error) {
    fail(name, error)
  }
}

const INPUT = { scanId: 'interop', policy: POLICY, infoUrl: 'https://soteria.example/scanner' }

const fullScan = ({ address, httpPort, httpsPort }: Place, scheme: 'http' | 'https' = 'http') =>
  scanned(
    `${scheme}://${address.includes(':') ? `[${address}]` : address}:${scheme === 'http' ? httpPort : httpsPort}/`,
    'full',
  )

async function scanned(address: string, mode: 'light' | 'full') {
  const outcome = await scan({ ...INPUT, address, mode }, { dns: EMPTY_DNS })
  if (outcome.status !== 'completed') throw new Error(outcome.message)
  return writtenResult(outcome.result)
}

/** The rule and where. What is listed inside a list is nothing new. */
function placesOf(findings: Finding[], categories = JUDGED): string[] {
  const places = findings
    .filter(({ category }) => categories.includes(category))
    .map(({ rule, at }) => `${rule} ${at.includes('//') ? new URL(at).pathname : at}`)
    .toSorted()
  return places.filter(
    (place) =>
      !place.startsWith(LISTING) ||
      !places.some((outer) => outer !== place && outer.startsWith(LISTING) && place.startsWith(outer)),
  )
}
