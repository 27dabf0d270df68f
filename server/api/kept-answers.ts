import type { Context, MiddlewareHandler } from 'hono'
import { assetApi } from '@/lib/contract/asset'
import type { Endpoint } from '@/lib/contract/endpoint'
import { monitorApi } from '@/lib/contract/monitor'
import { noticeApi } from '@/lib/contract/notice'
import { overviewApi } from '@/lib/contract/overview'
import { scanApi } from '@/lib/contract/scan'
import { statsApi } from '@/lib/contract/stats'
import { userApi } from '@/lib/contract/user'
import { workspaceApi } from '@/lib/contract/workspace'
import { onceForAll, stateOf } from '@/server/db/state'
import type { Db } from '@/server/db/db'
import { callsAt } from './callers'
import type { Account, Env } from './env'

/** What screens ask again and again, and what is made of the database and nothing else but the time of day. */
const KEPT: ReadonlySet<Endpoint> = new Set<Endpoint>([
  userApi.show,
  workspaceApi.list,
  assetApi.list,
  scanApi.list,
  noticeApi.list,
  ...Object.values({ ...monitorApi, ...statsApi, ...overviewApi }).filter(({ method }: Endpoint) => method === 'GET'),
])

/** So old may the time of day be in them. A session ends so much later. */
const KEPT_MS = 30_000
const MOST = 500
const LARGEST_BYTES = 65_536

/** What an answer depends on, beside its URL. */
const HEADERS = ['authorization', 'accept-encoding', 'accept-language', 'origin']

type Kept = {
  /** Of the database, when the answer was begun. */
  state: string
  at: number
  body: ArrayBuffer
  headers: Record<string, string>
  account: Account | undefined
  tokenHash: string | undefined
}

/**
 * Gives the same answer again while nothing at all was written to the database: who may see it, and what they see, are
 * as they were. Only for questions that come a second time, so that a first one costs nothing more.
 */
export function keptAnswers(db: Db): MiddlewareHandler<Env> {
  const kept = new Map<string, Kept | null>()
  const keep = (key: string, answer: Kept | null) => {
    kept.delete(key)
    kept.set(key, answer)
    const [oldest] = kept.keys()
    if (kept.size > MOST && oldest !== undefined) kept.delete(oldest)
  }
  const stateNow = onceForAll(() => stateOf(db))

  return async (c, next) => {
    const key = keyOf(c)
    if (key === null) return next()
    const known = kept.get(key)
    keep(key, known ?? null)
    if (known === undefined) return next()
    const state = await stateNow()
    if (known && known.state === state && Math.abs(Date.now() - known.at) < KEPT_MS) return again(c, known)
    await next()
    if (c.res.status === 200) keep(key, await answered(c, state))
  }
}

function keyOf(c: Context<Env>): string | null {
  if (c.req.method !== 'GET' || !callsAt(c.req.path).some((call) => KEPT.has(call))) return null
  return [c.req.url, ...HEADERS.map((name) => c.req.header(name) ?? '')].join('\n')
}

/** Takes the answer apart to keep it. Nothing is kept of a long one. */
async function answered(c: Context<Env>, state: string): Promise<Kept | null> {
  const body = await c.res.arrayBuffer()
  const headers = Object.fromEntries(c.res.headers)
  // Emptied first: otherwise Hono adds the headers of the answer it replaces.
  c.res = undefined
  c.res = new Response(body, { headers })
  if (body.byteLength > LARGEST_BYTES) return null
  return { state, at: Date.now(), body, headers, account: c.var.account, tokenHash: c.var.tokenHash }
}

function again(c: Context<Env>, { body, headers, account, tokenHash }: Kept): Response {
  // For the line in the log.
  if (account) c.set('account', account)
  if (tokenHash) c.set('tokenHash', tokenHash)
  return new Response(body, { headers })
}
