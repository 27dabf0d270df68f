import { screen, waitFor, within } from '@testing-library/react'
import { and, eq, ne } from 'drizzle-orm'
import { http, HttpResponse } from 'msw'
import { signUpWithSite } from '@/components/scan-result/testing'
import { renderScreen } from '@/lib/testing/render'
import { server, testApi } from '@/lib/testing/server'
import { assets, scans } from '@/server/db/schema'
import { RunningScans } from './running-scans'

const running = { status: 'running' as const, started_at: new Date(), heartbeat_at: new Date(), progress: 42 }

type Site = Awaited<ReturnType<typeof signUpWithSite>>

async function openTray({ as }: Site, name: string | RegExp) {
  const view = await renderScreen(<RunningScans />, { as, path: '/help' })
  await view.user.click(await screen.findByRole('button', { name }))
  return { ...view, tray: within(await screen.findByRole('dialog', { name: 'Running scans' })) }
}

test('the tray has all running and waiting scans, how far they are, and the way to each', async () => {
  const site = await signUpWithSite()
  const full = await site.addScan({ ...running, scan_type: 'full_scan' })
  await site.addScan({ asset_value: 'blog.example.com' })
  await site.addReport()
  const { tray } = await openTray(site, '1 running, 1 queued')
  expect(tray.getByRole('status')).toHaveTextContent('1 running, 1 queued (2 at a time per workspace).')
  expect(tray.getByRole('link', { name: /shop\.example\.com.*Full scan.*42%/ })).toHaveAttribute(
    'href',
    `/details/${full.id}`,
  )
  expect(tray.getByRole('progressbar', { name: 'Scan progress for shop.example.com' })).toHaveAttribute(
    'aria-valuenow',
    '42',
  )
  expect(tray.getByRole('link', { name: /blog\.example\.com.*Light scan.*queued/ })).toHaveAttribute(
    'href',
    `/scan/${site.asset.id}`,
  )
})

test('a scan goes by the name of its site, where that has one', async () => {
  const site = await signUpWithSite()
  await testApi.db.update(assets).set({ name: 'Shop front' }).where(eq(assets.id, site.asset.id))
  await site.addScan(running)
  const { tray } = await openTray(site, 'Scanning Shop front 42%')
  expect(tray.getByText('Shop front')).toHaveAttribute('title', 'shop.example.com')
})

test('one is stopped by its own button; the focus stays in the tray, and the tray stays open', async () => {
  const site = await signUpWithSite()
  await site.addScan(running)
  const { tray, user } = await openTray(site, 'Scanning shop.example.com 42%')
  await user.click(tray.getByRole('button', { name: 'Stop scan of shop.example.com' }))
  expect(await tray.findByText('All scans finished.')).toBeVisible()
  expect(tray.getByRole('heading', { name: 'Running scans' })).toHaveFocus()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('button', { name: /scan|running/i })).not.toBeInTheDocument())
})

test('all are stopped at once after a second question, which can be answered with no', async () => {
  const site = await signUpWithSite()
  for (const values of [running, running, {}]) await site.addScan(values)
  const { tray, user } = await openTray(site, /^\d running, \d queued$/)
  await user.click(tray.getByRole('button', { name: 'Stop all' }))
  expect(tray.getByRole('alert')).toHaveTextContent('Stop all 3 scans?')
  await user.keyboard('{Enter}')
  expect(tray.queryByRole('alert')).not.toBeInTheDocument()
  await user.click(tray.getByRole('button', { name: 'Stop all' }))
  const [, sure] = within(tray.getByRole('group', { name: 'Stop all' })).getAllByRole('button')
  if (sure) await user.click(sure)
  expect(await tray.findByText('All scans finished.')).toBeVisible()
})

test('against an API that cannot stop all, a scan that cannot be stopped is told, and the others are stopped', async () => {
  const site = await signUpWithSite()
  const stubborn = await site.addScan({ ...running, asset_value: 'blog.example.com' })
  await site.addScan(running)
  server.use(
    http.post('*/scans/stop', () => HttpResponse.json({ message: 'Not here.' }, { status: 501 })),
    http.post(`*/api/report/${stubborn.id}/abortScan`, () =>
      HttpResponse.json({ message: 'Not now.' }, { status: 409 }),
    ),
  )
  const { tray, user } = await openTray(site, /running/)
  await user.click(tray.getByRole('button', { name: 'Stop all' }))
  const [, sure] = within(tray.getByRole('group', { name: 'Stop all' })).getAllByRole('button')
  if (sure) await user.click(sure)
  expect(await screen.findByText('Not now.')).toBeVisible()
  await waitFor(() => expect(tray.queryByRole('link', { name: /shop\.example\.com/ })).not.toBeInTheDocument())
  expect(tray.getByRole('link', { name: /blog\.example\.com/ })).toBeVisible()
})

test('with a thousand in the queue the tray counts all, lists what runs, and stops all by one call', async () => {
  const site = await signUpWithSite()
  const before = new Date(Date.now() - 3_600_000)
  await site.addScan({ ...running, created_at: before })
  const { id: _, ...like } = await site.addScan({ created_at: before })
  await testApi.db
    .insert(scans)
    .values(
      Array.from({ length: 999 }, (_, place) => ({ ...like, created_at: new Date(before.getTime() + 1000 + place) })),
    )
  const { tray, user } = await openTray(site, '1 running, 1,000 queued')
  expect(tray.getByRole('status')).toHaveTextContent('1 running, 1,000 queued (2 at a time per workspace).')
  expect(tray.getAllByRole('link', { name: /shop\.example\.com/ })).toHaveLength(1)
  expect(tray.getByText('1,000 more queued')).toBeVisible()
  await user.click(tray.getByRole('button', { name: 'Stop all' }))
  expect(tray.getByRole('alert')).toHaveTextContent(/Stop all 1[,.]?001 scans\?/)
  const [, sure] = within(tray.getByRole('group', { name: 'Stop all' })).getAllByRole('button')
  if (sure) await user.click(sure)
  expect(await tray.findByText('All scans finished.')).toBeVisible()
  expect(
    await testApi.db.$count(scans, and(eq(scans.workspace_id, site.as.workspace.id), ne(scans.status, 'failed'))),
  ).toBe(0)
})
