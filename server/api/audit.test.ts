import { eq, sql } from 'drizzle-orm'
import { authApi } from '@/lib/contract/auth'
import type { Endpoint } from '@/lib/contract/endpoint'
import { endpoints } from '@/lib/contract/endpoints'
import { byTurns } from '@/lib/testing/sample'
import { auditLog } from '@/server/db/schema'
import { openContractApi, type Sent } from '@/server/routes/testing'
import { naming, nameless, openTenant } from '@/server/routes/testing-rows'
import { everyRow } from '@/server/routes/testing-traces'
import { TEST_PASSWORD } from '@/server/testing'

/** With a place for websites: what is not published cannot be checked. */
const api = openContractApi({ settings: { sitesHost: 'sites.test', publicUrl: 'https://soteria.test' } })
const { db } = api

const changing = Object.entries(endpoints).flatMap(([noun, calls]) =>
  Object.entries(calls).flatMap(([name, endpoint]: [string, Endpoint]) => {
    const key = `${noun}.${name}`
    const isMeant = endpoint.method !== 'GET' && endpoint.auth === 'user' && !endpoint.later && !endpoint.reads
    return isMeant ? [[key, endpoint] as const] : []
  }),
)

/** Without the table that counts tries. */
const everything = () => everyRow(db, ['attempts'])

/** While it works no row about this person can be written. */
async function withoutAudit<T>(user: { id: string }, work: () => Promise<T>): Promise<T> {
  await db.execute(
    sql.raw(
      `create function refuse_audit() returns trigger language plpgsql as $$ begin raise exception 'The log is full.'; end $$`,
    ),
  )
  await db.execute(
    sql.raw(
      `create trigger refuse_audit before insert on audit_log for each row when (new.user_id = '${user.id}') execute function refuse_audit()`,
    ),
  )
  try {
    return await work()
  } finally {
    await db.execute(sql.raw('drop trigger refuse_audit on audit_log; '))
    await db.execute(sql.raw('drop function refuse_audit()'))
  }
}

/** One rule writes the log for all of them: half of them are tried, the other half at the next commit. */
const tried = byTurns(changing, 0, Math.ceil(changing.length / 2))

test.each(tried)('%s changes nothing when it cannot be written into the audit log', async (key, endpoint) => {
  const me = await openTenant(api)
  const own = JSON.parse(JSON.stringify(nameless[key] ?? {}).replace('$', me.user.id)) as object
  const sent: Sent = naming[key]?.(me.ids) ?? { body: own }
  const before = await everything()
  const { status } = await withoutAudit(me.user, () => api.tell(endpoint, { token: me.token, ...sent }))
  expect([status, await everything()]).toEqual([500, before])
  const noted = () => db.$count(auditLog, sql`${auditLog.user_id} = ${me.user.id} and ${auditLog.action} = ${key}`)
  const earlier = await noted()
  expect(await api.tell(endpoint, { token: me.token, ...sent })).toMatchObject({ status: 200 })
  expect((await noted()) - earlier).toBe(1)
})

test('a sign-in that cannot be written into the audit log opens no session', async () => {
  const { user } = await api.signUp()
  const before = await everything()
  const body = { email: user.email, password: TEST_PASSWORD, device: 'a-browser-of-its-own-1' }
  expect([(await withoutAudit(user, () => api.tell(authApi.login, { body }))).status, await everything()]).toEqual([
    500,
    before,
  ])
})

test('rows of the audit log are neither changed nor deleted, only forgotten when they are old', async () => {
  const { user } = await api.signUp()
  const old = sql<Date>`now() - interval '400 days'`
  await db.insert(auditLog).values([
    { action: 'test.old', user_id: user.id, at: old },
    { action: 'test.new', user_id: user.id },
  ])
  const mine = eq(auditLog.user_id, user.id)
  const refused = { cause: expect.objectContaining({ message: 'audit_log only takes new rows' }) as unknown }
  await expect(db.update(auditLog).set({ action: 'other' }).where(mine)).rejects.toMatchObject(refused)
  await expect(db.delete(auditLog).where(mine)).rejects.toMatchObject(refused)
  await expect(db.execute(sql`truncate audit_log`)).rejects.toMatchObject(refused)
  await expect(db.execute(sql`select forget_audit(now())`)).rejects.toMatchObject(refused)
  await db.execute(sql`select forget_audit(now() - interval '365 days')`)
  expect((await db.select().from(auditLog).where(mine)).map(({ action }) => action)).toEqual(['test.new'])
  await expect(db.delete(auditLog).where(mine)).rejects.toMatchObject(refused)
})
