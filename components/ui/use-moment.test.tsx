import { screen } from '@testing-library/react'
import { renderScreen } from '@/lib/testing/render'
import { testApi } from '@/lib/testing/server'
import { useMoment } from './use-moment'

const Moment = ({ at }: { at: string }) => <p>due {useMoment()(at)}</p>

// Fri, 27 Nov 2026, 17:40 in Berlin.
const NOW = new Date('2026-11-27T16:40:00Z')

afterEach(() => jest.restoreAllMocks())

test.each([
  ['2026-11-27T18:10:00Z', 'due 07:10 PM'],
  ['2026-11-28T15:10:00Z', 'due Nov 28, 04:10 PM'],
  // Of the next day in Berlin, although not in UTC.
  ['2026-11-27T23:10:00Z', 'due Nov 28, 12:10 AM'],
  ['2026-11-26T16:50:00Z', 'due Nov 26, 05:50 PM'],
  ['2026-11-30T16:50:00Z', 'due Nov 30'],
  ['2027-08-30T16:50:00Z', 'due Aug 30, 2027, 06:50 PM'],
  ['2026-11-28', 'due Nov 28'],
  ['2027-08-30', 'due Aug 30, 2027'],
])('of %s a sentence says "%s": the time alone only of today', async (at, words) => {
  jest.spyOn(Date, 'now').mockReturnValue(NOW.getTime())
  const as = await testApi.signUp()
  await testApi.request('POST', '/api/user/preferences', { token: as.token, body: { timezone: 'Europe/Berlin' } })
  await renderScreen(<Moment at={at} />, { as })
  expect(await screen.findByText(words)).toBeVisible()
})
