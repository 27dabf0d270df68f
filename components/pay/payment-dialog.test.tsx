import { screen } from '@testing-library/react'
import { renderScreen } from '@/lib/testing/render'
import { testApi } from '@/lib/testing/server'
import { PaymentDialog } from './payment-dialog'

// In the evening of 27 November in UTC: the 28th on Kiritimati already, and still the 27th in Honolulu.
const NOW = Date.parse('2026-11-27T20:40:00Z')
const invoice = { id: 'one', number: '2026-001', currency: 'EUR', open_minor: 31_980 }

afterEach(() => jest.restoreAllMocks())

test.each([
  ['Pacific/Kiritimati', '2026-11-28'],
  ['Pacific/Honolulu', '2026-11-27'],
  [null, '2026-11-27'],
])('a payment begins with the day it is in %s, which says what is overdue', async (timezone, day) => {
  jest.spyOn(Date, 'now').mockReturnValue(NOW)
  const as = await testApi.signUp()
  await testApi.request('POST', '/api/user/preferences', { token: as.token, body: { timezone } })
  await renderScreen(<PaymentDialog open invoice={invoice} onClose={() => {}} />, { as })
  expect(await screen.findByLabelText('Amount')).toHaveValue('319.80')
  expect(screen.getByDisplayValue(day)).toHaveAttribute('type', 'date')
})
