import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Finding } from '@/lib/contract/scan-result'
import { diff, isAnswer } from '@/lib/domain/scan-diff'
import { serverProcess, until } from '@/server/testing-process'
import { check, fail } from './expect'
import { ALSO_FOUND, EXPOSED, neglectedSite, OLD_LIBRARIES, REMOVABLE } from './neglected'
import { baitingNginx, catchAllNginx } from './nginx'
import { createOwner, type Ended, ownSite, type OwnSite, signIn } from './owner'
import { phpApache } from './php-apache'
import { freeze, makePlace, type Place, type Program, start, stop, write } from './servers'
import { installWordPress, startMariaDb, wordPress } from './wordpress'

/** Addresses of this machine that nothing else listens on. */
const NETWORK = '127.0.0.16/28'
type Add = (place: Place) => Promise<OwnSite>

/** Full scans of sites of real software, ordered over the API by somebody who proved that the sites are theirs. */
export async function testFullScans(): Promise<void> {
  const api = serverProcess('full-scans')
  try {
    await api.prepare({ SOTERIA_DEMO: '0', SECOND_OPINIONS: '0', SCAN_ALLOW_CIDRS: NETWORK })
    createOwner(api)
    await api.run().ready
    const token = await signIn(api)
    const add: Add = (place) => ownSite(api, token, place)
    await Promise.all([
      within('neglected', '127.0.0.17', (place) => testNeglected(place, add)),
      within('wordpress', '127.0.0.18', (place) => testWordPress(place, add)),
      within('phpmyadmin', '127.0.0.19', (place) => testPhpMyAdmin(place, add)),
      within('catch-all', '127.0.0.20', (place) => testNothingExposed(place, catchAllNginx(place), add)),
      within('bait', '127.0.0.21', (place) => testNothingExposed(place, baitingNginx(place), add)),
    ])
  } catch (error) {
    fail('full scans', error)
  } finally {
    await api.cleanUp()
  }
}

async function within(name: string, address: string, work: (place: Place) => Promise<void>): Promise<void> {
  try {
    await work(await makePlace(name, address))
  } catch (error) {
    fail(name, error)
  }
}

async function testNeglected(place: Place, add: Add): Promise<void> {
  const server = await start(neglectedSite(place), place)
  try {
    const site = await add(place)
    const first = await completed(site, place)
    check('neglected: finds what lies open, and nothing else', placesOf(exposed(first)), EXPOSED)
    const rules = new Set(first.findings.map(({ rule }) => rule))
    check(
      'neglected: finds what else is wrong',
      ALSO_FOUND.filter((rule) => !rules.has(rule)),
      [],
    )
    const libraries = first.findings.filter(({ rule }) => rule === 'software.js/vulnerable').map(({ key }) => key ?? '')
    check('neglected: knows the old libraries', [...new Set(libraries)].toSorted(), OLD_LIBRARIES)
    await compareAgain(place, site, first)

    rmSync(join(place.folder, REMOVABLE.file))
    const later = diff(first, await completed(site, place))
    check('neglected: a file taken away is one finding fixed', placesOf(later.fixed), [REMOVABLE.finding])
    check('neglected: and changes nothing else', [later.added, later.unknown, later.unclear].map(placesOf), [
      [],
      [],
      [],
    ])

    const thaw = freeze(server)
    const frozen = await site.scan()
    thaw()
    checkNothingFixed('neglected: a server frozen before the scan', first, frozen)
  } finally {
    await stop(server)
  }
}

async function testWordPress(place: Place, add: Add): Promise<void> {
  const database = await startMariaDb(place)
  const server = await start(wordPress(place), place)
  try {
    const site = await add(place)
    const fresh = await completed(site, place)
    check(
      'wordpress: an installation left open is found',
      placesOf(fresh.findings.filter(({ severity }) => severity === 'critical')),
      ['wordpress.core/install /wp-admin/install.php'],
    )

    await installWordPress(place)
    const first = await completed(site, place)
    const found = new Set(first.findings.map(({ rule }) => rule))
    // Application passwords are not among them: WordPress offers those over HTTPS alone, unless it is told that it runs
    // on somebody's desk.
    const expected = ['cron', 'readme', 'users', 'version-disclosed', 'xmlrpc'].map((rule) => `wordpress.core/${rule}`)
    check(
      'wordpress: finds what is true of it',
      [...found].filter((rule) => rule.startsWith('wordpress.core/')).toSorted(),
      expected,
    )
    check('wordpress: nothing of it lies open', placesOf(exposed(first)), [])
    await compareAgain(place, site, first)

    const id = await site.startScan()
    await until(async () => (await site.progress(id)).checks?.some(({ state }) => isAnswer(state)) ?? false)
    const thaw = freeze(server)
    const frozen = await site.ended(id)
    thaw()
    checkNothingFixed('wordpress: a server frozen in the middle of the scan', first, frozen)
  } finally {
    await stop(server)
    await stop(database)
  }
}

async function testPhpMyAdmin(place: Place, add: Add): Promise<void> {
  write(
    place,
    'site/index.html',
    '<!doctype html><html lang="en"><head><title>Shop</title></head><body><p>Shop</p></body></html>\n',
  )
  const server = await start(phpApache(place, 'Include /etc/phpmyadmin/apache.conf'), place)
  try {
    const site = await add(place)
    const first = await completed(site, place)
    check('phpmyadmin: it is found, and nothing else', placesOf(exposed(first)), ['exposure.panels/panel /phpmyadmin/'])
    await compareAgain(place, site, first)
  } finally {
    await stop(server)
  }
}

async function testNothingExposed(place: Place, program: Program, add: Add): Promise<void> {
  const server = await start(program, place)
  try {
    const site = await add(place)
    const first = await completed(site, place)
    check(`${place.name}: nothing of it lies open`, placesOf(exposed(first)), [])
    const unanswered = first.checks.filter(({ category, state }) => category === 'exposure' && !isAnswer(state))
    check(
      `${place.name}: and every question about that has an answer`,
      unanswered.map(({ key, detail }) => `${key}: ${detail}`),
      [],
    )
  } finally {
    await stop(server)
  }
}

async function completed(site: OwnSite, { name }: Place) {
  const { status, failure, result } = await site.scan()
  if (status !== 'completed' || !result) throw new Error(`The scan of ${name} ${status}: ${failure}`)
  return result
}

async function compareAgain(place: Place, site: OwnSite, first: Awaited<ReturnType<typeof completed>>): Promise<void> {
  const ids = ({ findings }: typeof first) => findings.map(({ id }) => id)
  check(`${place.name}: a second full scan finds the same`, ids(await completed(site, place)), ids(first))
}

/** A server that does not answer proves nothing. */
function checkNothingFixed(
  name: string,
  before: Awaited<ReturnType<typeof completed>>,
  { status, result }: Ended,
): void {
  const { fixed, persisting, unknown } = diff(before, result, status === 'completed')
  check(`${name} has fixed nothing`, placesOf(fixed), [])
  check(
    `${name} leaves open what it did not show`,
    [unknown.length > 0, unknown.length + persisting.length],
    [true, before.findings.length],
  )
}

const exposed = ({ findings }: { findings: Finding[] }) => findings.filter(({ category }) => category === 'exposure')
const placesOf = (findings: Finding[]) => findings.map(({ rule, at }) => `${rule} ${new URL(at).pathname}`).toSorted()
