import { screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { http, HttpResponse } from 'msw'
import { GatedShell } from '@/components/shell/gated-shell'
import { renderScreen } from '@/lib/testing/render'
import { server, testApi } from '@/lib/testing/server'
import { leads, sessions, subscriptions, users } from '@/server/db/schema'
import { TEST_PASSWORD } from '@/server/testing'
import { hashToken, newToken } from '@/server/tokens'
import { SECTIONS, type Section } from './sections'
import { SettingScreen } from './setting-screen'

type Who = Awaited<ReturnType<typeof testApi.signUp>>

const open = async (as?: Who, at?: Section) => {
  const who = as ?? (await testApi.signUp())
  const path = at ? `/setting?section=${at}` : '/setting'
  return { who, ...(await renderScreen(<SettingScreen />, { as: who, path })) }
}
const section = (name: string) => within(screen.getByRole('region', { name }))
const stored = async (who: Who) => (await testApi.db.select().from(users).where(eq(users.id, who.user.id)))[0]

async function signInElsewhere(who: Who, user_agent: string) {
  const token = newToken()
  await testApi.db.insert(sessions).values({
    token_hash: hashToken(token),
    user_id: who.user.id,
    user_agent,
    ip: '198.51.100.7',
    expires_at: new Date(Date.now() + 3_600_000),
  })
  return token
}
const isSignedIn = async (token: string) => (await testApi.request('GET', '/api/user', { token })).status === 200

test('the profile is saved, and says when', async () => {
  const { user, who } = await open()
  const profile = section('Profile')
  await user.clear(profile.getByLabelText('Name'))
  await user.type(profile.getByLabelText('Name'), 'Grace Hopper')
  await user.type(profile.getByLabelText(/^Company/), 'Navy')
  expect(profile.getByRole('status')).toHaveTextContent('Not saved yet')
  await user.click(profile.getByRole('button', { name: 'Save profile' }))
  await waitFor(() => expect(profile.getByRole('status')).toHaveTextContent(/^Saved at \d/))
  expect(await stored(who)).toMatchObject({ name: 'Grace Hopper', company: 'Navy', email: who.user.email })
})

test('what is not saved is there again after a reload, and can be discarded', async () => {
  const { user, who, unmount } = await open()
  await user.type(section('Profile').getByLabelText(/^Company/), 'Navy')
  unmount()
  await open(who)
  const profile = section('Profile')
  expect(profile.getByLabelText(/^Company/)).toHaveValue('Navy')
  await user.click(profile.getByRole('button', { name: 'Discard changes' }))
  expect(profile.getByLabelText(/^Company/)).toHaveValue('')
  expect(profile.getByRole('status')).toBeEmptyDOMElement()
  expect(sessionStorage.getItem('soteria:draft:setting-profile')).toBeNull()
})

test('a new address asks for the password, next to it, and keeps no password afterwards', async () => {
  const { user, who } = await open()
  const profile = section('Profile')
  const email = `new-${who.user.email}`
  expect(profile.queryByLabelText('Your password')).not.toBeInTheDocument()
  await user.clear(profile.getByLabelText('Email'))
  await user.type(profile.getByLabelText('Email'), email)
  await user.click(profile.getByRole('button', { name: 'Save profile' }))
  expect(await profile.findByText('Enter your password to change your email.')).toBeVisible()
  await user.type(profile.getByLabelText('Your password'), 'wrong')
  await user.click(profile.getByRole('button', { name: 'Save profile' }))
  expect(await profile.findByText('Password is incorrect.')).toBeVisible()
  expect(sessionStorage.getItem('soteria:draft:setting-profile')).not.toContain('wrong')
  await user.clear(profile.getByLabelText('Your password'))
  await user.type(profile.getByLabelText('Your password'), TEST_PASSWORD)
  await user.click(profile.getByRole('button', { name: 'Save profile' }))
  await waitFor(() => expect(profile.queryByLabelText('Your password')).not.toBeInTheDocument())
  expect(
    await profile.findByText(new RegExp(`^${email} isn’t confirmed yet.* you sign in with ${who.user.email}\\.$`)),
  ).toBeVisible()
  expect((await stored(who))?.email).toBe(who.user.email)
  expect(profile.getByLabelText('Email')).toHaveValue(who.user.email)
  await user.type(profile.getByLabelText('Email'), 'x')
  expect(profile.getByLabelText('Your password')).toHaveValue('')
})

test('a new address is sent its link again, cancelled, and confirmed by the link', async () => {
  const who = await testApi.signUp()
  const email = `new-${who.user.email}`
  const ask = () =>
    testApi.request('POST', '/api/user/update-profile', {
      token: who.token,
      body: { name: 'Ada', email, current_password: TEST_PASSWORD },
    })
  await ask()
  const { user, unmount } = await open(who)
  await user.click(await section('Profile').findByRole('button', { name: 'Resend email' }))
  expect(await screen.findByText('Email resent')).toBeVisible()
  await user.click(section('Profile').getByRole('button', { name: 'Cancel change' }))
  await waitFor(() => expect(section('Profile').queryByText(/isn’t confirmed yet/)).not.toBeInTheDocument())
  unmount()

  await ask()
  const links = () =>
    testApi.outbox.flatMap(({ to, text }) => (to === email ? (/#confirm=[\w-]{43}/.exec(text) ?? []) : []))
  await waitFor(() => expect(links()).toHaveLength(3))
  await renderScreen(<SettingScreen />, { as: who, path: `/setting${links()[2]}` })
  expect(await screen.findByText('Email changed. You’re signed out on all other devices.')).toBeVisible()
  expect(screen.getByText(`You now sign in with ${email}.`)).toBeVisible()
  expect([location.hash, (await stored(who))?.email]).toEqual(['', email])
})

test('a link that confirms nothing any more says so for as long as the screen is open', async () => {
  await renderScreen(<SettingScreen />, { as: await testApi.signUp(), path: `/setting#confirm=${'x'.repeat(43)}` })
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This link has expired or was already used. Request a new one.',
  )
})

test('why a password is refused is said once in its form', async () => {
  const { user } = await open(undefined, 'security')
  const password = section('Password')
  await user.type(password.getByLabelText('Current password'), TEST_PASSWORD)
  await user.type(password.getByLabelText('New password'), 'aaaaaaa1')
  await user.type(password.getByLabelText('Confirm new password'), 'aaaaaaa1')
  await user.click(password.getByRole('button', { name: 'Change password' }))
  await waitFor(() =>
    expect(password.getByLabelText('New password')).toHaveAccessibleDescription(/Repeated characters/),
  )
  expect(password.getAllByText('Repeated characters are easy to guess. Use several different words.')).toHaveLength(1)
})

test('a password is changed, and the form is empty again', async () => {
  const { user, who } = await open(undefined, 'security')
  const elsewhere = await signInElsewhere(who, 'curl/8.14.1')
  const password = section('Password')
  await user.type(password.getByLabelText('Current password'), TEST_PASSWORD)
  await user.type(password.getByLabelText('New password'), 'a fresh phrase 9')
  expect(await password.findByRole('meter', { name: 'Password strength' })).toBeVisible()
  await user.type(password.getByLabelText('Confirm new password'), 'a fresh phrase 8')
  await user.click(password.getByRole('button', { name: 'Change password' }))
  expect(await password.findByText('Passwords don’t match.')).toBeVisible()
  await user.clear(password.getByLabelText('Confirm new password'))
  await user.type(password.getByLabelText('Confirm new password'), 'a fresh phrase 9')
  await user.click(password.getByRole('button', { name: 'Change password' }))
  expect(await screen.findByText('Password changed. All other devices are signed out.')).toBeVisible()
  expect(password.getByLabelText('Current password')).toHaveValue('')
  expect(await isSignedIn(elsewhere)).toBe(false)
})

test('other sessions are named, signed out one by one or all at once', async () => {
  const who = await testApi.signUp()
  const [firefox, chrome, phone] = [
    await signInElsewhere(who, 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'),
    await signInElsewhere(who, 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'),
    await signInElsewhere(
      who,
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile/15E148 Safari/604.1',
    ),
  ]
  const { user } = await open(who, 'security')
  const list = within(await screen.findByRole('list', { name: 'Sessions' }))
  expect(list.getAllByRole('listitem')).toHaveLength(4)
  expect(list.getAllByText('From 198.51.100.7')).toHaveLength(3)
  await user.click(list.getByRole('button', { name: 'Sign out Firefox on Linux' }))
  await waitFor(() => expect(list.queryByText('Firefox on Linux')).not.toBeInTheDocument())
  expect(await Promise.all([firefox, chrome].map(isSignedIn))).toEqual([false, true])
  await user.click(screen.getByRole('button', { name: 'Sign out all other devices' }))
  expect(await screen.findByText('No other active sessions.')).toBeVisible()
  expect(await Promise.all([chrome, phone, who.token].map(isSignedIn))).toEqual([false, false, true])
  expect(screen.getByRole('list', { name: 'Sessions' })).toHaveFocus()
})

test('plans and usage are shown, with the cap of who has one', async () => {
  const who = await testApi.signUp({ plan: 'white label' })
  await testApi.db
    .update(users)
    .set({ usage: { widget_customization: 5 } })
    .where(eq(users.id, who.user.id))
  await testApi.db
    .insert(leads)
    .values(['Abbott', 'Barlow'].map((name) => ({ user_id: who.user.id, workspace_id: who.workspace.id, name })))
  await open(who, 'subscription')
  const subscription = section('Plans and usage')
  expect(subscription.getByText('White Label')).toBeVisible()
  expect(subscription.getByText('2 of 10,000')).toBeVisible()
  expect(subscription.getByText('Active')).toBeVisible()
  expect(subscription.getByText('Limit reached')).toBeVisible()
  expect(subscription.getByRole('progressbar', { name: 'Web widget changes' })).toHaveAttribute('aria-valuenow', '100')
})

test('who has an unlimited plan has no cap, who has none is told what they can do', async () => {
  const { unmount } = await open(await testApi.signUp({ plan: 'unlimited' }), 'subscription')
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
  expect(screen.getAllByText('No limit')).toHaveLength(4)
  unmount()
  await open(await testApi.signUp({ plan: null, workspace: false }), 'subscription')
  expect(screen.getByText('No plan. You can add assets, run light scans and read the findings.')).toBeVisible()
})

test('mails are chosen at once, and as before when the server does not take it', async () => {
  const { user, who } = await open(undefined, 'notifications')
  const mails = section('Notifications')
  await user.click(mails.getByRole('switch', { name: 'Scan finished or failed' }))
  await waitFor(async () => expect((await stored(who))?.preferences).toEqual({ mail_scan_finished: true }))
  server.use(http.post('*/api/user/preferences', () => HttpResponse.json({ message: 'Not now.' }, { status: 503 })))
  const monitor = mails.getByRole('switch', { name: 'Monitor alerts' })
  await user.click(monitor)
  expect(await mails.findByText('Not now.')).toBeVisible()
  expect(monitor).toBeChecked()
  expect(mails.getByRole('switch', { name: 'Scan finished or failed' })).toBeChecked()
})

test('the look is chosen at once and kept in this browser', async () => {
  const { user } = await open(undefined, 'appearance')
  const root = document.documentElement
  await user.click(screen.getByRole('radio', { name: 'High contrast' }))
  expect(root.dataset.contrast).toBe('more')
  await user.click(screen.getByRole('radio', { name: 'Dark' }))
  expect([root.dataset.theme, root.dataset.contrast]).toEqual(['dark', undefined])
  await user.click(screen.getByRole('radio', { name: 'Colour-blind friendly' }))
  expect(root.dataset.palette).toBe('distinct')
  await user.click(screen.getByRole('button', { name: 'Compact' }))
  expect([
    localStorage.getItem('soteria:theme'),
    localStorage.getItem('soteria:palette'),
    localStorage.getItem('soteria:density'),
  ]).toEqual(['dark', 'distinct', 'compact'])
  await user.click(screen.getByRole('button', { name: 'Reduced' }))
  expect([root.dataset.motion, localStorage.getItem('soteria:motion')]).toEqual(['reduced', 'reduced'])
})

test('a plan says when it renews, and one that does not any more until when it is', async () => {
  const as = await testApi.signUp({ plan: 'premium' })
  const renews_at = new Date('2027-03-01T12:00:00Z')
  await testApi.db.update(subscriptions).set({ renews_at }).where(eq(subscriptions.user_id, as.user.id))
  await testApi.db
    .insert(subscriptions)
    .values({ user_id: as.user.id, name: 'agency toolkit', status: 'canceled', renews_at })
  await open(as, 'subscription')
  const plan = (name: string) => section('Plans and usage').getByText(name).closest('li')
  expect(plan('Premium')).toHaveTextContent(/Renews .*2027/)
  expect(plan('Agency Toolkit')).toHaveTextContent(/Until .*2027/)
})

test('the region is tried before it is saved, and then holds on the whole screen', async () => {
  const { user, who } = await open(undefined, 'region')
  const region = section('Region and language')
  await user.selectOptions(region.getByLabelText('Time zone'), 'Asia/Kathmandu')
  await user.selectOptions(region.getByLabelText('Dates'), region.getByRole('option', { name: /^\d{4}-11-18$/ }))
  await user.selectOptions(region.getByLabelText('Clock'), region.getByRole('option', { name: /^24 hours/ }))
  await user.selectOptions(region.getByLabelText('Numbers'), '12’345.6')
  expect(region.getByText(/^\d{4}-\d\d-\d\d, \d\d:\d\d GMT\+5:45$/)).toBeVisible()
  expect(region.getByText('1’234’567.8')).toBeVisible()
  await user.click(region.getByRole('button', { name: 'Save region' }))
  await waitFor(() => expect(region.getByRole('status')).toHaveTextContent(/^Saved at \d\d:\d\d$/))
  expect(await stored(who)).toMatchObject({
    timezone: 'Asia/Kathmandu',
    preferences: { date_format: 'ymd', clock: '24', number_format: 'apostrophe' },
  })
  await user.click(screen.getByRole('link', { name: /^Security/ }))
  expect((await screen.findAllByText('now', { selector: 'time' }))[0]?.title).toMatch(
    /^\d{4}-\d\d-\d\d, \d\d:\d\d GMT\+5:45$/,
  )
})

test('the standard language is the one the browser asks for', async () => {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr-FR', 'es-MX', 'en'])
  await renderScreen(<SettingScreen />, { as: await testApi.signUp(), path: '/setting?section=region' })
  expect(await screen.findByRole('option', { name: 'Automático (Español)' })).toBeVisible()
})

test('everything of the person is downloaded as one file', async () => {
  const save = jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:data')
  jest.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {})
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const { user, who } = await open(undefined, 'data')
  await user.click(screen.getByRole('button', { name: 'Download my data' }))
  expect(await screen.findByText('Data downloaded')).toBeVisible()
  const file = JSON.parse(await (save.mock.calls.flat()[0] as Blob).text()) as { account: object }
  expect(file.account).toMatchObject({ email: who.user.email })
})

test('what the browser keeps is cleared, the sign-in is not', async () => {
  const { user } = await open(undefined, 'appearance')
  localStorage.setItem('soteria:checklist:1', '{}')
  localStorage.setItem('DataTables_assets_/asset', '{}')
  await user.click(screen.getByRole('radio', { name: 'Dark' }))
  await user.click(screen.getByRole('link', { name: /^Data and account/ }))
  await user.click(screen.getByRole('button', { name: 'Clear browser data' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Clear browser data' }))
  await waitFor(() => expect(localStorage.getItem('soteria:checklist:1')).toBeNull())
  expect(localStorage.getItem('DataTables_assets_/asset')).toBeNull()
  expect(localStorage.getItem('soteria:token')).not.toBeNull()
  await user.click(screen.getByRole('link', { name: /^Appearance/ }))
  expect(screen.getByRole('radio', { name: 'System' })).toBeChecked()
  expect(document.documentElement.dataset.theme).toBe('light')
})

test('the account is deleted with the password, after saying what goes with it', async () => {
  const who = await testApi.signUp()
  const { user, address } = await renderScreen(
    <GatedShell>
      <SettingScreen />
    </GatedShell>,
    { as: who, path: '/setting?section=data' },
  )
  expect(await screen.findByText(/^Your workspace “Main” is permanently deleted/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Delete account' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }))
  await user.type(dialog.getByLabelText('Your password'), 'wrong')
  await user.click(dialog.getByRole('button', { name: 'Delete my account' }))
  expect(await dialog.findByText('Password is incorrect.')).toBeVisible()
  expect(await stored(who)).toBeDefined()
  await user.clear(dialog.getByLabelText('Your password'))
  await user.type(dialog.getByLabelText('Your password'), TEST_PASSWORD)
  await user.click(dialog.getByRole('button', { name: 'Delete my account' }))
  await waitFor(() => expect(address()).toBe('/login'))
  expect(await stored(who)).toBeUndefined()
  expect(localStorage.getItem('soteria:token')).toBeNull()
})

test('each section has an address, and what an earlier link named is in one of them', async () => {
  const { user, who, address, unmount } = await open()
  const list = within(screen.getByRole('navigation', { name: 'Sections' }))
  expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    SECTIONS.map((name) => `/setting?section=${name}`),
  )
  await user.click(list.getByRole('link', { name: /^Security/ }))
  expect(section('Password').getByLabelText('Current password')).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Profile' })).not.toBeInTheDocument()
  expect([address(), list.getByRole('link', { current: 'page' }).textContent]).toEqual([
    '/setting?section=security',
    'SecurityPassword and sessions',
  ])
  await user.click(screen.getByRole('link', { name: 'All settings' }))
  expect([address(), section('Profile').getByLabelText('Name')]).toEqual(['/setting', expect.anything()])
  unmount()
  const later = await renderScreen(<SettingScreen />, { as: who, path: '/setting#danger' })
  expect(section('Delete account').getByRole('button', { name: 'Delete account' })).toBeVisible()
  expect([later.address(), location.hash]).toEqual(['/setting?section=data', ''])
})
