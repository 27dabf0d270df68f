import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { ChecklistScreen } from '@/components/checklist/checklist-screen'
import { HistoryScreen } from '@/components/report/history-screen'
import { InitScreen } from '@/components/scan/init-screen'
import { ScanScreen } from '@/components/scan/scan-screen'
import { assetQuestions, signUpWithManyAssets } from '@/lib/testing/many-assets'
import { renderScreen } from '@/lib/testing/render'
import { testApi } from '@/lib/testing/server'
import { GatedShell } from './gated-shell'

type Somebody = Awaited<ReturnType<typeof signUpWithManyAssets>>

async function idOf({ token, workspace }: Somebody, q: string) {
  const answer = await testApi.request('GET', `/api/asset/${workspace.id}/fetch?limit=1&q=${q}`, { token })
  return ((await answer.json()) as { assets: { id: string }[] }).assets[0]?.id ?? ''
}

const open = (as: Somebody, path: string, inside: ReactNode) =>
  renderScreen(<GatedShell>{inside}</GatedShell>, { as, path })

test('of more assets than a browser loads one is named, found and chosen without loading the others', async () => {
  const as = await signUpWithManyAssets()
  const linden = await idOf(as, 'linden')
  const asked = assetQuestions(as)

  const scan = await open(as, `/scan/${linden}`, <ScanScreen />)
  expect(await screen.findByRole('heading', { name: /^Linden/ })).toBeVisible()
  expect(screen.getByText('site1999.example.com')).toBeVisible()
  expect(within(screen.getByRole('navigation', { name: 'Breadcrumbs' })).getByText(/^Linden/)).toBeVisible()
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
  await scan.user.type(await screen.findByRole('combobox'), 'site1234')
  await waitFor(() => expect(screen.getByRole('option')).toHaveTextContent(/^site1234\.example\.com/))
  expect(screen.getByRole('option')).toHaveAttribute('href', `/scan/${await idOf(as, 'site1234')}`)
  scan.unmount()

  const history = await open(as, `/history/${linden}`, <HistoryScreen />)
  expect(await screen.findByRole('heading', { name: /Linden/ })).toBeVisible()
  expect(screen.getByText('site1999.example.com')).toBeVisible()
  history.unmount()

  const init = await open(as, `/init?asset=${linden}`, <InitScreen />)
  expect(await screen.findByRole('radio', { name: /site1999\.example\.com/ })).toBeChecked()
  await init.user.type(screen.getByRole('searchbox', { name: 'Search assets' }), 'site777')
  await init.user.click(await screen.findByRole('radio', { name: /site777\.example\.com/ }))
  expect(screen.getByRole('radio', { name: /site777\.example\.com/ })).toBeChecked()
  init.unmount()

  const checklist = await open(as, `/checklist?asset=${linden}`, <ChecklistScreen />)
  await checklist.user.click(await screen.findByRole('button', { name: 'Asset: site1999.example.com' }))
  await checklist.user.type(await screen.findByRole('searchbox', { name: 'Search assets' }), 'site88.')
  await checklist.user.click(await screen.findByRole('button', { name: 'site88.example.com' }))
  expect(await screen.findByRole('button', { name: 'Asset: site88.example.com' })).toBeVisible()

  expect(asked.length).toBeGreaterThan(4)
  expect(asked.filter((query) => !query.has('limit'))).toEqual([])
})
