import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { http, HttpResponse } from 'msw'
import { renderScreen } from '@/lib/testing/render'
import { server, testApi } from '@/lib/testing/server'
import { assets, contracts, contractVersions } from '@/server/db/schema'
import { ClientScreen } from './client-screen'

type Person = Awaited<ReturnType<typeof testApi.signUp>>
const open = (as: Person, path = '/client') => renderScreen(<ClientScreen />, { as, path })
const signUp = () => testApi.signUp({ plan: 'agency toolkit' })

const stored = (as: Person) => testApi.db.select().from(contracts).where(eq(contracts.user_id, as.user.id))

// What writes PDFs finds its files beside a server, and not beside a page.
beforeAll(() => {
  testApi.deps.printContract = async () => new TextEncoder().encode('%PDF-1.7')
})

async function draft(as: Person, change: Partial<typeof contracts.$inferInsert> = {}) {
  const [row] = await testApi.db
    .insert(contracts)
    .values({
      user_id: as.user.id,
      workspace_id: as.workspace.id,
      type: 'own',
      title: 'Agreement',
      values: { agency: 'Northlight', client: 'Murphy', own_text: 'Both sides agree.' },
      signer: { name: 'Orla Daly', email: 'orla@example.com', role: 'Partner' },
      ...change,
    })
    .returning()
  return row?.id ?? ''
}

test('the document carries the logo of the agency, or its name where it has none', async () => {
  const as = await signUp()
  const path = `/client?contract=${await draft(as)}`
  await open(as, path)
  const paper = async () => within(await screen.findByRole('article', { name: 'Document' }))
  expect(within((await paper()).getByRole('banner')).getByText('Northlight')).toBeVisible()
  cleanup()
  const url = 'https://northlight.example/logo.png'
  await testApi.request('POST', '/api/user/branding', { token: as.token, body: { logo_url: url } })
  await open(as, path)
  const logo = await (await paper()).findByRole('img', { name: 'Northlight' })
  expect(logo).toHaveAttribute('src', url)
  // An address that no longer has a picture.
  fireEvent.error(logo)
  expect(within((await paper()).getByRole('banner')).getByText('Northlight')).toBeVisible()
})

test('the focus follows to the heading of a contract that is opened, and back to that of the list', async () => {
  const as = await signUp()
  await draft(as)
  const { user } = await open(as)
  await user.click(await screen.findByRole('button', { name: 'Agreement' }))
  const heading = await screen.findByRole('heading', { name: 'Agreement', level: 1 })
  await waitFor(() => expect(heading).toHaveFocus())
  await user.click(screen.getByRole('button', { name: 'All contracts' }))
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Client Contract' })).toHaveFocus())
})

test('a first document names what is missing, leads there, and is saved while it is written', async () => {
  const as = await signUp()
  await testApi.db.insert(assets).values([
    {
      workspace_id: as.workspace.id,
      type: 'domain',
      value: 'ours.example.com',
      status: 'verified',
      verify_method: 'dns',
    },
    { workspace_id: as.workspace.id, type: 'domain', value: 'mail.example.com' },
  ])
  const { user } = await open(as)
  expect(await screen.findByText('Start with an authorisation to scan; it protects both sides.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Authorisation to scan' }))
  const missing = await screen.findByRole('list', { name: 'Required fields' })
  expect(screen.queryByText(/Fill in this field/)).not.toBeInTheDocument()
  expect(within(missing).queryByText('Scope')).not.toBeInTheDocument()
  expect(within(missing).getAllByRole('listitem')).toHaveLength(9)
  expect(screen.getByText('9 required fields left')).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Choose a verified asset for the scope' })).toBeVisible()
  expect(screen.getByRole('switch', { name: 'Permission' })).toHaveAccessibleDescription('Required clause')
  const document = screen.getByRole('article', { name: 'Document' })
  expect(await screen.findByRole('checkbox', { name: 'mail.example.com' })).toBeDisabled()
  await user.click(screen.getByRole('checkbox', { name: 'ours.example.com' }))
  await user.click(within(missing).getByRole('button', { name: 'Testing hours' }))
  expect(screen.getByLabelText('Testing hours')).toHaveFocus()
  await user.keyboard('19:00 and 06:00')
  expect(within(document).getByRole('button', { name: '19:00 and 06:00' })).toBeVisible()
  expect(within(missing).queryByRole('button', { name: 'Testing hours' })).not.toBeInTheDocument()
  // Pressed, it says what is left where that belongs, and begins with the first.
  await user.click(screen.getByRole('button', { name: 'Send for signature' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  const left = within(missing).getAllByRole('listitem').length
  expect(screen.getAllByText('Required.')).toHaveLength(left)
  const marked = within(screen.getByRole('region', { name: 'Contract details' }))
    .getAllByRole('textbox')
    .filter((field) => field.getAttribute('aria-describedby')?.endsWith('-help') && field.hasAttribute('aria-required'))
  await waitFor(() => expect(marked[0]).toHaveFocus())
  expect(marked[0]).toHaveAccessibleDescription(/^Required\./)
  await waitFor(async () => expect((await stored(as))[0]?.values).toMatchObject({ hours: '19:00 and 06:00' }), {
    timeout: 10_000,
  })
  expect((await stored(as))[0]?.assets).toMatchObject([{ value: 'ours.example.com', method: 'dns' }])
  expect(screen.queryByRole('button', { name: 'Choose a verified asset for the scope' })).not.toBeInTheDocument()
  expect(await screen.findByRole('cell', { name: 'ours.example.com' })).toBeVisible()
  await user.click(screen.getByRole('checkbox', { name: 'ours.example.com' }))
  expect(screen.getByRole('list', { name: 'Scope' })).toHaveAccessibleDescription(
    'Required. Choose a verified asset for the scope',
  )
})

test('a contract that scans nothing asks for no sites', async () => {
  const as = await signUp()
  const asked: string[] = []
  server.use(http.get('*/api/asset/*', ({ request }) => void asked.push(new URL(request.url).pathname)))
  await open(as, `/client?contract=${await draft(as)}`)
  expect(await screen.findByRole('article', { name: 'Document' })).toHaveTextContent('Both sides agree.')
  expect(asked).toEqual([])
  cleanup()
  await open(as, `/client?contract=${await draft(as, { type: 'authorisation' })}`)
  expect(await screen.findByRole('article', { name: 'Document' })).toBeVisible()
  await waitFor(() => expect(asked).toEqual([`/api/asset/${as.workspace.id}/fetch`]))
})

test('a new contract marks what is missing once it was left, and says at the end date that it is too early', async () => {
  const as = await signUp()
  const [asset] = await testApi.db
    .insert(assets)
    .values({
      workspace_id: as.workspace.id,
      type: 'domain',
      value: 'ours.example.com',
      status: 'verified',
      verify_method: 'dns',
    })
    .returning()
  const { user } = await open(as)
  await user.click(await screen.findByRole('button', { name: 'Authorisation to scan' }))
  expect(await screen.findByText('9 required fields left')).toBeVisible()
  expect(screen.queryByText('Required.')).not.toBeInTheDocument()
  await user.click(screen.getByLabelText('Testing hours'))
  await user.tab()
  expect(screen.getAllByText('Required.')).toHaveLength(1)
  fireEvent.change(screen.getByLabelText('Start date'), { target: { value: '2026-12-01' } })
  fireEvent.change(screen.getByLabelText('End date'), { target: { value: '2026-11-01' } })
  expect(screen.getByLabelText('End date')).toBeInvalid()
  expect(screen.getByLabelText('End date')).toHaveAccessibleDescription('The end date is before the start date.')
  // What was chosen counts though it cannot be saved yet.
  await user.click(await screen.findByRole('checkbox', { name: 'ours.example.com' }))
  expect(screen.queryByRole('button', { name: 'Choose a verified asset for the scope' })).not.toBeInTheDocument()
  expect(screen.getByRole('cell', { name: 'ours.example.com' })).toBeVisible()
  expect((await stored(as))[0]?.assets).not.toContainEqual(expect.objectContaining({ id: asset?.id }))
  fireEvent.change(screen.getByLabelText('End date'), { target: { value: '2026-12-31' } })
  expect(screen.getByLabelText('End date')).toBeValid()
})

test('what is sent shows its link, is fixed, and begins a new version only when that is asked for', async () => {
  const as = await signUp()
  const id = await draft(as)
  const { user } = await open(as, `/client?contract=${id}`)
  await user.click(await screen.findByRole('button', { name: 'Send for signature' }))
  const dialog = await screen.findByRole('dialog', { name: 'Send “Agreement”?' })
  await user.click(within(dialog).getByRole('button', { name: 'Send for signature' }))
  expect(await screen.findByText(/\/api\/public\/c\/[\w-]{22}$/)).toBeVisible()
  await user.click(within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Close' })[0] ?? document.body)
  expect(await screen.findByText('This version was sent and can’t be edited.')).toBeVisible()
  expect(screen.getByLabelText('Client')).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'History' }))
  expect(await screen.findByText('The record is complete: no event was changed or removed.')).toBeVisible()
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Edit as version 2' }))
  expect(screen.getByLabelText('Client')).toBeEnabled()
})

test('what was sent is shown in the words it was sent with, whatever our clauses say today', async () => {
  const as = await signUp()
  const id = await draft(as, { type: 'audit', status: 'signed', number: 'T-2026-001' })
  const kept = [
    { kind: 'title', text: 'Agreement' },
    { kind: 'heading', text: '1 Scope' },
    { kind: 'text', text: 'What the two sides agreed on then.' },
  ] as const
  await testApi.db
    .insert(contractVersions)
    .values({ user_id: as.user.id, contract_id: id, version: 1, body: [...kept], sha256: 'a'.repeat(64) })
  await open(as, `/client?contract=${id}`)
  const document = await screen.findByRole('article', { name: 'Document' })
  expect(within(document).getByText('What the two sides agreed on then.')).toBeVisible()
  expect(document).not.toHaveTextContent('No test finds every vulnerability')
  expect(screen.queryByRole('button', { name: /^Wording of/ })).not.toBeInTheDocument()
})

test('a mark behind a field stays with it, and is said once', async () => {
  const as = await signUp()
  await open(as, `/client?contract=${await draft(as, { type: 'authorisation' })}`)
  const document = await screen.findByRole('article', { name: 'Document' })
  const field = await within(document).findByRole('button', { name: 'Agency phone' })
  expect(field.parentElement).toHaveTextContent(/^Agency phone\.$/)
  expect(document).toHaveTextContent(/reach the agency at Agency phone\.(?!\.)/)
})

test('a change that somebody else made is not overwritten without asking, and nothing typed is lost', async () => {
  const as = await signUp()
  const id = await draft(as)
  const { user } = await open(as, `/client?contract=${id}`)
  const field = await screen.findByLabelText('Client')
  await testApi.db.update(contracts).set({ title: 'Theirs', updated_at: new Date() }).where(eq(contracts.id, id))
  await user.type(field, ' & Daly')
  expect(await screen.findByRole('alert', {}, { timeout: 10_000 })).toHaveTextContent('changed elsewhere')
  expect(screen.getByLabelText('Client')).toHaveValue('Murphy & Daly')
  await user.click(screen.getByRole('button', { name: 'Overwrite' }))
  await waitFor(async () => expect((await stored(as))[0]).toMatchObject({ values: { client: 'Murphy & Daly' } }))
})

test('an API without these calls: contracts are kept in this browser, and say so', async () => {
  const as = await signUp()
  server.use(http.all('*/api/contracts', () => HttpResponse.json({ message: 'Not here' }, { status: 404 })))
  const { user } = await open(as)
  expect(await screen.findByText('Saved in this browser only')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Authorisation to scan' }))
  await user.type(await screen.findByLabelText('Emergency phone'), '112')
  expect(screen.queryByRole('button', { name: 'Send for signature' })).not.toBeInTheDocument()
  const kept = () => JSON.stringify(Object.entries(localStorage).filter(([key]) => key.includes('papers')))
  await waitFor(() => expect(kept()).toContain('112'), { timeout: 10_000 })
  expect(kept()).toContain(as.user.id)
})
