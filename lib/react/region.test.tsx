import { act, render, screen } from '@testing-library/react'
import { useLocale, useTimeZone, useTranslations } from 'use-intl'
import type { User } from '@/lib/contract/user'
import { absoluteTime } from '@/lib/domain/format'
import { MoreTexts, Texts } from './i18n'
import { scan } from '@/lib/messages/en/scan'
import { adoptRegion, forgetRegion } from './region'

const user = {
  id: '1',
  name: 'Ada',
  email: 'ada@example.com',
  role: 'member',
  subscriptions: [],
  usage: {},
} satisfies User
const preferences = {
  date_format: 'auto',
  clock: '24',
  number_format: 'auto',
  mail_scan_finished: false,
  mail_monitor_alerts: true,
} as const

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

function Counted() {
  const t = useTranslations()
  return <p>{`${t('scan.findings', { count: 1234 })}, ${t('scan.checksAnswered', { answered: 1000, total: 2000 })}`}</p>
}

test('numbers inside sentences are written as the person chose, at once and below further texts', () => {
  render(
    <Texts messages={{}}>
      <MoreTexts messages={{ scan }}>
        <Counted />
      </MoreTexts>
    </Texts>,
  )
  expect(screen.getByText('1,234 findings, 1,000 of 2,000 checks completed')).toBeInTheDocument()
  act(() => adoptRegion({ ...user, preferences: { ...preferences, number_format: 'point' } }))
  expect(screen.getByText('1.234 findings, 1.000 of 2.000 checks completed')).toBeInTheDocument()
  act(() => adoptRegion({ ...user, preferences: { ...preferences, number_format: 'apostrophe' } }))
  expect(screen.getByText('1’234 findings, 1’000 of 2’000 checks completed')).toBeInTheDocument()
})
