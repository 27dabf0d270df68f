import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { hasPlan } from '@/lib/domain/plans'
import { runCommand, UsageError } from './admin-commands'
import { subscriptions } from './db/schema'
import { openTestApi, TEST_PASSWORD } from './testing'

const { db, deps, request, signUp } = openTestApi()
const admin = (command: string, options: Parameters<typeof runCommand>[1] = {}) =>
  runCommand(command, options, { db, passwords: deps.passwords })
const newEmail = () => `${randomUUID()}@soteria.test`
const signIn = (email: string, password: string) => request('POST', '/api/auth/login', { body: { email, password } })

test('a created user can sign in with the password that was made up', async () => {
  const email = newEmail()
  const said = await admin('user create', { email, name: 'Ada Byron' })
  const password = said.split('  ').at(-1) ?? ''
  const answer = await signIn(email, password)
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({
    data: { user: { email, name: 'Ada Byron', role: 'member', subscriptions: [] } },
  })
})

test('a new password ends the old one and every session', async () => {
  const { user, token } = await signUp()
  await admin('user password', { email: user.email, password: 'another horse 8' })
  expect((await signIn(user.email, TEST_PASSWORD)).status).toBe(422)
  expect((await signIn(user.email, 'another horse 8')).status).toBe(200)
  expect((await request('GET', '/api/user', { token })).status).toBe(401)
})

test('a plan is granted, granted again and revoked', async () => {
  const { user, token } = await signUp({ plan: null })
  const plans = async () => {
    const { user: seen } = await (await request('GET', '/api/user', { token })).json()
    return ['premium', 'white label'].filter((name) => hasPlan(seen, name))
  }
  await admin('plan grant', { email: user.email, plan: 'White Label' })
  await admin('plan grant', { email: user.email, plan: 'white label' })
  expect(await plans()).toEqual(['white label'])
  expect(await admin('user list')).toMatch(new RegExp(`${user.email}\\s+member\\s+Ada Test\\s+white label$`, 'm'))
  await admin('plan revoke', { email: user.email, plan: 'white label' })
  expect(await plans()).toEqual([])
})

test('a plan is granted until a day, a license with its seats, and neither outlives its end', async () => {
  const { user, token } = await signUp({ plan: null })
  const grant = { email: user.email, plan: 'reseller license' }
  await admin('plan grant', { ...grant, ends: '2099-12-31', seats: '50' })
  await admin('plan grant', { ...grant, ends: '2099-12-30' })
  expect((await (await request('GET', '/api/user', { token })).json()).user.subscriptions).toMatchObject([
    { name: 'reseller license', status: 'active', seats: 50, expires_at: '2099-12-30T23:59:59.999Z' },
  ])
  await expect(admin('plan grant', { ...grant, ends: '2020-01-01' })).rejects.toThrow('isn’t a future date')
  await expect(admin('plan grant', { ...grant, seats: 'many' })).rejects.toThrow('isn’t a number of seats')
  await db.update(subscriptions).set({ expires_at: new Date() }).where(eq(subscriptions.user_id, user.id))
  expect(await admin('user list')).not.toMatch(new RegExp(`${user.email}.*reseller license$`, 'm'))
})

test.each([
  ['user create', { email: 'nobody', name: 'Ada' }, '“nobody” isn’t an email address.'],
  ['user create', { name: 'Ada' }, 'Enter the account’s email: --email ada@example.com.'],
  ['user create', { email: 'ada@soteria.test' }, 'Enter the account’s name: --name "Ada Byron".'],
  [
    'user create',
    { email: 'ada@soteria.test', name: 'Ada', role: 'king' },
    'Unknown role “king”. Use member or admin.',
  ],
  [
    'user create',
    { email: 'ada@soteria.test', name: 'Ada', password: 'short' },
    'Password not accepted. Use at least 8 characters.',
  ],
  ['user password', { email: 'nobody@soteria.test' }, 'No account found for nobody@soteria.test.'],
])('%s %j is refused with a sentence', async (command, options, sentence) => {
  await expect(admin(command, options)).rejects.toThrow(new UsageError(sentence))
})

test('a plan that does not exist, a plan nobody has and a wrong command are refused', async () => {
  const { user } = await signUp({ plan: null })
  await expect(admin('plan grant', { email: user.email, plan: 'gold' })).rejects.toThrow(
    'Unknown plan “gold”. Plans: premium, unlimited,',
  )
  await expect(admin('plan revoke', { email: user.email, plan: 'premium' })).rejects.toThrow(
    `${user.email} doesn’t have the plan premium.`,
  )
  await expect(admin('user delete')).rejects.toThrow('Unknown command “user delete”.')
})
