import { screen, waitFor } from '@testing-library/react'
import { LoginScreen } from '@/components/auth/login-screen'
import { GatedShell } from '@/components/shell/gated-shell'
import { GuestShell } from '@/components/shell/guest-shell'
import { renderScreen } from '@/lib/testing/render'
import { testApi } from '@/lib/testing/server'
import { TEST_PASSWORD } from '@/server/testing'
import { SettingScreen } from './setting-screen'

test('the link to a new address, opened while signed out, asks to sign in for it and then confirms it', async () => {
  const who = await testApi.signUp()
  const email = `new-${who.user.email}`
  await testApi.request('POST', '/api/user/update-profile', {
    token: who.token,
    body: { name: 'Ada', email, current_password: TEST_PASSWORD },
  })
  const link = () =>
    testApi.outbox.flatMap(({ to, text }) => (to === email ? (/\/setting#confirm=[\w-]{43}/.exec(text) ?? []) : []))[0]
  await waitFor(() => expect(link()).toBeDefined())

  const inside = <GatedShell>the settings</GatedShell>
  const asked = await renderScreen(inside, { path: link() })
  await waitFor(() => expect(asked.address()).toBe('/login'))
  asked.unmount()

  const login = (
    <GuestShell>
      <LoginScreen />
    </GuestShell>
  )
  const { user, unmount } = await renderScreen(login, { path: '/login' })
  expect(
    screen.getByText('Sign in to confirm your new email. Until then, your old email still works here.'),
  ).toBeVisible()
  await user.type(screen.getByLabelText('Email'), who.user.email)
  await user.type(screen.getByLabelText('Password'), TEST_PASSWORD)
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  await waitFor(() => expect(location.pathname + location.hash).toBe(link()))
  unmount()

  await renderScreen(<SettingScreen />, { as: who, path: link() })
  expect(await screen.findByText(`You now sign in with ${email}.`)).toBeVisible()
  expect(location.hash).toBe('')
})
