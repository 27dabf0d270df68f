import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { HttpError } from './errors'

const MINUTE = 60

/** How often something may be tried, and in how many seconds. */
const RULES = {
  loginByAccount: { points: 5, duration: 15 * MINUTE },
  loginByIp: { points: 20, duration: 15 * MINUTE },
  forgotByAccount: { points: 3, duration: 15 * MINUTE },
  forgotByIp: { points: 20, duration: 15 * MINUTE },
  resetByIp: { points: 20, duration: 15 * MINUTE },
  passwordByUser: { points: 5, duration: 15 * MINUTE },
  exportByUser: { points: 10, duration: 15 * MINUTE },
  scanStarts: { points: 30, duration: 10 * MINUTE },
  verifyByAsset: { points: 10, duration: MINUTE },
  checksByAsset: { points: 6, duration: MINUTE },
} as const

type Rule = keyof typeof RULES

export type Limits = ReturnType<typeof createLimits>

/** Counts in the memory of this process: several API processes each allow this much. */
export function createLimits() {
  const limiters = new Map<Rule, RateLimiterMemory>()
  const limiter = (rule: Rule) => {
    const known = limiters.get(rule) ?? new RateLimiterMemory({ keyPrefix: rule, ...RULES[rule] })
    limiters.set(rule, known)
    return known
  }
  return {
    /** Counts one try. Throws 429 with Retry-After when there were too many. */
    async take(rule: Rule, key: string) {
      try {
        await limiter(rule).consume(key)
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused
        const seconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1000))
        throw new HttpError(429, `Too many attempts. Try again in ${inWords(seconds)}.`, { retryAfterSeconds: seconds })
      }
    },
    /** Takes one try back: it was no failure. */
    async giveBack(rule: Rule, key: string) {
      await limiter(rule).reward(key)
    },
    async forget(rule: Rule, key: string) {
      await limiter(rule).delete(key)
    },
  }
}

function inWords(seconds: number): string {
  if (seconds <= 90) return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`
  return `${Math.ceil(seconds / 60)} minutes`
}
