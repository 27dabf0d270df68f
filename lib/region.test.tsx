import { act, render, screen } from '@testing-library/react'
import { useLocale, useTimeZone } from 'use-intl'
import type { User } from '@/lib/contract/user'
import { absoluteTime } from './format'
import { Texts } from './i18n'
import { adoptRegion, forgetRegion } from './region'

const user = { id: '1', name: 'Ada', email: 'ada@example.com', role: 'member', subscriptions: [], usage: {} } satisfies User
const preferences = { date_format: 'auto', clock: '24', number_format: 'auto', mail_scan_finished: false, mail_monitor_alerts: true } as const

function Clock() {
  const locale = useLocale()
  const timeZone = useTimeZone()
  return <p>{absoluteTime('2026-11-18T20:41:00Z', { locale, timeZone })}</p>
}
const show = () =>
  render(
    <Texts messages={{}}>
      <Clock />
    </Texts>,
  )

afterEach(() => {
  forgetRegion()
  localStorage.clear()
})

test('times on the screen follow what the server says about zone and formats, at once', () => {
  show()
  act(() => adoptRegion({ ...user, timezone: 'Asia/Kathmandu', preferences }))
  expect(screen.getByText('Nov 19, 2026, 02:26')).toBeInTheDocument()
  act(() => adoptRegion({ ...user, timezone: 'Asia/Kathmandu', preferences: { ...preferences, date_format: 'ymd' } }))
  expect(screen.getByText('2026-11-19, 02:26')).toBeInTheDocument()
})

test('an API that keeps no preferences leaves those of this browser; a zone that is none is not taken', () => {
  show()
  act(() => adoptRegion({ ...user, timezone: 'Pacific/Apia', preferences }))
  act(() => adoptRegion(user))
  expect(screen.getByText('Nov 19, 2026, 09:41')).toBeInTheDocument()
  act(() => adoptRegion({ ...user, timezone: 'Moon/Base' }))
  expect(screen.queryByText('Nov 19, 2026, 09:41')).not.toBeInTheDocument()
  expect(screen.getByText(/^Nov 1[89], 2026, \d\d:\d\d$/)).toBeInTheDocument()
})

test('the language is kept where it is read before the words are loaded', () => {
  adoptRegion({ ...user, locale: 'de' })
  expect(localStorage.getItem('soteria:locale')).toBe('de')
  adoptRegion(user)
  expect(localStorage.getItem('soteria:locale')).toBe('de')
  adoptRegion({ ...user, locale: null })
  expect(localStorage.getItem('soteria:locale')).toBeNull()
})
