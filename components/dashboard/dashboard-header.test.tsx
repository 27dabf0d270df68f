import { screen } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { http, HttpResponse } from 'msw'
import { signUpWithSite } from '@/components/scan-result/testing'
import { renderScreen } from '@/lib/testing/render'
import { exampleResult } from '@/lib/testing/results'
import { server, testApi } from '@/lib/testing/server'
import { assets } from '@/server/db/schema'
import { DashboardScreen } from './dashboard-screen'

afterEach(() => jest.useRealTimers())

test('the dashboard says how old it is, and asked again it shows what happened since', async () => {
  const { as, addReport } = await signUpWithSite()
  const { user } = await renderScreen(<DashboardScreen />, { as })
  expect(await screen.findByText('Main, updated now')).toBeVisible()
  expect(await screen.findByRole('heading', { name: 'No completed scans yet' })).toBeVisible()
  await addReport()
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  expect(
    await screen.findByRole('heading', { name: '1 critical finding on shop.example.com needs attention' }),
  ).toBeVisible()
  expect(await screen.findByRole('link', { name: /^Critical findings 1/ })).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Refresh' })).toBeEnabled()
})

test('without a connection the dashboard says at what time it was read, and calls nothing updated now', async () => {
  const { as } = await signUpWithSite()
  const { user } = await renderScreen(<DashboardScreen />, { as })
  expect(await screen.findByText('Main, updated now')).toBeVisible()
  expect(await screen.findByRole('heading', { name: 'No completed scans yet' })).toBeVisible()
  server.use(http.get('*/api/*', () => HttpResponse.error()))
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  expect(await screen.findByText(/^Main, updated \d{1,2}:\d{2}/)).toBeVisible()
})

test('the exported table has the figures of the screen', async () => {
  const { as, asset, addReport } = await signUpWithSite()
  const before = new Date('2026-01-10T12:00:00Z')
  await testApi.db.update(assets).set({ created_at: before }).where(eq(assets.id, asset.id))
  await addReport(exampleResult(), { created_at: before, completed_at: before })
  await addReport(exampleResult({ findings: [] }))
  const saved: Blob[] = []
  const names: string[] = []
  URL.createObjectURL = (blob) => `blob:${saved.push(blob as Blob)}`
  URL.revokeObjectURL = () => {}
  // jsdom goes nowhere.
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  jest.useFakeTimers({
    now: new Date('2026-03-20T12:00:00Z'),
    doNotFake: [
      'setTimeout',
      'setInterval',
      'setImmediate',
      'clearTimeout',
      'clearInterval',
      'clearImmediate',
      'nextTick',
      'queueMicrotask',
      'performance',
    ],
  })
  const { user } = await renderScreen(<DashboardScreen />, { as })
  await screen.findByRole('link', { name: 'Open findings 0 −2 in 30 days' })
  await user.click(screen.getByRole('button', { name: 'Export' }))
  expect((await saved[0]?.text())?.split('\r\n')).toEqual([
    'Figure,Now,Before,Change,Since',
    'Assets,1,1,0,2026-02-18',
    'Verified assets,0,0,0,2026-02-18',
    'Scans,2,1,1,2026-02-18',
    'Active scans,0,0,0,2026-02-18',
    'Critical findings,0,1,-1,2026-02-18',
    'Open findings,0,2,-2,2026-02-18',
    'WordPress sites,0,0,0,2026-02-18',
    'Leads,0,0,0,2026-02-18',
  ])
  expect(names).toEqual(['soteria-dashboard-Main-2026-03-20.csv'])
})
