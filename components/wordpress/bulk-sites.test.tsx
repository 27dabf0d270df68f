import { screen, waitFor, within } from '@testing-library/react'
import { http, passthrough } from 'msw'
import { renderScreen } from '@/lib/testing/render'
import { server, testApi } from '@/lib/testing/server'
import { openAnsweringSite, pluginAt, reportOf } from '@/server/routes/wordpress/testing-plugin'
import { WordpressScreen } from './wordpress-screen'

type Person = Awaited<ReturnType<typeof testApi.signUp>>
type Made = { wpsite: { id: string; pairing_code: string } }

async function added(as: Person, name: string, url: string) {
  const path = `/api/wp/${as.workspace.id}/store`
  const answer = await testApi.request('POST', path, { token: as.token, body: { name, url } })
  return ((await answer.json()) as Made).wpsite
}

async function paired(as: Person, name: string, url: string, facts: Parameters<typeof reportOf>[1] = {}) {
  const { id, pairing_code: code } = await added(as, name, url)
  const plugin = pluginAt(testApi, url)
  const { body } = await plugin.pair(code)
  await plugin.report(reportOf(url, facts))
  return { id, plugin, serverKey: String(body.server_key) }
}

const open = (as: Person) => renderScreen(<WordpressScreen />, { as, path: '/wordpress' })
const tick = async (user: Awaited<ReturnType<typeof open>>['user'], ...names: string[]) => {
  for (const name of names) await user.click(await screen.findByRole('checkbox', { name: new RegExp(name) }))
}

test('ticked sites are asked for a report: who sends none stays ticked and is named with the reason', async () => {
  const site = await openAnsweringSite()
  server.use(http.all(`${site.url}/*`, () => passthrough()))
  try {
    const as = await testApi.signUp()
    const { plugin, serverKey } = await paired(as, 'Answering', site.url)
    const text = JSON.stringify(reportOf(site.url))
    site.answerWith(serverKey, () => ({ ...plugin.signed('/api/wp/agent/heartbeat', text), body: text }))
    await added(as, 'Waiting', 'https://waiting.example')
    const { user } = await open(as)
    await tick(user, 'Answering', 'Waiting')
    await user.click(await screen.findByRole('button', { name: 'Request reports' }))
    const list = within(await screen.findByRole('dialog', { name: '1 site failed' }))
    expect(list.getByText('Waiting')).toBeVisible()
    expect(list.getByText('This site isn’t connected.')).toBeVisible()
    expect(screen.getByText('1 site sent a report')).toBeVisible()
    await user.click(list.getAllByRole('button', { name: 'Close' })[0]!)
    await waitFor(() => expect(screen.getByRole('checkbox', { name: /Waiting/ })).toBeChecked())
    expect(screen.getByRole('checkbox', { name: /Answering/ })).not.toBeChecked()
  } finally {
    await site.close()
  }
})

test('ticked sites are deleted after a question that names them', async () => {
  const as = await testApi.signUp()
  for (const name of ['Bakery', 'Harbour', 'Shop']) await added(as, name, `https://${name.toLowerCase()}.example`)
  const { user } = await open(as)
  await tick(user, 'Bakery', 'Shop')
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete 2 sites?' }))
  expect(question.getByText(/reports, history and ignored settings of Bakery, Shop\./)).toBeVisible()
  await user.click(question.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('2 sites deleted')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Shop' })).not.toBeInTheDocument())
  expect(screen.getByRole('button', { name: 'Harbour' })).toBeVisible()
})

test('the list shows the sites that have a plugin, and in which version', async () => {
  const as = await testApi.signUp()
  const forms = (version: string, active = true) => ({ plugins: [{ slug: 'forms', name: 'Forms', version, active }] })
  await paired(as, 'Bakery', 'https://bakery.example', forms('1.4.2'))
  await paired(as, 'Harbour', 'https://harbour.example')
  await paired(as, 'Shop', 'https://shop.example', forms('1.5', false))
  const { user, address } = await open(as)
  await user.click(await screen.findByRole('combobox', { name: 'Plugin' }))
  await user.click(await screen.findByRole('option', { name: 'Forms' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Harbour' })).not.toBeInTheDocument())
  const row = (name: string) => within(screen.getByRole('button', { name }).closest('tr')!)
  expect(row('Bakery').getByText('1.4.2')).toBeVisible()
  expect(row('Shop').getByText('Inactive')).toBeVisible()
  expect(address()).toBe('/wordpress?plugin=forms')
})
