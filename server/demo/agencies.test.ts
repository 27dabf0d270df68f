import { readFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { and, eq, isNotNull, like } from 'drizzle-orm'
import { overPglite } from '@/server/db/client'
import type { Db } from '@/server/db/db'
import {
  assets,
  contracts,
  deliveries,
  doNotContact,
  incidents,
  invoices,
  leads,
  leadScans,
  monitors,
  scans,
  subscriptions,
  users,
  workspaces,
} from '@/server/db/schema'
import { eventsOf, isWhole } from '@/server/contracts/chain'
import { sampleHosts } from '@/server/leads/sample'
import { publicSubscription } from '@/server/records/subscription-rows'
import { plansOf } from '@/server/routes/agency/client-plans'
import { readSettings } from '@/server/settings'
import { seedAgencies } from './agencies'
import { lookAtClients } from './client-watch'
import { seedDemo } from './seed'
import { seedResellers } from './resellers'
import { startDemoTarget } from './target'

const passwords = { hash: async (plain: string) => `plain:${plain}`, verify: async () => true }

/** What is on the paper is tested where it is printed. */
const printing = { printContract: async () => new Uint8Array([1]), settings: readSettings({}) }

let client: PGlite
let db: Db
let shop: Awaited<ReturnType<typeof startDemoTarget>>
beforeAll(async () => {
  client = await PGlite.create({ loadDataDir: new Blob([readFileSync(process.env.TEST_DATABASE_TEMPLATE ?? '')]) })
  db = overPglite(client)
  shop = await startDemoTarget(0, undefined, sampleHosts())
  await db.transaction((tx) => seedDemo(tx, { passwords, wantedPassword: 'try-out-2026', shopUrl: shop.url }))
  await seedAgencies(db, printing, shop.port)
})
afterAll(async () => {
  await client.close()
  await shop.close()
})

const countOf = async () => [
  await db.$count(workspaces),
  await db.$count(assets),
  await db.$count(leads),
  await db.$count(leadScans),
  await db.$count(contracts),
  await db.$count(invoices),
]

test('agencies start with four clients that wait for a scan and twenty leads in all stages', async () => {
  const [agency] = await db.select().from(users).where(eq(users.email, 'agency@soteria.test'))
  const mine = await db
    .select()
    .from(workspaces)
    .where(eq(workspaces.user_id, agency?.id ?? ''))
  expect(mine.filter(({ client_name }) => client_name)).toHaveLength(4)
  expect(await db.$count(scans, and(eq(scans.status, 'queued'), like(scans.asset_value, '%.localhost%')))).toBe(8)
  const own = await db
    .select()
    .from(leads)
    .where(eq(leads.user_id, agency?.id ?? ''))
  expect(own).toHaveLength(20)
  expect(new Set(own.map(({ status }) => status)).size).toBe(6)
  expect(own.filter(({ website }) => website)).toHaveLength(6)
  expect(own.filter(({ next_step_at }) => next_step_at && next_step_at < new Date()).length).toBeGreaterThan(2)
  expect(await db.$count(leadScans, eq(leadScans.user_id, agency?.id ?? ''))).toBe(6)
  expect(await db.$count(doNotContact, eq(doNotContact.user_id, agency?.id ?? ''))).toBeGreaterThan(0)
})

test('one client has signed a care plan, for one an invoice is written next, and nobody gets a mail', async () => {
  const [agency] = await db.select().from(users).where(eq(users.email, 'agency@soteria.test'))
  if (!agency) throw new Error('The demo has no agency')
  const [contract, ...others] = await db.select().from(contracts).where(eq(contracts.user_id, agency.id))
  expect([contract?.status, contract?.value_period, others]).toEqual(['signed', 'month', []])
  const events = await eventsOf(db, contract?.id ?? '')
  expect([events.map(({ kind }) => kind), isWhole(events)]).toEqual([['sent', 'viewed', 'code_ok', 'signed'], true])
  const plans = await db.select().from(subscriptions).where(eq(subscriptions.user_id, agency.id))
  const told = await plansOf(db, { ...agency, subscriptions: plans.map(publicSubscription) })
  const clients = await db
    .select()
    .from(workspaces)
    .where(and(eq(workspaces.user_id, agency.id), isNotNull(workspaces.client_name)))
  const shown = Object.fromEntries(clients.map(({ id, name }) => [name, told(id)]))
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  expect(shown).toMatchObject({
    'Quay Street Physio': {
      plan: { label: 'Website care plan', amount_minor: 15_000, currency: 'USD', period: 'month' },
      next: { kind: 'contract_ends', on: day(365) },
    },
    'Brennan Joinery': { plan: { amount_minor: 12_000, period: 'month' }, next: { kind: 'invoice', on: day(5) } },
    'Lane Bookshop': { plan: null },
  })
  expect(await db.$count(deliveries)).toBe(0)
})

test('a later start adds nothing, and the sites follow to another port', async () => {
  const before = await countOf()
  await seedAgencies(db, printing, shop.port)
  expect(await countOf()).toEqual(before)
  const other = shop.port + 1
  await seedAgencies(db, printing, other)
  expect(await db.$count(assets, like(assets.value, `%.localhost:${shop.port}`))).toBe(0)
  expect(await db.$count(leads, like(leads.website, `%.localhost:${other}/`))).toBe(12)
  await seedAgencies(db, printing, shop.port)
  expect(await countOf()).toEqual(before)
})

test('the reseller starts with accounts in all states, which no password opens, and a later start adds none', async () => {
  await seedResellers(db, shop.port)
  const accounts = await db.select().from(users).where(isNotNull(users.reseller_id))
  expect(new Set(accounts.map(({ status }) => status))).toEqual(new Set(['active', 'invited', 'suspended']))
  expect(new Set(accounts.map(({ password_hash }) => password_hash))).toEqual(new Set(['', '!']))
  await seedResellers(db, shop.port + 1)
  expect(await db.$count(users, isNotNull(users.reseller_id))).toBe(accounts.length)
  const moved = like(assets.value, `%brennan-joinery.localhost:${shop.port + 1}`)
  expect(await db.$count(assets, moved)).toBe(1)
})

test('one client of each is down, and the others answer', async () => {
  await lookAtClients(db, shop.port)
  await lookAtClients(db, shop.port)
  const rows = await db.select().from(monitors).innerJoin(assets, eq(assets.id, monitors.asset_id))
  expect(rows.filter((row) => row.monitors.state === 'down').map((row) => row.assets.name)).toEqual([
    'Harbour Coffee',
    'Harbour Coffee',
  ])
  expect(rows.filter((row) => row.monitors.state === 'up')).toHaveLength(6)
  expect(await db.$count(incidents)).toBe(2)
})
