import { useLocale, useTranslations } from 'use-intl'
import { EmptyState } from '@/components/ui/empty-state'
import type { PayTotals } from '@/lib/contract/invoice'
import { moneyText } from '@/lib/domain/money'

export type MonthsTableProps = { months: PayTotals['months'] | undefined }

/** What was invoiced and paid in each month, each currency by itself. */
export function MonthsTable({ months = [] }: MonthsTableProps) {
  const t = useTranslations('pay')
  const locale = useLocale()
  if (months.length === 0) return <EmptyState title={t('empty.months')} className="py-14" />
  const written = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return (
    <div className="overflow-x-auto p-4 sm:p-5">
      <table className="w-full text-13">
        <caption className="sr-only">{t('tab.months')}</caption>
        <thead>
          <tr className="text-12 text-3">
            <th scope="col" className="pb-2 text-start font-medium">
              {t('column.month')}
            </th>
            <th scope="col" className="pb-2 text-end font-medium">
              {t('column.invoiced')}
            </th>
            <th scope="col" className="pb-2 text-end font-medium">
              {t('column.paid')}
            </th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, currency, invoiced_minor, paid_minor }) => (
            <tr key={`${month} ${currency}`} className="border-t">
              <th scope="row" className="py-2.5 text-start font-regular">
                {written.format(new Date(`${month}-01T00:00:00Z`))}
              </th>
              <td className="py-2.5 text-end tabular-nums">{moneyText(invoiced_minor, currency, locale)}</td>
              <td className="py-2.5 text-end tabular-nums">{moneyText(paid_minor, currency, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
