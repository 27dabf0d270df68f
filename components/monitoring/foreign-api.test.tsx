import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { signUpWithSite } from '@/components/scan-result/testing'
import { renderScreen } from '@/lib/testing/render'
import { exampleResult } from '@/lib/testing/results'
import { server } from '@/lib/testing/server'
import { MonitoringScreen } from './monitoring-screen'

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => {}))

const without = (status: number) =>
  server.use(http.get('*/api/monitoring/*', () => HttpResponse.json({ message: 'No such route' }, { status })))

test.each([404, 405, 501])('an API that answers monitoring with %d is shown by its last scans', async (status) => {
  const { as, asset, addReport, addScan } = await signUpWithSite()
  await addReport(exampleResult({ findings: [] }))
  await addScan({ status: 'running', progress: 40, started_at: new Date(), heartbeat_at: new Date() })
  without(status)
  await renderScreen(<MonitoringScreen />, { as, path: '/monitoring' })
  const table = within(await screen.findByRole('table', { name: 'Last scans' }))
  expect(await table.findByRole('link', { name: 'shop.example.com' })).toHaveAttribute('href', `/history/${asset.id}`)
  expect(table.getByRole('img', { name: /^Grade [A-F]/ })).toBeVisible()
  expect(screen.getByText('Monitoring isn’t available on this server')).toBeVisible()
  expect(screen.getByRole('progressbar', { name: 'Scan of shop.example.com' })).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('monitoring that failed for another reason is a fault, with a Retry', async () => {
  const { as } = await signUpWithSite()
  without(400)
  await renderScreen(<MonitoringScreen />, { as, path: '/monitoring' })
  expect(await screen.findByText('Couldn’t load monitored sites')).toBeVisible()
  expect(screen.queryByRole('table', { name: 'Last scans' })).not.toBeInTheDocument()
})
