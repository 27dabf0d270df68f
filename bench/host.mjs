import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { engineEnv, engineFlags } from '../scripts/engine.mjs'

export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]

export const ms = (value) => `${value.toFixed(value < 10 ? 1 : 0)} ms`

/** A folder of its own, gone when the work is done. */
export async function withFolder(work) {
  const folder = mkdtempSync(join(tmpdir(), 'soteria-bench-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Starts a program and waits until it prints `mark`. Answers how long that took, and how to end it. */
export async function start(args, mark, env = {}) {
  const began = performance.now()
  const child = spawn(process.execPath, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] })
  const exited = new Promise((resolve) => child.once('exit', resolve))
  await new Promise((ready, fail) => {
    child.stdout.on('data', (chunk) => String(chunk).includes(mark) && ready())
    exited.then((code) => fail(new Error(`${args.join(' ')} ended with ${code}`)), fail)
  })
  const took = performance.now() - began
  return {
    took,
    pid: child.pid,
    async stop() {
      child.kill('SIGTERM')
      await exited
    },
  }
}

export function startServer(folder, env = {}) {
  if (!existsSync('dist/server.mjs')) throw new Error('There is no dist/server.mjs. Run npm run build first.')
  const all = engineEnv({ DATA_DIR: folder, LOG_LEVEL: 'silent', ...env })
  return start([...engineFlags, 'dist/server.mjs'], 'is ready', all)
}

/** The tables, as the built server makes them. */
export function makeTables(folder, env) {
  const account = ['user', 'create', '--email', 'tables@example.com', '--name', 'T', '--password', 'bench-only-1']
  execFileSync(process.execPath, ['dist/admin.mjs', ...account], {
    env: { ...process.env, ...env, DATA_DIR: folder, LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}
