import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@/server/testing-process'

/**
 * Where one server lives: a folder of its own, an address of this machine, two free ports and a self-signed
 * certificate.
 */
export type Place = {
  name: string
  host: string
  address: string
  folder: string
  httpPort: number
  httpsPort: number
  cert: string
  key: string
}
export type Program = {
  command: string
  args: string[]
  env?: Record<string, string>
  hasHttp: boolean
  hasHttps?: boolean
}

const running = new Set<ChildProcess>()
const folders = new Set<string>()

export async function makePlace(name: string, address = '127.0.0.1'): Promise<Place> {
  const host = `${name}.test`
  const folder = mkdtempSync(join(tmpdir(), `soteria-${name}-`))
  folders.add(folder)
  chmodSync(folder, 0o755)
  const [cert, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')]
  const names = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`]
  execFileSync(
    '/usr/bin/openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', cert, '-days', '90', ...names],
    {
      stdio: 'ignore',
    },
  )
  return { name, host, address, folder, httpPort: await freePort(), httpsPort: await freePort(), cert, key }
}

/** Writes a file into the place and gives its path. */
export function write(place: Pick<Place, 'folder'>, file: string, text: string): string {
  const path = join(place.folder, file)
  mkdirSync(join(path, '..'), { recursive: true })
  writeFileSync(path, text)
  return path
}

/** Sees to it that a program which leads a process group of its own is ended at the very end. */
export function adopt(child: ChildProcess): ChildProcess {
  running.add(child)
  return child
}

/** Starts a program in a process group of its own and waits until its ports answer. */
export async function start(
  { command, args, env, hasHttp, hasHttps = true }: Program,
  place: Place,
): Promise<ChildProcess> {
  const child = spawn(command, args, {
    cwd: place.folder,
    detached: true,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (chunk) => (output += String(chunk)))
  child.stderr.on('data', (chunk) => (output += String(chunk)))
  adopt(child)
  for (const port of [...(hasHttp ? [place.httpPort] : []), ...(hasHttps ? [place.httpsPort] : [])]) {
    for (let tries = 0; !(await answers(place.address, port)); tries += 1) {
      if (tries > 400 || child.exitCode !== null)
        throw new Error(`${place.name} did not start: ${output.slice(-2_000)}`)
      await sleep(50)
    }
  }
  return child
}

/**
 * Keeps all processes of a server from running on; the kernel still takes its connections. Gives what lets them go on.
 */
export function freeze(child: ChildProcess): () => void {
  killGroup(child, 'SIGSTOP')
  return () => killGroup(child, 'SIGCONT')
}

export async function stop(child: ChildProcess): Promise<void> {
  running.delete(child)
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  killGroup(child, 'SIGTERM')
  await Promise.race([ended, sleep(3_000, undefined, { ref: false })])
  killGroup(child, 'SIGKILL')
}

/** For the very end, whatever happened: no process and no file stays. */
export function cleanUp(): void {
  for (const child of running) killGroup(child, 'SIGKILL')
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  running.clear()
  folders.clear()
}

function killGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (child.pid) process.kill(-child.pid, signal)
  } catch {
    // All of the group have ended already.
  }
}

function answers(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port })
    const end = (value: boolean) => {
      socket.destroy()
      resolve(value)
    }
    socket.once('connect', () => end(true)).once('error', () => end(false))
  })
}
