import { useLocale, useTranslations } from 'use-intl'
import { IntentLink } from '@/components/ui/intent-link'
import type { PayTotals } from '@/lib/contract/invoice'
import { date } from '@/lib/domain/format'
import { moneyText } from '@/lib/domain/money'
import { href } from '@/lib/domain/routes'

/** How many invoices are overdue, and which one is due next. */
export function PayHeadline({ totals }: { totals: PayTotals | undefined }) {
  const t = useTranslations('pay')
  if (!totals) return t('purpose')
  const { counts, currencies, next_due } = totals
  if (counts.invoice + counts.offer + counts.repeating === 0) return t('purpose')
  const overdue = currencies.reduce((sum, { overdue_count }) => sum + overdue_count, 0)
  return (
    <>
      {overdue > 0 ? t('overdueNow', { count: overdue }) : t('allPaid')} {next_due && <NextDue {...next_due} />}
    </>
  )
}

function NextDue({ id, number, buyer_name, due_on, open_minor, currency }: NonNullable<PayTotals['next_due']>) {
  const t = useTranslations('pay')
  const locale = useLocale()
  return (
    <span className="[overflow-wrap:anywhere]">
      {t.rich('nextDue', {
        invoice: () => (
          <IntentLink href={`${href('pay')}?invoice=${id}`} className="link">
            <bdi>{number}</bdi>
          </IntentLink>
        ),
        client: () => <bdi>{buyer_name}</bdi>,
        day: date(`${due_on}T00:00:00Z`, { locale, timeZone: 'UTC' }),
        amount: moneyText(open_minor, currency, locale),
      })}
    </span>
  )
}
