import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { signUpWithSite } from '@/components/scan-result/testing'
import { renderScreen } from '@/lib/testing/render'
import { server, testApi } from '@/lib/testing/server'
import { scans } from '@/server/db/schema'
import { HistoryScreen } from './history-screen'

const LIST = '*/api/workspaces/:ws/scans'
const reads = () => screen.getAllByText(/rows read/)[0]?.textContent

/** A history of which the server hands out pages, and the files that a browser was asked to save. */
async function openLargeHistory() {
  const site = await signUpWithSite()
  const { id: _, ...like } = await site.addScan({ status: 'failed', failure_reason: 'dns' })
  await testApi.db.insert(scans).values(Array.from({ length: 2100 }, () => like))
  const files: Promise<string>[] = []
  URL.createObjectURL = (blob) => {
    files.push((blob as Blob).text())
    return 'blob:test'
  }
  URL.revokeObjectURL = () => {}
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const { user } = await renderScreen(<HistoryScreen />, { as: site.as, path: '/history' })
  await screen.findByText('Showing 1 to 10 of 2,101 entries')
  const exportAll = async () => {
    await user.click(screen.getByRole('button', { name: 'Export' }))
    await user.click(await screen.findByRole('menuitem', { name: 'JSON' }))
  }
  return { user, files, exportAll }
}

/** From the third piece on the server refuses. */
function refuseThird() {
  const cursors: (string | null)[] = []
  server.use(
    http.get(LIST, ({ request }) => {
      const cursor = new URL(request.url).searchParams.get('cursor')
      if (!cursors.includes(cursor)) cursors.push(cursor)
      return cursors.indexOf(cursor) >= 2 ? HttpResponse.json({ message: 'Not now.' }, { status: 409 }) : undefined
    }),
  )
}

test('an export of a long history tells how far it is, keeps what has come over a page that fails, and goes on', async () => {
  const { user, files, exportAll } = await openLargeHistory()
  refuseThird()
  await exportAll()
  await waitFor(() => expect(reads()).toBe('1,000 of 2,101 rows read. Couldn’t read the rest.'))
  expect(screen.getByRole('progressbar', { name: /^1,000 of 2,101/ })).toHaveAttribute('aria-valuenow', '48')
  expect(files).toEqual([])
  server.resetHandlers()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(files).toHaveLength(1))
  expect(JSON.parse((await files[0]) ?? '')).toHaveLength(2101)
  expect(screen.queryByText(/rows read/)).not.toBeInTheDocument()
})

test('an export and a choice of all rows can be stopped: no file, nothing ticked, and no page more is asked for', async () => {
  const { user, files, exportAll } = await openLargeHistory()
  refuseThird()
  await exportAll()
  await waitFor(() => expect(reads()).toMatch(/^1,000 .* the rest/))
  await user.click(screen.getByRole('button', { name: 'Stop' }))
  await waitFor(() => expect(screen.queryByText(/rows read/)).not.toBeInTheDocument())
  await user.click((await screen.findAllByRole('checkbox', { name: /^Select shop/ }))[0] as HTMLElement)
  await user.click(await screen.findByRole('button', { name: 'Select all 2,101' }))
  await waitFor(() => expect(reads()).toMatch(/^1,000 .* the rest/))
  await user.click(screen.getByRole('button', { name: 'Stop' }))
  expect(await screen.findByText('1 selected')).toBeVisible()
  await waitFor(() => expect(screen.queryByText(/rows read/)).not.toBeInTheDocument())
  expect(files).toEqual([])
})
