import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { engineFlags } from '@/scripts/engine.mjs'

type Ending = { code: number | null; output: string; errors: string }

/** One server for all tests of a run; jest says which run it is, and takes it away at the end. */
const dist = resolve(`.cache/server-${process.env.SOTERIA_TEST_RUN ?? process.pid}`)
if (!process.env.SOTERIA_TEST_RUN) process.once('exit', () => rmSync(dist, { recursive: true, force: true }))

function buildOnce() {
  if (existsSync(dist)) return
  const draft = `${dist}-${process.pid}`
  execFileSync(process.execPath, ['scripts/build-server.mjs', draft])
  if (existsSync(dist)) rmSync(draft, { recursive: true })
  else renameSync(draft, dist)
}

/**
 * The built server as a process of its own, with its own folder and port. For tests of what only a process shows:
 * starting, stopping, being killed.
 */
export function serverProcess(name: string) {
  const dataDir = mkdtempSync(join(tmpdir(), `soteria-${name}-`))
  const running = new Map<ChildProcess, Promise<Ending>>()
  let env: Record<string, string> = {}

  /** Builds, and finds a port. */
  async function prepare(settings: Record<string, string>) {
    buildOnce()
    env = {
      PATH: process.env.PATH ?? '',
      PORT: String(await freePort()),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DEMO_PORT: '0',
      LOG_LEVEL: 'error',
      ...settings,
    }
  }

  /** Runs until it ends by itself or is told to. */
  function run(settings: Record<string, string> = {}) {
    const child = spawn(process.execPath, [...engineFlags, join(dist, 'server.mjs')], {
      env: asEnvironment({ ...env, ...settings }),
      stdio: 'pipe',
    })
    const ending: Ending = { code: null, output: '', errors: '' }
    child.stderr.on('data', (chunk) => (ending.errors += String(chunk)))
    const ended = new Promise<Ending>((done) => child.once('close', (code) => done(Object.assign(ending, { code }))))
    running.set(child, ended)
    const ready = new Promise<string>((resolveReady, reject) => {
      child.stdout.on('data', (chunk) => {
        ending.output += String(chunk)
        if (ending.output.includes('is ready')) resolveReady(ending.output)
      })
      ended.then(({ errors }) => reject(new Error(`The server ended: ${errors}`)), reject)
    })
    // Whoever only waits for the end does not ask whether it was ready.
    ready.catch(() => {})
    const end = (signal: 'SIGTERM' | 'SIGINT' | 'SIGKILL') => {
      child.kill(signal)
      return ended
    }
    return { ready, ended, end, said: () => ending.output }
  }

  const admin = (...args: string[]) =>
    execFileSync(process.execPath, [join(dist, 'admin.mjs'), ...args], {
      env: asEnvironment(env),
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    })

  /** The parsed answer. Throws for anything but success. */
  async function call(method: string, path: string, { token, body }: { token?: string; body?: object } = {}) {
    const answer = await fetch(`http://127.0.0.1:${env.PORT}${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        'x-requested-with': 'XMLHttpRequest',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: body && JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }

  async function stopAll() {
    for (const [child, ended] of running) {
      child.kill('SIGKILL')
      await ended
    }
    running.clear()
  }

  async function cleanUp() {
    await stopAll()
    rmSync(dataDir, { recursive: true, force: true })
  }

  return { prepare, run, admin, call, stopAll, cleanUp, dataDir, port: () => Number(env.PORT) }
}

/** Looks again and again until there is something to see; a minute ends only what hangs. */
export async function until<T>(look: () => Promise<T | false>): Promise<T> {
  for (const end = Date.now() + 60_000; Date.now() < end; await pause(30)) {
    const found = await look()
    if (found) return found
  }
  throw new Error('It did not happen in time')
}

/** Next's types want a NODE_ENV in every environment. */
const asEnvironment = (env: Record<string, string>) => env as NodeJS.ProcessEnv

/** Below those the system gives to outgoing connections: one of these would take the port before its server starts. */
const PORTS = { from: 20_000, to: 32_000 }
const given = new Set<number>()

/** A port of this machine that nobody listens on just now, nobody else gets here, and no outgoing connection takes. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(PORTS.from, PORTS.to)
    if (given.has(port) || !(await isFree(port))) continue
    given.add(port)
    return port
  }
}

function isFree(port: number): Promise<boolean> {
  const probe = createServer()
  return new Promise((resolve) => {
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
