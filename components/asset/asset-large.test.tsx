import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { assetQuestions, signUpWithManyAssets } from '@/lib/testing/many-assets'
import { renderScreen } from '@/lib/testing/render'
import { server } from '@/lib/testing/server'
import { AssetScreen } from './asset-screen'

test('past two thousand assets the server pages, sorts, searches and counts, and nothing asks for all of them', async () => {
  const as = await signUpWithManyAssets()
  const asked = assetQuestions(as)
  const { user } = await renderScreen(<AssetScreen />, { as, path: '/asset' })
  const names = () => screen.getAllByRole('link', { name: /^site\d+/ }).map((link) => link.textContent)
  expect(await screen.findByText('Showing 1 to 10 of 2,001 entries')).toBeVisible()
  expect(names()).toEqual(Array.from({ length: 10 }, (_, place) => `site${place + 1}.example.com`))
  expect(screen.getByRole('tab', { name: 'Pending 1,998' })).toBeVisible()
  expect(await screen.findByText(/1 asset has critical or high findings/)).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Page 2' }))
  await waitFor(() => expect(names()[0]).toBe('site11.example.com'))

  await user.type(screen.getByRole('searchbox'), 'linden')
  expect(await screen.findByText('Showing 1 to 1 of 1 entries (filtered from 2,001 total entries)')).toBeVisible()
  expect(names()).toEqual(['site1999.example.com'])
  await user.click(screen.getByRole('button', { name: 'More actions for Linden Shop' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  expect(await screen.findByRole('alertdialog', { name: 'Delete Linden Shop?' })).toBeVisible()
  await user.keyboard('{Escape}')
  await user.clear(screen.getByRole('searchbox'))

  await user.click(within(screen.getByRole('columnheader', { name: /Open findings/ })).getByRole('button'))
  await user.click(within(screen.getByRole('columnheader', { name: /Open findings/ })).getByRole('button'))
  await waitFor(() => expect(names()[0]).toBe('site2001.example.com'))
  await user.click(screen.getByRole('tab', { name: 'Verified 3' }))
  expect(await screen.findByText('Showing 1 to 3 of 3 entries')).toBeVisible()
  expect(asked.every((query) => query.has('limit'))).toBe(true)
})

test('what is ticked stays ticked when a search, an order or a tab shows other rows, and all that match can be ticked', async () => {
  const as = await signUpWithManyAssets()
  const { user } = await renderScreen(<AssetScreen />, { as, path: '/asset' })
  await user.click(await screen.findByRole('checkbox', { name: /^Select site2\./ }))
  await user.click(screen.getByRole('checkbox', { name: /^Select site7\./ }))
  await user.type(screen.getByRole('searchbox'), 'site20')
  expect(await screen.findByText(/^Showing 1 to 10 of 13 entries/)).toBeVisible()
  expect(screen.getByText('2 selected')).toHaveTextContent('2 selected2 not shown')
  await user.click(screen.getByRole('button', { name: 'Select all 13' }))
  expect(await screen.findByText('15 selected')).toBeVisible()
  await user.click(screen.getByRole('tab', { name: 'Verified 3' }))
  expect(await screen.findByText('Showing 1 to 3 of 3 entries')).toBeVisible()
  expect(screen.getByText('15 selected')).toHaveTextContent('15 selected14 not shown')
  expect(screen.getByRole('checkbox', { name: /^Select site2\./ })).toBeChecked()
  await user.click(screen.getByRole('tab', { name: 'All 2,001' }))
  await user.clear(screen.getByRole('searchbox'))
  await screen.findByText('Showing 1 to 10 of 2,001 entries')
  await user.click(await screen.findByRole('button', { name: 'Select all 2,001' }))
  const bar = await screen.findByText('2,001 selected')
  expect(bar).toHaveTextContent(/^2,001 selected$/)
  expect(screen.queryByRole('button', { name: 'Select all 2,001' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'More' }))
  expect(await screen.findByRole('menuitem', { name: 'Delete 2,001 assets' })).toBeVisible()
})

test('an asset that its drawer cannot load is told, and can be asked for again', async () => {
  const as = await signUpWithManyAssets()
  const { user } = await renderScreen(<AssetScreen />, {
    as,
    path: '/asset?verify=11111111-1111-4111-8111-111111111111',
  })
  expect(await screen.findByText('This asset doesn’t exist or isn’t in your account.')).toBeVisible()
  let isDown = true
  server.use(
    http.get('*/asset/*/fetch', ({ request }) =>
      isDown && new URL(request.url).searchParams.has('asset')
        ? HttpResponse.json({ message: 'Not now.' }, { status: 400 })
        : undefined,
    ),
  )
  await user.click(await screen.findByRole('button', { name: 'More actions for site5.example.com' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Verify' }))
  const failure = await screen.findByRole('alert')
  expect(failure).toHaveTextContent('Couldn’t load this asset.')
  isDown = false
  await user.click(within(failure).getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('dialog', { name: 'Verify site5.example.com' })).toBeVisible()
})
