import type { LimitName } from '@/lib/contract/endpoint'
import { eq, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { attempts } from '@/server/db/schema'
import { HttpError } from '@/server/errors'
import { networksOf } from '@/server/networks'
import { hashToken } from '@/server/tokens'

const MINUTE = 60

/** How often something may be tried, and in how many seconds. */
const RULES = {
  loginByAccount: { points: 5, seconds: 15 * MINUTE },
  loginByDevice: { points: 10, seconds: 15 * MINUTE },
  loginByIp: { points: 20, seconds: 15 * MINUTE },
  forgotByAccount: { points: 3, seconds: 15 * MINUTE },
  forgotByIp: { points: 20, seconds: 15 * MINUTE },
  resetByIp: { points: 20, seconds: 15 * MINUTE },
  passwordByUser: { points: 5, seconds: 15 * MINUTE },
  emailChangeByUser: { points: 5, seconds: 60 * MINUTE },
  exportByUser: { points: 10, seconds: 15 * MINUTE },
  verifyByAccountAndHost: { points: 5, seconds: MINUTE },
  verifyByHost: { points: 30, seconds: MINUTE },
  checksByAsset: { points: 6, seconds: MINUTE },
  addressByIp: { points: 60, seconds: 15 * MINUTE },
  sendTestByUser: { points: 30, seconds: 15 * MINUTE },
  askAddressByUser: { points: 30, seconds: 60 * MINUTE },
  reachWordPressByUser: { points: 200, seconds: 15 * MINUTE },
  searchLeadsByUser: { points: 60, seconds: MINUTE },
  pairByIp: { points: 10, seconds: MINUTE },
  publicByIp: { points: 60, seconds: MINUTE },
  inviteAccountByUser: { points: 60, seconds: 60 * MINUTE },
  importAccountsByUser: { points: 30, seconds: 60 * MINUTE },
  brandFilesByUser: { points: 20, seconds: 60 * MINUTE },
  widgetByVisitor: { points: 5, seconds: MINUTE },
  widgetDayByVisitor: { points: 20, seconds: 24 * 60 * MINUTE },
  widgetByKey: { points: 60, seconds: 60 * MINUTE },
  widgetMailByAddress: { points: 1, seconds: 24 * 60 * MINUTE },
  widgetMailByDomain: { points: 3, seconds: 24 * 60 * MINUTE },
  widgetByTarget: { points: 10, seconds: 60 * MINUTE },
  codeByContract: { points: 3, seconds: 60 * MINUTE },
  websiteFilesByUser: { points: 300, seconds: 60 * MINUTE },
} as const satisfies Record<LimitName, { points: number; seconds: number }>

type ByIp<L> = Extract<L, `${string}ByIp`>

/** What counts tries: of all kinds, or of those that a call says it counts. */
export type Limits<L extends LimitName = LimitName> = {
  /**
   * Counts one try and says which one it is. Throws 429 with Retry-After when there were too many. `on`: the
   * transaction it is part of, for inside one.
   */
  take: (limit: L, key: string, on?: Db) => Promise<number>
  takeFrom: (limit: ByIp<L>, ip: string | null) => Promise<void>
  /** Takes one try back: it was no failure. */
  giveBackTo: (limit: ByIp<L>, ip: string | null) => Promise<void>
  forget: (limit: L, key: string) => Promise<void>
}

/** What a try is counted by that is counted before the call does anything. */
type Caller = { ip: string | null; user: string }

const SWEEP_MS = 10 * MINUTE * 1000

/** Counts in the database, so that all processes count together and a restart forgets nothing. */
export function createLimits(db: Db): Limits & { takeOne: (limit: LimitName, caller: Caller) => Promise<void> } {
  const sweep = createSweep()

  async function count(rule: LimitName, key: string, points: number, on: Db): Promise<number> {
    await sweep(on)
    const end = sql`now() + make_interval(secs => ${RULES[rule].seconds})`
    const isOver = sql`${attempts.until} <= now()`
    const counted = await on
      .insert(attempts)
      .values({ key: keyOf(rule, key), count: 1, until: end })
      .onConflictDoUpdate({
        target: attempts.key,
        set: {
          count: sql`case when ${isOver} then 1 else ${attempts.count} + 1 end`,
          until: sql`case when ${isOver} then ${end} else ${attempts.until} end`,
        },
        // What is refused writes nothing.
        setWhere: sql`${isOver} or ${attempts.count} < ${points}`,
      })
      .returning({ count: attempts.count })
    if (counted[0]) return counted[0].count
    const [row] = await on
      .select({ left: sql<number>`extract(epoch from ${attempts.until} - now())` })
      .from(attempts)
      .where(eq(attempts.key, keyOf(rule, key)))
    const seconds = Math.max(1, Math.ceil(Number(row?.left ?? 1)))
    throw new HttpError(429, 'too_many_attempts', { values: { wait: inWords(seconds) }, retryAfterSeconds: seconds })
  }

  const giveBack = (rule: LimitName, key: string) =>
    db
      .update(attempts)
      .set({ count: sql`greatest(${attempts.count} - 1, 0)` })
      .where(eq(attempts.key, keyOf(rule, key)))

  const take = (rule: LimitName, key: string, on: Db = db) => count(rule, key, RULES[rule].points, on)

  async function takeFrom(rule: ByIp<LimitName>, ip: string | null) {
    for (const { key, times } of networksOf(ip)) await count(rule, key, RULES[rule].points * times, db)
  }

  return {
    take,
    takeFrom,
    async takeOne(rule, { ip, user }) {
      if (isByIp(rule)) await takeFrom(rule, ip)
      else await take(rule, user)
    },
    async giveBackTo(rule, ip) {
      for (const { key } of networksOf(ip)) await giveBack(rule, key)
    },
    async forget(rule, key) {
      await db.delete(attempts).where(eq(attempts.key, keyOf(rule, key)))
    },
  }
}

/** What is over counts for nothing any more: now and then it goes. */
function createSweep() {
  let swept = 0
  return async (on: Db) => {
    if (Date.now() - swept < SWEEP_MS) return
    swept = Date.now()
    const over = on
      .select({ key: attempts.key })
      .from(attempts)
      .where(lt(attempts.until, sql`now()`))
      .limit(10_000)
      .for('update', { skipLocked: true })
    await on.delete(attempts).where(inArray(attempts.key, over))
  }
}

const isByIp = (rule: LimitName): rule is ByIp<LimitName> => rule.endsWith('ByIp')

const keyOf = (rule: LimitName, key: string) => `${rule}:${hashToken(key)}`

function inWords(seconds: number): string {
  if (seconds <= 90) return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`
  return `${Math.ceil(seconds / 60)} minutes`
}
