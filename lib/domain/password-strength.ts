import type { FieldCode } from '@/lib/contract/broken'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

const judge = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })

/** Fewer guesses than this score stands for (a million) are no obstacle. */
const ENOUGH = 2

const EASY = 'password_easy'
const COMMON = 'password_common'
const REPEATED = 'password_repeats'
const KEYS = 'password_keys'
const DATES = 'password_dates'
const OWN = 'password_own'

/** By what zxcvbn warns of. */
const ADVICE: Readonly<Record<string, FieldCode>> = {
  topTen: COMMON,
  topHundred: COMMON,
  common: COMMON,
  similarToCommon: 'password_like_common',
  simpleRepeat: REPEATED,
  extendedRepeat: REPEATED,
  sequences: 'password_sequence',
  straightRow: KEYS,
  keyPattern: KEYS,
  dates: DATES,
  recentYears: DATES,
  userInputs: OWN,
}

const PRODUCT = 'soteria'

function problemWith(password: string, email: string): FieldCode | null {
  if (password.includes(PRODUCT)) return 'password_of_product'
  const [name = ''] = email.split('@')
  if (email && (password.includes(email) || (name.length >= 3 && password.includes(name)))) return 'password_of_email'
  return null
}

/**
 * `advice`: why it is refused, and what to do; null when it is good enough. By the same rules beside the field and on
 * the server.
 */
export function judgePassword(password: string, email: string): { score: number; advice: FieldCode | null } {
  const problem = problemWith(password.toLowerCase(), email.toLowerCase())
  if (problem) return { score: 0, advice: problem }
  const { score, feedback } = judge.check(password, [PRODUCT, ...email.split(/[@.]/)])
  return { score, advice: score >= ENOUGH ? null : (ADVICE[feedback.warning ?? ''] ?? EASY) }
}
