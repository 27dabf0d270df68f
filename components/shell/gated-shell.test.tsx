import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { useState } from 'react'
import { WorkspaceScreen } from '@/components/workspace/workspace-screen'
import { useScanReport } from '@/lib/api/scan-report'
import { renderScreen } from '@/lib/testing/render'
import { server, testApi } from '@/lib/testing/server'
import { GatedShell } from './gated-shell'
import { Navigation } from './navigation'

const inside = (
  <>
    <GatedShell>the screen itself</GatedShell>
    <Navigation />
  </>
)

test('who is not signed in is sent to the sign-in page', async () => {
  const { address } = await renderScreen(inside, { path: '/asset' })
  await waitFor(() => expect(address()).toBe('/login'))
  expect(screen.queryByText('the screen itself')).not.toBeInTheDocument()
})

test('a member with the plan sees the screen inside the frame', async () => {
  await renderScreen(inside, { as: await testApi.signUp(), path: '/' })
  expect(await screen.findByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page')
  expect(screen.getByText('the screen itself')).toBeVisible()
  expect(
    screen.getByRole('link', {
      name: /^Reseller License Not in your plan. Included in Reseller License and Bundle Deal\.$/,
    }),
  ).toBeVisible()
  expect(screen.getByRole('link', { name: 'Assets' })).toBeVisible()
})

test('what is sold with new scans is nothing that every plan has', async () => {
  await renderScreen(inside, { as: await testApi.signUp({ plan: 'marshal' }), path: '/init' })
  const modal = await screen.findByRole('dialog', { name: 'Upgrade Required' })
  expect(await within(modal).findByText('Full scans of sites you own')).toBeVisible()
  const benefits = within(modal).getAllByRole('listitem')
  expect(benefits.filter(({ textContent }) => /light scan/i.test(textContent ?? ''))).toEqual([])
})

test('a person without a workspace is warned and sent to the workspaces', async () => {
  const { address } = await renderScreen(
    <GatedShell>
      <WorkspaceScreen />
    </GatedShell>,
    { as: await testApi.signUp({ workspace: false }), path: '/help' },
  )
  expect(await screen.findByText('You do not have any workspaces. Please create a workspace')).toBeVisible()
  expect(address()).toBe('/workspace')
})

test('a member without a plan may cancel the upgrade at the dashboard, is not asked again there and finds ways on', async () => {
  const { user, address } = await renderScreen(inside, { as: await testApi.signUp({ plan: null }), path: '/' })
  const modal = await screen.findByRole('dialog', { name: 'Upgrade Required' })
  const plans = () => screen.getAllByRole('listitem').map((item) => item.textContent)
  expect(modal).toHaveTextContent('This feature is included in Soteria Premium, Unlimited and Bundle Deal.')
  const inModal = within(modal).getAllByRole('listitem')
  expect(inModal.map((item) => item.textContent)).toEqual([
    'Every site’s grade on one page',
    'The next fix by name, and how long it takes',
    'Open findings over time, and what is overdue',
  ])
  expect(screen.queryByText('the screen itself')).not.toBeInTheDocument()

  await user.click(within(modal).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(address()).toBe('/')
  expect(plans()).toEqual(expect.arrayContaining(['Premium', 'Unlimited', 'Bundle Deal']))
  expect(screen.getByRole('link', { name: 'Go to assets' })).toHaveAttribute('href', '/asset')

  await user.click(screen.getByRole('link', { name: /^Realtime Monitoring/ }))
  expect(await screen.findByRole('dialog', { name: 'Upgrade Required' })).toBeVisible()
})

test('cancel goes back to the last screen that was let in', async () => {
  const { user, address } = await renderScreen(inside, { as: await testApi.signUp({ plan: null }), path: '/asset' })
  await screen.findByText('the screen itself')
  await user.click(screen.getByRole('link', { name: /^Get Paid/ }))
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(address()).toBe('/asset'))
  expect(await screen.findByText('the screen itself')).toBeVisible()
})

test('upgrade opens the plans in a tab without a way back and closes the modal', async () => {
  const tab = { opener: window, location: { href: '' } }
  jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window)
  const { user } = await renderScreen(inside, { as: await testApi.signUp({ plan: null }), path: '/pay' })
  await user.click(await screen.findByRole('button', { name: 'Upgrade' }))
  expect(tab).toEqual({ opener: null, location: { href: 'http://localhost/upgrade' } })
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('when the browser blocks the tab, the link is shown', async () => {
  jest.spyOn(window, 'open').mockReturnValue(null)
  const { user } = await renderScreen(inside, { as: await testApi.signUp({ plan: null }), path: '/pay' })
  await user.click(await screen.findByRole('button', { name: 'Upgrade' }))
  expect(await screen.findByRole('link', { name: '/upgrade' })).toHaveAttribute('rel', 'noopener noreferrer')
})

test('an account that cannot be loaded says why, keeps the frame and can be tried again', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {})
  const somebody = await testApi.signUp()
  server.use(
    http.get('*/api/workspace/fetch', () => HttpResponse.json({ message: 'The kitchen is closed' }, { status: 422 })),
  )
  const { user } = await renderScreen(inside, { as: somebody, path: '/asset' })
  expect(await screen.findByText('The kitchen is closed')).toBeVisible()
  server.resetHandlers()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('the screen itself')).toBeVisible()
})

test('the menu is searched from three characters on, also by other words', async () => {
  const { user, address } = await renderScreen(inside, { as: await testApi.signUp(), path: '/' })
  const search = await screen.findByLabelText('Search the menu')
  await user.type(search, 'ss')
  expect(screen.queryByRole('list', { name: 'Search results' })).not.toBeInTheDocument()
  await user.type(search, '{Backspace}{Backspace}ssl')
  expect(within(screen.getByRole('list', { name: 'Search results' })).getAllByRole('link')).toHaveLength(1)
  await user.keyboard('{ArrowDown}{Enter}')
  expect(address()).toBe('/asset')
})

test('at most seven screens are found', async () => {
  const { user } = await renderScreen(inside, { as: await testApi.signUp(), path: '/' })
  await user.type(await screen.findByLabelText('Search the menu'), 'web')
  const found = within(screen.getByRole('list', { name: 'Search results' })).getAllByRole('link')
  expect(found[0]).toHaveAccessibleName('Web Widget')
  expect(found.length).toBeLessThanOrEqual(7)
})

test('another workspace is chosen from the top bar', async () => {
  const somebody = await testApi.signUp()
  await testApi.request('POST', '/api/workspace/store', { token: somebody.token, body: { name: 'Bakery Nord' } })
  const { user } = await renderScreen(inside, { as: somebody, path: '/asset' })
  await user.click(await screen.findByRole('button', { name: 'Workspace Main, switch' }))
  await user.click(await screen.findByRole('button', { name: /^Bakery Nord/ }))
  expect(await screen.findByRole('button', { name: 'Workspace Bakery Nord, switch' })).toBeVisible()
})

test('a running scan is one click away from every screen, and its end is told', async () => {
  const somebody = await testApi.signUp()
  const stored = await testApi.request('POST', `/api/asset/${somebody.workspace.id}/store`, {
    token: somebody.token,
    body: { value: 'shop.example.com' },
  })
  const { asset } = (await stored.json()) as { asset: { id: string } }
  await testApi.request('POST', '/api/scan/light', { token: somebody.token, body: { asset_id: asset.id } })
  await renderScreen(inside, { as: somebody, path: '/help' })
  expect(await screen.findByRole('button', { name: 'Scanning shop.example.com queued' })).toBeVisible()

  const listed = await testApi.request('GET', `/api/workspaces/${somebody.workspace.id}/scans`, {
    token: somebody.token,
  })
  const { scans } = (await listed.json()) as { scans: object[] }
  server.use(
    http.get('*/api/workspaces/:ws/scans', () =>
      HttpResponse.json({ scans: scans.map((scan) => ({ ...scan, status: 'completed' })) }),
    ),
  )
  expect(await screen.findByText('Scan of shop.example.com finished')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Scanning/ })).not.toBeInTheDocument()
})

test.each(['completed', 'failed'])(
  'a scan that the open page has seen end (%s) is not shown as running any more',
  async (status) => {
    const somebody = await testApi.signUp()
    const stored = await testApi.request('POST', `/api/asset/${somebody.workspace.id}/store`, {
      token: somebody.token,
      body: { value: 'shop.example.com' },
    })
    const { asset } = (await stored.json()) as { asset: { id: string } }
    const started = await testApi.request('POST', '/api/scan/light', {
      token: somebody.token,
      body: { asset_id: asset.id },
    })
    const { scan } = (await started.json()) as { scan: { id: string } }
    // The watching page's first answer already says that it has ended; the list has not been asked again since.
    server.use(
      http.get('*/api/scan/report/:id', () => HttpResponse.json({ report: { ...scan, status, progress: 100 } })),
    )
    function Watching() {
      const [id, setId] = useState<string>()
      useScanReport(id)
      return (
        <button type="button" onClick={() => setId(scan.id)}>
          look
        </button>
      )
    }
    const { user } = await renderScreen(
      <GatedShell>
        <Watching />
      </GatedShell>,
      { as: somebody, path: '/help' },
    )
    expect(await screen.findByRole('button', { name: /^Scanning shop\.example\.com/ })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'look' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Scanning/ })).not.toBeInTheDocument())
  },
)

test('a plan that was bought meanwhile opens the screen and says so', async () => {
  const somebody = await testApi.signUp({ plan: null })
  const { user } = await renderScreen(inside, { as: somebody, path: '/history' })
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Upgrade Required' })).getByRole('button', { name: 'Cancel' }),
  )
  await user.click(await screen.findByRole('link', { name: /^Scan History/ }))
  expect(await screen.findByRole('dialog', { name: 'Upgrade Required' })).toBeVisible()
  server.use(
    http.get('*/api/user', () =>
      HttpResponse.json({
        user: {
          id: 'x',
          name: 'Ada Test',
          email: 'a@b.co',
          role: 'member',
          subscriptions: [{ name: 'Premium', status: 'Active' }],
        },
      }),
    ),
  )
  act(() => void dispatchEvent(new Event('visibilitychange')))
  expect(await screen.findByText('the screen itself')).toBeVisible()
  expect(await screen.findByText('Scan History is now unlocked.')).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('no order of visits asks twice for one visit', async () => {
  const { user, address } = await renderScreen(inside, { as: await testApi.signUp({ plan: null }), path: '/' })
  const cancel = async () =>
    user.click(
      within(await screen.findByRole('dialog', { name: 'Upgrade Required' })).getByRole('button', { name: 'Cancel' }),
    )
  const isAtRest = async (at: string) => {
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(address()).toBe(at)
  }
  await cancel()
  await isAtRest('/')
  for (const name of [/^Scan History/, /^Realtime Monitoring/, /^Get Paid/]) {
    await user.click(screen.getByRole('link', { name }))
    await cancel()
    await isAtRest('/')
  }
  await user.click(screen.getByRole('link', { name: 'Help' }))
  for (const name of [/^Scan History/, /^Get Paid/]) {
    await user.click(screen.getByRole('link', { name }))
    await cancel()
    await isAtRest('/help')
  }
})

test('the dashboard asks once for a sign-in: after that it stands there locked, whoever leads to it, until somebody else signs in', async () => {
  const first = await testApi.signUp({ plan: null })
  const { user, address } = await renderScreen(inside, { as: first, path: '/asset' })
  await screen.findByText('the screen itself')
  await user.click(screen.getByRole('link', { name: /^Dashboard/ }))
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Upgrade Required' })).getByRole('button', { name: 'Cancel' }),
  )
  await waitFor(() => expect(address()).toBe('/asset'))

  await user.click(await screen.findByRole('link', { name: /^Dashboard/ }))
  // Hidden would be what a modal covers.
  expect(await screen.findByRole('link', { name: 'See plans' })).toBeVisible()
  expect(address()).toBe('/')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  cleanup()

  await renderScreen(inside, { as: first, path: '/' })
  expect(await screen.findByRole('link', { name: 'See plans' })).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  cleanup()

  await renderScreen(inside, { as: await testApi.signUp({ plan: null }), path: '/' })
  expect(await screen.findByRole('dialog', { name: 'Upgrade Required' })).toBeVisible()
})
