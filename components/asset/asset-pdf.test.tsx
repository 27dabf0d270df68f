import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { signUpWithSite } from '@/components/scan-result/testing'
import { renderScreen } from '@/lib/testing/render'
import { server } from '@/lib/testing/server'
import { AssetScreen } from './asset-screen'

test.each([
  ['owner', 'owner'],
  ['developer', 'full'],
])('whoever reads reports as %s gets the file for it from the menu of a row', async (kept, view) => {
  const asked: (string | null)[] = []
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  // What makes PDFs does not run in jsdom; the server's own tests look at its files.
  server.use(
    http.get('*/api/report/:workspace/download/:report', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('view'))
      return new HttpResponse('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } })
    }),
  )
  const site = await signUpWithSite()
  await site.addReport()
  const { user } = await renderScreen(<AssetScreen />, {
    as: site.as,
    path: '/asset',
    kept: { 'soteria:report-view': kept },
  })
  await user.click(await screen.findByRole('button', { name: 'More actions for shop.example.com' }))
  await user.click(await screen.findByRole('menuitem', { name: /Download PDF/ }))
  await waitFor(() => expect(asked).toEqual([view]))
})
