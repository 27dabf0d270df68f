import { screen, waitFor } from '@testing-library/react'
import { inArray } from 'drizzle-orm'
import { signUpWithSite } from '@/components/scan-result/testing'
import { renderScreen } from '@/lib/testing/render'
import { testApi } from '@/lib/testing/server'
import { assets, scans } from '@/server/db/schema'
import { RunningScans } from './running-scans'

const FAILED = { status: 'failed', failure_reason: 'dns' } as const

/** All of them between two looks. */
const end = (ids: readonly string[], how: Partial<typeof scans.$inferInsert> = FAILED) =>
  testApi.db
    .update(scans)
    .set({ completed_at: new Date(), ...how })
    .where(inArray(scans.id, [...ids]))

const toasts = () => screen.queryAllByRole('listitem').map((item) => item.querySelector('[data-title]')?.textContent)

async function watch(count: number) {
  const site = await signUpWithSite()
  const ids: string[] = []
  for (let number = 1; number <= count; number += 1)
    ids.push((await site.addScan({ asset_value: `a${number}.example.com` })).id)
  await renderScreen(<RunningScans />, { as: site.as, path: '/help' })
  await screen.findByRole('button', { name: /^Scanning|running, \d+ queued$/ })
  return ids
}

test('ends that come together are one toast that counts, with the way to the history; a scan that a person stopped raises none', async () => {
  const [finished = '', stopped = '', ...failed] = await watch(8)
  await end([stopped], { status: 'failed', failure_reason: 'aborted' })
  await end([finished], { status: 'completed' })
  await end(failed)
  expect(await screen.findByText('1 scan finished. 6 scans failed.')).toBeVisible()
  expect(toasts()).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'All scans' })).toHaveAttribute('href', '/history')
})

test('a single end is told by its name', async () => {
  const [first = ''] = await watch(2)
  await end([first])
  expect(await screen.findByText('Scan of a1.example.com failed')).toBeVisible()
  expect(toasts()).toHaveLength(1)
  expect(screen.queryByRole('link', { name: 'All scans' })).not.toBeInTheDocument()
})

test('where the site has a name, that is the name', async () => {
  const [first = ''] = await watch(2)
  const [scan] = await testApi.db
    .select()
    .from(scans)
    .where(inArray(scans.id, [first]))
  await testApi.db
    .update(assets)
    .set({ name: 'Linden shop' })
    .where(inArray(assets.id, [scan?.asset_id ?? '']))
  await end([first])
  expect(await screen.findByText('Scan of Linden shop failed')).toBeVisible()
})

test('the ends of a batch are told when its last scan is over', async () => {
  const [last = '', ...others] = await watch(21)
  await end(others)
  await screen.findByRole('button', { name: /^Scanning a1\.example\.com/ })
  expect(toasts()).toEqual([])
  await end([last])
  expect(await screen.findByText('21 scans failed.')).toBeVisible()
  await waitFor(() => expect(toasts()).toHaveLength(1))
})
