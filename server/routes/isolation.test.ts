import { eq, is, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { signOutApi } from '@/lib/contract/sign-out'
import type { Endpoint } from '@/lib/contract/endpoint'
import { endpoints } from '@/lib/contract/endpoints'
import { workspaceApi } from '@/lib/contract/workspace'
import { byTurns, isFull } from '@/lib/testing/sample'
import * as schema from '@/server/db/schema'
import { sessions, users } from '@/server/db/schema'
import { hashToken } from '@/server/tokens'
import { MISSING, openContractApi } from './testing'
import { type Ids, keepAddress, naming, nameless, open, openTenant, type TenantOptions } from './testing-rows'
import { everyRow } from './testing-traces'

const api = openContractApi({ settings: { sitesHost: 'sites.test' } })
const { db, signUp, ask, tell } = api

const contract = Object.fromEntries(
  Object.entries(endpoints).flatMap(([noun, calls]) =>
    Object.entries(calls).map(([name, call]) => [`${noun}.${name}`, call]),
  ),
)
const withEndpoint = <T>(rows: Record<string, T>) =>
  Object.entries(rows).map(([name, row]) => [name, contract[name] as Endpoint, row] as const)

const named = withEndpoint(naming)
const ownOnly = withEndpoint(nameless)
/** A GET has no body. */
const sentWith = ({ method }: Endpoint, body: object) => (method === 'GET' ? {} : { body })
const closed = [
  ...named,
  ...ownOnly.map(([name, endpoint, body]) => [name, endpoint, () => sentWith(endpoint, body)] as const),
]

test('every call of the contract has its row, and a call whose address has an id is not among the nameless', () => {
  expect([...Object.keys(naming), ...Object.keys(nameless), ...open].sort()).toEqual(Object.keys(contract).sort())
  expect(Object.keys(nameless).filter((name) => contract[name]?.path.includes(':'))).toEqual([])
  expect(open.sort()).toEqual(
    Object.keys(contract)
      .filter((name) => contract[name]?.auth !== 'user')
      .sort(),
  )
})

const tenant = (options?: TenantOptions) => openTenant(api, options)

const nobody: Ids = {
  user: MISSING,
  workspace: MISSING,
  asset: MISSING,
  scan: MISSING,
  waiting: MISSING,
  session: MISSING,
  integration: MISSING,
  delivery: MISSING,
  recipe: MISSING,
  wpSite: MISSING,
  lead: MISSING,
  otherLead: MISSING,
  leadBatch: MISSING,
  leadShare: MISSING,
  listedContact: MISSING,
  resellerAccount: MISSING,
  brandDomain: MISSING,
  widgetLead: MISSING,
  contract: MISSING,
  sentContract: MISSING,
  website: MISSING,
  websiteVersion: MISSING,
  websiteForm: MISSING,
  invoice: MISSING,
  sentInvoice: MISSING,
  offer: MISSING,
  payment: MISSING,
  service: MISSING,
}

let rowsBefore: Awaited<ReturnType<typeof everyRow>>
/** Nothing was written since this was asked before. */
async function expectNothingWritten() {
  const before = rowsBefore
  rowsBefore = await everyRow(db)
  expect(rowsBefore).toEqual(before)
}

/** Status, body and headers; only the name of the request differs from one answer to the next. */
async function wholeAnswer(endpoint: Endpoint, sent: Parameters<typeof api.send>[1]) {
  const response = await api.send(endpoint, sent)
  const headers = [...response.headers].filter(([name]) => name !== 'x-request-id')
  return { status: response.status, headers, body: await response.text() }
}

type Tenant = Awaited<ReturnType<typeof tenant>>
let owner: Tenant
let strangers: [string, Tenant][]
let noSessions: [string, Record<string, string>][]

beforeAll(async () => {
  owner = await tenant()
  strangers = [
    ['another member with the same plan', await tenant()],
    ["another tenant's admin", await tenant({ role: 'admin', plan: null })],
  ]
  const [expired, idle, ended, stolen] = [await signUp(), await signUp(), await signUp(), await signUp()]
  const sessionOf = ({ token }: { token: string }) => eq(sessions.token_hash, hashToken(token))
  await db
    .update(sessions)
    .set({ expires_at: new Date(Date.now() - 1000) })
    .where(sessionOf(expired))
  await db
    .update(sessions)
    .set({ last_used_at: new Date(Date.now() - 13 * 3_600_000) })
    .where(sessionOf(idle))
  await ask(signOutApi.logout, { token: ended.token })
  await db.delete(users).where(eq(users.id, stolen.user.id))
  noSessions = [
    ['no token', {}],
    ['an empty token', { authorization: 'Bearer ' }],
    ['a malformed token', { authorization: "Bearer ' or 1=1 --" }],
    ['another scheme', { authorization: `Basic ${btoa(`${owner.user.email}:correct horse 7`)}` }],
    ['an unknown token', { authorization: `Bearer ${'x'.repeat(43)}` }],
    ['the hash of a token', { authorization: `Bearer ${hashToken(owner.token)}` }],
    ['an expired token', expired.headers],
    ['the token of a session that was idle for too long', idle.headers],
    ["an ended session's token", ended.headers],
    ["a deleted account's token", stolen.headers],
  ]
  rowsBefore = await everyRow(db)
})

/** Every call without a token, each of the other tokens at its share of the calls. */
const noSessionsAt = (place: number) => {
  const [none, ...others] = noSessions
  return [none!, ...byTurns(others, place, 1)]
}

test.each(closed)(
  '%s: without a session it is the same 401 as everywhere, and nothing is written',
  async (name, endpoint, row) => {
    const answers = []
    const place = closed.findIndex(([each]) => each === name)
    // What is asked for is there for the one and not for the other, each in turn.
    for (const [turn, [actor, headers]] of noSessionsAt(place).entries())
      for (const ids of byTurns([owner.ids, nobody], place + turn, 1))
        answers.push([actor, await wholeAnswer(endpoint, { ...row(ids), headers })])
    const reference = await wholeAnswer(workspaceApi.list, {})
    expect(reference).toMatchObject({
      status: 401,
      body: JSON.stringify({ message: 'Sign in to continue.', code: 'sign_in' }),
    })
    expect(answers).toEqual(answers.map(([actor]) => [actor, reference]))
    await expectNothingWritten()
  },
)

const ID_KINDS = [
  'workspace',
  'asset',
  'scan',
  'waiting',
  'session',
  'integration',
  'delivery',
  'recipe',
  'wpSite',
  'lead',
  'otherLead',
  'leadBatch',
  'leadShare',
  'listedContact',
  'resellerAccount',
  'brandDomain',
  'widgetLead',
  'contract',
  'sentContract',
  'website',
  'invoice',
  'sentInvoice',
  'offer',
  'service',
] as const

/** The ids that a call names, by kind. */
const kindsIn = (row: (ids: Ids) => unknown) =>
  ID_KINDS.filter((kind) => JSON.stringify(row({ ...nobody, [kind]: 'HERE' })).includes('HERE'))

/** What nobody would send by accident, and what no row has. */
const odd = (id: string) => ['no-uuid', "' or 1=1", '1', '-1', '%00', `${id} `, `${id}/`, '*', 'null']

test.each(named)(
  '%s: what belongs to somebody else is answered exactly like what does not exist, and nothing is written',
  async (name, endpoint, row) => {
    const kinds = kindsIn(row)
    const place = named.findIndex(([each]) => each === name)
    for (const [turn, [actor, stranger]] of strangers.entries()) {
      const as = (ids: Ids) => wholeAnswer(endpoint, { token: stranger.token, ...row(ids) })
      // All of them somebody else's, then, of several, each of them alone among one's own: for one of the strangers.
      const isTurn = isFull || (place + turn) % strangers.length === 0
      const alone = isTurn && kinds.length > 1 ? kinds.map((kind) => [kind]) : []
      for (const [part, foreign] of [kinds, ...alone].entries()) {
        const ids = (pick: (kind: (typeof ID_KINDS)[number]) => string) => ({
          ...stranger.ids,
          ...Object.fromEntries(foreign.map((kind) => [kind, pick(kind)])),
        })
        const missing = await as(ids(() => MISSING))
        expect([actor, foreign, missing.status]).toEqual([actor, foreign, endpoint.later ? 501 : 404])
        expect([actor, foreign, await as(ids((kind) => owner.ids[kind]))]).toEqual([actor, foreign, missing])
        if (!isTurn) continue
        expect([actor, foreign, await as(ids((kind) => owner.ids[kind].toUpperCase()))]).toEqual([
          actor,
          foreign,
          missing,
        ])
        for (const text of name === 'asset.download' ? [] : byTurns(odd(owner.ids.workspace), place + part + turn, 1)) {
          const answer = await as(ids(() => text))
          if (answer.status !== 422 && answer.status !== 400)
            expect([actor, text, answer]).toEqual([actor, text, missing])
        }
      }
      await expectNothingWritten()
    }
  },
)

/** The columns that say whose a row is. */
const OWNERS = { user_id: 'user', workspace_id: 'workspace', asset_id: 'asset' } as const
const tables = Object.values<unknown>(schema).filter((each): each is PgTable => is(each, PgTable))

/** Everything of a tenant, as it is stored: what every table says is theirs. */
async function belongings({ ids }: Pick<Tenant, 'ids'>) {
  const rows = tables.flatMap((table) => {
    const { name, columns } = getTableConfig(table)
    const whose = Object.entries({ ...OWNERS, ...(table === users && { id: 'user' as const }) })
      .filter(([column]) => columns.some((each) => each.name === column))
      .map(([column, thing]) => sql`${sql.identifier(column)} = ${ids[thing]}`)
    const row = sql`to_jsonb(t)::text`
    return whose.length === 0
      ? []
      : [sql`select ${name} as name, ${row} as row from ${table} t where ${sql.join(whose, sql` or `)}`]
  })
  const { rows: found } = (await db.execute(sql`${sql.join(rows, sql` union all `)} order by 1, 2`)) as {
    rows: object[]
  }
  return JSON.stringify(found)
}

test.each(ownOnly)(
  '%s: reads and changes nothing of anybody else, whatever ids stand in it',
  async (name, endpoint, row) => {
    const before = await belongings(owner)
    const place = ownOnly.findIndex(([each]) => each === name)
    for (const options of byTurns([{ plan: 'bundle deal' }, { plan: null, role: 'admin' }], place, 1)) {
      const stranger = await signUp(options)
      await keepAddress(db, stranger.user)
      const { user, workspace } = owner.ids
      const smuggled = { id: user, user, user_id: user, workspace, workspace_id: workspace, owner_id: user }
      const own = JSON.parse(JSON.stringify(row).replace('$', stranger.user.id)) as object
      // What a call does not know is refused by its name; without it the call does what it does.
      const bodies = [
        ...(endpoint.body ? [{ body: { ...smuggled, ...own }, status: 422 }] : []),
        { body: own, status: 200 },
      ]
      for (const { body, status } of bodies) {
        const answer = await wholeAnswer(endpoint, {
          token: stranger.token,
          query: smuggled,
          ...sentWith(endpoint, body),
        })
        expect([answer.body, endpoint.later ? 501 : status]).toEqual([answer.body, answer.status])
        for (const secret of [...Object.values(owner.ids), owner.user.email]) expect(answer.body).not.toContain(secret)
        expect(await belongings(owner)).toBe(before)
      }
    }
  },
)

const built = named.filter(([, endpoint]) => !endpoint.later)
const several = built.filter(([, , row]) => kindsIn(row).length > 1)
let second: Awaited<ReturnType<typeof ask<typeof workspaceApi.create>>> | undefined

test.each(several)(
  "%s: one's own asset or scan is not found in another workspace of one's own",
  async (_, endpoint, row) => {
    second ??= await ask(workspaceApi.create, { token: owner.token, body: { name: 'Second' } })
    const before = await belongings(owner)
    const elsewhere = { ...owner.ids, workspace: second.workspace.id }
    expect((await tell(endpoint, { token: owner.token, ...row(elsewhere) })).status).toBe(404)
    expect(await belongings(owner)).toBe(before)
  },
)

/** What the owner may change is the concern of server/api/audit.test.ts. */
const reading = built.filter(([, { method, reads }]) => method === 'GET' || reads)

test.each(reading)('%s: the owner is answered', async (name, endpoint, row) => {
  const { status } = await api.send(endpoint, { token: owner.token, ...row(owner.ids) })
  expect([name, status]).toEqual([name, 200])
})
