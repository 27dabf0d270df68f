// The goals of the product's speed: each figure prints its own beside the goal, and `npm run bench` prints all that were
// measured once more at its end.
import { appendFileSync, existsSync, readFileSync } from 'node:fs'

const file = process.env.BENCH_GOALS

/** Prints a figure beside its goal: at most, or with `isLeast` at least so much. */
export function goal(what, value, limit, { isLeast = false, unit = '' } = {}) {
  const isMet = isLeast ? value >= limit : value <= limit
  const digits = Math.abs(value) < 20 ? 2 : 0
  const line = `${isMet ? 'met   ' : 'missed'}  ${what}: ${value.toFixed(digits)}${unit} (goal ${isLeast ? '≥' : '≤'} ${limit}${unit})`
  console.log(line)
  if (file) appendFileSync(file, `${line}\n`)
  return isMet
}

/** What all figures of a run said, the missed ones last. */
export function printGoals(path) {
  if (!existsSync(path)) return
  const lines = readFileSync(path, 'utf8').trim().split('\n')
  const missed = lines.filter((line) => line.startsWith('missed'))
  console.log(`\nAll goals of this run\n${[...lines.filter((line) => !missed.includes(line)), ...missed].join('\n')}`)
  if (missed.length > 0) console.log(`\n${missed.length} of ${lines.length} goals are not met.`)
}
