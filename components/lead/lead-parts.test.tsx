import { eq } from 'drizzle-orm'
import { screen, waitFor, within } from '@testing-library/react'
import { renderScreen } from '@/lib/testing/render'
import { testApi } from '@/lib/testing/server'
import { leads, leadScans } from '@/server/db/schema'
import { LeadsScreen } from './leads-screen'

type Person = Awaited<ReturnType<typeof testApi.signUp>>

const signUp = () => testApi.signUp({ plan: 'agency toolkit' })
const open = (as: Person, path = '/leads') => renderScreen(<LeadsScreen />, { as, path })

async function save(as: Person, ...all: object[]): Promise<string[]> {
  const answer = await testApi.request('POST', `/api/leads/${as.workspace.id}/save`, {
    token: as.token,
    body: { leads: all.map((lead, at) => ({ source: 'osm', source_id: `node/${at}`, ...lead })) },
  })
  return ((await answer.json()) as { results: { id: string }[] }).results.map(({ id }) => id)
}

/** A scan of the site that found one thing. */
async function scanned(as: Person, lead: string) {
  const finding = {
    id: 'f1',
    rule: 'http.headers/nosniff-missing',
    check: 'http.headers',
    severity: 'medium',
    confidence: 'confirmed',
    at: 'https://shop.example.com/',
    key: '',
    evidence: [],
  }
  const [scan] = await testApi.db
    .insert(leadScans)
    .values({
      user_id: as.user.id,
      url: 'https://shop.example.com/',
      host: 'shop.example.com',
      status: 'completed',
      score: 71,
      grade: 'C',
      completed_at: new Date(),
      result: {
        schema: 'scan-report/2',
        findings: [finding],
        checks: [],
        score_ledger: [],
        ended_at: '2026-01-01',
      } as never,
    })
    .returning()
  await testApi.db
    .update(leads)
    .set({ lead_scan_id: scan?.id ?? null })
    .where(eq(leads.id, lead))
}

test('the drawer shows what a scan found with its severity and place, and what a developer does about it', async () => {
  const as = await signUp()
  const [id = ''] = await save(as, { name: 'Abbott', website: 'https://shop.example.com' })
  await scanned(as, id)
  const { user } = await open(as, `/leads?lead=${id}`)
  const drawer = within(await screen.findByRole('dialog', { name: 'Abbott' }))
  await user.click(await drawer.findByRole('tab', { name: /^Scan/ }))
  const list = within(drawer.getByRole('list', { name: 'Findings, most severe first' }))
  expect(list.getByText('Medium')).toBeVisible()
  expect(list.getByText('https://shop.example.com/')).toBeVisible()
  await user.click(list.getByText('For their developer'))
  expect(list.getByText('http.headers/nosniff-missing')).toBeVisible()
  expect(drawer.getByRole('button', { name: 'Scan again' })).toBeEnabled()
})

test('tags are changed in the drawer, two leads become one, and the weights count at once', async () => {
  const as = await signUp()
  const [id = ''] = await save(as, { name: 'Abbott', phone: '1' }, { name: 'Barlow', email: 'b@barlow.example' })
  const { user } = await open(as, `/leads?lead=${id}`)
  const drawer = within(await screen.findByRole('dialog', { name: 'Abbott' }))
  await user.type(await drawer.findByRole('textbox', { name: 'Tags' }), 'bakers, cork')
  await user.click(drawer.getByRole('button', { name: 'Save tags' }))
  await waitFor(() => expect(drawer.getByRole('textbox', { name: 'Tags' })).toHaveValue('bakers, cork'))
  await user.click(drawer.getByRole('button', { name: 'Merge with another lead' }))
  const merge = within(await screen.findByRole('dialog', { name: 'Merge into Abbott' }))
  await user.click(await merge.findByRole('button', { name: /^Barlow/ }))
  expect(merge.getByText(/move from Barlow to Abbott, along with any details Abbott lacks/)).toBeVisible()
  await user.click(merge.getByRole('button', { name: 'Merge' }))
  expect(await drawer.findByText('b@barlow.example')).toBeVisible()
  await user.click(drawer.getByRole('button', { name: 'Edit scoring weights' }))
  const weights = within(await screen.findByRole('dialog', { name: 'Scoring weights' }))
  const email = await weights.findByRole('spinbutton', { name: 'Email known' })
  await user.clear(email)
  await user.type(email, '20')
  await user.click(weights.getByRole('button', { name: 'Save scoring weights' }))
  expect(await drawer.findByText('+20')).toBeVisible()
})

test('ticked leads get tags and a next step together', async () => {
  const as = await signUp()
  await save(as, { name: 'Abbott' }, { name: 'Barlow' })
  const { user } = await open(as, '/leads?view=table')
  const table = within(await screen.findByRole('table', { name: 'Leads' }))
  for (const name of ['Abbott', 'Barlow'])
    await user.click(await table.findByRole('checkbox', { name: `Select ${name}` }))
  await user.click(await screen.findByRole('button', { name: 'Tags' }))
  const tags = within(await screen.findByRole('dialog', { name: 'Tags of 2 leads' }))
  await user.type(tags.getByRole('textbox', { name: 'Add tags' }), 'bakers')
  await user.click(tags.getByRole('button', { name: 'Save tags' }))
  expect(await screen.findByText('Tags of 2 leads saved')).toBeVisible()
  await waitFor(() => expect(table.getAllByText('bakers')).toHaveLength(2))
  await user.click(table.getByRole('checkbox', { name: 'Select Abbott' }))
  await user.click(await screen.findByRole('button', { name: 'Next step' }))
  const step = within(await screen.findByRole('dialog', { name: 'Next step for 1 lead' }))
  await user.type(step.getByRole('textbox', { name: 'Next step' }), 'Call them')
  await user.click(step.getByRole('button', { name: 'Save next step' }))
  expect(await screen.findByText('Next step of 1 lead saved')).toBeVisible()
  const answer = await testApi.request('GET', `/api/leads/${as.workspace.id}/list?next=planned`, { token: as.token })
  expect(((await answer.json()) as { leads: object[] }).leads).toMatchObject([
    { name: 'Abbott', next_step: 'Call them' },
  ])
})
