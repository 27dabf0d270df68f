import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { GuestShell } from '@/components/shell/guest-shell'
import { keepReturn } from '@/components/shell/return-to'
import { renderScreen } from '@/lib/testing/render'
import { server, testApi } from '@/lib/testing/server'
import { TEST_PASSWORD } from '@/server/testing'
import { LoginScreen } from './login-screen'
import { RecoveryScreen } from './recovery-screen'
import { ResetScreen } from './reset-screen'

const login = (
  <GuestShell>
    <LoginScreen />
  </GuestShell>
)

type Person = Awaited<ReturnType<typeof renderScreen>>['user']

async function fillIn(user: Person, email: string, password: string) {
  await user.type(screen.getByLabelText('Email'), email)
  await user.type(screen.getByLabelText('Password'), password)
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
}

test('a person signs in and comes to the dashboard', async () => {
  const { user: account } = await testApi.signUp()
  const { user, address } = await renderScreen(login, { path: '/login' })
  await fillIn(user, account.email, TEST_PASSWORD)
  await waitFor(() => expect(address()).toBe('/'))
  expect(localStorage.getItem('soteria:token')).not.toBeNull()
})

test('after signing in again a person is back where the session ended', async () => {
  const { user: account } = await testApi.signUp()
  keepReturn('/history?page=2')
  const { user, address } = await renderScreen(login, { path: '/login' })
  await fillIn(user, account.email, TEST_PASSWORD)
  await waitFor(() => expect(address()).toBe('/history?page=2'))
})

test('who is signed in already is led to the dashboard', async () => {
  const { address } = await renderScreen(login, { as: await testApi.signUp(), path: '/login' })
  await waitFor(() => expect(address()).toBe('/'))
})

test('a wrong password is told above the form, without saying which of the two is wrong', async () => {
  const { user: account } = await testApi.signUp()
  const { user, address } = await renderScreen(login, { path: '/login' })
  await fillIn(user, account.email, 'not the password')
  expect(await screen.findByRole('alert')).toHaveTextContent('Email or password is incorrect.')
  expect(screen.getByLabelText('Email')).toHaveValue(account.email)
  expect(address()).toBe('/login')
})

test('after too many attempts the form counts down and does not send', async () => {
  const { user } = await renderScreen(login, { path: '/login' })
  server.use(
    http.post('*/api/auth/login', () =>
      HttpResponse.json({ message: 'Too many attempts.' }, { status: 429, headers: { 'Retry-After': '90' } }),
    ),
  )
  await fillIn(user, 'ada@example.com', 'whatever 1')
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Too many attempts\. Try again in 1\smin\s(30|29)\ss\.$/)
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeDisabled()
})

test('without a connection the form says so and keeps what was typed', async () => {
  const { user } = await renderScreen(login, { path: '/login' })
  server.use(http.post('*/api/auth/login', () => HttpResponse.error()))
  await fillIn(user, 'ada@example.com', 'whatever 1')
  expect(await screen.findByRole('alert')).toHaveTextContent('No response received from the server')
  expect(screen.getByLabelText('Password')).toHaveValue('whatever 1')
})

test('the sign-in form cannot put its entries into an address', async () => {
  await renderScreen(login, { path: '/login' })
  expect(screen.getByRole('form', { name: 'Sign in' })).toHaveAttribute('method', 'post')
})

test('a password can be shown, and caps lock is pointed out', async () => {
  const { user } = await renderScreen(login, { path: '/login' })
  const password = screen.getByLabelText('Password')
  await user.click(screen.getByRole('button', { name: 'Show password' }))
  expect(password).toHaveAttribute('type', 'text')
  await user.type(password, '{CapsLock}A')
  expect(screen.getByText('Caps lock is on.')).toBeVisible()
})

test('the answer to a request for a new password is the same for every address', async () => {
  const { user: account } = await testApi.signUp()
  for (const email of [account.email, 'nobody@example.com']) {
    const { user, unmount } = await renderScreen(<RecoveryScreen />, { path: '/password-recovery' })
    await user.type(screen.getByLabelText('Email'), email)
    await user.click(screen.getByRole('button', { name: 'Send link' }))
    expect(await screen.findByText(/^If there’s an account for this email address/)).toBeVisible()
    expect(screen.getByRole('button', { name: /^Resend link in (60|59) s$/ })).toBeDisabled()
    unmount()
  }
})

async function resetLink() {
  const { user } = await testApi.signUp()
  await testApi.request('POST', '/api/auth/forgot-password', { body: { email: user.email } })
  await waitFor(() => expect(testApi.outbox.some(({ to }) => to === user.email)).toBe(true))
  const mail = testApi.outbox.find(({ to }) => to === user.email)
  const link = new URL(/http\S+/.exec(mail?.text ?? '')?.[0] ?? '')
  return { email: user.email, path: link.pathname + link.search }
}

async function chooseNew(user: Person, password: string) {
  await user.type(screen.getByLabelText('New password'), password)
  await user.type(screen.getByLabelText('Confirm new password'), password)
  await user.click(screen.getByRole('button', { name: 'Set new password' }))
}

test('the link of the mail sets a new password, and its token leaves the address', async () => {
  const { email, path } = await resetLink()
  const first = await renderScreen(<ResetScreen />, { path })
  expect(location.pathname).toBe('/reset-password/link')
  first.unmount()
  // A reload loses nothing.
  const { user } = await renderScreen(<ResetScreen />, { path: '/reset-password/link' })
  expect(screen.getByText(`For ${email}`)).toBeVisible()
  await chooseNew(user, 'a new long one 9')
  expect(await screen.findByRole('heading', { name: 'Password changed' })).toBeVisible()
  expect(screen.getAllByRole('link')).toHaveLength(1)
  const answer = await testApi.request('POST', '/api/auth/login', { body: { email, password: 'a new long one 9' } })
  expect(answer.status).toBe(200)
  expect(JSON.stringify({ ...sessionStorage })).not.toContain(path.split(/[/?]/)[2])
})

test('without a kept link the page asks to open the mail again, and offers a new link', async () => {
  await renderScreen(<ResetScreen />, { path: '/reset-password/link' })
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Reopen the link from your email\./)
  expect(screen.getByRole('button', { name: 'Send new link' })).toBeVisible()
  expect(screen.queryByText(/already used/)).not.toBeInTheDocument()
})

test('two different passwords are told at the second field', async () => {
  const { path } = await resetLink()
  const { user } = await renderScreen(<ResetScreen />, { path })
  await user.type(screen.getByLabelText('New password'), 'a new long one 9')
  await user.type(screen.getByLabelText('Confirm new password'), 'a new long one 8')
  await user.click(screen.getByRole('button', { name: 'Set new password' }))
  expect(await screen.findByText('Passwords don’t match.')).toBeVisible()
})

test('a link that does not work any more leads to a new one', async () => {
  const { email } = await resetLink()
  const { user } = await renderScreen(<ResetScreen />, {
    path: `/reset-password/${'x'.repeat(43)}?email=${encodeURIComponent(email)}`,
  })
  await chooseNew(user, 'a new long one 9')
  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Send new link' }))
  expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeVisible()
})
