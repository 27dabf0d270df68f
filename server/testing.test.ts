import { mistakes } from './demo/mistakes'
import { startDemoTarget } from './demo/target'
import { openTestApi } from './testing'

test('a scan that was started through the API runs to its report', async () => {
  const shop = await startDemoTarget(0)
  const { signUp, request, runScans } = openTestApi()
  const { token, workspace } = await signUp()
  const value = shop.url
  const { asset } = await (await request('POST', `/api/asset/${workspace.id}/store`, { token, body: { value } })).json()
  const { scan } = await (await request('POST', '/api/scan/light', { token, body: { asset_id: asset.id } })).json()
  await runScans()
  await shop.close()

  const { report } = await (await request('GET', `/api/report/${scan.id}/getReport`, { token })).json()
  expect(report).toMatchObject({ status: 'completed', progress: 100, grade: 'D' })
  const rules = report.scan_result.findings.map(({ rule }: { rule: string }) => rule)
  expect(new Set(rules)).toEqual(new Set(mistakes.map(({ rule }) => rule)))
})
