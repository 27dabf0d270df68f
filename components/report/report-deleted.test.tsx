import { screen, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { DetailsScreen } from '@/components/scan/details-screen'
import { ScanScreen } from '@/components/scan/scan-screen'
import { signUpWithSite } from '@/components/scan-result/testing'
import { renderScreen } from '@/lib/testing/render'
import { testApi } from '@/lib/testing/server'
import { assets } from '@/server/db/schema'
import { ReportScreen } from './report-screen'

/** In another tab, with its scans and reports. */
const deleteElsewhere = (asset: { id: string }) => testApi.db.delete(assets).where(eq(assets.id, asset.id))

test('whoever decides on a finding of a report that was deleted meanwhile is told so, and led on', async () => {
  const { as, asset, addReport } = await signUpWithSite()
  const { id } = await addReport()
  const { user } = await renderScreen(<ReportScreen />, { as, path: `/report/${id}?tab=findings` })
  await screen.findByRole('heading', { name: 'shop.example.com' })
  await user.click((await screen.findAllByRole('button', { name: 'Triage finding' }))[0] as HTMLElement)
  await user.click(await screen.findByRole('menuitem', { name: 'Mark as false positive' }))
  const dialog = await screen.findByRole('dialog', { name: 'Mark as false positive' })
  await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'The proxy adds it')
  await deleteElsewhere(asset)
  await user.click(within(dialog).getByRole('button', { name: 'Mark as false positive' }))
  expect(await screen.findByText('This report doesn’t exist')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Scan History' })).toHaveAttribute('href', '/history')
  expect(dialog).not.toBeInTheDocument()
})

test('whoever stops a scan of an asset that was deleted meanwhile is told so, and led on', async () => {
  const { as, asset, addScan } = await signUpWithSite()
  const { id } = await addScan()
  const { user } = await renderScreen(<DetailsScreen />, { as, path: `/details/${id}` })
  const stop = await screen.findByRole('button', { name: 'Stop' })
  await deleteElsewhere(asset)
  await user.click(stop)
  expect(await screen.findByText('This scan isn’t in this workspace')).toBeVisible()
  expect(screen.getByRole('link', { name: 'History' })).toHaveAttribute('href', '/history')
})

test('whoever scans an asset that was deleted meanwhile is told so, and led on', async () => {
  const { as, asset, addReport } = await signUpWithSite()
  await addReport()
  const { user } = await renderScreen(<ScanScreen />, { as, path: `/scan/${asset.id}` })
  const again = await screen.findByRole('button', { name: 'Scan again' })
  await deleteElsewhere(asset)
  await user.click(again)
  expect(await screen.findByRole('link', { name: 'Open assets' })).toHaveAttribute('href', '/asset')
})
