import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Report } from '@/lib/contract/report'
import type { Scan } from '@/lib/contract/scan'
import type { ScanResult } from '@/lib/contract/scan-result'
import { serverProcess } from '@/server/testing-process'
import { FLAWS, makeAuthority, serveSites } from './agency-sites'
import { check, fail } from './expect'
import { type NameServer, startNameServer } from './name-server'
import { createOwner, signIn } from './owner'
import { evidenceOf, gradeAfter, openAfter, worstFirst } from './quarter-oracle'
import { agency, change, type Member, TURNS, turnOf, WORKSPACES } from './quarter-script'
import { walkScreens } from './quarter-screens'
import { type Agency, isMailed, type Places, walk, walkPaper } from './quarter-walk'

const NAME_SERVER = '127.0.1.253'
const DOMAIN = 'agency.test'
/** So slow that a full scan takes minutes. */
const SLOW_MS = 1_500
const PATIENCE_MS = 240_000

/** How to get a network of one's own: as anybody, or as root. */
const NAMESPACES = [
  ['--user', '--map-root-user', '--mount', '--net'],
  ['--mount', '--net'],
]
/**
 * The ports of web and name servers and the file that names the name server belong to a network and a view of the disk
 * of our own.
 */
const INSIDE = 'QUARTER_INSIDE'
const ENTER = 'ip link set lo up && mount --bind "$0" /etc/resolv.conf && exec "$@"'

/**
 * A quarter of an agency: 43 sites in eight workspaces, light and full scans in every order, and everything that says
 * how they stand.
 */
export async function testQuarter(): Promise<void> {
  if (process.env[INSIDE]) return testInside()
  const apart = NAMESPACES.find((namespaces) => spawnSync('unshare', [...namespaces, 'true']).status === 0)
  // A container may forbid it to everybody; server/routes/quarter.test.ts plays the same rules with rows.
  if (!apart)
    return console.log('quarter: left out, because this machine lets nobody have a network of their own (unshare)')
  const folder = mkdtempSync(join(tmpdir(), 'soteria-quarter-'))
  const file = join(folder, 'resolv.conf')
  writeFileSync(file, `nameserver ${NAME_SERVER}\noptions timeout:2 attempts:2\n`)
  const command = [process.execPath, ...process.execArgv, process.argv[1] ?? '', 'quarter']
  const child = spawn('unshare', [...apart, 'sh', '-c', ENTER, file, ...command], {
    stdio: 'inherit',
    env: { ...process.env, [INSIDE]: '1' },
  })
  const stop = () => void child.kill()
  process.once('exit', stop)
  const [status] = await once(child, 'exit')
  process.off('exit', stop)
  rmSync(folder, { recursive: true, force: true })
  check('quarter: all of it', status, 0)
}

type Api = ReturnType<typeof serverProcess>
type Call = (method: 'GET' | 'POST', path: string, body?: object) => Promise<unknown>
type World = Agency & { names: NameServer; call: Call }

async function testInside(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'soteria-agency-'))
  const api = serverProcess('quarter')
  const sites = agency()
  let end: (() => void) | undefined
  let names: NameServer | undefined
  try {
    const authority = makeAuthority(folder)
    end = await serveSites(sites, folder)
    names = await nameServerOf(sites)
    await api.prepare({
      SOTERIA_DEMO: '0',
      SECOND_OPINIONS: '0',
      SCAN_ALLOW_CIDRS: '127.0.1.0/24',
      NODE_EXTRA_CA_CERTS: authority,
    })
    createOwner(api)
    await api.run().ready
    const token = await signIn(api)
    const world = await openAgency(api, token, sites, names)
    for (let at = 0; at < TURNS; at += 1) await testTurn(world, at)
    report('the papers', await walkPaper(world, sites))
    checkScript(sites)
    await walkScreens(world, `http://127.0.0.1:${api.port()}`, token)
  } catch (error) {
    fail('quarter', error)
  } finally {
    await api.cleanUp()
    end?.()
    names?.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function nameServerOf(sites: Member[]): Promise<NameServer> {
  const names = await startNameServer(NAME_SERVER)
  for (const host of [DOMAIN, ...sites.map((site) => site.host)]) names.set(host, 'TXT', 'v=spf1 -all')
  names.set(`_dmarc.${DOMAIN}`, 'TXT', `v=DMARC1; p=reject; rua=mailto:dmarc@${DOMAIN}`)
  for (const { host, address } of sites) names.set(host, 'A', address)
  return names
}

/** Every site is added and proved: one half by a record, the other by a file. */
async function openAgency(api: Api, token: string, sites: Member[], names: NameServer): Promise<World> {
  const call: Call = (method, path, body) => api.call(method, path, { token, body })
  const file = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${api.port()}${path}`, {
      headers: { authorization: `Bearer ${token}`, 'x-requested-with': 'XMLHttpRequest' },
    })
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
    return Buffer.from(await answer.arrayBuffer())
  }
  await call('POST', '/api/user/preferences', { mail_scan_finished: true })
  const workspaces: string[] = []
  for (let number = 1; number <= WORKSPACES; number += 1) {
    const { workspace } = (await call('POST', '/api/workspace/store', { name: `Client ${number}` })) as {
      workspace: { id: string }
    }
    workspaces.push(workspace.id)
  }
  const refused: string[] = []
  for (const site of sites) {
    const folder = `/api/asset/${workspaces[site.workspace]}`
    const { asset } = (await call('POST', `${folder}/store`, { value: site.host })) as {
      asset: { id: string; verification: { token: string; dns: { host: string; value: string } } }
    }
    site.asset = asset.id
    const { dns, token: proof } = asset.verification
    const type = site.number % 2 === 0 ? 'dns' : 'file'
    if (type === 'dns') names.set(dns.host, 'TXT', dns.value)
    else site.proof = proof
    const answer = (await call('POST', `${folder}/${site.asset}/verify`, { type })) as {
      success: boolean
      found?: string
    }
    if (!answer.success) refused.push(`${site.host}: ${answer.found}`)
    if (site.number % 6 === 0)
      await call('POST', `/api/monitoring/${workspaces[site.workspace]}/asset/${site.asset}`, { interval_minutes: 5 })
  }
  check(`quarter: ${sites.length} sites in ${workspaces.length} workspaces are proved`, refused, [])
  return { sites, workspaces, names, call, file, read: (path) => call('GET', path), dataDir: api.dataDir }
}

async function testTurn(world: World, at: number): Promise<void> {
  const { sites } = world
  const begun = Date.now()
  for (const site of sites) for (const what of turnOf(site, at).changes) await apply(world, site, what)
  const stopped = sites.filter((site) => turnOf(site, at).scan === 'stopped')
  for (const site of stopped) site.delayMs = SLOW_MS
  const fresh = [
    ...(await startAll(world, at, 'light')),
    ...(await startAll(world, at, 'full')),
    ...(await startAll(world, at, 'stopped')),
  ]
  await stopInTheMiddle(world, stopped)
  await untilEnded(world, fresh)
  const missed = (await Promise.all(fresh.map((site) => note(world, site, at)))).flat()
  await untilMailed(
    world,
    fresh.filter((site) => !stopped.includes(site)),
  )
  const scanned = Date.now()
  check(`quarter: turn ${at + 1}: ${fresh.length} scans see what there is to see, and nothing that is not`, missed, [])
  report(
    `turn ${at + 1}`,
    await walk(
      world,
      fresh.filter((site) => !stopped.includes(site)),
    ),
  )
  console.log(`     turn ${at + 1}: scanned in ${scanned - begun} ms, walked in ${Date.now() - scanned} ms`)
}

type What = ReturnType<typeof turnOf>['changes'][number]

async function apply({ names, call, workspaces }: World, site: Member, what: What): Promise<void> {
  change(site, what)
  if (what === 'mute' || what === 'speak') names.mute(site.host, what === 'mute')
  if (what !== 'setAside' && what !== 'reopen') return
  const [worst] = worstFirst(site.past.at(-1)?.found ?? [])
  const [one] = what === 'setAside' ? (worst ? [worst] : []) : site.aside
  if (!one) return
  const body =
    what === 'setAside'
      ? { ids: [one.id], status: 'false_positive', note: 'Looked at' }
      : { ids: [one.id], status: 'open', note: '' }
  const shownBy = site.past.findLastIndex(({ found }) => found.some(({ id }) => id === one.id))
  await call('POST', `/api/report/${workspaces[site.workspace]}/one/${site.reports[shownBy]}/findings`, body)
  site.aside = what === 'setAside' ? [one] : []
}

/** One call for each workspace. */
async function startAll(
  { sites, workspaces, call }: World,
  at: number,
  wanted: 'light' | 'full' | 'stopped',
): Promise<Member[]> {
  const some = sites.filter((site) => turnOf(site, at).scan === wanted)
  for (const [place, workspace] of workspaces.entries()) {
    const own = some.filter((site) => site.workspace === place)
    if (own.length === 0) continue
    const body = { assets: own.map(({ asset }) => asset), scan_type: wanted === 'light' ? 'light_scan' : 'full_scan' }
    const { results } = (await call('POST', `/api/workspaces/${workspace}/scans/batch`, body)) as {
      results: { asset_id: string; scan_id: string; message?: string }[]
    }
    for (const { asset_id: asset, scan_id: scan, message } of results) {
      const site = own.find((one) => one.asset === asset)
      if (!scan) throw new Error(`${site?.host} was not scanned: ${message}`)
      site?.scans.push(scan)
    }
  }
  return some
}

async function stopInTheMiddle({ workspaces, call }: World, sites: Member[]): Promise<void> {
  const stop = async (site: Member) => {
    const scan = site.scans.at(-1)
    await eventually(`the scan of ${site.host} runs`, async () => {
      const { scan: now } = (await call('GET', `/api/workspaces/${workspaces[site.workspace]}/scans/${scan}`)) as {
        scan: Scan
      }
      return now.checks?.some(({ state }) => state === 'passed' || state === 'findings') ?? false
    })
    await call('POST', `/api/report/${scan}/abortScan`)
    site.delayMs = 0
  }
  await Promise.all(sites.map(stop))
}

async function untilEnded({ workspaces, call }: World, sites: Member[]): Promise<void> {
  for (const place of new Set(sites.map(({ workspace }) => workspace))) {
    await eventually('the scans end', async () => {
      const { unfinished } = (await call('GET', `/api/workspaces/${workspaces[place]}/scans`)) as {
        unfinished: { running: number; waiting: number }
      }
      return unfinished.running + unfinished.waiting === 0
    })
  }
}

const untilMailed = ({ dataDir }: World, sites: Member[]) =>
  eventually('the mails are sent', async () => sites.every((site) => isMailed(dataDir, site.scans.at(-1) ?? '')))

/** Writes down what a scan saw and how the site was. Answers what it missed, or saw that was not there. */
async function note({ workspaces, call }: World, site: Member, at: number): Promise<string[]> {
  const scan = site.scans.at(-1) ?? ''
  const { scan: wanted } = turnOf(site, at)
  const { report: found } = (await call('GET', `/api/report/${workspaces[site.workspace]}/one/${scan}`)) as {
    report: Report
  }
  // A full scan asks for the proof first, and a file cannot be read while the site is busy.
  const isRefused = wanted === 'full' && site.mood === 'busy' && site.proof !== ''
  const isEnding = wanted !== 'stopped' && site.mood !== 'away' && !isRefused
  if ((found.status === 'completed') !== isEnding) return [`${site.host}: ${found.status}, ${found.failure_message}`]
  if (!isEnding) return []
  const mode = wanted === 'light' ? 'light' : 'full'
  const evidence = evidenceOf(found.scan_result as ScanResult)
  site.past.push(evidence)
  site.truths.push({ mode, flaws: [...site.flaws], mood: site.mood })
  site.reports.push(scan)
  if (site.mood !== 'up') return []
  const silent = evidence.unanswered.join(' ')
  const rules = new Set(evidence.found.map(({ rule }) => rule))
  return Object.entries(FLAWS).flatMap(([flaw, { rule, light }]) => {
    const isThere = [...site.flaws].some((one) => one === flaw)
    const isSeen = rules.has(rule)
    return (isThere && !isSeen && (mode === 'full' || light)) || (isSeen && !isThere)
      ? [`${site.host}: ${mode} ${flaw} (unanswered: ${silent})`]
      : []
  })
}

function report(when: string, places: Places): void {
  for (const [place, wrong] of Object.entries(places)) check(`quarter: ${when}: ${place}`, wrong, [])
}

/** The script is worth something: light scans hide what full ones found, and grades are of every kind. */
function checkScript(sites: Member[]): void {
  const orders = new Set(sites.map(({ past }) => past.map(({ mode }) => mode).join(' ')))
  const hidden = sites.filter(
    ({ past }) => past.at(-1)?.mode === 'light' && openAfter(past).length > (past.at(-1)?.found.length ?? 0),
  )
  const grades = new Set(sites.map(({ past }) => gradeAfter(past).grade))
  console.log(
    `     ${sites.flatMap(({ scans }) => scans).length} scans in ${orders.size} orders; ${hidden.length} light reports hide something; grades ${[...grades].join(' ')}`,
  )
  check(
    'quarter: the script is worth something',
    [orders.size > 6, hidden.length > 3, grades.size > 4],
    [true, true, true],
  )
}

async function eventually(what: string, look: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await pause(200)) if (await look()) return
  throw new Error(`It did not happen in time that ${what}`)
}
