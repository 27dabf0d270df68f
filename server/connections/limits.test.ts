import { setTimeout as pause } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { deliveries, deliveryAttempts, integrations } from '@/server/db/schema'
import type { Outgoing } from '@/server/outgoing/answer'
import { openContractApi } from '@/server/routes/testing'
import type { Mailer } from '@/server/mail'
import { leaveMessage } from '@/server/records/deliveries'
import { sealAll } from './sealed'
import { MESSAGE } from './testing'

/** Receivers that keep everybody waiting until they are let go, and count who is there at once. */
let held = Promise.withResolvers<void>()
const busy = new Map<string, number>()
const most = new Map<string, number>()
const outgoing: Outgoing = {
  check: async () => {},
  async send({ url }) {
    const places = [new URL(url).hostname, 'all']
    for (const place of places) {
      busy.set(place, (busy.get(place) ?? 0) + 1)
      most.set(place, Math.max(most.get(place) ?? 0, busy.get(place) ?? 0))
    }
    await held.promise
    for (const place of places) busy.set(place, (busy.get(place) ?? 0) - 1)
    return { status: 200, reply: '', retryAfter: null, location: null, ms: 20 }
  },
}
const mails = { now: 0, most: 0 }
/** A mail server that keeps everybody waiting in the same way. */
const mailer: Mailer = {
  async send() {
    mails.now += 1
    mails.most = Math.max(mails.most, mails.now)
    await held.promise
    mails.now -= 1
  },
}
const { db, deps, signUp, sendMessages } = openContractApi({ deps: { outgoing }, mailer })

beforeEach(async () => {
  most.clear()
  held = Promise.withResolvers<void>()
  await db.delete(deliveries)
})

/** So many connections to each of these hosts. */
async function connect(workspace: string, hosts: readonly string[], each: number) {
  const ids: string[] = []
  for (const [number, host] of hosts.flatMap((name) => Array.from({ length: each }, () => name)).entries()) {
    const id = crypto.randomUUID()
    const secrets = deps.secrets ? sealAll(deps.secrets, id, { signing: `whsec_${btoa('x'.repeat(24))}` }) : {}
    await db.insert(integrations).values({
      id,
      workspace_id: workspace,
      type: 'webhook',
      name: `${number}`,
      host,
      config: { address: `https://${host}/` },
      secrets,
    })
    ids.push(id)
  }
  return ids
}
const leave = (workspaceId: string, integrationId: string) =>
  leaveMessage(db, { workspaceId, runId: null, position: null, integrationId, toName: '', message: MESSAGE })

test('a host has two at a time, a tenant ten, and nobody waits for another', async () => {
  const { workspace } = await signUp()
  const hosts = Array.from({ length: 8 }, (_, number) => `host${number}.example`)
  for (const id of await connect(workspace.id, hosts, 4))
    for (let turn = 0; turn < 2; turn += 1) await leave(workspace.id, id)
  const sending = sendMessages({ now: () => new Date(Date.now() + 60_000) })
  while ((busy.get('all') ?? 0) < 10) await pause(5)
  expect(hosts.reduce((sum, host) => sum + (busy.get(host) ?? 0), 0)).toBe(10)
  held.resolve()
  await sending
  expect(await db.$count(deliveries, eq(deliveries.state, 'done'))).toBe(64)
  expect(Math.max(...hosts.map((host) => most.get(host) ?? 0))).toBe(2)
  expect(most.get('all')).toBe(10)
})

test('a tenant makes six hundred tries an hour, and the rest waits for the next', async () => {
  held.resolve()
  const [me, other] = [await signUp(), await signUp()]
  const [[id = ''], [theirs = '']] = [
    await connect(me.workspace.id, ['one.example'], 1),
    await connect(other.workspace.id, ['two.example'], 1),
  ]
  const first = (await leave(me.workspace.id, id)) ?? ''
  const at = new Date(Date.now() - 30 * 60_000)
  await db.insert(deliveryAttempts).values(
    Array.from({ length: 598 }, (_, number) => ({
      delivery_id: first,
      number: number + 100,
      at,
      outcome: 'ok' as const,
    })),
  )
  for (let turn = 0; turn < 3; turn += 1) await leave(me.workspace.id, id)
  await leave(other.workspace.id, theirs)
  const doneOf = async (workspace: string) =>
    (await db.select().from(deliveries).where(eq(deliveries.workspace_id, workspace))).filter(
      ({ state }) => state === 'done',
    ).length
  const send = (minutes: number) => sendMessages({ now: () => new Date(Date.now() + minutes * 60_000) })
  await send(1)
  await send(2)
  expect([await doneOf(me.workspace.id), await doneOf(other.workspace.id)]).toEqual([2, 1])
  await send(59)
  expect(await doneOf(me.workspace.id)).toBe(4)
})

test('several processes together make no more than six hundred', async () => {
  held.resolve()
  const { workspace } = await signUp()
  const hosts = Array.from({ length: 10 }, (_, number) => `shop${number}.example`)
  const ids = await connect(workspace.id, hosts, 1)
  for (const id of ids) for (let turn = 0; turn < 2; turn += 1) await leave(workspace.id, id)
  const [earlier] = await db.insert(deliveries).values(over(workspace.id)).returning({ id: deliveries.id })
  const at = new Date(Date.now() - 30 * 60_000)
  await db.insert(deliveryAttempts).values(
    Array.from({ length: 595 }, (_, number) => ({
      delivery_id: earlier?.id ?? '',
      number,
      at,
      outcome: 'ok' as const,
    })),
  )
  const now = () => new Date(Date.now() + 60_000)
  await Promise.all([sendMessages({ now }), sendMessages({ now }), sendMessages({ now })])
  expect(await db.$count(deliveries, eq(deliveries.state, 'done'))).toBe(1 + 5)
})

const over = (workspace_id: string) => ({
  workspace_id,
  kind: 'message' as const,
  target: '',
  state: 'done' as const,
  message: MESSAGE,
  expires_at: new Date(Date.now() + 60_000),
})

test('mails of tenants do not wait for each other, though all go to one mail server', async () => {
  for (let tenant = 0; tenant < 5; tenant += 1) {
    const { user, workspace } = await signUp()
    const [row] = await db
      .insert(integrations)
      .values({
        workspace_id: workspace.id,
        type: 'email',
        name: 'Team',
        config: { addresses: user.email, language: 'en' },
      })
      .returning({ id: integrations.id })
    await leave(workspace.id, row?.id ?? '')
    await leave(workspace.id, row?.id ?? '')
  }
  const sending = sendMessages({ now: () => new Date(Date.now() + 60_000) })
  while (mails.now < 5) await pause(5)
  held.resolve()
  await sending
  // Of one connection one after the other.
  expect(mails.most).toBe(5)
  expect(await db.$count(deliveries, eq(deliveries.state, 'done'))).toBe(10)
})
