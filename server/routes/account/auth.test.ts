import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { authApi } from '@/lib/contract/auth'
import { signOutApi } from '@/lib/contract/sign-out'
import { statsApi } from '@/lib/contract/stats'
import { userApi } from '@/lib/contract/user'
import { workspaceApi } from '@/lib/contract/workspace'
import { auditLog, sessions, users } from '@/server/db/schema'
import { TEST_PASSWORD } from '@/server/testing'
import { openContractApi } from '@/server/routes/testing'

const { db, signUp, ask, tell, send } = openContractApi()

const WRONG = {
  code: 'wrong_sign_in',
  message: 'Email or password is incorrect.',
  errors: { email: ['Email or password is incorrect.'] },
}

test('a long text made to keep the pattern of addresses busy is refused like any other', async () => {
  const body = { email: `a@${'.'.repeat(500_000)} x`, password: 'x' }
  expect(await tell(authApi.login, { body })).toEqual({
    status: 422,
    body: {
      code: 'invalid',
      message: 'Use up to 254 characters.',
      errors: { email: ['Use up to 254 characters.'] },
      reasons: { email: [{ code: 'too_long', values: { count: 254 } }] },
    },
  })
})

test('a user signs in, however the address is written, and the token opens the rest', async () => {
  const { user } = await signUp()
  const { data } = await ask(authApi.login, {
    body: { email: ` ${user.email.toUpperCase()} `, password: TEST_PASSWORD },
  })
  expect(data.user).toMatchObject({
    id: user.id,
    email: user.email,
    role: 'member',
    subscriptions: [{ name: 'premium', status: 'active' }],
  })
  expect(data.token).toMatch(/^[\w-]{43}$/)
  expect(data.workspaces).toEqual((await ask(workspaceApi.list, { token: data.token })).workspaces)
  expect((await ask(userApi.show, { token: data.token })).user.id).toBe(user.id)
})

test('a sign-in answers along with it what the new session may read, and nothing else', async () => {
  const [{ user, workspace }, stranger] = [await signUp(), await signUp()]
  const login = (questions: string[], password = TEST_PASSWORD) =>
    tell(authApi.login, { body: { email: user.email, password, ask: questions } })
  const { body } = await login([
    '/api/stats/:workspace',
    '/api/user',
    `/api/stats/${stranger.workspace.id}`,
    '/api/user/export',
    '/api/auth/logout',
    '/api/health',
    '/api/nothing',
    'https://elsewhere.example/api/user',
  ])
  const { token, answers } = (body as { data: { token: string; answers: Record<string, unknown> } }).data
  const params = { workspaceId: workspace.id }
  expect(answers).toEqual({
    [`/api/stats/${workspace.id}`]: await ask(statsApi.show, { token, params }),
    '/api/user': await ask(userApi.show, { token }),
  })
  expect(JSON.stringify((await login(['/api/user'], 'wrong')).body)).not.toContain('answers')
  expect((await login(Array.from({ length: 17 }, () => '/api/user'))).status).toBe(422)
})

test('only the hash of a token is stored, and nothing sensitive is in the answer', async () => {
  const { user } = await signUp()
  const { body } = await tell(authApi.login, { body: { email: user.email, password: TEST_PASSWORD } })
  const stored = await db.select().from(sessions).where(eq(sessions.user_id, user.id))
  const { token } = (body as { data: { token: string } }).data
  expect(JSON.stringify(stored)).not.toContain(token)
  expect(JSON.stringify(body)).not.toContain('password_hash')
})

test('a wrong password and an unknown address get the same answer', async () => {
  const { user } = await signUp()
  const wrong = await tell(authApi.login, { body: { email: user.email, password: 'wrong' } })
  const unknown = await tell(authApi.login, { body: { email: `${randomUUID()}@soteria.test`, password: 'wrong' } })
  expect(wrong).toEqual({ status: 422, body: WRONG })
  expect(unknown).toEqual(wrong)
  expect(await db.select().from(auditLog).where(eq(auditLog.user_id, user.id))).toEqual([
    expect.objectContaining({ action: 'auth.login_failed' }),
  ])
})

test('an unknown address is compared with a hash as well', async () => {
  const compared: string[] = []
  const hashing = openContractApi({
    deps: {
      passwords: {
        hash: async () => 'hash of nobody',
        verify: async (stored) => compared.push(stored) === 0,
      },
    },
  })
  await hashing.tell(authApi.login, { body: { email: `${randomUUID()}@soteria.test`, password: 'wrong' } })
  expect(compared).toHaveLength(1)
  expect(compared[0]).not.toBe('')
})

test('after five failures an account is closed for a while, to the right password as well, and no other is', async () => {
  const api = openContractApi()
  const { user } = await api.signUp()
  const other = await api.signUp()
  for (let i = 0; i < 5; i += 1) await api.tell(authApi.login, { body: { email: user.email, password: `wrong ${i}` } })
  const response = await api.send(authApi.login, { body: { email: user.email, password: TEST_PASSWORD } })
  expect([response.status, await response.json()]).toEqual([
    429,
    {
      code: 'too_many_attempts',
      values: { wait: '15 minutes' },
      message: 'Too many attempts. Try again in 15 minutes.',
    },
  ])
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(800)
  expect((await api.send(authApi.login, { body: { email: other.user.email, password: TEST_PASSWORD } })).status).toBe(
    200,
  )
})

test('an unknown account is limited like a known one', async () => {
  const api = openContractApi()
  const email = `${randomUUID()}@soteria.test`
  const statuses = []
  for (let i = 0; i < 6; i += 1)
    statuses.push((await api.tell(authApi.login, { body: { email, password: 'wrong' } })).status)
  expect(statuses).toEqual([422, 422, 422, 422, 422, 429])
})

test('a success wipes the failures before it', async () => {
  const api = openContractApi()
  const { user } = await api.signUp()
  for (let i = 0; i < 12; i += 1) {
    const isRight = i % 4 === 3
    expect(
      (await api.tell(authApi.login, { body: { email: user.email, password: isRight ? TEST_PASSWORD : 'wrong' } }))
        .status,
    ).toBe(isRight ? 200 : 422)
  }
})

test('of many guesses at once no more than five are looked at', async () => {
  const api = openContractApi()
  const { user } = await api.signUp()
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, i) =>
      api.tell(authApi.login, { body: { email: user.email, password: `guess ${i}` } }),
    ),
  )
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(5)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(45)
})

test('signing out ends this session and no other', async () => {
  const { user, token } = await signUp()
  const { data } = await ask(authApi.login, { body: { email: user.email, password: TEST_PASSWORD } })
  expect(await ask(signOutApi.logout, { token })).toEqual({ message: 'Signed out.' })
  expect((await tell(userApi.show, { token })).status).toBe(401)
  expect((await tell(userApi.show, { token: data.token })).status).toBe(200)
})

test.each([
  ['ends after 12 idle hours', { last_used_at: sql`now() - interval '12 hours 1 minute'` }, 401],
  ['lives on within 12 idle hours', { last_used_at: sql`now() - interval '11 hours 59 minutes'` }, 200],
  [
    'that is remembered lives on for days without use',
    { remember: true, last_used_at: sql`now() - interval '13 days'` },
    200,
  ],
  ['ends at its date, however much it is used', { remember: true, expires_at: sql`now() - interval '1 second'` }, 401],
])('a session %s', async (_, change, status) => {
  const { user, token } = await signUp()
  await db.update(sessions).set(change).where(eq(sessions.user_id, user.id))
  expect((await tell(userApi.show, { token })).status).toBe(status)
})

test('a remembered session is good for 14 days, and so is any other that is used', async () => {
  const { user } = await signUp()
  await ask(authApi.login, { body: { email: user.email, password: TEST_PASSWORD, remember: true } })
  const [session] = await db
    .select()
    .from(sessions)
    .where(sql`${sessions.user_id} = ${user.id} and ${sessions.remember}`)
  expect(Number(session?.expires_at) - Date.now()).toBeGreaterThan(13.9 * 86_400_000)
  expect(Number(session?.expires_at) - Date.now()).toBeLessThanOrEqual(14 * 86_400_000)
})

test('use is written down, but not more than once a minute', async () => {
  const { user, token } = await signUp()
  const lastUse = async () =>
    (await db.select().from(sessions).where(eq(sessions.user_id, user.id)))[0]?.last_used_at.getTime()
  const before = await lastUse()
  await ask(userApi.show, { token })
  expect(await lastUse()).toBe(before)
  await db
    .update(sessions)
    .set({ last_used_at: sql`now() - interval '2 minutes'` })
    .where(eq(sessions.user_id, user.id))
  await ask(userApi.show, { token })
  expect(Date.now() - Number(await lastUse())).toBeLessThan(60_000)
})

test('an account that is gone has no sessions left', async () => {
  const { user, token } = await signUp()
  await db.delete(users).where(eq(users.id, user.id))
  const response = await send(userApi.show, { token })
  expect([response.status, response.headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
})
