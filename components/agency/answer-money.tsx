import { CircleCheck, Clock, ClockAlert } from 'lucide-react'
import { useId } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { IntentLink } from '@/components/ui/intent-link'
import type { AgencyOverview } from '@/lib/api/agency'
import { moneyText } from '@/lib/domain/money'
import { href } from '@/lib/domain/routes'
import { useTitle } from '@/lib/react/i18n'

type Sum = NonNullable<AgencyOverview['money']>[number]

const PARTS = [
  { name: 'paid', tone: 'pass', icon: CircleCheck, of: (sum: Sum) => sum.paid_30d_minor },
  { name: 'notDue', tone: 'low', icon: Clock, of: (sum: Sum) => sum.open_minor - sum.overdue_minor },
  { name: 'late', tone: 'high', icon: ClockAlert, of: (sum: Sum) => sum.overdue_minor },
] as const

/** Of the first currency in which money moves: what came in, what is to come, and what should have. */
export function AnswerMoney({ sums }: { sums: readonly Sum[] }) {
  const t = useTranslations('agency.answer')
  const titleOf = useTitle()
  const locale = useLocale()
  const id = useId()
  // What only repeats was not invoiced yet.
  const sum = sums.find((one) => PARTS.some(({ of }) => of(one) > 0))
  if (!sum) return null
  return (
    <section aria-labelledby={id} className="grid gap-2 text-13">
      <p className="flex flex-wrap justify-between gap-x-3">
        <span id={id} className="font-medium">
          {sums.length > 1 ? t('moneyIn', { currency: sum.currency }) : t('money')}
        </span>
        <IntentLink href={href('pay')} className="link">
          {titleOf('pay')}
        </IntentLink>
      </p>
      <span aria-hidden="true" className="flex h-2 gap-0.5 overflow-hidden rounded">
        {PARTS.filter(({ of }) => of(sum) > 0).map(({ name, tone, of }) => (
          <span
            key={name}
            style={{ flexGrow: of(sum) }}
            className={`${tone} min-w-1 basis-0 rounded-[2px] bg-k forced-color-adjust-none`}
          />
        ))}
      </span>
      <ul className="grid gap-1">
        {PARTS.map(({ name, tone, icon: Icon, of }) => (
          <li key={name} className="flex items-center gap-2">
            <Icon aria-hidden="true" className={of(sum) > 0 ? `${tone} text-k-text` : 'text-3'} />
            <span className="text-2">{t(name)}</span>
            <span className={`ms-auto tabular-nums ${of(sum) > 0 ? 'font-medium' : 'text-3'}`}>
              {moneyText(of(sum), sum.currency, locale)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
