import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { engineFlags } from './engine.mjs'

const root = mkdtempSync(join(tmpdir(), 'soteria-launch-'))
const start = join(root, 'dist/start.mjs')
/** Runs this very Node as if it were an old one. */
const OLD = `data:text/javascript,Object.defineProperty(process,'versions',{value:{...process.versions,node:'20.20.2'}})`

beforeAll(() => {
  mkdirSync(join(root, 'dist'))
  cpSync('scripts/launch.mjs', start)
  cpSync('scripts/engine.mjs', join(root, 'dist/engine.mjs'))
  writeFileSync(
    join(root, 'dist/server.mjs'),
    `if (process.argv[2] === 'show') console.log(JSON.stringify({ node: process.execPath, flags: process.execArgv, kept: process.env.NODE_COMPILE_CACHE }))
     else if (process.argv[2] === 'fail') process.exitCode = 3
     else {
       process.on('SIGTERM', () => process.exit(7))
       process.on('disconnect', () => process.exit(8))
       setInterval(() => {}, 1000)
       console.log('ready')
     }
     if (process.argv[2]) process.disconnect()`,
  )
})
afterAll(() => rmSync(root, { recursive: true }))

/** Without what this process was told about compiled code. */
const { NODE_COMPILE_CACHE: _, ...surroundings } = process.env
const env = { ...surroundings, DATA_DIR: join(root, 'data') }
const run = (...args: string[]) => execFileSync(process.execPath, args, { encoding: 'utf8', stdio: 'pipe', env })

test('the server runs with the flags of the embedded database, and its exit code is passed on', () => {
  expect(JSON.parse(run(start, 'show'))).toMatchObject({ node: process.execPath, flags: engineFlags })
  expect(() => run(start, 'fail')).toThrow(expect.objectContaining({ status: 3 }))
})

test('what was compiled is kept in the data folder, once there is one that nobody else may write', () => {
  const folder = join(root, 'data')
  const kept = () => JSON.parse(run(start, 'show')).kept
  expect(kept()).toBeUndefined()
  mkdirSync(folder, { mode: 0o700 })
  expect(kept()).toBe(join(folder, 'compiled'))
  chmodSync(folder, 0o777)
  expect(kept()).toBeUndefined()
  rmSync(folder, { recursive: true })
})

test('signals reach the server, which ends as it likes', async () => {
  const launcher = spawn(process.execPath, [start], { stdio: 'pipe', env })
  const ended = new Promise((done) => launcher.once('exit', (code, signal) => done([code, signal])))
  await new Promise((ready) => launcher.stdout.once('data', ready))
  launcher.kill('SIGTERM')
  expect(await ended).toEqual([7, null])
})

test('an old Node without another says in one sentence what to install', () => {
  expect(() => run('--import', OLD, start, 'show')).toThrow(
    expect.objectContaining({
      status: 1,
      stderr: expect.stringMatching(
        /^Soteria needs Node 22\.19 or newer, and this is v[^\n]*\. Run npm ci [^\n]*\n$/,
      ) as string,
    }),
  )
})

test('an old Node finds the one among the packages', () => {
  const folder = join(root, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin')
  mkdirSync(folder, { recursive: true })
  symlinkSync(process.execPath, join(folder, 'node'))
  expect(JSON.parse(run('--import', OLD, start, 'show'))).toMatchObject({ flags: engineFlags })
})
