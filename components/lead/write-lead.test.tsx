import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { eq } from 'drizzle-orm'
import { exampleFinding } from '@/lib/testing/results'
import { renderScreen } from '@/lib/testing/render'
import { server, testApi } from '@/lib/testing/server'
import { leads, leadScans } from '@/server/db/schema'
import { LeadsScreen } from './leads-screen'

type Person = Awaited<ReturnType<typeof testApi.signUp>>
type Reply = { results: { id: string }[] }

const post = (as: Person, path: string, body: object) => testApi.request('POST', path, { token: as.token, body })

const COOKIE = { id: 'cookie', rule: 'http.cookies/session-no-secure', check: 'http.cookies' }
const FRAMED = { id: 'framed', rule: 'http.headers/framing', check: 'http.headers' }
const DMARC = { id: 'dmarc', rule: 'dns.mail/dmarc-missing', check: 'dns.mail' }

const FOUND = [
  exampleFinding({ ...COOKIE, title: 'Session cookie lacks Secure', summary_plain: 'It can be read on its way.' }),
  exampleFinding({ ...FRAMED, title: 'The page can be framed', summary_plain: 'Other sites can show it.' }),
  exampleFinding({ ...DMARC, title: 'DMARC record is missing', summary_plain: 'Anyone can write in its name.' }),
]

async function scanned(as: Person, lead: string, findings = FOUND) {
  const [row] = await testApi.db
    .insert(leadScans)
    .values({
      user_id: as.user.id,
      url: 'https://abbott.example/',
      host: 'abbott.example',
      status: 'completed',
      completed_at: new Date(),
      result: { schema: 'scan-report/1', findings, checks: [], score_ledger: [], observations: {} } as never,
    })
    .returning()
  await testApi.db.update(leads).set({ lead_scan_id: row?.id }).where(eq(leads.id, lead))
}

async function someone({ address = '4 Mill Lane', country = 'US', email = 'hello@abbott.example' } = {}) {
  const as = await testApi.signUp({ plan: 'agency toolkit' })
  await post(as, '/api/leads/settings', { sender: { name: 'Erin', address } })
  const answer = await post(as, `/api/leads/${as.workspace.id}/save`, {
    leads: [
      {
        source: 'osm',
        source_id: 'node/1',
        name: 'Abbott',
        website: 'https://abbott.example/',
        address: '1 Main Street',
        city: 'Springfield',
        email,
        country,
      },
    ],
  })
  const lead = ((await answer.json()) as Reply).results[0]?.id ?? ''
  await scanned(as, lead)
  const open = async () => {
    const view = await renderScreen(<LeadsScreen />, { as, path: `/leads?lead=${lead}` })
    const drawer = within(await screen.findByRole('dialog', { name: 'Abbott' }))
    return { ...view, drawer, text: await drawer.findByRole('textbox', { name: 'Text' }) }
  }
  return { as, lead, open }
}

const valueOf = (text: HTMLElement) => (text as HTMLTextAreaElement).value

test('ticking a finding rewrites the list, own words stay, and what is not told is marked', async () => {
  const { open } = await someone()
  const { user, drawer, text, unmount } = await open()
  expect(valueOf(text)).toContain('- DMARC record is missing. Anyone can write in its name.\n')
  await user.type(text, ' PS: nice shop.')
  await user.click(drawer.getByRole('checkbox', { name: /^DMARC record is missing/ }))
  await waitFor(() => expect(valueOf(text)).not.toContain('DMARC'))
  expect(valueOf(text)).toContain('PS: nice shop.')
  expect(drawer.queryByText(/Not found in the scan on/)).not.toBeInTheDocument()
  await user.type(text, ' Your DMARC is wrong.')
  expect(await drawer.findByText(/Not found in the scan on/)).toBeVisible()
  unmount()
  // A reload keeps both.
  const again = await open()
  expect(valueOf(again.text)).toContain('PS: nice shop. Your DMARC is wrong.')
  expect(again.drawer.getByRole('checkbox', { name: /^DMARC record is missing/ })).not.toBeChecked()
})

test('a finding that a newer scan does not have is named, and leaves the text', async () => {
  const { as, lead, open } = await someone()
  const { user, drawer, unmount } = await open()
  await user.click(drawer.getByRole('checkbox', { name: /^The page can be framed/ }))
  await waitFor(() => expect(drawer.getByRole('checkbox', { name: /^The page can be framed/ })).not.toBeChecked())
  unmount()
  await scanned(as, lead, FOUND.slice(1))
  const again = await open()
  expect(await again.drawer.findByText('Session cookie lacks Secure')).toBeVisible()
  expect(again.drawer.getByText(/Not found in the scan on/)).toBeVisible()
  expect(valueOf(again.text)).not.toContain('Session cookie')
})

test('the missing address is filled in right there, and the text has it', async () => {
  const { open } = await someone({ address: '' })
  const { user, drawer, text } = await open()
  expect(await drawer.findByText('Add your postal address.')).toBeVisible()
  expect(drawer.getByRole('button', { name: 'Copy text' })).toBeDisabled()
  await user.type(await drawer.findByRole('textbox', { name: 'Postal address' }), '7 Quay')
  await user.click(drawer.getByRole('button', { name: 'Save sender' }))
  await waitFor(() => expect(valueOf(text)).toContain('Erin\n7 Quay'))
  expect(await drawer.findByRole('link', { name: 'Open in email app' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:hello@abbott\.example\?subject=abbott\.example%3A%20Session/),
  )
})

test('what was copied can be marked as sent: the lead is contacted, and the text stands below', async () => {
  const { open } = await someone({ email: '' })
  const { user, drawer } = await open()
  await user.click(drawer.getByRole('button', { name: 'Copy text' }))
  server.use(
    http.post(
      '*/api/leads/:workspace/lead/:lead/outreach',
      () => HttpResponse.json({ message: 'Busy' }, { status: 503 }),
      {
        once: true,
      },
    ),
  )
  await user.click(await drawer.findByRole('button', { name: 'Mark as sent' }))
  expect(await drawer.findByRole('alert')).toBeVisible()
  await user.click(drawer.getByRole('button', { name: 'Mark as sent' }))
  expect(await screen.findByText('Message marked as sent')).toBeVisible()
  expect(await drawer.findByRole('region', { name: 'Sent earlier' })).toBeVisible()
  await waitFor(() => expect(drawer.getByRole('combobox', { name: 'Stage' })).toHaveTextContent('Contacted'))
  expect(await drawer.findByDisplayValue('Follow up')).toBeVisible()
})

test('where an e-mail needs a reason the letter comes first, and the reason is chosen', async () => {
  const { open } = await someone({ country: 'DE' })
  const { user, drawer, text } = await open()
  expect(drawer.getByRole('button', { name: 'Letter' })).toHaveAttribute('aria-pressed', 'true')
  expect(valueOf(text)).toContain('Guten Tag,')
  await user.click(drawer.getByRole('button', { name: 'Email' }))
  expect(await drawer.findByText('Choose a legal basis for contacting this business.')).toBeVisible()
  expect(drawer.getByRole('button', { name: 'Open in email app' })).toBeDisabled()
  await user.click(drawer.getByRole('combobox', { name: 'Legal basis' }))
  await user.click(await screen.findByRole('option', { name: 'They gave consent' }))
  expect(await drawer.findByRole('link', { name: 'Open in email app' })).toBeVisible()
})

test('a text that cannot be made anew stays, and says so', async () => {
  const { open } = await someone()
  const { user, drawer, text } = await open()
  const before = valueOf(text)
  server.use(http.post('*/api/leads/:workspace/lead/:lead/compose', () => HttpResponse.json({}, { status: 500 })))
  await user.click(drawer.getByRole('button', { name: 'Warm' }))
  expect(await drawer.findByText('Couldn’t update the text')).toBeVisible()
  expect(text).toHaveValue(before)
  server.resetHandlers()
})
