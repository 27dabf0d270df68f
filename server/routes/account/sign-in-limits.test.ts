import { randomInt, randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { accountApi } from '@/lib/contract/account'
import { authApi } from '@/lib/contract/auth'
import { attempts, knownDevices, sessions } from '@/server/db/schema'
import { TEST_PASSWORD } from '@/server/testing'
import { newToken } from '@/server/tokens'
import { openContractApi } from '@/server/routes/testing'

/** Two processes with one database, behind a proxy. */
const api = openContractApi({ settings: { trustProxy: true } })
const second = openContractApi({ settings: { trustProxy: true } })
const { db, signUp } = api

const somebody = () => `${randomUUID()}@soteria.test`
const group = () => randomInt(0x1000, 0xffff).toString(16)
const newV4 = () => `198.${randomInt(20, 200)}.${randomInt(256)}.${randomInt(256)}`

/** The statuses of wrong sign-ins, each to another account and with the next hop of the list. */
async function failFrom(hops: string[], at = api): Promise<number[]> {
  const statuses = []
  for (const hop of hops)
    statuses.push(
      (
        await at.tell(authApi.login, {
          body: { email: somebody(), password: 'x' },
          headers: { 'x-forwarded-for': `1.1.1.1, ${hop}` },
        })
      ).status,
    )
  return statuses
}

const times = (count: number, hop: (i: number) => string) => Array.from({ length: count }, (_, i) => hop(i))

test('one address may fail twenty times over all accounts and processes; the next address may as well', async () => {
  const [ip, next] = [newV4(), newV4()]
  expect(await failFrom(times(10, () => ip))).toEqual(times(10, () => '').map(() => 422))
  expect(
    (
      await failFrom(
        times(11, () => ip),
        second,
      )
    ).slice(-2),
  ).toEqual([422, 429])
  expect(await failFrom([next])).toEqual([422])
})

test('an account is closed after five failures, whichever process was asked', async () => {
  const { user } = await signUp()
  const statuses = []
  for (let i = 0; i < 6; i += 1)
    statuses.push(
      (await (i % 2 ? second : api).tell(authApi.login, { body: { email: user.email, password: `wrong ${i}` } }))
        .status,
    )
  expect(statuses).toEqual([422, 422, 422, 422, 422, 429])
})

test.each([
  ['with a port', (ip: string, i: number) => `${ip}:${5000 + i}`, newV4],
  ['in brackets', (ip: string) => `[${ip}]`, () => `2001:db8:${group()}::1`],
  ['in brackets with a port', (ip: string, i: number) => `[${ip}]:${5000 + i}`, () => `2001:db8:${group()}::1`],
  ['in quotation marks', (ip: string, i: number) => `"[${ip}]:${5000 + i}"`, () => `2001:db8:${group()}::1`],
])('a hop %s counts by its address alone', async (_, hop, newAddress) => {
  const [one, other] = [newAddress(), newAddress()]
  expect((await failFrom(times(21, (i) => hop(one, i)))).slice(-2)).toEqual([422, 429])
  expect(await failFrom([hop(other, 1)])).toEqual([422])
  expect((await failFrom([one]))[0]).toBe(429)
})

test.each(['unknown', '_hidden', '300.1.2.3:80', '[::', '', '1.2.3.4.5'])(
  'a hop that is no address (%j) is nobody’s counter',
  async (hop) => {
    expect(await failFrom(times(25, () => hop))).toEqual(times(25, () => '').map(() => 422))
  },
)

test('a /64 of IPv6 counts as one, and a /48 as five of them', async () => {
  const [a, b] = [group(), group()]
  expect((await failFrom(times(21, (i) => `2001:db8:${a}:2::${i + 1}`))).slice(-2)).toEqual([422, 429])
  expect(await failFrom([`2001:db8:${a}:3::1`])).toEqual([422])
  const everywhere = await failFrom(times(101, (i) => `2001:db8:${b}:${i}::1`))
  expect([everywhere.indexOf(429), everywhere.at(-1)]).toEqual([100, 429])
  expect(await failFrom([`2001:db8:${group()}:1::1`])).toEqual([422])
})

test('a browser that signed in before is not locked out by strangers, not even behind the same address', async () => {
  const { user } = await signUp()
  const [device, ip] = [newToken(), newV4()]
  const signIn = (password: string, from?: string) =>
    api.tell(authApi.login, { body: { email: user.email, password, device: from }, headers: { 'x-forwarded-for': ip } })
  expect((await signIn(TEST_PASSWORD, device)).status).toBe(200)
  for (let i = 0; i < 25; i += 1) await signIn(`guess ${i}`, newToken())
  expect((await signIn(TEST_PASSWORD, newToken())).status).toBe(429)
  expect((await signIn(TEST_PASSWORD)).status).toBe(429)
  expect((await signIn(TEST_PASSWORD, device)).status).toBe(200)
  expect(JSON.stringify(await db.select().from(knownDevices).where(eq(knownDevices.user_id, user.id)))).not.toContain(
    device,
  )
})

test('a known browser guesses no more than ten times, and is a stranger to every other account', async () => {
  const { user } = await signUp()
  const other = await signUp()
  const device = newToken()
  const statuses = []
  await api.ask(authApi.login, { body: { email: user.email, password: TEST_PASSWORD, device } })
  for (let i = 0; i < 11; i += 1)
    statuses.push(
      (await api.tell(authApi.login, { body: { email: user.email, password: `guess ${i}`, device } })).status,
    )
  expect(statuses.slice(-2)).toEqual([422, 429])
  for (let i = 0; i < 5; i += 1)
    await api.tell(authApi.login, { body: { email: other.user.email, password: 'guess', device } })
  expect(
    (await api.tell(authApi.login, { body: { email: other.user.email, password: TEST_PASSWORD, device } })).status,
  ).toBe(429)
})

test('who set a new password by mail is known in that browser, and no other browser is any more', async () => {
  const { user } = await signUp()
  const [old, fresh] = [newToken(), newToken()]
  await api.ask(authApi.login, { body: { email: user.email, password: TEST_PASSWORD, device: old } })
  await api.ask(authApi.forgotPassword, { body: { email: user.email } })
  const token = await linkIn(user.email)
  const password = 'violet harbour 93 kites'
  await api.ask(authApi.resetPassword, {
    body: { token, email: user.email, password, password_confirmation: password, device: fresh },
  })
  for (let i = 0; i < 6; i += 1) await api.tell(authApi.login, { body: { email: user.email, password: 'guess' } })
  const status = async (device: string) =>
    (await api.tell(authApi.login, { body: { email: user.email, password, device } })).status
  expect([await status(fresh), await status(old), await status(newToken())]).toEqual([200, 429, 429])
})

test('with a new password the browser it was set in is known, and no other one is any more', async () => {
  const { user, token } = await signUp()
  const [old, own] = [newToken(), newToken()]
  for (const device of [old, own])
    await api.ask(authApi.login, { body: { email: user.email, password: TEST_PASSWORD, device } })
  const password = 'violet harbour 93 kites'
  const change = { current_password: TEST_PASSWORD, password, password_confirmation: password, device: own }
  await api.ask(accountApi.updatePassword, { token, body: change })
  for (let i = 0; i < 6; i += 1) await api.tell(authApi.login, { body: { email: user.email, password: 'guess' } })
  const status = async (device: string) =>
    (await api.tell(authApi.login, { body: { email: user.email, password, device } })).status
  expect([await status(own), await status(old)]).toEqual([200, 429])
})

async function linkIn(email: string): Promise<string> {
  for (;;) {
    const [, token] = api.outbox.find((mail) => mail.to === email)?.text.match(/reset-password\/([\w-]{43})/) ?? []
    if (token) return token
    await new Promise((resolve) => setImmediate(resolve))
  }
}

test('tries that are over are forgotten', async () => {
  const email = somebody()
  for (let i = 0; i < 6; i += 1) await api.tell(authApi.login, { body: { email, password: 'x' } })
  await db.update(attempts).set({ until: sql`now() - interval '1 second'` })
  expect((await api.tell(authApi.login, { body: { email, password: 'x' } })).status).toBe(422)
  await openContractApi().tell(authApi.login, { body: { email, password: 'x' } })
  expect(await db.$count(attempts, sql`${attempts.until} < now()`)).toBe(0)
})

test('of more sessions than an account may have the one used longest ago ends', async () => {
  const few = openContractApi({ settings: { sessionsPerAccount: 3 } })
  const { user } = await signUp()
  for (let i = 0; i < 4; i += 1) {
    await few.ask(authApi.login, { body: { email: user.email, password: TEST_PASSWORD } })
    await db
      .update(sessions)
      .set({ last_used_at: sql`${sessions.last_used_at} - interval '1 hour'` })
      .where(eq(sessions.user_id, user.id))
  }
  const left = await db.select().from(sessions).where(eq(sessions.user_id, user.id))
  expect(
    left.map(({ last_used_at }) => Math.round((Date.now() - last_used_at.getTime()) / 3_600_000)).sort((a, b) => a - b),
  ).toEqual([1, 2, 3])
})
