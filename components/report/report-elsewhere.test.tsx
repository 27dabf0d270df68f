import { screen } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { http, HttpResponse } from 'msw'
import { signUpWithSite } from '@/components/scan-result/testing'
import { renderScreen } from '@/lib/testing/render'
import { exampleResult } from '@/lib/testing/results'
import { server, testApi } from '@/lib/testing/server'
import { workspaces } from '@/server/db/schema'
import { ReportScreen } from './report-screen'

test('a report whose workspace cannot be looked up is not called missing, and is found on the next try', async () => {
  const site = await signUpWithSite()
  const { id } = await site.addReport(exampleResult())
  const body = { name: 'Second' }
  const made = await testApi.request('POST', '/api/workspace/store', { token: site.as.token, body })
  const { workspace } = (await made.json()) as { workspace: { id: string } }
  const [own] = await testApi.db.select().from(workspaces).where(eq(workspaces.id, workspace.id))
  localStorage.setItem(`soteria:workspace:${own?.user_id}`, workspace.id)
  server.use(
    http.get('*/api/workspace/holding/:object', () => HttpResponse.json({ message: 'Not now.' }, { status: 400 }), {
      once: true,
    }),
  )
  const { user } = await renderScreen(<ReportScreen />, { as: site.as, path: `/report/${id}` })
  await user.click(await screen.findByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('heading', { name: 'shop.example.com' })).toBeVisible()
})
