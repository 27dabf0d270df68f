import { screen, within } from '@testing-library/react'
import { signUpWithSite } from '@/components/scan-result/testing'
import { renderScreen } from '@/lib/testing/render'
import { exampleFinding, exampleResult } from '@/lib/testing/results'
import { testApi } from '@/lib/testing/server'
import { HistoryScreen } from './history-screen'

test('in every list of reports, what is set aside is left out of the figures and told', async () => {
  const { as, asset, addReport } = await signUpWithSite()
  const findings = [exampleFinding({ id: 'a', severity: 'high' }), exampleFinding({ id: 'b', severity: 'medium' })]
  const { id } = await addReport(exampleResult({ findings }))
  const decided = await testApi.request('POST', `/api/report/${as.workspace.id}/one/${id}/findings`, {
    token: as.token,
    body: { ids: ['a'], status: 'false_positive', note: 'The proxy adds it' },
  })
  expect(decided.status).toBe(200)
  for (const path of ['/history', `/history/${asset.id}`]) {
    const { unmount } = await renderScreen(<HistoryScreen />, { as, path })
    const row = within((await screen.findByText('1 dismissed')).closest('tr') ?? document.body)
    expect(row.getByText('0 high')).toBeInTheDocument()
    expect(row.getByText('1 medium')).toBeInTheDocument()
    if (path !== '/history')
      expect(screen.getByText('No critical or high findings. 1 improvement to make')).toBeVisible()
    unmount()
  }
})
