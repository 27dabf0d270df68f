import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { signUpWithSite } from '@/components/scan-result/testing'
import { absoluteTime, dayAndMonth } from '@/lib/domain/format'
import { renderScreen } from '@/lib/testing/render'
import { server, testApi } from '@/lib/testing/server'
import { assets, incidents, monitors } from '@/server/db/schema'
import { MonitoringScreen } from './monitoring-screen'

const path = '/monitoring'
const MINUTE_MS = 60_000

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => {}))

/** A site with one incident long ago, and another one with so many since that it does not stand on the first page. */
async function withHistory() {
  const { as, asset } = await signUpWithSite({ plan: 'premium' })
  const [busy] = await testApi.db
    .insert(assets)
    .values({ workspace_id: as.workspace.id, type: 'domain', value: 'busy.example.com' })
    .returning()
  if (!busy) throw new Error('The asset was not inserted')
  const next_check_at = new Date(Date.now() + MINUTE_MS)
  await testApi.db
    .insert(monitors)
    .values(
      [asset, busy].map(({ id }) => ({ asset_id: id, state: 'up' as const, checked_at: new Date(), next_check_at })),
    )
  const at = (minutes: number) => new Date(Date.now() - minutes * MINUTE_MS)
  const ended = (asset_id: string, minutes: number) => ({
    asset_id,
    kind: 'slow' as const,
    started_at: at(minutes),
    ended_at: at(minutes - 1),
    ending: 'recovered' as const,
  })
  await testApi.db
    .insert(incidents)
    .values([
      ...Array.from({ length: 110 }, (_, index) => ended(busy.id, index + 2)),
      { ...ended(asset.id, 9000), kind: 'down' },
    ])
  return as
}

test('the details of a site have its own history, however much happened to the others', async () => {
  const { user } = await renderScreen(<MonitoringScreen />, { as: await withHistory(), path })
  await user.click(await screen.findByRole('button', { name: 'shop.example.com' }))
  const past = within(await screen.findByRole('region', { name: 'Past incidents' }))
  expect(past.getByRole('heading', { name: 'Down' })).toBeVisible()
  expect(past.queryByText('None yet.')).not.toBeInTheDocument()
})

test('an outage that lasts says when it began, exactly on hover', async () => {
  const { as, asset } = await signUpWithSite({ plan: 'premium' })
  const started_at = new Date(Date.now() - 3 * 24 * 60 * MINUTE_MS)
  const next_check_at = new Date(Date.now() + MINUTE_MS)
  await testApi.db.insert(monitors).values({ asset_id: asset.id, state: 'down', checked_at: new Date(), next_check_at })
  await testApi.db.insert(incidents).values({ asset_id: asset.id, kind: 'down', started_at })
  await renderScreen(<MonitoringScreen />, { as, path: '/monitoring' })
  const [entry] = await screen.findAllByRole('article')
  const began = entry?.querySelector('time')
  expect(began).toHaveAttribute('datetime', started_at.toISOString())
  expect(began).toHaveTextContent(dayAndMonth(started_at, { locale: 'en' }))
  expect(began).toHaveAttribute('title', absoluteTime(started_at, { locale: 'en', zone: true }))
})

test('an outage says once why, also where the check reports the same words', async () => {
  const { as, asset } = await signUpWithSite({ plan: 'premium' })
  const next_check_at = new Date(Date.now() + MINUTE_MS)
  await testApi.db.insert(monitors).values({ asset_id: asset.id, state: 'down', checked_at: new Date(), next_check_at })
  await testApi.db.insert(incidents).values({
    asset_id: asset.id,
    kind: 'down',
    cause: 'dns',
    message: 'The domain doesn’t resolve (ENOTFOUND)',
    started_at: new Date(Date.now() - MINUTE_MS),
  })
  await renderScreen(<MonitoringScreen />, { as, path: '/monitoring' })
  const [entry] = await screen.findAllByRole('article')
  expect(entry).toHaveTextContent('The domain doesn’t resolve. (ENOTFOUND)')
})

test('all that happened can be shown, and the list says where it ends', async () => {
  const { user } = await renderScreen(<MonitoringScreen />, { as: await withHistory(), path })
  const list = await screen.findByRole('list', { name: 'Incidents and changes, open ones first' })
  const size = () => within(list).getAllByRole('listitem').length
  expect(size()).toBe(8)
  server.use(
    http.get('*/api/monitoring/:id/incidents', () => HttpResponse.json({ message: 'No more today' }, { status: 400 }), {
      once: true,
    }),
  )
  for (const shown of [28, 48, 68, 88]) {
    await user.click(screen.getByRole('button', { name: 'Show more' }))
    expect(size()).toBe(shown)
  }
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  expect(await screen.findByText('No more today')).toBeVisible()
  await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Retry' }))
  await user.click(await screen.findByRole('button', { name: 'Show more' }))
  expect(size()).toBe(111)
  expect(screen.getByText('No older incidents')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument()
})

test('a history that could not be loaded is asked for again', async () => {
  const refuse = ({ request }: { request: Request }) =>
    new URL(request.url).searchParams.has('asset')
      ? HttpResponse.json({ message: 'Not today' }, { status: 400 })
      : undefined
  const { user } = await renderScreen(<MonitoringScreen />, { as: await withHistory(), path })
  server.use(http.get('*/api/monitoring/:id/incidents', refuse))
  await user.click(await screen.findByRole('button', { name: 'shop.example.com' }))
  const drawer = within(await screen.findByRole('dialog', { name: 'shop.example.com' }))
  expect(await drawer.findByText('Not today')).toBeVisible()
  server.resetHandlers()
  await user.click(drawer.getByRole('button', { name: 'Retry' }))
  expect(await drawer.findByRole('heading', { name: 'Past incidents' })).toBeVisible()
})
