import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

/** Much of a suite is waiting: for a server to start, for a scan, for a time to be over. */
const LANES = 2

const running = new Set<ChildProcess>()

/**
 * Runs each suite in a process of its own, two at a time, the ones named first first, and prints what it said when it
 * is over. Gives the sums.
 */
export async function runInLanes(names: string[]): Promise<{ passed: number; failed: number }> {
  const sum = { passed: 0, failed: 0 }
  const waiting = [...names]
  async function lane() {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      const { passed, failed } = await runUntilDone(name)
      sum.passed += passed
      sum.failed += failed
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  return sum
}

/** Whoever ends this process ends the suites, which stop their servers first. */
export async function endLanes(): Promise<void> {
  const ended = [...running].map((child) => once(child, 'exit'))
  for (const child of running) child.kill('SIGTERM')
  await Promise.all(ended)
}

/**
 * As with the tests in a browser, a whole submission does not hang on one hiccup of a loaded machine: there, a suite
 * that failed is run once more, and what failed stays in the log, to be mended.
 */
async function runUntilDone(name: string) {
  const first = await runAlone(name)
  if (first.failed === 0 || !process.env.CI) return first
  console.log(`     ${name} is run once more`)
  return runAlone(name)
}

async function runAlone(name: string) {
  const started = Date.now()
  const child = spawn(process.execPath, [...process.execArgv, process.argv[1] ?? '', name], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, SUITE_OF_SEVERAL: '1' },
  })
  running.add(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
  const [code] = (await once(child, 'close')) as [number | null]
  running.delete(child)
  console.log(`${output}     ${name} took ${Math.round((Date.now() - started) / 1000)} s`)
  const [, passed, failed] = new RegExp(`^${name}: (\\d+) passed, (\\d+) failed$`, 'm').exec(output) ?? []
  // Who died before its last line has failed as well.
  if (!passed || !failed) console.log(`FAIL ${name}: it ended with ${code}, before its sums`)
  return { passed: Number(passed ?? 0), failed: Math.max(Number(failed ?? 1), code === 0 ? 0 : 1) }
}
