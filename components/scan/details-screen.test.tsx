import { screen } from '@testing-library/react'
import { exampleFinding, exampleResult, signUpWithSite } from '@/components/scan-result/testing'
import { renderScreen } from '@/lib/testing/render'
import { DetailsScreen } from './details-screen'

test('a waiting scan says how many are before it', async () => {
  const { as, addScan } = await signUpWithSite()
  const old = new Date(Date.now() - 60_000)
  const { id } = await addScan({ created_at: old })
  await renderScreen(<DetailsScreen />, { as, path: `/details/${id}` })
  expect(await screen.findByRole('heading', { name: 'Waiting for a free place' })).toBeVisible()
  expect(await screen.findByText(/Next in line|before this one/)).toBeVisible()
  expect(screen.getByText('Started by Ada Test')).toBeVisible()
})

test('a finished scan leads to its report', async () => {
  const { as, addReport } = await signUpWithSite()
  const { id } = await addReport(exampleResult({ findings: [exampleFinding()] }))
  await renderScreen(<DetailsScreen />, { as, path: `/details/${id}` })
  expect(await screen.findByRole('heading', { name: 'Nothing urgent. 1 improvement to make' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open report' })).toHaveAttribute('href', `/report/${id}`)
})

test('retrying a failed scan leads to the new one', async () => {
  const { as, addScan, newestScanId } = await signUpWithSite()
  const { id } = await addScan({ status: 'failed', failure_reason: 'timeout', failure_message: 'Too slow.', completed_at: new Date() })
  const { user, address } = await renderScreen(<DetailsScreen />, { as, path: `/details/${id}` })
  await user.click(await screen.findByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('heading', { name: 'Waiting for a free place' })).toBeVisible()
  expect(address()).toBe(`/details/${await newestScanId()}`)
})

test('a scan of somebody else does not exist', async () => {
  const other = await signUpWithSite()
  const { id } = await other.addReport()
  await renderScreen(<DetailsScreen />, { as: (await signUpWithSite()).as, path: `/details/${id}` })
  expect(await screen.findByText('This scan is not in this workspace')).toBeVisible()
})
