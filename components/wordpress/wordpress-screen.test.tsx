import { act, screen, waitFor, within } from '@testing-library/react'
import { renderScreen } from '@/lib/testing/render'
import { exampleCheck } from '@/lib/testing/results'
import { testApi } from '@/lib/testing/server'
import { assets } from '@/server/db/schema'
import { completeScan } from '@/server/routes/testing'
import { pluginAt, reportOf } from '@/server/routes/wordpress/testing-plugin'
import { WordpressScreen } from './wordpress-screen'

type Person = Awaited<ReturnType<typeof testApi.signUp>>

const open = (as: Person, path = '/wordpress') => renderScreen(<WordpressScreen />, { as, path })
const pluginOf = (url: string) => pluginAt(testApi, url)

async function added(as: Person, name: string, url: string) {
  const answer = await testApi.request('POST', `/api/wp/${as.workspace.id}/store`, {
    token: as.token,
    body: { name, url },
  })
  return ((await answer.json()) as { wpsite: { id: string; pairing_code: string } }).wpsite
}

async function reporting(as: Person, name: string, url: string, facts: Parameters<typeof reportOf>[1] = {}) {
  const { id, pairing_code: code } = await added(as, name, url)
  const plugin = pluginOf(url)
  await plugin.pair(code)
  await plugin.report(reportOf(url, facts))
  return { id, plugin }
}

const drawer = async () => within(await screen.findByRole('dialog'))

test('a site is added, shown its pairing code, and followed until its plugin has it', async () => {
  const others = ['setTimeout', 'setImmediate', 'nextTick', 'queueMicrotask', 'Date', 'performance'] as const
  jest.useFakeTimers({ doNotFake: [...others] })
  const as = await testApi.signUp()
  const { user } = await open(as)
  expect(await screen.findByText('No WordPress sites yet')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Add site' }))
  const form = within(await screen.findByRole('form', { name: 'Add a WordPress site' }))
  await user.type(form.getByLabelText('URL'), 'bakery-nord.example')
  await user.click(form.getByRole('button', { name: 'Add site' }))
  const code = await screen.findByText(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/)
  expect((await drawer()).getByText(/#[A-Z2-9]{4}-[A-Z2-9]{4}$/)).toBeVisible()
  expect((await drawer()).getByText('Waiting for bakery-nord.example')).toBeVisible()
  await pluginOf('https://bakery-nord.example').pair('AAAA-BBBB')
  act(() => jest.advanceTimersByTime(5_000))
  expect(await screen.findByText(/^The plugin is installed, but a different code was entered there/)).toBeVisible()
  await pluginOf('https://other.example').pair(code.textContent)
  act(() => jest.advanceTimersByTime(5_000))
  expect(
    await screen.findByText('This code was entered at other.example. It only works at bakery-nord.example.'),
  ).toBeVisible()
  await pluginOf('https://bakery-nord.example').pair(code.textContent)
  act(() => jest.advanceTimersByTime(5_000))
  expect(await screen.findByText('bakery-nord.example is connected')).toBeVisible()
  jest.useRealTimers()
})

test('what a scan knows not to be WordPress is said beside its URL, and is added by whoever knows better', async () => {
  const as = await testApi.signUp()
  const { workspace } = as
  const kind = { workspace_id: workspace.id, type: 'domain' as const }
  const [asset] = await testApi.db
    .insert(assets)
    .values({ ...kind, value: 'shop.invalid' })
    .returning()
  if (!asset) throw new Error('No asset')
  await completeScan(testApi.db, {
    ...as,
    asset,
    at: '2026-11-20T10:00:00.000Z',
    found: {
      checks: [exampleCheck({ key: 'software.technology', state: 'passed', findings: 0 })],
      observations: { technologies: [{ name: 'nginx' }, { name: 'PHP' }] },
    },
  })
  const { user } = await open(as, '/wordpress?site=new')
  const form = within(await screen.findByRole('form', { name: 'Add a WordPress site' }))
  // Without leaving the field first.
  await user.type(form.getByLabelText('URL'), 'shop.invalid{Enter}')
  expect(await form.findByRole('status')).toHaveTextContent(
    'The scan of Nov 20, 2026 saw nginx and PHP there, not WordPress.',
  )
  const anyway = await form.findByRole('button', { name: 'Add site anyway' })
  expect(screen.queryByText(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/)).not.toBeInTheDocument()
  // Another address is another question.
  await user.type(form.getByLabelText('URL'), 'x')
  expect(form.getByRole('button', { name: 'Add site' })).toBe(anyway)
  await user.type(form.getByLabelText('URL'), '{Backspace}')
  await user.click(form.getByRole('button', { name: 'Add site anyway' }))
  expect(await screen.findByText(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/)).toBeVisible()
})

test('a reload goes on with the pairing: the same code, and the same wait', async () => {
  const as = await testApi.signUp()
  const first = await open(as, '/wordpress?site=new')
  const form = within(await screen.findByRole('form', { name: 'Add a WordPress site' }))
  await first.user.type(form.getByLabelText('URL'), 'bakery-south.example')
  await first.user.click(form.getByRole('button', { name: 'Add site' }))
  const code = (await screen.findByText(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/)).textContent
  const address = first.address()
  expect(address).toMatch(/^\/wordpress\?site=[0-9a-f-]{36}&part=pair$/)
  first.unmount()
  // Still signed in.
  const second = await renderScreen(<WordpressScreen />, { path: address })
  expect((await drawer()).getByText(code)).toBeVisible()
  expect((await drawer()).getByText('Waiting for bakery-south.example')).toBeVisible()
  await second.user.click((await drawer()).getByRole('button', { name: 'Do this later' }))
  expect(second.address()).toBe('/wordpress')
})

test('a status that no site has says so once, and leads back to all', async () => {
  const as = await testApi.signUp()
  await reporting(as, 'Shop', 'https://shop-south.example')
  const { user } = await open(as)
  await user.click(await screen.findByRole('tab', { name: 'Paused 0' }))
  const list = within(screen.getByRole('region', { name: 'WordPress sites' }))
  expect(await list.findByText('No matching records found')).toBeVisible()
  expect(list.queryByText('No data available in table')).toBeNull()
  await user.click(list.getByRole('button', { name: 'Clear search' }))
  expect(await screen.findByRole('button', { name: 'Shop' })).toBeVisible()
})

test('the list shows what sites report, the worst first, and never says none where nothing was checked', async () => {
  const as = await testApi.signUp()
  await added(as, 'Bakery', 'https://bakery.example')
  await reporting(as, 'Shop', 'https://shop.example', {
    core: '6.6.2',
    latest: '6.8.3',
    plugins: [{ slug: 'forms', name: 'Forms', version: '1.4.2', latest: '1.4.3' }],
  })
  await open(as)
  const table = within(await screen.findByRole('table', { name: 'WordPress sites' }))
  const names = () => table.getAllByRole('button', { name: /^(Bakery|Shop)$/ }).map(({ textContent }) => textContent)
  await waitFor(() => expect(names()).toEqual(['Shop', 'Bakery']))
  const shop = within(table.getByRole('button', { name: 'Shop' }).closest('tr')!)
  expect(shop.getByText('Not checked')).toBeVisible()
  expect(screen.getByRole('tab', { name: 'Pending 1' })).toBeVisible()
  expect(screen.getByText('2 updates available on 1 site')).toBeVisible()
})

test('a setting is ignored with a reason until a day, and counts again when asked', async () => {
  const as = await testApi.signUp()
  const { id } = await reporting(as, 'Shop', 'https://shop.example')
  const { user } = await open(as, `/wordpress?site=${id}&part=hardening`)
  const view = await drawer()
  await user.click(await view.findByRole('button', { name: 'Ignore The file editor is on' }))
  const form = within(view.getByRole('form', { name: 'Ignore' }))
  await user.click(form.getByRole('button', { name: 'Ignore' }))
  expect(await form.findByText('Use at least 3 characters.')).toBeVisible()
  await user.type(form.getByLabelText('Reason'), 'Our host forbids it.')
  await user.click(form.getByRole('button', { name: 'Ignore' }))
  expect(await view.findByText(/^Ignored until .*“Our host forbids it.”$/)).toBeVisible()
  const back = view.getByRole('button', { name: 'Stop ignoring The file editor is on' })
  expect(back).toHaveFocus()
  await user.click(back)
  await waitFor(() => expect(view.queryByText(/^Ignored until/)).not.toBeInTheDocument())
  expect(view.getByRole('button', { name: 'Ignore The file editor is on' })).toHaveFocus()
})

test('what happened to a site and why it went silent can be read, and a deleted one is gone from the list', async () => {
  const as = await testApi.signUp()
  const { id, plugin } = await reporting(as, 'Shop', 'https://shop.example')
  await plugin.report({ goodbye: true })
  const { user } = await open(as, `/wordpress?site=${id}`)
  const view = await drawer()
  await user.click(await view.findByRole('tab', { name: 'Overview' }))
  expect(await view.findByText('Plugin deactivated')).toBeVisible()
  await user.click(view.getByRole('tab', { name: 'Connection' }))
  await user.click(view.getByRole('button', { name: 'Delete site' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Shop?' }))
  await user.click(dialog.getByRole('button', { name: 'Delete site' }))
  expect(await screen.findByText('No WordPress sites yet')).toBeVisible()
})

test('ticked sites get tags and lose them, and the list shows those of one tag', async () => {
  const as = await testApi.signUp()
  for (const name of ['Bakery', 'Harbour', 'Shop']) await added(as, name, `https://${name.toLowerCase()}.example`)
  const { user, address } = await open(as)
  // Another tag is another table.
  const table = () => within(screen.getByRole('table', { name: 'WordPress sites' }))
  await screen.findByRole('button', { name: 'Shop' })
  const names = () =>
    table()
      .getAllByRole('button', { name: /^(Bakery|Harbour|Shop)$/ })
      .map(({ textContent }) => textContent)
  expect(screen.queryByRole('combobox', { name: 'Tag' })).not.toBeInTheDocument()
  for (const name of ['Bakery', 'Shop'])
    await user.click(await table().findByRole('checkbox', { name: new RegExp(name) }))
  await user.click(await screen.findByRole('button', { name: 'Tags' }))
  const form = within(await screen.findByRole('form', { name: 'Tags' }))
  await user.type(form.getByLabelText('Add tags'), 'care plan, north')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Tags of 2 sites changed')).toBeVisible()
  await user.click(await screen.findByRole('combobox', { name: 'Tag' }))
  await user.click(await screen.findByRole('option', { name: 'care plan' }))
  await waitFor(() => expect(names().toSorted()).toEqual(['Bakery', 'Shop']))
  expect(address()).toBe('/wordpress?tag=care+plan')
  await user.click(table().getByRole('checkbox', { name: /Shop/ }))
  await user.click(await screen.findByRole('button', { name: 'Tags' }))
  const again = within(await screen.findByRole('form', { name: 'Tags' }))
  await user.click(again.getByRole('checkbox', { name: 'care plan' }))
  await user.click(again.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(names()).toEqual(['Bakery']))
})

test('ticked sites are paused and resumed, and only what can be done is offered', async () => {
  const as = await testApi.signUp()
  for (const name of ['Bakery', 'Shop']) await reporting(as, name, `https://${name.toLowerCase()}.example`)
  const { user } = await open(as)
  await screen.findByRole('button', { name: 'Shop' })
  const tick = async () => {
    for (const name of ['Bakery', 'Shop'])
      await user.click(await screen.findByRole('checkbox', { name: new RegExp(name) }))
  }
  await tick()
  expect(await screen.findByRole('button', { name: 'Pause' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Resume' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Pause' }))
  expect(await screen.findByText('2 sites paused')).toBeVisible()
  await tick()
  await user.click(await screen.findByRole('button', { name: 'Resume' }))
  expect(await screen.findByText('2 sites resumed')).toBeVisible()
})
