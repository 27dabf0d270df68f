import { eq, inArray } from 'drizzle-orm'
import { accountApi } from '@/lib/contract/account'
import { assetChangeApi } from '@/lib/contract/asset-change'
import { authApi } from '@/lib/contract/auth'
import { scanApi } from '@/lib/contract/scan'
import { brandingChangeApi } from '@/lib/contract/branding-change'
import { userApi } from '@/lib/contract/user'
import { assets, auditLog, brandings, scans, sessions, subscriptions, users, workspaces } from '@/server/db/schema'
import { TEST_PASSWORD } from '@/server/testing'
import { openContractApi } from '@/server/routes/testing'

const { db, signUp, ask, tell, outbox } = openContractApi()

test('a user sees themself with plans, addons and what they used', async () => {
  const { user, token, workspace } = await signUp({ plan: 'white label' })
  await db
    .update(subscriptions)
    .set({ addons: [{ name: 'premium', status: 'active' }] })
    .where(eq(subscriptions.user_id, user.id))
  await db
    .update(users)
    .set({ usage: { widget_customization: 2 } })
    .where(eq(users.id, user.id))
  const { asset } = await ask(assetChangeApi.create, {
    token,
    params: { workspace: workspace.id },
    body: { value: 'example.com' },
  })
  await ask(scanApi.light, { token, body: { asset_id: asset.id } })
  const { user: seen } = await ask(userApi.show, { token })
  expect(seen).toMatchObject({ id: user.id, name: 'Ada Test', email: user.email, role: 'member' })
  expect(seen.subscriptions).toEqual([
    {
      id: expect.any(String),
      name: 'white label',
      status: 'active',
      renews_at: null,
      expires_at: null,
      seats: null,
      addons: [{ name: 'premium', status: 'active' }],
    },
  ])
  expect(seen.usage).toMatchObject({ assets: 1, light_scans: 1, full_scans: 0, widget_customization: 2 })
  expect(Object.keys(seen)).not.toContain('password_hash')
})

test('a profile is changed, and role and plans are not', async () => {
  const { user, token } = await signUp()
  const body = {
    name: ' Grace ',
    email: user.email,
    company: 'Navy',
    phone: '1',
    timezone: 'Europe/Berlin',
    locale: 'en',
  }
  expect(
    (await tell(accountApi.updateProfile, { token, body: { ...body, role: 'admin', subscriptions: [] } })).status,
  ).toBe(422)
  const { user: changed } = await ask(accountApi.updateProfile, { token, body })
  expect(changed).toMatchObject({
    name: 'Grace',
    company: 'Navy',
    timezone: 'Europe/Berlin',
    role: 'member',
    subscriptions: [{ name: 'premium' }],
  })
  expect((await ask(userApi.show, { token })).user).toEqual(changed)
})

test.each([
  [{ name: ' ' }, { name: ['Enter your name.'] }],
  [{ email: 'no address' }, { email: ['Enter an email address, such as name@example.com.'] }],
  [{ timezone: 'Moon/Base' }, { timezone: ['Choose a time zone, such as Europe/Berlin.'] }],
])('a profile with %j is refused', async (change, errors) => {
  const { user, token } = await signUp()
  expect(
    await tell(accountApi.updateProfile, { token, body: { name: 'Ada', email: user.email, ...change } }),
  ).toMatchObject({ status: 422, body: { errors } })
})

const FIRST = {
  date_format: 'auto',
  clock: 'auto',
  number_format: 'auto',
  mail_scan_finished: false,
  mail_monitor_alerts: true,
}

test('preferences are changed one by one, and what is left out stays', async () => {
  const { token } = await signUp()
  expect((await ask(userApi.show, { token })).user).toMatchObject({ timezone: null, locale: null, preferences: FIRST })
  await ask(accountApi.updatePreferences, { token, body: { timezone: 'Asia/Kathmandu', locale: 'de', clock: '24' } })
  const { user } = await ask(accountApi.updatePreferences, { token, body: { mail_scan_finished: true, locale: null } })
  expect(user).toMatchObject({
    timezone: 'Asia/Kathmandu',
    locale: null,
    preferences: { ...FIRST, clock: '24', mail_scan_finished: true },
  })
  expect((await ask(userApi.show, { token })).user).toEqual(user)
})

test.each([
  [{ timezone: 'Moon/Base' }, { timezone: ['Choose a time zone, such as Europe/Berlin.'] }],
  [{ locale: 'no language' }, { locale: ['Choose a language.'] }],
  [{ clock: '13' }, { clock: ['Check this value.'] }],
])('preferences with %j are refused', async (body, errors) => {
  const { token } = await signUp()
  expect(await tell(accountApi.updatePreferences, { token, body })).toMatchObject({ status: 422, body: { errors } })
})

test('a new password needs the old one, ends every other session and is told by mail', async () => {
  const { user, token } = await signUp()
  const { data } = await ask(authApi.login, { body: { email: user.email, password: TEST_PASSWORD } })
  const change = (current_password: string) =>
    tell(accountApi.updatePassword, {
      token,
      body: { current_password, password: 'a fresh phrase 9', password_confirmation: 'a fresh phrase 9' },
    })
  expect(await change('wrong')).toEqual({
    status: 422,
    body: {
      code: 'wrong_password',
      message: 'Password is incorrect.',
      errors: { current_password: ['Password is incorrect.'] },
    },
  })
  expect(await change(TEST_PASSWORD)).toEqual({
    status: 200,
    body: { message: 'Password changed. All other devices are signed out.' },
  })
  expect((await tell(userApi.show, { token })).status).toBe(200)
  expect((await tell(userApi.show, { token: data.token })).status).toBe(401)
  expect(outbox.filter((mail) => mail.to === user.email).map(({ subject }) => subject)).toEqual([
    'Your password was changed',
  ])
})

test('a password with the own address in it, or not typed twice the same, is refused', async () => {
  const { user, token } = await signUp()
  await db.update(users).set({ email: 'grace.hopper@soteria.test' }).where(eq(users.id, user.id))
  const change = (password: string, password_confirmation = password) =>
    tell(accountApi.updatePassword, {
      token,
      body: { current_password: TEST_PASSWORD, password, password_confirmation },
    })
  expect(await change('Grace.Hopper 1906')).toMatchObject({
    status: 422,
    body: { errors: { password: ['Don’t use your email address in your password.'] } },
  })
  expect(await change('a fresh phrase 9', 'another phrase 9')).toMatchObject({
    status: 422,
    body: { errors: { password_confirmation: ['Passwords don’t match.'] } },
  })
})

test('the current password cannot be guessed for ever', async () => {
  const { token } = await signUp()
  const statuses = []
  for (let i = 0; i < 6; i += 1)
    statuses.push((await tell(accountApi.deleteAccount, { token, body: { password: `guess ${i}` } })).status)
  expect(statuses).toEqual([422, 422, 422, 422, 422, 429])
})

test('deleting the account takes the password and then everything with it, and leaves the audit log', async () => {
  const aborted: string[] = []
  const api = openContractApi()
  api.deps.scans.abort = (id) => void aborted.push(id)
  const { user, token, workspace } = await api.signUp()
  const { asset } = await api.ask(assetChangeApi.create, {
    token,
    params: { workspace: workspace.id },
    body: { value: 'example.com' },
  })
  const { scan } = await api.ask(scanApi.light, { token, body: { asset_id: asset.id } })
  await api.ask(brandingChangeApi.update, { token, body: { company_name: 'Mine' } })

  const { data: elsewhere } = await api.ask(authApi.login, { body: { email: user.email, password: TEST_PASSWORD } })
  expect((await api.tell(accountApi.deleteAccount, { token, body: { password: 'wrong' } })).status).toBe(422)
  expect(await api.ask(accountApi.deleteAccount, { token, body: { password: TEST_PASSWORD } })).toEqual({
    message: 'Your account was permanently deleted.',
  })
  expect((await api.tell(userApi.show, { token })).status).toBe(401)
  expect((await api.tell(userApi.show, { token: elsewhere.token })).status).toBe(401)
  expect(api.outbox.filter((mail) => mail.to === user.email).map(({ subject }) => subject)).toEqual([
    'Your account was deleted',
  ])
  expect(aborted).toEqual([scan.id])
  const left = [
    await db.$count(users, eq(users.id, user.id)),
    await db.$count(sessions, eq(sessions.user_id, user.id)),
    await db.$count(workspaces, eq(workspaces.user_id, user.id)),
    await db.$count(assets, eq(assets.id, asset.id)),
    await db.$count(scans, eq(scans.id, scan.id)),
    await db.$count(brandings, eq(brandings.user_id, user.id)),
  ]
  expect(left).toEqual([0, 0, 0, 0, 0, 0])
  expect(await db.$count(auditLog, inArray(auditLog.action, ['account.deleteAccount']))).toBeGreaterThan(0)
})
