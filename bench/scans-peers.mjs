import { spawn, spawnSync } from 'node:child_process'
import { watchMemory } from './memory.mjs'

/**
 * As they come, except that they print little. What each looks at differs: sslscan and testssl.sh at TLS alone, whatweb
 * at one page, wapiti at all pages.
 */
const PEERS = {
  sslscan: ({ host, port }) => ['sslscan', '--no-colour', `${host}:${port}`],
  whatweb: ({ host, port }) => ['whatweb', '--quiet', '--no-errors', `https://${host}:${port}/`],
  wapiti: ({ host, port, folder }) => [
    'wapiti',
    '-u',
    `https://${host}:${port}/`,
    '--flush-session',
    '-v',
    '0',
    '-f',
    'json',
    '-o',
    `${folder}/${host}.json`,
  ],
  'testssl.sh': ({ host, port }) => [
    has('testssl') ? 'testssl' : 'testssl.sh',
    '--quiet',
    '--warnings',
    'batch',
    '--color',
    '0',
    '--nodns',
    'none',
    `${host}:${port}`,
  ],
}
/** No more of them at a time than scans of ours. */
const AT_ONCE = 8
/** What would take longer is not begun, or given up. */
const MAX_MS = 60_000

/** Processes of peers that run now. */
const running = new Set()
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))
process.once('exit', () => running.forEach(end))

const has = (command) => spawnSync('which', [command], { stdio: 'ignore' }).status === 0

export const peers = Object.entries(PEERS).map(([name, command]) => ({
  name,
  command,
  isHere: has(name) || (name === 'testssl.sh' && has('testssl')),
  last: null,
}))

/** How long a peer needs for these sites, or null when that would be too long. */
export async function runPeer(peer, sites, folder) {
  const expected = peer.last === null ? 0 : (peer.last.ms / peer.last.sites) * sites.length
  if (expected > MAX_MS) return null
  const memory = watchMemory(() => running)
  const queue = [...sites]
  const began = performance.now()
  let isWhole = true
  const worker = async () => {
    for (let site = queue.shift(); site; site = queue.shift())
      isWhole = (await runOne(peer.command({ ...site, folder }), folder)) && isWhole
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  const took = { ms: performance.now() - began, sites: sites.length, isWhole, memory: memory.stop() }
  peer.last = took
  return took
}

/** With all that it started. */
const end = (pid) => process.kill(-pid, 'SIGKILL')

/** False when it was given up. */
async function runOne([command, ...args], folder) {
  const child = spawn(command, args, { stdio: 'ignore', detached: true, env: { ...process.env, HOME: folder } })
  running.add(child.pid)
  let isWhole = true
  const timer = setTimeout(() => {
    isWhole = false
    end(child.pid)
  }, MAX_MS)
  await new Promise((ended) => child.once('close', ended).once('error', ended))
  clearTimeout(timer)
  running.delete(child.pid)
  return isWhole
}
