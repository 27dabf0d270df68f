import { File as FileOfNode } from 'node:buffer'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { http, HttpResponse } from 'msw'
import { renderScreen } from '@/lib/testing/render'
import { server, testApi } from '@/lib/testing/server'
import { assets, subscriptions, users, workspaces } from '@/server/db/schema'
import { ResellerScreen } from './reseller-screen'

type Person = Awaited<ReturnType<typeof testApi.signUp>>
const { db } = testApi
const open = (as: Person, path = '/reseller') => renderScreen(<ResellerScreen />, { as, path })
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
// The requests are Node's: a file of jsdom does not leave the page.
Object.assign(globalThis, { File: FileOfNode })

type Account = { company: string; plan?: string; ends?: number; status?: 'invited' | 'suspended'; critical?: number }

async function withAccount(as: Person, { company, plan = 'premium', ends, status, critical }: Account) {
  const email = `${company.toLowerCase().replace(/\W/g, '')}-${as.user.id}@example.com`
  const [user] = await db
    .insert(users)
    .values({
      name: 'Nuala',
      company,
      email,
      password_hash: '!',
      status,
      invited_at: inDays(-9),
      reseller_id: as.user.id,
    })
    .returning()
  const user_id = user?.id ?? ''
  await db.insert(subscriptions).values({ user_id, name: plan, expires_at: ends === undefined ? null : inDays(ends) })
  const [workspace] = await db.insert(workspaces).values({ user_id, name: company, is_default: true }).returning()
  const counts = { critical: critical ?? 0, high: 2, medium: 0, low: 0, info: 0 }
  if (critical !== undefined)
    await db.insert(assets).values({
      workspace_id: workspace?.id ?? '',
      type: 'domain',
      value: 'secret.example.com',
      score: 14,
      grade: 'F',
      counts,
    })
  return { id: user_id, email }
}

const signUp = () => testApi.signUp({ plan: 'reseller license' })
const table = () => within(screen.getByRole('table', { name: 'Accounts' }))
const namesShown = () =>
  table()
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('button')[0]?.textContent)

test('seats, figures and accounts say what needs somebody, and nothing of what was found', async () => {
  const as = await signUp()
  await withAccount(as, { company: 'Anchor IT' })
  await withAccount(as, { company: 'Celtic Hosting', critical: 1 })
  await withAccount(as, { company: 'Fermoy Print', plan: 'white label', ends: -7 })
  await withAccount(as, { company: 'Dunmore Digital', status: 'invited' })
  const { user } = await open(as)
  expect(
    await screen.findByText('Celtic Hosting has 1 critical finding. 1 account has expired. 1 invitation has expired.'),
  ).toBeVisible()
  expect(within(screen.getByRole('region', { name: 'Seats' })).getByText(/of 25 seats used/)).toHaveTextContent(
    /^4 of 25 seats used$/,
  )
  await waitFor(() => expect(namesShown()[0]).toBe('Celtic Hosting'))
  const row = within(table().getByRole('row', { name: /Celtic Hosting/ }))
  expect(row.getByText('1 critical')).toBeInTheDocument()
  expect(screen.queryByText(/secret\.example/)).not.toBeInTheDocument()
  await user.click(screen.getByRole('tab', { name: /Need attention/ }))
  await waitFor(() => expect(namesShown()).toHaveLength(3))
  expect(table().queryByText('Anchor IT')).not.toBeInTheDocument()
})

test('an account is made with a password that is shown once, and an address that is taken is refused at its field', async () => {
  const as = await signUp()
  const { email } = await withAccount(as, { company: 'Anchor IT' })
  const { user } = await open(as)
  await user.click(await screen.findByRole('button', { name: 'New account' }))
  const drawer = within(await screen.findByRole('dialog', { name: 'New account' }))
  expect(drawer.getByText('Uses 1 of your 24 free seats.')).toBeVisible()
  expect(drawer.getByText(/^Premium includes the dashboard/)).toBeVisible()
  await user.selectOptions(drawer.getByRole('combobox', { name: 'Plan' }), 'White Label')
  expect(drawer.getByText(/^White Label includes clients, leads/)).toBeVisible()
  expect(drawer.queryByRole('option', { name: 'Bundle Deal' })).not.toBeInTheDocument()
  await user.type(drawer.getByRole('textbox', { name: 'Company (Optional)' }), 'Inishmore Tours')
  await user.type(drawer.getByRole('textbox', { name: 'Contact name' }), 'Nuala Walsh')
  await user.type(drawer.getByRole('textbox', { name: 'Email' }), email)
  await user.click(drawer.getByRole('radio', { name: /Generate password/ }))
  await user.click(drawer.getByRole('button', { name: 'Create account' }))
  expect(await drawer.findByText('This email already has an account.')).toBeVisible()
  await user.clear(drawer.getByRole('textbox', { name: 'Email' }))
  await user.type(drawer.getByRole('textbox', { name: 'Email' }), `nuala-${as.user.id}@example.com`)
  await user.click(drawer.getByRole('button', { name: 'Create account' }))
  const shown = within(await screen.findByRole('dialog', { name: 'Password for Inishmore Tours' }))
  expect(shown.getByText(/^\w{4}-\w{4}-\d{4}$/)).toBeVisible()
  await user.click(shown.getByRole('button', { name: 'I’ve copied it' }))
  expect(await screen.findByRole('button', { name: 'Inishmore Tours' })).toBeVisible()
})

test('an account is suspended with a reason and resumed, corrected, and deleted by its typed address', async () => {
  const as = await signUp()
  const { email, id } = await withAccount(as, { company: 'Anchor IT' })
  const { user } = await open(as)
  const menu = async (item: string) => {
    await user.click(await screen.findByRole('button', { name: 'More actions for Anchor IT' }))
    await user.click(await screen.findByRole('menuitem', { name: item }))
  }
  await menu('Suspend')
  const ask = within(await screen.findByRole('alertdialog', { name: 'Suspend Anchor IT?' }))
  await user.type(ask.getByRole('textbox', { name: /Reason/ }), 'Not paid')
  await user.click(ask.getByRole('button', { name: 'Suspend' }))
  await user.click(await screen.findByRole('button', { name: 'Reactivate' }))
  expect(await screen.findByRole('button', { name: 'Edit' })).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Anchor IT' }))
  const drawer = within(await screen.findByRole('dialog', { name: 'Anchor IT' }))
  await user.clear(drawer.getByRole('textbox', { name: 'Email' }))
  await user.type(drawer.getByRole('textbox', { name: 'Email' }), `right-${email}`)
  await user.click(drawer.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(`right-${email}`)).toBeVisible()

  await menu('Delete')
  const sure = within(await screen.findByRole('alertdialog', { name: 'Delete Anchor IT?' }))
  expect(sure.getByText(/^This permanently deletes 1 workspace, 0 assets and 0 scans/)).toBeVisible()
  expect(sure.getByRole('button', { name: 'Suspend instead' })).toBeVisible()
  await user.type(sure.getByRole('textbox'), `right-${email}`)
  await user.click(sure.getByRole('button', { name: 'Delete account' }))
  expect(await screen.findByText('Resell Soteria under your own brand')).toBeVisible()
  expect(await db.$count(users, eq(users.id, id))).toBe(0)
})

test('a file is tried before anything is made, and its bad lines are named', async () => {
  const as = await signUp()
  const { user } = await open(as)
  await user.click(await screen.findByRole('button', { name: 'Import' }))
  const drawer = within(await screen.findByRole('dialog', { name: 'Import accounts' }))
  const choose = (text: string) =>
    fireEvent.change(drawer.getByLabelText('Choose a CSV file', { selector: 'input' }), {
      target: { files: [new FileOfNode([text], 'accounts.csv', { type: 'text/csv' })] },
    })
  choose('name,plan\nAda,premium\n')
  expect(await drawer.findByText('There’s no column “email”. Add the column names in the first line.')).toBeVisible()
  await user.click(drawer.getByRole('button', { name: 'Another file' }))
  choose(
    `name,email,plan,ends\nAda,ada-${as.user.id}@example.com,Premium,2099-12-31\nBo,nobody,premium,\nCy,cy-${as.user.id}@example.com,gold,\n`,
  )
  expect(await drawer.findByText('1 account can be created. 25 seats left.')).toBeVisible()
  const lines = within(drawer.getByRole('list', { name: 'Skipped lines' })).getAllByRole('listitem')
  expect(lines.map((line) => line.textContent)).toEqual([
    'Line 3: Enter an email address, such as name@example.com.',
    'Line 4: Choose a plan from the list.',
  ])
  expect(await db.$count(users, eq(users.reseller_id, as.user.id))).toBe(0)
  await user.click(drawer.getByRole('button', { name: 'Create 1 account' }))
  expect(await drawer.findByText('1 account created and invited.')).toBeVisible()
  await user.click(drawer.getByRole('button', { name: 'Done' }))
  expect(await screen.findByRole('button', { name: 'Resend invitation' })).toBeVisible()
})

test('a failing list is told with a way on, and what was there stays; usage is told by month', async () => {
  const as = await signUp()
  const { id } = await withAccount(as, { company: 'Anchor IT' })
  let isBroken = true
  const away = () => (isBroken ? HttpResponse.json({ message: 'Away' }, { status: 409 }) : undefined)
  server.use(
    http.get('*/api/reseller/*/accounts', away),
    http.get('*/api/reseller/*/usage', () =>
      HttpResponse.json({
        months: ['2026-11', '2026-10'],
        usage: [
          { account_id: id, month: '2026-11', light_scans: 12, full_scans: 1 },
          { account_id: id, month: '2026-10', light_scans: 9, full_scans: 0 },
        ],
      }),
    ),
  )
  const { user } = await open(as)
  expect(await screen.findByText('Couldn’t load accounts')).toBeVisible()
  isBroken = false
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await user.click(await screen.findByRole('tab', { name: 'Usage by month' }))
  const usage = within(await screen.findByRole('table', { name: 'Usage by month' }))
  expect(await usage.findByRole('row', { name: /November 2026 Anchor IT 12 1/ })).toBeVisible()
  expect(usage.getByRole('row', { name: /October 2026 Anchor IT 9 0/ })).toBeVisible()
})
