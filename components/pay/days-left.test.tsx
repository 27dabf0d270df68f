import { screen } from '@testing-library/react'
import { renderScreen } from '@/lib/testing/render'
import { testApi } from '@/lib/testing/server'
import { DaysLeft } from './days-left'

// In the evening of 27 November in UTC: the 28th on Kiritimati already, and still the 27th in Honolulu.
const NOW = Date.parse('2026-11-27T20:40:00Z')

afterEach(() => jest.restoreAllMocks())

test.each([
  ['Pacific/Kiritimati', '2026-11-27', 'yesterday'],
  ['Pacific/Kiritimati', '2026-11-28', 'today'],
  ['Pacific/Honolulu', '2026-11-27', 'today'],
  ['Pacific/Honolulu', '2026-11-18', '9 days ago'],
  [null, '2026-11-27', 'today'],
  [null, '2026-12-05', 'in 8 days'],
])('whose time zone is %s reads of %s: %s', async (timezone, until, words) => {
  jest.spyOn(Date, 'now').mockReturnValue(NOW)
  const as = await testApi.signUp()
  await testApi.request('POST', '/api/user/preferences', { token: as.token, body: { timezone } })
  await renderScreen(<DaysLeft until={until} isLate={false} />, { as })
  expect(await screen.findByText(words)).toBeVisible()
})
