import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { notify } from '@/components/ui/notify'
import { loadEveryPart } from '@/components/ui/on-demand'
import { Toaster } from '@/components/ui/toaster'
import { createQueryClient } from '@/lib/api/client'
import { User } from '@/lib/contract/user'
import { Texts } from '@/lib/react/i18n'
import { en } from '@/lib/messages/en'
import { resetAll } from '@/stores/reset'
import { signIn } from '@/stores/session'
import { TestRouter } from './router'
import { testApi } from './server'

/** What they keep for minutes would keep jest waiting. */
const clients: QueryClient[] = []

type Options = {
  /** What this browser kept of the person, by its key. */
  kept?: Readonly<Record<string, string>>
  /** Who looks at it: the answer of `testApi.signUp()`. Left out: nobody is signed in. */
  as?: { token: string }
  /** The address it stands at. */
  path?: string
}

/** Renders a screen at an address, for a person, over the real API. `address()` is where they are now. */
export async function renderScreen(screen: ReactNode, { as, path = '/', kept = {} }: Options = {}) {
  if (as) signIn(await whoIs(as.token), as.token)
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
  await loadEveryPart()
  history.replaceState(null, '', path)
  const client = createQueryClient(notify)
  clients.push(client)
  const view = render(
    <QueryClientProvider client={client}>
      <Texts messages={en}>
        <TestRouter path={path}>{screen}</TestRouter>
      </Texts>
      <Toaster />
    </QueryClientProvider>,
  )
  return { ...view, user: userEvent.setup(), address: () => location.pathname + location.search }
}

async function whoIs(token: string) {
  const answer = (await (await testApi.request('GET', '/api/user', { token })).json()) as { user: unknown }
  return User.parse(answer.user)
}

afterEach(() => {
  cleanup()
  for (const client of clients.splice(0)) client.clear()
  resetAll('signed-out')
  localStorage.clear()
  sessionStorage.clear()
})
