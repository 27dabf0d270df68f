import { isDeepStrictEqual } from 'node:util'

let passed = 0
let failed = 0

/** One line per check; what differs follows where it fails. */
export function check(name: string, actual: unknown, expected: unknown): void {
  const isEqual = isDeepStrictEqual(actual, expected)
  if (isEqual) passed += 1
  else failed += 1
  console.log(`${isEqual ? 'ok  ' : 'FAIL'} ${name}`)
  if (!isEqual) console.log(`     expected ${JSON.stringify(expected)}\n     got      ${JSON.stringify(actual)}`)
}

export function fail(name: string, error: unknown): void {
  failed += 1
  console.log(`FAIL ${name}\n     ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
}

/** Prints the sum and gives the exit code. `of`: a part, whose sum is not the run's. */
export function conclude(of = ''): number {
  console.log(`\n${of}${passed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
}
