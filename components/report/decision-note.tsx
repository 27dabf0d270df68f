import type { ReactNode } from 'react'
import { useLocale, useTimeZone, useTranslations } from 'use-intl'
import type { Entry } from '@/lib/domain/finding-entries'
import { date, relativeTime } from '@/lib/domain/format'

/** What a person decided about a finding, why, and what the scans since then say to it. */
export function DecisionNote({ status, state }: Pick<Entry, 'status' | 'state'>) {
  const t = useTranslations('report.decision')
  const words = useTranslations('report.status')
  const locale = useLocale()
  const timeZone = useTimeZone()
  const decision = state?.decision
  if (!decision) {
    return state?.first_seen ? (
      <p className="mb-4 text-12 text-3">{t('firstSeen', { time: date(state.first_seen, { locale, timeZone }) })}</p>
    ) : null
  }
  const values = { status: words(decision.status), time: relativeTime(decision.at, { locale, timeZone }) }
  return (
    <div className="mb-4 grid gap-1 rounded-md border bg-sunken px-4 py-3 text-13">
      <p className="font-medium">
        {decision.by ? t('by', { ...values, name: decision.by.name }) : t('nobody', values)}
        {status === 'accepted' && decision.until && <Until day={decision.until} />}
      </p>
      {decision.note && (
        <p dir="auto" className="whitespace-pre-wrap [overflow-wrap:anywhere]">
          {decision.note}
        </p>
      )}
      <Outcome status={status} state={state} />
    </div>
  )
}

function Until({ day }: { day: string }): ReactNode {
  const t = useTranslations('report.decision')
  const locale = useLocale()
  return `, ${t('until', { date: date(day, { locale, timeZone: 'UTC' }) })}`
}

function Outcome({ status, state }: Pick<Entry, 'status' | 'state'>) {
  const t = useTranslations('report.decision')
  const options = { locale: useLocale(), timeZone: useTimeZone() }
  const { status: decided, until } = state?.decision ?? {}
  const verified = { date: date(state?.verified_at ?? '', options) }
  const sentence =
    decided === 'accepted' && status === 'open' && until
      ? t('lapsed', { date: date(until, { ...options, timeZone: 'UTC' }) })
      : status === 'fixed'
        ? t('proved', verified)
        : status === 'fixed_claimed'
          ? t('waiting')
          : decided === 'fixed_claimed' && t('stillThere', verified)
  return sentence ? <p className="text-2">{sentence}</p> : null
}
