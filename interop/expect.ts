import { isDeepStrictEqual } from 'node:util'

let passed = 0
let failed = 0

/** One line per check; what differs follows where it fails. */
export function check(name: string, actual: unknown, expected: unknown): void {
  const isEqual = isDeepStrictEqual(actual, expected)
  if (isEqual) passed += 1
  else failed += 1
  if (isEqual) console.log(`ok   ${name}`)
  else tellFailed(name, `expected ${JSON.stringify(expected)}\n     got      ${JSON.stringify(actual)}`)
}

export function fail(name: string, error: unknown): void {
  failed += 1
  tellFailed(name, error instanceof Error ? (error.stack ?? error.message) : String(error))
}

/** On its first line is what the end of a whole run says of it again. */
function tellFailed(name: string, why: string): void {
  console.log(`FAIL ${name}: ${why.replaceAll(/\s+/g, ' ').slice(0, 700)}\n     ${why}`)
}

/** Prints the sum and gives the exit code. `of`: a part, whose sum is not the run's. */
export function conclude(of = ''): number {
  console.log(`\n${of}${passed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
}
