import { eq } from 'drizzle-orm'
import type { Endpoint } from '@/lib/contract/endpoint'
import { endpoints } from '@/lib/contract/endpoints'
import { gates, PLANS } from '@/lib/plans'
import spec from '@/lib/testing/spec/endpoints.json'
import { subscriptions } from './db/schema'
import { MISSING, openContractApi } from './routes/testing'

const { db, tell, signUp } = openContractApi()

const path = (endpoint: Endpoint) => endpoint.path.replaceAll(/:\w+/g, MISSING)
const all = Object.values(endpoints).flatMap((calls) => Object.values(calls))

const gateOf: Record<string, keyof typeof gates> = {
  'premium|unlimited': 'core',
  'agency toolkit|white label': 'agencyTools',
  'reseller license': 'reseller',
}
const gated = spec.endpoints.flatMap((call) => {
  const gate = gateOf['gate' in call && call.gate ? (call.gate.split(';')[0] ?? '') : '']
  const endpoint = all.find((candidate) => candidate.method === call.method && candidate.path.replaceAll(/:(\w+)/g, '{$1}') === call.path)
  return gate && endpoint && call.id !== 'scan.full' ? [{ id: call.id, gate, endpoint }] : []
})

test('the specification gates dozens of calls', () => {
  expect(gated.length).toBeGreaterThan(30)
})

async function refused(token: string): Promise<Record<string, unknown>> {
  const answers = await Promise.all(gated.map(async ({ id, endpoint }) => [id, await tell({ ...endpoint, path: path(endpoint) }, { token })] as const))
  return Object.fromEntries(answers.filter(([, { status }]) => status === 403).map(([id, { body }]) => [id, body]))
}

test.each([null, ...PLANS])('with the plan %s exactly the gates of the plan table open, for every gated call', async (plan) => {
  const { token } = await signUp({ plan })
  const opens = (gate: keyof typeof gates) => plan === 'bundle deal' || (gates[gate].plans as readonly (string | null)[]).includes(plan)
  const closed = gated.filter(({ gate }) => !opens(gate))
  expect(await refused(token)).toEqual(
    Object.fromEntries(
      closed.map(({ id, gate }) => [id, { message: gates[gate].message, upgrade: { feature: gate, plans: gates[gate].plans, link: '/upgrade' } }]),
    ),
  )
})

test('a plan that is over opens nothing, and an addon as much as a plan', async () => {
  const [over, addon] = [await signUp({ plan: 'premium' }), await signUp({ plan: 'marshal' })]
  await db.update(subscriptions).set({ status: 'canceled' }).where(eq(subscriptions.user_id, over.user.id))
  await db
    .update(subscriptions)
    .set({ addons: [{ name: 'Bundle Deal', status: 'Active' }] })
    .where(eq(subscriptions.user_id, addon.user.id))
  expect(Object.keys(await refused(over.token))).toEqual(gated.map(({ id }) => id))
  expect(await refused(addon.token)).toEqual({})
})

test.each(['admin', 'support', 'reseller'])('the role %s passes every gate', async (role) => {
  const { token } = await signUp({ plan: null, role })
  expect(await refused(token)).toEqual({})
})

test('what comes with a later version says so, after who calls and their plan were looked at', async () => {
  const { token } = await signUp()
  expect(await tell(endpoints.report?.download as Endpoint, { token, params: { workspace: MISSING, report: MISSING } })).toEqual({
    status: 501,
    body: { message: 'Reports as PDF are not available in this version yet.' },
  })
})
