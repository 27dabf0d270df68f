import { type ReactNode, useMemo } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { columnsFor } from '@/components/data-table/table'
import { NoValue } from '@/components/ui/no-value'
import { useNow } from '@/components/ui/relative-time'
import type { AgencyClient, ClientNext, ClientPlan } from '@/lib/contract/agency'
import { date, dayAndMonth } from '@/lib/domain/format'
import { useMoney } from '@/lib/react/use-money'

type Row = AgencyClient & { id: string }
const column = columnsFor<Row>()

/** What a client pays for, and what is due next. */
export function useDealColumns() {
  const t = useTranslations('agency.clients')
  const locale = useLocale()
  const money = useMoney()
  const year = String(new Date(useNow()).getFullYear())
  return useMemo(() => {
    const price = ({ amount_minor, currency, period }: ClientPlan) =>
      t(`price.${period}`, { amount: money(amount_minor, currency) })
    // It is a day of the calendar, wherever it is read.
    const day = (on: string) =>
      (on.startsWith(year) ? dayAndMonth : date)(`${on}T00:00:00Z`, { locale, timeZone: 'UTC' })
    const due = ({ kind, on }: ClientNext) => (on === null ? [t(`next.${kind}`)] : [day(on), t(`next.${kind}`)])
    return column.columns([
      column.accessor(({ plan }) => plan?.label, {
        id: 'plan',
        header: t('plan'),
        meta: {
          text: ({ plan }: Row) => (plan ? [plan.label, price(plan)].join(', ') : ''),
          sort: 'text',
          priority: 2,
          onCard: true,
        },
        cell: ({ row: { original: client } }) =>
          client.plan ? <TwoLines first={<bdi>{client.plan.label}</bdi>} second={price(client.plan)} /> : <NoValue />,
      }),
      // What waits for somebody has no day; it comes after all that have one.
      column.accessor(({ next }) => next && (next.on ?? '9999'), {
        id: 'next',
        header: t('next.label'),
        meta: { text: ({ next }: Row) => (next ? due(next).join(', ') : ''), search: false, priority: 3, onCard: true },
        cell: ({ row: { original: client } }) => {
          if (!client.next) return <NoValue />
          const [first, second] = due(client.next)
          return <TwoLines first={first} second={second} />
        },
      }),
    ])
  }, [t, locale, money, year])
}

const TwoLines = ({ first, second }: { first: ReactNode; second: string | undefined }) => (
  <span className="grid">
    <span className="[overflow-wrap:anywhere]">{first}</span>
    {second && <span className="text-12 text-3 tabular-nums">{second}</span>}
  </span>
)
