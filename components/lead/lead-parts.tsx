import { CalendarClock, ClockAlert, TrendingUp } from 'lucide-react'
import { useLocale, useTimeZone, useTranslations } from 'use-intl'
import { GradeTile } from '@/components/ui/grade-tile'
import { useNow } from '@/components/ui/relative-time'
import { useMoment } from '@/components/ui/use-moment'
import type { Lead } from '@/lib/contract/lead-record'
import { number } from '@/lib/domain/format'
import { gradeOf } from '@/lib/domain/score'
import { wallAt } from '@/lib/domain/zone'
import { useMoney } from '@/lib/react/use-money'

export type LeadProps = { lead: Lead }

export function LeadGrade({ lead: { scan } }: LeadProps) {
  const score = scan?.score ?? null
  return <GradeTile size="sm" grade={scan?.grade ?? (score === null ? null : gradeOf(score))} score={score} />
}

/** Neither a severity nor the brand. */
export function LeadOpportunity({ lead: { opportunity, opportunity_is_least: isLeast } }: LeadProps) {
  const t = useTranslations('lead')
  const locale = useLocale()
  if (typeof opportunity !== 'number') return null
  const points = number(opportunity, locale)
  return (
    <span className="inline-flex items-center gap-1 tabular-nums">
      <TrendingUp aria-hidden="true" className="size-3.5 text-3" />
      <span className="sr-only">{t(isLeast ? 'opportunityLeast' : 'opportunity', { points })}</span>
      <span aria-hidden="true">{isLeast ? `${points}+` : points}</span>
    </span>
  )
}

export function LeadValue({ lead: { value_minor: minor, value_currency: currency, value_period: period } }: LeadProps) {
  const t = useTranslations('lead.value')
  const money = useMoney()
  if (typeof minor !== 'number' || !currency) return null
  const amount = money(minor, currency)
  return (
    <span className="tabular-nums">
      {period === 'month' ? t('month', { amount }) : period === 'year' ? t('year', { amount }) : amount}
    </span>
  )
}

/** What is to be done, and when; overdue in words, with its sign and colour. */
export function NextStep({ lead }: LeadProps) {
  const { next_step: step, next_step_at: at, next_step_has_time: hasTime, status } = lead
  const t = useTranslations('lead')
  const day = useDay()
  const moment = useMoment()
  const now = useNow()
  const isOpen = status !== 'won' && status !== 'lost'
  if (!step && !at) return null
  const isOverdue = isOpen && at !== null && at !== undefined && Date.parse(at) < now
  const Icon = isOverdue ? ClockAlert : CalendarClock
  const text = step ?? t('nextStep')
  return (
    <span
      className={
        isOverdue ? 'high inline-flex items-start gap-1.5 text-k-text' : 'inline-flex items-start gap-1.5 text-2'
      }
    >
      <Icon aria-hidden="true" className="mt-0.5 size-3.5 flex-none" />
      <span className="[overflow-wrap:anywhere]">
        {at ? t(isOverdue ? 'wasDue' : 'due', { step: text, time: hasTime ? moment(at) : day(at) }) : text}
      </span>
    </span>
  )
}

const DAY_MS = 86_400_000

/** A day within a sentence, today and its neighbours by their names. */
function useDay() {
  const moment = useMoment()
  const locale = useLocale()
  const zone = useTimeZone() ?? 'UTC'
  const now = useNow()
  const dayOf = (at: number) => {
    const { year, month, day } = wallAt(at, zone)
    return Date.UTC(year, month - 1, day)
  }
  return (at: string) => {
    const away = Math.round((dayOf(Date.parse(at)) - dayOf(now)) / DAY_MS)
    return Math.abs(away) > 1
      ? moment(at)
      : new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(away, 'day')
  }
}
