import { appendFileSync } from 'node:fs'

/**
 * With TEST_COST=file: what each test file costs in seconds of processor time, of all threads, whatever else the
 * machine does. `sort -rn` it.
 */
export function measureCost(testPath) {
  const file = process.env.TEST_COST
  const before = process.cpuUsage()
  return () => {
    const { user, system } = process.cpuUsage(before)
    if (file)
      appendFileSync(file, `${((user + system) / 1e6).toFixed(2)} ${testPath.slice(process.cwd().length + 1)}\n`)
  }
}
