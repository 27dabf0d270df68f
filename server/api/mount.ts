import type * as z from 'zod/mini'
import type { Context, Hono } from 'hono'
import { DEFAULT_SCAN_TYPE } from '@/lib/contract/scan'
import type { Endpoint, LimitName, Reply, GateName } from '@/lib/contract/endpoint'
import { calls } from '@/lib/contract/endpoints'
import type { Db } from '@/server/db/db'
import { notYet, HttpError } from '@/server/errors'
import { slicedJson } from '@/server/in-slices'
import type { Deps } from '@/server/records/deps'
import { audit, noting } from './audit'
import type { Account, Env, Subject } from './env'
import type { Limits } from './limits'
import { type Found, type Owned, proveOwn, type Provable, type Sent } from './owned'
import { authenticate } from './session'
import { parse, parseBody, readFields, readJson, storable } from './validation'
import { admits, gates, plansOf } from '@/lib/domain/plans'

type Parsed<E, K extends 'query' | 'body'> =
  E extends Record<K, infer S extends z.ZodMiniType> ? z.output<S> : undefined
/**
 * Whoever follows a link from a mail may get a page instead, whoever has the answer already none, and so a page with a
 * widget.
 */
type Answer<E extends Endpoint> = E extends { reply: 'file' }
  ? Response
  : E extends { auth: 'mail link' | 'widget key' } | { etag: true }
    ? Reply<E> | Response
    : Reply<E>
type Counted<E> = E extends { counts: readonly (infer L extends LimitName)[] } ? L : never

/**
 * What a handler gets: checked input, the signed-in user unless the call is open, and what the call names, proved to be
 * the user's.
 */
export type Call<E extends Endpoint> = {
  c: Context<Env>
  deps: Deps
  db: Db
  /** Only those that the call says it counts. */
  limits: Limits<Counted<E>>
  query: Parsed<E, 'query'>
  body: Parsed<E, 'body'>
  user: E extends { auth: 'user' } ? Account : undefined
  /** How many rows a page has. */
  pageSize: E extends { page: { size: infer N } } ? N : undefined
  /**
   * Says what the audit log cannot know from the call: what was made, and who it is about when nobody is signed in.
   * Before the end of the transaction.
   */
  note: (subject: Subject) => void
} & Owned<E>

/** Who may call, and how that is found out, has to be settled first. */
type Served<E extends Endpoint> = Provable<E> & {
  auth: 'user' | 'mail link' | 'plugin' | 'widget key' | 'nobody'
  later?: never
}

const names = new Map<Endpoint, { noun: string; name: string }>(
  calls.map(({ noun, name, endpoint }) => [endpoint, { noun, name }]),
)

/**
 * Serves one call as the contract declares it: asks who calls and whether their plan admits them, reads what comes in,
 * proves that what it names is the caller's, counts, types what goes out, and notes every change in the audit log, in
 * the transaction of the change.
 */
export function serve<E extends Endpoint>(
  app: Hono<Env>,
  endpoint: E & Served<E>,
  handler: (call: Call<E>) => Promise<Answer<E>>,
) {
  app.on(endpoint.method, endpoint.path, async (c) => {
    const user = await admitted(c, endpoint)
    const { deps, limits } = c.var
    const sent = await inputOf(c, endpoint)
    const owned =
      user && typeof endpoint.in === 'object'
        ? await proveOwn(deps.db, user, endpoint.in, sent, () => requireKindGate(endpoint, sent.body, user))
        : {}
    if (endpoint.limit) await limits.takeOne(endpoint.limit, { ip: c.var.ip, user: user?.id ?? '' })
    const note = (subject: Subject) => c.set('subject', subject)
    const base = { c, limits, query: sent.query, body: sent.body, user, pageSize: endpoint.page?.size, note, ...owned }
    const answer = (db: Db) => handler({ ...base, deps: { ...deps, db }, db } as Call<E>)
    const reply: unknown = isQuiet(endpoint) ? await answer(deps.db) : await noted(c, endpoint, owned, answer)
    if (reply instanceof Response) return reply
    return c.body(await slicedJson(reply ?? null), 200, { 'Content-Type': 'application/json' })
  })
}

/** Reports of plugins come every quarter of an hour and have a history of their own; what visitors send is nobody's change. */
const isQuiet = ({ method, reads, auth }: Endpoint) =>
  method === 'GET' || reads === true || auth === 'plugin' || auth === 'widget key'

/** Answers a call that this version does not have yet: to whoever may make it, a sentence. */
export function serveLater(app: Hono<Env>, endpoint: Endpoint) {
  app.on(endpoint.method, endpoint.path, async (c) => {
    await admitted(c, endpoint)
    throw notYet(names.get(endpoint)?.noun ?? '')
  })
}

/** Who calls. Throws 401 and 403 before anything is read. */
async function admitted(c: Context<Env>, { auth, gate }: Endpoint): Promise<Account | undefined> {
  if (auth !== 'user') return undefined
  const user = await authenticate(c)
  if (typeof gate === 'string' && gate !== 'none') requireGate(gate, user)
  return user
}

/** The gate of one kind of scan. A body that names none means the kind that is meant by default. */
function requireKindGate({ gate }: Endpoint, body: unknown, user: Account) {
  if (typeof gate === 'string') return
  const named: unknown = Reflect.get(Object(body) as object, 'scan_type')
  const asked = gate[typeof named === 'string' ? named : DEFAULT_SCAN_TYPE]
  if (asked) requireGate(asked, user)
}

async function inputOf(c: Context<Env>, { query, body, files }: Endpoint): Promise<Sent> {
  return {
    params: c.req.param() as Record<string, string>,
    query: query && parse(query, storableQuery(c.req.query())),
    body: body && parseBody(body, files ? await readFields(c.req) : await readJson(c.req)),
  }
}

/** What changed nothing in the database succeeded as well, and is noted after it. */
async function noted<T>(c: Context<Env>, endpoint: Endpoint, owned: Found, answer: (db: Db) => Promise<T>): Promise<T> {
  const { noun, name } = names.get(endpoint) ?? { noun: '', name: endpoint.path }
  const note = (db: Db) => audit(c, `${noun}.${name}`, { ...subjectOf(noun, owned), ...c.var.subject }, db)
  const { db, isNoted } = noting(c.var.deps.db, note)
  const reply = await answer(db)
  if (!isNoted()) await note(c.var.deps.db)
  return reply
}

/** What a change was about: what the call is named after, else what it names beside the workspace. */
function subjectOf(noun: string, found: Found): Subject {
  const { workspace, destination = workspace, asset, report, session, recipe, integration, delivery, wpSite } = found
  const { lead, removedLead, leadBatch, leadShare, listedContact, resellerAccount, widgetLead, contract } = found
  const { invoice, service, website, brandDomain } = found
  const other =
    lead ??
    removedLead ??
    leadBatch ??
    leadShare ??
    listedContact ??
    resellerAccount ??
    brandDomain ??
    widgetLead ??
    contract ??
    invoice ??
    service ??
    website
  const object =
    noun === 'workspace'
      ? workspace
      : (asset ?? report ?? session ?? recipe ?? integration ?? delivery ?? wpSite ?? other)
  return {
    workspace_id: destination?.id ?? report?.workspace_id ?? delivery?.workspace_id ?? wpSite?.workspace_id,
    object: object?.id,
  }
}

const storableQuery = (query: Record<string, string>) =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, storable(value)]))

/**
 * Throws 403 with the way to upgrade unless one of the user's plans opens the gate: the same table that the screens
 * obey.
 */
export function requireGate(gate: GateName, user: Account): void {
  if (admits(gate, user)) return
  const { message, upgradeLink } = gates[gate]
  throw new HttpError(403, 'upgrade', {
    message,
    upgrade: { feature: gate, plans: plansOf(gate), link: upgradeLink },
  })
}
