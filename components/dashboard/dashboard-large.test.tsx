import { screen, within } from '@testing-library/react'
import { assetQuestions, signUpWithManyAssets } from '@/lib/testing/many-assets'
import { renderScreen } from '@/lib/testing/render'
import { DashboardScreen } from './dashboard-screen'

test('the dashboard of more than two thousand assets tells how all of them stand, and asks for no list of all', async () => {
  const as = await signUpWithManyAssets()
  const asked = assetQuestions(as)
  await renderScreen(<DashboardScreen />, { as })
  expect(
    await screen.findByRole('heading', { name: '2 critical findings on site2001.example.com need attention' }),
  ).toBeVisible()
  const grades = within(screen.getByRole('list', { name: 'Assets by grade' })).getAllByRole('link')
  expect(grades.map((link) => link.getAttribute('aria-label'))).toEqual([
    '1,500 assets with grade D',
    '501 assets with grade F',
  ])
  expect(await screen.findByText('2,003 open findings')).toBeVisible()
  expect(await screen.findByText('2,001 assets never scanned')).toBeVisible()
  expect(screen.getByText('Ownership of 1,998 assets not verified')).toBeVisible()
  expect(await screen.findByRole('heading', { name: 'Activity' })).toBeVisible()
  expect(asked).toEqual([])
})
