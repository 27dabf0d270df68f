import { eq } from 'drizzle-orm'
import { accountApi } from '@/lib/contract/account'
import { assetChangeApi } from '@/lib/contract/asset-change'
import { authApi } from '@/lib/contract/auth'
import { monitorApi } from '@/lib/contract/monitor'
import { resellerApi } from '@/lib/contract/reseller'
import { scanApi } from '@/lib/contract/scan'
import { statsApi } from '@/lib/contract/stats'
import { brandingApi } from '@/lib/contract/branding'
import { brandingChangeApi } from '@/lib/contract/branding-change'
import { userApi } from '@/lib/contract/user'
import { exampleFinding } from '@/lib/testing/results'
import { leadScans, monitors, passwordResets, scans, sessions, subscriptions, users } from '@/server/db/schema'
import { claimNext } from '@/server/jobs/claim'
import { claimLeadScan } from '@/server/leads/scan-run'
import { dueMonitors } from '@/server/monitor/due'
import { completeScan, MISSING, openContractApi } from '@/server/routes/testing'
import { hashToken, newToken } from '@/server/tokens'

const api = openContractApi()
const { db, ask, tell, signUp, outbox } = api

const DAY_MS = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)
const unique = (name: string) => `${name}-${crypto.randomUUID()}@example.com`

async function openReseller(plan = 'reseller license') {
  const me = await signUp({ plan })
  const at = { token: me.token, params: { workspace: me.workspace.id } }
  const create = (body: object = {}) =>
    tell(resellerApi.create, { ...at, body: { name: 'Nuala Walsh', email: unique('nuala'), plan: 'premium', ...body } })
  const made = async (body: object = {}) => {
    const { account, password = '' } = await ask(resellerApi.create, {
      ...at,
      body: { name: 'Nuala Walsh', email: unique('nuala'), plan: 'premium', invite: false, ...body },
    })
    return { account, password, of: { token: me.token, params: { id: account.id } } }
  }
  const setSeats = (seats: number) =>
    db.update(subscriptions).set({ seats }).where(eq(subscriptions.user_id, me.user.id))
  const list = async () => (await ask(resellerApi.list, at)).data
  return { me, at, create, made, setSeats, list }
}

async function signIn(userId: string) {
  const token = newToken()
  await db.insert(sessions).values({ token_hash: hashToken(token), user_id: userId, expires_at: inDays(1) })
  return token
}

/** What was mailed to an address, the newest last. */
async function mailsTo(email: string) {
  await api.sendMails()
  return outbox.filter(({ to }) => to === email)
}

const login = (email: string, password: string) => tell(authApi.login, { body: { email, password } })

test('of fifty accounts made at once at 24 of 25 seats there is one, and a suspended account keeps its seat', async () => {
  const { create, made, setSeats, list } = await openReseller()
  const { of } = await made()
  await setSeats(2)
  const answers = await Promise.all(Array.from({ length: 50 }, () => create({ invite: true })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const refused = answers.filter(({ status }) => status === 409)
  expect(refused).toHaveLength(49)
  expect(refused[0]?.body).toMatchObject({
    code: 'seats_used',
    message: 'All 2 seats are in use. Delete an account or add seats.',
  })
  await ask(resellerApi.update, { ...of, body: { status: 'suspended' } })
  expect((await create()).status).toBe(409)
  const { stats } = await list()
  expect(stats).toMatchObject({ total: 2, active: 0, suspended: 1, pending: 1, licenses_total: 2, licenses_used: 2 })
  await ask(resellerApi.remove, of)
  expect((await create()).status).toBe(200)
})

test('what cannot be an account is refused at its field', async () => {
  const { create, me } = await openReseller()
  for (const [field, body, code] of [
    ['email', { email: me.user.email }, 'account_email_taken'],
    ['plan', { plan: 'reseller license' }, 'account_plan'],
    ['plan', { plan: 'bundle deal' }, 'account_plan'],
    ['plan', { plan: 'gold' }, 'account_plan'],
    ['expires_at', { expires_at: '2020-01-01' }, 'account_end'],
    ['expires_at', { expires_at: '2099-02-30' }, 'account_end'],
    ['password', { password: 'password1' }, 'guessable_password'],
    ['company', { company: ' ' }, 'invalid'],
  ] as const)
    expect(await create(body)).toMatchObject({ status: 422, body: { code, errors: { [field]: [expect.any(String)] } } })
})

test('an invited account chooses its password by the link of the mail, and is invited again until then', async () => {
  const { create, list, at } = await openReseller()
  const email = unique('invited')
  const { body } = (await create({ email, company: 'Inishmore Tours', notes: 'Pays late' })) as {
    body: { account: { id: string } }
  }
  expect(body.account).toMatchObject({ status: 'pending', company: 'Inishmore Tours', notes: 'Pays late' })
  const of = { token: at.token, params: { id: body.account.id } }
  await ask(resellerApi.invite, of)
  const mails = await mailsTo(email)
  const [first = '', second = ''] = mails.map(({ text }) => /reset-password\/([\w-]+)/.exec(text)?.[1] ?? '')
  const choose = (token: string) =>
    tell(authApi.resetPassword, {
      body: { token, email, password: 'correct horse 9', password_confirmation: 'correct horse 9' },
    })
  expect((await login(email, 'correct horse 9')).status).toBe(422)
  // Whichever of the two mails went first: the last link counts.
  const outcomes = [(await choose(first)).status, (await choose(second)).status].toSorted((a, b) => a - b)
  expect(outcomes).toEqual([200, 422])
  expect((await login(email, 'correct horse 9')).status).toBe(200)
  expect((await list()).resellerAccounts[0]).toMatchObject({ status: 'active', last_login_at: expect.any(String) })
  expect(await tell(resellerApi.invite, of)).toMatchObject({ status: 409, body: { code: 'account_not_invited' } })
  expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual(
    Array(2).fill('Set up your account with Ada Test'),
  )
})

test('a password made here is answered once, opens the account, and its plan is over at its end for screens and calls', async () => {
  const { made, list } = await openReseller()
  const { account, password, of } = await made({ plan: 'Unlimited', expires_at: inDays(3).toISOString() })
  const { body } = (await login(account.email, password)) as { body: { data: { token: string } } }
  const { token } = body.data
  const { user } = await ask(userApi.show, { token })
  expect(user.subscriptions).toMatchObject([{ name: 'unlimited', status: 'active' }])
  expect(JSON.stringify(await list())).not.toContain(password)
  const open = async () => (await tell(statsApi.show, { token, params: { workspaceId: MISSING } })).status
  expect(await open()).toBe(404)
  await db
    .update(subscriptions)
    .set({ expires_at: inDays(-1) })
    .where(eq(subscriptions.user_id, account.id))
  expect(await open()).toBe(403)
  expect((await ask(userApi.show, { token })).user.subscriptions).toMatchObject([{ status: 'expired' }])
  expect((await list()).stats).toMatchObject({ active: 0, expired: 1 })
  // Its name can be corrected while its end is over; the end itself goes on only from today.
  const ended = (await list()).resellerAccounts[0]?.expires_at
  await ask(resellerApi.update, { ...of, body: { name: 'Nuala W.', expires_at: ended } })
  await ask(resellerApi.update, { ...of, body: { expires_at: inDays(30).toISOString() } })
  expect(await open()).toBe(404)
})

test('a suspended account is refused at its next request and at the sign-in with the reason, and nothing of it goes on', async () => {
  const { made, me } = await openReseller()
  await ask(brandingChangeApi.update, { token: me.token, body: { support_email: 'help@northlight.example' } })
  const { account, password, of } = await made({ plan: 'premium' })
  const { body } = (await login(account.email, password)) as { body: { data: { token: string } } }
  const { token } = body.data
  const [workspace] = await db.query.workspaces.findMany({ where: (row, { eq: is }) => is(row.user_id, account.id) })
  const { asset } = await ask(assetChangeApi.create, {
    token,
    params: { workspace: workspace?.id ?? '' },
    body: { value: 'shop.example.com' },
  })
  await ask(monitorApi.save, { token, params: { workspace: workspace?.id ?? '', asset: asset.id }, body: {} })
  const soon = new Date(Date.now() + 60_000)
  expect(await dueMonitors(db, soon)).toContain(asset.id)
  await ask(scanApi.light, { token, body: { asset_id: asset.id } })
  await db.insert(leadScans).values({ user_id: account.id, url: 'http://a.example/', host: 'a.example' })
  await ask(authApi.forgotPassword, { body: { email: account.email } })

  const clicks = Array.from({ length: 20 }, () => tell(userApi.show, { token }))
  await ask(resellerApi.update, { ...of, body: { status: 'suspended', reason: 'Invoice 14 is not paid' } })
  await Promise.all(clicks)
  const message = 'This account is suspended: Invoice 14 is not paid. Contact help@northlight.example.'
  expect(await tell(userApi.show, { token })).toMatchObject({ status: 401, body: { message } })
  expect(await login(account.email, password)).toMatchObject({ status: 403, body: { message } })
  expect(await login(account.email, 'wrong horse 9')).toMatchObject({ status: 422, body: { code: 'wrong_sign_in' } })
  const ended = { status: 'failed', failure_reason: 'aborted' }
  expect(await db.select().from(scans).where(eq(scans.asset_id, asset.id))).toMatchObject([ended])
  expect(await db.select().from(leadScans).where(eq(leadScans.user_id, account.id))).toMatchObject([ended])
  expect(await db.$count(passwordResets, eq(passwordResets.user_id, account.id))).toBe(0)
  expect(await dueMonitors(db, soon)).not.toContain(asset.id)
  // What was on its way into a line when it was suspended waits there.
  await db.update(scans).set({ status: 'queued' }).where(eq(scans.asset_id, asset.id))
  await db.update(leadScans).set({ status: 'queued' }).where(eq(leadScans.user_id, account.id))
  expect((await claimNext(db))?.asset_id).not.toBe(asset.id)
  expect((await claimLeadScan(db))?.user_id).not.toBe(account.id)

  await ask(resellerApi.update, { ...of, body: { status: 'active' } })
  expect(await tell(userApi.show, { token })).toMatchObject({ status: 401, body: { code: 'sign_in' } })
  expect(await login(account.email, password)).toMatchObject({ status: 200 })
  expect(await dueMonitors(db, soon)).toContain(asset.id)
  expect((await db.select().from(monitors).where(eq(monitors.asset_id, asset.id)))[0]?.is_paused).toBe(false)
})

test('a suspended reseller loses its screen, and its accounts go on', async () => {
  const { made, me } = await openReseller()
  const { account } = await made()
  await db.update(users).set({ status: 'suspended' }).where(eq(users.id, me.user.id))
  const message = 'This account is suspended.'
  expect(await tell(userApi.show, { token: me.token })).toMatchObject({ status: 401, body: { message } })
  const token = await signIn(account.id)
  expect((await tell(userApi.show, { token })).status).toBe(200)
})

test('a mistyped address is corrected: both addresses hear of it, and whoever was signed in signs in anew', async () => {
  const { made } = await openReseller()
  const { account, password, of } = await made()
  const token = await signIn(account.id)
  const email = unique('right')
  const { account: after } = await ask(resellerApi.update, { ...of, body: { email: email.toUpperCase() } })
  expect(after.email).toBe(email)
  expect((await tell(userApi.show, { token })).status).toBe(401)
  expect((await login(email, password)).status).toBe(200)
  expect(await mailsTo(account.email)).toHaveLength(1)
  expect(await mailsTo(email)).toHaveLength(1)
  const other = await made()
  expect(await tell(resellerApi.update, { ...other.of, body: { email } })).toMatchObject({
    status: 422,
    body: { errors: { email: ['This email already has an account.'] } },
  })
})

test('an account is deleted with its address typed, and a client that types none deletes it as well', async () => {
  const { made, list, me } = await openReseller()
  const [one, two] = [await made(), await made()]
  const wrong = { ...one.of, body: { email: 'else@example.com' } }
  expect(await tell(resellerApi.remove, wrong)).toMatchObject({ status: 409, body: { code: 'account_email_typed' } })
  await ask(resellerApi.remove, { ...one.of, body: { email: one.account.email } })
  await ask(resellerApi.remove, two.of)
  expect((await list()).resellerAccounts).toEqual([])
  const { account } = await made({ notes: 'Ask for Mary' })
  const own = JSON.stringify((await tell(accountApi.export, { token: me.token })).body)
  expect(own).toContain('Ask for Mary')
  const theirs = JSON.stringify((await tell(accountApi.export, { token: await signIn(account.id) })).body)
  expect(theirs).not.toContain('Ask for Mary')
})

test('a file of accounts is tried first, its bad lines are named, and twice the same makes nothing twice', async () => {
  const { at, made, setSeats, list } = await openReseller()
  const { account } = await made()
  const stranger = await signUp()
  const emails = [unique('a'), unique('b'), unique('c')]
  const row = (line: number, email: string, more: object = {}) => ({
    line,
    name: 'Ann',
    email,
    plan: 'premium',
    ...more,
  })
  const rows = [
    row(2, emails[0] ?? ''),
    row(3, 'nobody'),
    row(4, emails[0] ?? ''),
    row(5, stranger.user.email),
    row(6, account.email),
    row(7, emails[1] ?? '', { plan: 'Bundle Deal' }),
    row(8, emails[1] ?? '', { expires_at: '31.12.2099' }),
    row(9, emails[1] ?? '', { plan: 'White Label', company: 'Bantry Web', expires_at: '2099-12-31' }),
    row(10, emails[2] ?? ''),
  ]
  await setSeats(3)
  const dry = await ask(resellerApi.import, { ...at, body: { rows, dry: true } })
  expect(dry.seats).toEqual({ free: 2, needed: 3 })
  expect(dry.results.map(({ line, outcome, code }) => [line, outcome, code])).toEqual([
    [2, 'ok', undefined],
    [3, 'refused', 'not_an_email'],
    [4, 'refused', 'account_twice'],
    [5, 'refused', 'account_email_taken'],
    [6, 'exists', 'account_mine'],
    [7, 'refused', 'account_plan'],
    [8, 'refused', 'account_end'],
    [9, 'ok', undefined],
    [10, 'refused', 'no_seat_left'],
  ])
  expect(dry.results[2]?.message).toBe('Line 2 already has this email.')
  expect((await list()).stats.total).toBe(1)
  const real = await ask(resellerApi.import, { ...at, body: { rows } })
  expect(real.results).toEqual(dry.results)
  const again = await ask(resellerApi.import, { ...at, body: { rows } })
  expect(again.results.filter(({ outcome }) => outcome === 'ok')).toEqual([])
  const kept = (await list()).resellerAccounts.toSorted((a, b) => emails.indexOf(a.email) - emails.indexOf(b.email))
  expect(kept).toMatchObject([
    { id: account.id },
    { email: emails[0], status: 'pending' },
    { email: emails[1], plan: 'white label', company: 'Bantry Web', expires_at: '2099-12-31T23:59:59.999Z' },
  ])
  expect(await mailsTo(emails[1] ?? '')).toHaveLength(1)
})

test('a brand given to an account stands over the one of its reseller, and the account keeps it', async () => {
  const { made, me, list } = await openReseller()
  await ask(brandingChangeApi.update, { token: me.token, body: { company_name: 'Northlight', primary: '#123456' } })
  const { account: plain } = await made()
  const { account } = await made({ brand: { company_name: 'Inishmore', primary: null } })
  const seen = async (id: string) => (await ask(brandingApi.show, { token: await signIn(id) })).branding.shown
  expect(await seen(plain.id)).toMatchObject({ company_name: 'Northlight', primary: '#123456' })
  expect(await seen(account.id)).toMatchObject({ company_name: 'Inishmore', primary: '#123456' })
  expect((await list()).resellerAccounts.map(({ brand }) => brand?.company_name)).toEqual([undefined, 'Inishmore'])
  const change = { token: await signIn(account.id), body: { company_name: 'Mine' } }
  expect((await tell(brandingChangeApi.update, change)).status).toBe(403)
})

test('numbers of an account are told and nothing of what was found, for the list and for each month', async () => {
  const { at, made, list, me } = await openReseller()
  const { account } = await made()
  const token = await signIn(account.id)
  const [workspace] = await db.query.workspaces.findMany({ where: (row, { eq: is }) => is(row.user_id, account.id) })
  if (!workspace) throw new Error('An account has a workspace')
  const findings = [exampleFinding({ severity: 'critical', title: 'Secret hole' })]
  for (const [value, score, days] of [
    ['bad.example.com', 41, 0],
    ['good.example.com', 95, 40],
  ] as const) {
    const { asset } = await ask(assetChangeApi.create, { token, params: { workspace: workspace.id }, body: { value } })
    const found = { findings: score < 50 ? findings : [] }
    await completeScan(db, { user: account, workspace, asset, at: inDays(-days).toISOString(), score, found })
  }
  const { resellerAccounts, stats } = await list()
  expect(resellerAccounts).toMatchObject([
    {
      score: 41,
      findings: { critical: 1, high: 0 },
      assets_count: 2,
      scans_count: 2,
      scans_30d: 1,
      last_login_at: null,
    },
  ])
  expect(stats).toMatchObject({ average_score: 41, average_score_before: 95, scans_30d: 1, scans_before_30d: 1 })
  for (const word of ['Secret hole', 'bad.example.com']) expect(JSON.stringify(resellerAccounts)).not.toContain(word)
  const { months, usage } = await ask(resellerApi.usage, at)
  expect(months).toHaveLength(12)
  expect(usage.reduce((sum, { light_scans }) => sum + light_scans, 0)).toBe(2)
  expect((await ask(userApi.show, { token: me.token })).user.usage.reseller_accounts).toBe(1)
})
