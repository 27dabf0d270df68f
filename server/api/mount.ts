import type { Context, Hono } from 'hono'
import type * as z from 'zod/mini'
import type { Endpoint, ParamNames, Reply } from '@/lib/contract/endpoint'
import { endpoints } from '@/lib/contract/endpoints'
import type { GateName } from '@/lib/domain/plans'
import { audit, noting } from './audit'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/records/deps'
import type { Limits } from './limits'
import type { Account, Env } from './env'
import { asId } from './ids'
import { requireGate } from './plan'
import { authenticate } from './session'
import { parse, parseBody, readJson, storable } from './validation'

type Parsed<E, K extends 'query' | 'body'> = E extends Record<K, infer S extends z.ZodMiniType> ? z.output<S> : undefined
type Answer<E extends Endpoint> = E extends { reply: 'file' } ? Response : Reply<E>

/** What a handler gets: checked input and, unless the endpoint is open, the signed-in user. */
export type Call<E extends Endpoint> = {
  c: Context<Env>
  deps: Deps
  db: Db
  limits: Limits
  params: Record<ParamNames<E['path']>, string>
  query: Parsed<E, 'query'>
  body: Parsed<E, 'body'>
  user: E extends { auth: false } ? undefined : Account
}

const names = new Map<Endpoint, string>(
  Object.entries(endpoints).flatMap(([noun, calls]) => Object.entries(calls).map(([name, endpoint]) => [endpoint, `${noun}.${name}`] as const)),
)

/** Serves one endpoint of the contract: asks who calls and whether their plan admits them, reads what comes in, types what goes out, and notes every change in the audit log, in the transaction of the change. */
export function serve<E extends Endpoint>(app: Hono<Env>, endpoint: E, handler: (call: Call<E>) => Promise<Answer<E>>, { gate }: { gate?: GateName } = {}) {
  app.on(endpoint.method, endpoint.path, async (c) => {
    const user = endpoint.auth === false ? undefined : await authenticate(c)
    if (user && gate) requireGate(gate, user)
    const { deps, limits } = c.var
    const params = paramsOf(c)
    const query = endpoint.query && parse(endpoint.query, storableQuery(c.req.query()))
    const body = typeof endpoint.body === 'object' ? parseBody(endpoint.body, await readJson(c.req)) : undefined
    const answer = (db: Db) => handler({ c, deps: { ...deps, db }, db, limits, params, query, body, user } as Call<E>)
    const reply: unknown = endpoint.method === 'GET' ? await answer(deps.db) : await noted(c, endpoint, params, answer)
    return reply instanceof Response ? reply : c.json(reply ?? null)
  })
}

/** What changed nothing in the database succeeded as well, and is noted after it. */
async function noted<T>(c: Context<Env>, endpoint: Endpoint, params: Record<string, string>, answer: (db: Db) => Promise<T>): Promise<T> {
  const note = (db: Db) =>
    audit(
      c,
      names.get(endpoint) ?? endpoint.path,
      { workspace_id: params.workspace ?? params.ws, object: params.asset ?? params.report ?? params.id, ...c.var.subject },
      db,
    )
  const { db, isNoted } = noting(c.var.deps.db, note)
  const reply = await answer(db)
  if (!isNoted()) await note(c.var.deps.db)
  return reply
}

const storableQuery = (query: Record<string, string>) => Object.fromEntries(Object.entries(query).map(([name, value]) => [name, storable(value)]))

/** The ids in the path. The name of a file is no id. */
function paramsOf(c: Context<Env>): Record<string, string> {
  return Object.fromEntries(Object.entries(c.req.param() as Record<string, string>).map(([name, value]) => [name, name === 'file' ? value : asId(value)]))
}
