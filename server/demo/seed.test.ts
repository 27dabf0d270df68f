import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { eq } from 'drizzle-orm'
import { hasPlan } from '@/lib/domain/plans'
import { overPglite } from '@/server/db/client'
import type { Db } from '@/server/db/db'
import { assets, scans, sessions, settings, subscriptions, users, workspaces } from '@/server/db/schema'
import { demoAccounts, lockDemo, seedDemo } from './seed'

/** Of its own: all users of the one that the tests share would go again and again. */
let client: PGlite
let db: Db
beforeAll(async () => {
  client = await PGlite.create({ loadDataDir: new Blob([readFileSync(process.env.TEST_DATABASE_TEMPLATE ?? '')]) })
  db = overPglite(client)
})
afterAll(() => client.close())

const passwords = { hash: async (plain: string) => `plain:${plain}`, verify: async () => true }
const seed = (tx: Db, wantedPassword: string | null, shopUrl = 'http://127.0.0.1:3001/') =>
  seedDemo(tx, { passwords, wantedPassword, shopUrl })

/** Nothing of it stays for the next test. */
async function inFreshDemo(test: (tx: Db) => Promise<void>) {
  const undone = new Error(randomUUID())
  const run = db.transaction(async (tx) => {
    await tx.delete(users)
    await tx.delete(settings)
    await test(tx)
    throw undone
  })
  await expect(run).rejects.toBe(undone)
}

test('at the first start there is an account for every plan, with a workspace, the shop and a scan that waits', () =>
  inFreshDemo(async (tx) => {
    await seed(tx, 'try-me-now-1')
    const rows = await tx
      .select()
      .from(users)
      .innerJoin(workspaces, eq(workspaces.user_id, users.id))
      .innerJoin(assets, eq(assets.workspace_id, workspaces.id))
      .innerJoin(scans, eq(scans.asset_id, assets.id))
    expect(rows.map((row) => row.users.email).sort()).toEqual(demoAccounts.map(({ email }) => email).sort())
    expect(
      rows.every(
        (row) =>
          row.users.password_hash === 'plain:try-me-now-1' &&
          row.workspaces.is_default &&
          row.assets.value === 'http://127.0.0.1:3001',
      ),
    ).toBe(true)
    expect(rows.every((row) => row.scans.status === 'queued' && row.scans.scan_type === 'light_scan')).toBe(true)

    const plans = await tx.select().from(subscriptions).innerJoin(users, eq(users.id, subscriptions.user_id))
    expect(plans).toHaveLength(8)
    const whitelabel = plans
      .filter((row) => row.users.email === 'whitelabel@soteria.test')
      .map(({ subscriptions: { name, status } }) => ({ name, status }))
    expect(hasPlan({ role: 'member', subscriptions: whitelabel }, 'white label')).toBe(true)
  }))

test('a made-up password stays the same at later starts, and a wanted one replaces it', () =>
  inFreshDemo(async (tx) => {
    const madeUp = await seed(tx, null)
    expect(madeUp).toMatch(/\w{4}-\w{4}-\d{4}/)
    expect(await seed(tx, null)).toBe(madeUp)
    expect(await seed(tx, 'try-me-now-1')).toBe('try-me-now-1')
    const hashes = await tx.select({ hash: users.password_hash }).from(users)
    expect(new Set(hashes.map(({ hash }) => hash))).toEqual(new Set(['plain:try-me-now-1']))
  }))

test('a password that somebody changed in the app survives the next start', () =>
  inFreshDemo(async (tx) => {
    await seed(tx, null)
    await tx.update(users).set({ password_hash: 'plain:mine' }).where(eq(users.email, 'premium@soteria.test'))
    await seed(tx, null)
    const [user] = await tx.select().from(users).where(eq(users.email, 'premium@soteria.test'))
    expect(user?.password_hash).toBe('plain:mine')
  }))

test('the assets follow the shop to another port', () =>
  inFreshDemo(async (tx) => {
    await seed(tx, null)
    const [shop] = await tx.select().from(assets).limit(1)
    await tx
      .insert(assets)
      .values({ workspace_id: shop?.workspace_id ?? '', type: 'url', value: 'http://127.0.0.1:4001' })
    await seed(tx, null, 'http://127.0.0.1:4001/')
    const values = (await tx.select().from(assets)).map(({ value }) => value).sort()
    expect(values).toEqual([
      'http://127.0.0.1:3001',
      ...Array.from({ length: demoAccounts.length }, () => 'http://127.0.0.1:4001'),
    ])
  }))

test('after try-out mode is switched off its accounts are closed, and open again when it is back', () =>
  inFreshDemo(async (tx) => {
    const password = await seed(tx, null)
    const [user] = await tx.select().from(users).where(eq(users.email, 'admin@soteria.test'))
    const [own] = await tx
      .insert(users)
      .values({ name: 'Ada', email: 'ada@example.com', password_hash: 'plain:own' })
      .returning()
    for (const [token_hash, id] of [
      ['demo', user?.id],
      ['own', own?.id],
    ] as const)
      await tx.insert(sessions).values({ token_hash, user_id: id ?? '', expires_at: new Date(Date.now() + 60_000) })

    await lockDemo(tx)
    const hashes = await tx.select({ hash: users.password_hash }).from(users)
    expect(new Set(hashes.map(({ hash }) => hash))).toEqual(new Set(['', 'plain:own']))
    expect((await tx.select().from(sessions)).map(({ token_hash }) => token_hash)).toEqual(['own'])
    expect((await tx.select().from(settings)).map(({ value }) => value)).not.toContain(password)

    const again = await seed(tx, null)
    const [opened] = await tx.select().from(users).where(eq(users.email, 'admin@soteria.test'))
    expect(opened?.password_hash).toBe(`plain:${again}`)
  }))
