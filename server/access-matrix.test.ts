import { eq } from 'drizzle-orm'
import { NO_WORKSPACE, type Decision, decide } from '@/lib/domain/access'
import { accountApi } from '@/lib/contract/account'
import { assetChangeApi } from '@/lib/contract/asset-change'
import type { Endpoint, GateName } from '@/lib/contract/endpoint'
import { calls as declared, endpoints } from '@/lib/contract/endpoints'
import { User, userApi } from '@/lib/contract/user'
import { gates } from '@/lib/domain/plans'
import { routeList } from '@/lib/domain/routes'
import calls from '@/lib/testing/spec/endpoints.json'
import {
  PLANS,
  type Person,
  WITHOUT_WORKSPACE,
  WORKSPACE_WARNING,
  holds,
  isAdmitted,
  isMember,
  named,
  people,
  table,
} from '@/lib/testing/section-6'
import { byTurns, isFull } from '@/lib/testing/sample'
import screens from '@/lib/testing/spec/routes.json'
import { USAGE_LIMIT_MESSAGE, capFor } from '@/lib/domain/usage'
import { sessions, subscriptions, users } from './db/schema'
import { MISSING, openContractApi } from './routes/testing'
import { hashToken } from './tokens'

const { db, ask, tell, signUp } = openContractApi()

const asSpecified = (path: string) => path.replace(/\[\[\.{3}(\w+)\]\]/g, '{$1?}').replace(/\[(\w+)\]/g, '{$1}')
const routes = routeList.map((route) => ({ route, path: asSpecified(route.path) }))
const plansOfGate = (gate: GateName | undefined) => (gate ? gates[gate].plans : null)
/** What the specification does not have says by its own gate whom it is open to. */
const beyond = Object.fromEntries(
  routes.flatMap(({ route, path }) => (route.beyond ? [[path, plansOfGate(route.gate) ?? ('open' as const)]] : [])),
)

const account = ({ role, plans }: Person) =>
  User.parse({ id: 1, name: 'Ada', email: 'ada@example.com', role, subscriptions: plans })

test('the two ways in which the specification writes its plan table down agree, and every route has its row', () => {
  const rows = Object.entries(table).map(([path, row]) => ({
    path,
    access: row === 'guest' ? 'guest' : 'user',
    plans: typeof row === 'string' ? null : row,
  }))
  const theirs = screens.routes.map(({ path, access, plans }) => ({ path, access, plans }))
  const byPath = (a: { path: string }, b: { path: string }) => (a.path < b.path ? -1 : 1)
  expect(rows.sort(byPath)).toEqual(theirs.sort(byPath))
  expect(
    routes
      .map(({ path }) => path)
      .filter((path) => !beyond[path])
      .sort(),
  ).toEqual(rows.map(({ path }) => path))
  expect(rows).toHaveLength(31)
})

/**
 * What section 6 says, in the words of `decide`; what an upgrade says is compared with the API's answer further down.
 */
function verdict(
  path: string,
  person: Person | null,
  hasWorkspace: boolean,
): Decision | { kind: 'upgrade'; plans: readonly string[] } {
  const row = table[path] ?? beyond[path]
  if (row === 'guest') return person ? { kind: 'redirect', to: '/' } : { kind: 'allow' }
  if (!person) return { kind: 'redirect', to: '/login' }
  if (!hasWorkspace && !WITHOUT_WORKSPACE.includes(path))
    return { kind: 'redirect', to: '/workspace', warning: WORKSPACE_WARNING }
  return row === 'open' || isAdmitted(person, row ?? [])
    ? { kind: 'allow' }
    : { kind: 'upgrade', plans: [...(row ?? []), 'bundle deal'] }
}

test('every person, with and without a workspace, is let in, led away or asked to upgrade at every route as the specification says', () => {
  const wrong: unknown[] = []
  const visits = [...people, null].flatMap((person) =>
    [true, false].map((hasWorkspace) => ({ person, user: person && account(person), hasWorkspace })),
  )
  for (const { person, user, hasWorkspace } of visits) {
    for (const { route, path } of routes) {
      const expected = verdict(path, person, hasWorkspace)
      const decision = decide(route, { user, hasWorkspace })
      const told = decision.kind === 'upgrade' ? { kind: decision.kind, plans: decision.plans } : decision
      if (JSON.stringify(told) !== JSON.stringify(expected))
        wrong.push([path, person && named(person), hasWorkspace, decision, expected])
    }
  }
  expect(wrong).toEqual([])
  expect(NO_WORKSPACE).toBe(WORKSPACE_WARNING)
})

// ---- the API ----

/** The plans of a call's gate, from the text of the specification. A text that says something new is an error here. */
function gateOf(text: string): string[] | null {
  if (text === '') return null
  const [plans = '', ...rest] = text.split(/;| for full_scan/)
  const names = plans.split('|').map((name) => name.trim())
  if (names.some((name) => !PLANS.includes(name)))
    throw new Error(`The gate “${text}” of the specification is not understood (${rest.join()})`)
  return names
}

type Row = { id: string; endpoint: Endpoint; gate: string[] | null; isLater: boolean }

const contract = Object.values(endpoints).flatMap((group) => Object.values(group))
const lineOf = ({ method, path }: { method: string; path: string }) =>
  `${method} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`
const listed = new Set(calls.endpoints.map(lineOf))

/** What no list names beyond the specification: its own gate says whom it is open to. */
const unlisted = declared.flatMap(({ id, endpoint }): Row[] => {
  const { gate } = endpoint
  if (listed.has(lineOf(endpoint)) || !endpoint.beyond || typeof gate !== 'string') return []
  const plans = gate === 'none' ? null : plansOfGate(gate)
  return [{ id, endpoint, gate: plans && [...plans], isLater: endpoint.later === true }]
})

/** The sign-out comes last: it ends the session that all calls share. */
const rows = calls.endpoints
  .flatMap((call): Row[] => {
    const endpoint = contract.find(
      ({ method, path }) => method === call.method && path.replaceAll(/:(\w+)/g, '{$1}') === call.path,
    )
    if (!endpoint && 'beyond' in call) return []
    if (!endpoint) throw new Error(`${call.id} is in no contract`)
    return [
      { id: call.id, endpoint, gate: gateOf(('gate' in call && call.gate) || ''), isLater: endpoint.later === true },
    ]
  })
  .concat(unlisted)
  .sort((a, b) => Number(a.id === 'auth.logout') - Number(b.id === 'auth.logout'))

test('every call of the contract has its row', () => {
  expect(new Set(rows.map(({ endpoint }) => endpoint))).toEqual(new Set(contract))
})

const nowhere = (endpoint: Endpoint) => ({ ...endpoint, path: endpoint.path.replaceAll(/:\w+/g, MISSING) })

/**
 * One user who becomes one person after the other. Every call is made for what does not exist, except the starts of a
 * scan, which look at the plan last.
 */
async function openCast() {
  const { user, token, workspace } = await signUp({ plan: null })
  const { asset } = await ask(assetChangeApi.create, {
    token,
    params: { workspace: workspace.id },
    body: { value: 'gate.example.com' },
  })
  const starts: Record<string, object> = {
    'scan.full': { body: { workspace_id: workspace.id, asset_id: asset.id } },
    'scan.start': { params: { ws: workspace.id }, body: { asset_id: asset.id } },
    'scan.startMany': { params: { ws: workspace.id }, body: { assets: [asset.id] } },
  }
  const session = { token_hash: hashToken(token), user_id: user.id, expires_at: new Date(Date.now() + 3_600_000) }
  return {
    make: ({ id, endpoint }: Row) =>
      id in starts ? tell(endpoint, { token, ...starts[id] }) : tell(nowhere(endpoint), { token }),
    async become({ role, plans }: Person) {
      await db.update(users).set({ role }).where(eq(users.id, user.id))
      await db.delete(subscriptions).where(eq(subscriptions.user_id, user.id))
      if (plans.length > 0) await db.insert(subscriptions).values(plans.map((plan) => ({ user_id: user.id, ...plan })))
      // One of the calls is the sign-out.
      await db.insert(sessions).values(session).onConflictDoNothing()
      return (await ask(userApi.show, { token })).user
    },
  }
}

/** The client's word at this gate: some screen stands behind every one of them. */
function clientAt(gate: readonly string[], user: User) {
  const screen = routes.find((route) => String(table[route.path]) === String(gate))
  if (!screen) throw new Error(`No screen has the gate ${gate.join()}`)
  return decide(screen.route, { user, hasWorkspace: true })
}

const gated = rows.filter(({ gate }) => gate)
const byGate = [...Map.groupBy(gated, ({ gate }) => String(gate)).values()]

/** A member without a plan, or with one that is as plans are. */
const isUsual = ({ role, plans }: Person) =>
  role === 'member' && plans.length <= 1 && plans.every((plan) => plan.status === 'active' && !plan.addons)
const unusual = people.filter((person) => !isUsual(person))
/** Whom the API meets: of those who are unusual a third, the others at the next commits. */
const met = [...people.filter(isUsual), ...byTurns(unusual, 0, Math.ceil(unusual.length / 3))]

/**
 * Every call for a member without a plan, a third of the gated ones for a member with one plan; for everybody else one call of
 * one gate, another one each time: that each gate knows each person is said by the test of `decide` above, and here
 * that the API asks it.
 */
function rowsFor(person: Person, turn: number): Row[] {
  const { plans } = person
  if (isUsual(person)) return plans.length === 0 || isFull ? rows : byTurns(gated, turn, Math.ceil(gated.length / 3))
  return byTurns(byGate, turn, 1).flatMap((group) => byTurns(group, Math.floor(turn / byGate.length), 1))
}

/** What was wrong with an answer; null when API, client and specification say the same. */
function disagreement(
  person: Person,
  { gate, isLater }: Row,
  client: Decision,
  { status, body }: { status: number; body: unknown },
) {
  if (gate && !isAdmitted(person, gate)) {
    if (client.kind !== 'upgrade') return 'the client lets in'
    const { message, plans, upgradeLink: link } = client
    const refusal = { message, code: 'upgrade', upgrade: { feature: Object(body).upgrade?.feature, plans, link } }
    const isSame = JSON.stringify(body) === JSON.stringify(refusal)
    return status === 403 && isSame ? null : 'the API does not refuse, or in other words'
  }
  if (client.kind !== 'allow') return 'the client refuses'
  if (status === 403) return 'the API refuses'
  return (status === 501) === isLater && (isLater || status < 500) ? null : 'the API fails'
}

test('every person is refused at the calls that the specification gates for them and at no other, in the words of the client', async () => {
  const { become, make } = await openCast()
  const wrong: unknown[] = []
  for (const [turn, person] of met.entries()) {
    const user = await become(person)
    for (const row of rowsFor(person, turn)) {
      const client: Decision = row.gate ? clientAt(row.gate, user) : { kind: 'allow' }
      const answer = await make(row)
      const what = disagreement(person, row, client, answer)
      if (what) wrong.push([row.id, named(person), what, answer])
    }
  }
  expect(wrong).toEqual([])
})

test('nothing that a caller sends makes another person of them', async () => {
  const { user, token } = await signUp({ plan: null })
  const claim = { role: 'admin', subscriptions: [{ name: 'bundle deal', status: 'active' }], plan: 'bundle deal' }
  const headers = {
    'x-role': 'admin',
    'x-user-role': 'admin',
    'x-plan': 'bundle deal',
    cookie: 'role=admin; plan=bundle deal',
  }
  const gatedRow = rows.find(({ id }) => id === 'stats.show')!
  const body = { name: 'Ada', email: user.email, ...claim, user: claim, usage: {} }
  expect(await tell(accountApi.updateProfile, { token, headers, body, query: { role: 'admin' } })).toMatchObject({
    status: 422,
    body: { errors: { role: [expect.any(String)], subscriptions: [expect.any(String)] } },
  })
  expect((await tell(userApi.show, { token, headers })).body).toMatchObject({
    user: { role: 'member', subscriptions: [] },
  })
  expect(
    await tell(nowhere(gatedRow.endpoint), { token, headers, query: { role: 'admin', plan: 'premium' } }),
  ).toMatchObject({ status: 403 })
  expect(await db.$count(subscriptions, eq(subscriptions.user_id, user.id))).toBe(0)
})

test('the web widget may be changed five times by a member without an unlimited plan', () => {
  const limit = screens.routes.find((route) => 'usageCap' in route)?.usageCap?.limit
  expect(limit).toBe(5)
  for (const person of people) {
    const isUncapped = !isMember(person) || holds(person, 'unlimited', 'bundle deal')
    expect([named(person), capFor('widget_customization', account(person))]).toEqual([
      named(person),
      isUncapped ? null : limit,
    ])
  }
  expect(USAGE_LIMIT_MESSAGE).toBe(
    'You have reached your usage limit for this feature. Upgrade to Soteria Unlimited for unlimited access.',
  )
})
