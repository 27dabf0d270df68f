import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

const judge = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })

/** Fewer guesses than this score stands for (a million) are no obstacle. */
const ENOUGH = 2

const EASY = 'This password is easy to guess. Add one or two unrelated words.'
const COMMON = 'This password is one of the most common ones. Choose another.'
const REPEATED = 'Repeated characters are easy to guess. Use several different words.'
const KEYS = 'Rows of keys are easy to guess. Use several different words.'
const DATES = 'Dates and years are easy to guess. Use several different words.'
const OWN = 'Do not use your name or email address in your password.'

/** By what zxcvbn warns of. */
const ADVICE: Readonly<Record<string, string>> = {
  topTen: COMMON,
  topHundred: COMMON,
  common: COMMON,
  similarToCommon: 'This password is close to a common one. Use several different words.',
  simpleRepeat: REPEATED,
  extendedRepeat: REPEATED,
  sequences: 'Sequences such as abc or 6543 are easy to guess. Use several different words.',
  straightRow: KEYS,
  keyPattern: KEYS,
  dates: DATES,
  recentYears: DATES,
  userInputs: OWN,
}

const PRODUCT = 'soteria'

function problemWith(password: string, email: string): string | null {
  if (password.includes(PRODUCT)) return 'Do not use the name of this product in your password.'
  const [name = ''] = email.split('@')
  if (email && (password.includes(email) || (name.length >= 3 && password.includes(name))))
    return 'Do not use your email address in your password.'
  return null
}

/**
 * `advice`: why it is refused, and what to do; null when it is good enough. By the same rules beside the field and on
 * the server.
 */
export function judgePassword(password: string, email: string): { score: number; advice: string | null } {
  const problem = problemWith(password.toLowerCase(), email.toLowerCase())
  if (problem) return { score: 0, advice: problem }
  const { score, feedback } = judge.check(password, [PRODUCT, ...email.split(/[@.]/)])
  return { score, advice: score >= ENOUGH ? null : (ADVICE[feedback.warning ?? ''] ?? EASY) }
}
