import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { Asset } from '@/lib/contract/asset'
import { renderScreen } from '@/lib/testing/render'
import { server, testApi } from '@/lib/testing/server'
import { BulkAssets } from './bulk-assets'

test('of more than a thousand ticked assets only those are refused that the server did not get to', async () => {
  const as = await testApi.signUp()
  const ticked = Array.from(
    { length: 1002 },
    (_, place): Asset => ({
      id: `asset-${place}`,
      workspace_id: as.workspace.id,
      type: 'domain',
      value: `site-${place}.example.com`,
      status: 'pending',
      tags: [],
    }),
  )
  let calls = 0
  server.use(
    http.post<never, { assets: string[] }>('*/scans/batch', async ({ request }) => {
      calls += 1
      if (calls > 1) return HttpResponse.json({ message: 'Not now.' }, { status: 429, headers: { 'retry-after': '60' } })
      const { assets } = await request.json()
      return HttpResponse.json({ results: assets.map((asset_id) => ({ asset_id, outcome: 'started' })) })
    }),
  )
  const { user } = await renderScreen(<BulkAssets assets={ticked} workspace={as.workspace.id} onDone={() => {}} />, { as })
  await user.click(screen.getByRole('button', { name: 'Run 1,002 light scans' }))
  const refused = within(await screen.findByRole('dialog', { name: 'What was refused' }))
  expect(refused.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    expect.stringMatching(/^site-1000\.example\.com.+/),
    expect.stringMatching(/^site-1001\.example\.com.+/),
  ])
  expect(await screen.findByText('1,000 light scans queued')).toBeInTheDocument()
  expect(calls).toBe(2)
})
