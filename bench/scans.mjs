// Light and full scans of 1, 8, 24 and 50 sites of this machine at a time, over the API as people order them, beside
// other scanners on the same sites in one run. `node bench/scans.mjs [sites,sites]`. A scanner that is not installed is
// named and left out.
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { start, startServer, withFolder } from './host.mjs'
import { watchMemory } from './memory.mjs'
import { peers, runPeer } from './scans-peers.mjs'

const SIZES = (process.argv[2] ?? '1,8,24,50').split(',').map(Number)
const MAX = Math.max(...SIZES)
const MODES = ['light', 'full']
const [port, sitePort] = [4184, 4185]
/** A workspace runs two scans at a time, and a person may start thirty in ten minutes. */
const PER_WORKSPACE = 2
const PER_PERSON = 28
const PASSWORD = 'bench-only-1'
/** Our own work: not sslscan's and nmap's inside it. */
const env = { PORT: String(port), SOTERIA_DEMO: '0', SECOND_OPINIONS: '0', SCAN_ALLOW_CIDRS: '127.0.1.0/24' }

const hostOf = (number) => `127.0.1.${number}`
const emailOf = (person) => `bench${person}@example.com`
const people = Array.from({ length: Math.ceil((MAX + 1) / PER_PERSON) }, (_, person) => person)

async function call(token, method, path, body) {
  const headers = {
    'content-type': 'application/json',
    'x-requested-with': 'XMLHttpRequest',
    ...(token && { authorization: `Bearer ${token}` }),
  }
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, headers, body: body && JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return answer.json()
}

const signIn = async (person) =>
  (await call(null, 'POST', '/api/auth/login', { email: emailOf(person), password: PASSWORD })).data.token

/** The last of these sites is for warming up. */
async function addSites(folder) {
  const sites = []
  for (const person of people) {
    const token = await signIn(person)
    let workspace = null
    for (let number = person * PER_PERSON + 1; number <= Math.min(MAX + 1, (person + 1) * PER_PERSON); number += 1) {
      if (sites.length % PER_WORKSPACE === 0 || !workspace)
        workspace = (await call(token, 'POST', '/api/workspace/store', { name: `Bench ${number}` })).workspace.id
      const { asset } = await call(token, 'POST', `/api/asset/${workspace}/store`, {
        value: `https://${hostOf(number)}:${sitePort}`,
      })
      writeFileSync(join(folder, `${hostOf(number)}.txt`), asset.verification.token)
      const { success, found } = await call(token, 'POST', `/api/asset/${workspace}/${asset.id}/verify`, {
        type: 'file',
      })
      if (!success) throw new Error(found)
      sites.push({ person, workspace, asset: asset.id, host: hostOf(number), port: sitePort })
    }
  }
  return sites
}

async function scanAll(tokens, mode, sites) {
  const path = (site) => `/api/workspaces/${site.workspace}/scans`
  const started = await Promise.all(
    sites.map(async (site) => ({
      site,
      id: (await call(tokens[site.person], 'POST', path(site), { asset_id: site.asset, scan_type: `${mode}_scan` }))
        .scan.id,
    })),
  )
  const ended = []
  for (const { site, id } of started) {
    for (;;) {
      const { scan } = await call(tokens[site.person], 'GET', `${path(site)}/${id}`)
      if (scan.status === 'failed') throw new Error(scan.failure_message)
      if (scan.status === 'completed') {
        ended.push(scan)
        break
      }
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  const times = (name) => ended.map((scan) => Date.parse(scan[name]))
  return Math.max(...times('completed_at')) - Math.min(...times('created_at'))
}

/** With a server of its own, so that the memory is that of these scans; warm, as servers are. */
async function measure(folder, mode, sites) {
  const server = await startServer(join(folder, 'data'), env)
  try {
    const tokens = await Promise.all(people.map(signIn))
    await scanAll(tokens, mode, sites.slice(-1))
    const memory = watchMemory(() => [server.pid])
    const ms = await scanAll(tokens, mode, sites.slice(0, -1))
    return { ms, memory: memory.stop() }
  } finally {
    await server.stop()
  }
}

const seconds = (ms) => `${(ms / 1000).toFixed(ms < 10_000 ? 2 : 0)} s`
const times = (ms, other) => (other ? `${(ms / other).toFixed(ms / other < 10 ? 1 : 0)}` : '')
const row = (cells) =>
  console.log(
    cells.map((cell, at) => (at === 1 ? String(cell).padEnd(12) : String(cell).padStart(at === 0 ? 5 : 10))).join(' '),
  )

await withFolder(async (folder) => {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-keyout',
      key,
      '-out',
      cert,
      '-days',
      '9',
      '-subj',
      '/CN=shop.test',
    ],
    {
      stdio: 'ignore',
    },
  )
  const adminEnv = { ...process.env, ...env, DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'silent' }
  const admin = (...args) =>
    execFileSync(process.execPath, ['dist/admin.mjs', ...args], {
      env: adminEnv,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  for (const person of people) {
    admin('user', 'create', '--email', emailOf(person), '--name', 'Bench', '--password', PASSWORD)
    admin('plan', 'grant', '--email', emailOf(person), '--plan', 'premium')
  }
  const host = await start(['bench/scans-site.mjs', folder, String(sitePort), String(MAX + 1)], 'is ready')
  try {
    const server = await startServer(join(folder, 'data'), env)
    const sites = await addSites(folder).finally(server.stop)
    for (const { name, isHere } of peers) if (!isHere) console.log(`${name} is not installed and left out.`)
    row(['sites', '', 'time', 'per site', 'memory', '× light', '× full'])
    for (const size of SIZES) {
      const ours = {}
      const print = (name, { ms, memory, isWhole = true }) =>
        row([
          size,
          name,
          `${isWhole ? '' : '> '}${seconds(ms)}`,
          seconds(ms / size),
          memory === null ? '' : `${memory.toFixed(0)} MB`,
          times(ms, ours.light),
          times(ms, ours.full),
        ])
      for (const mode of MODES) {
        const took = await measure(folder, mode, [...sites.slice(0, size), sites[MAX]])
        ours[mode] = took.ms
        print(`${mode} scan`, took)
      }
      for (const peer of peers.filter(({ isHere }) => isHere)) {
        const took = await runPeer(peer, sites.slice(0, size), folder)
        if (took) print(peer.name, took)
        else row([size, peer.name, 'too long'])
      }
    }
  } finally {
    await host.stop()
  }
})
