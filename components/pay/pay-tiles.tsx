import { CircleCheck, Clock, ClockAlert, type LucideIcon, Repeat2 } from 'lucide-react'
import { useLocale, useTranslations } from 'use-intl'
import { Skeleton } from '@/components/ui/skeleton'
import type { PayTotals } from '@/lib/contract/invoice'
import { moneyText } from '@/lib/domain/money'

type Sum = PayTotals['currencies'][number]
type Amount = 'open_minor' | 'overdue_minor' | 'paid_30d_minor' | 'monthly_minor'

/** Four sums. Currencies are never added: the first one is large, the others stand beside it. */
export function PayTiles({ totals }: { totals: PayTotals | undefined }) {
  const t = useTranslations('pay.tile')
  const locale = useLocale()
  if (!totals) return <Skeleton className="h-[7.25rem] rounded-lg" />
  const count = (key: 'open_count' | 'overdue_count' | 'monthly_count') =>
    totals.currencies.reduce((sum, row) => sum + row[key], 0)
  const [first] = totals.currencies
  const before = first && moneyText(first.paid_before_minor, first.currency, locale)
  const tile = (icon: LucideIcon, name: string, key: Amount, text: string) => (
    <Tile icon={icon} name={name} sums={totals.currencies} amount={key} text={text} isLate={key === 'overdue_minor'} />
  )
  return (
    <ul aria-label={t('label')} className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      {tile(Clock, t('open'), 'open_minor', t('openCount', { count: count('open_count') }))}
      {tile(ClockAlert, t('overdue'), 'overdue_minor', t('overdueCount', { count: count('overdue_count') }))}
      {tile(CircleCheck, t('paid'), 'paid_30d_minor', before === undefined ? '' : t('before', { amount: before }))}
      {tile(Repeat2, t('monthly'), 'monthly_minor', t('monthlyCount', { count: count('monthly_count') }))}
    </ul>
  )
}

type TileProps = { icon: LucideIcon; name: string; sums: readonly Sum[]; amount: Amount; text: string; isLate: boolean }

function Tile({ icon: Icon, name, sums, amount, text, isLate }: TileProps) {
  const t = useTranslations('pay.tile')
  const locale = useLocale()
  const [first, ...others] = sums.filter((row) => row[amount] > 0)
  const written = (row: Sum) => moneyText(row[amount], row.currency, locale)
  const isWarm = isLate && first !== undefined
  return (
    <li className="grid min-h-[7.25rem] content-start gap-1 rounded-lg border bg-surface p-4">
      <span className="flex items-center gap-2 text-13 text-2">
        <Icon aria-hidden="true" className="text-3" />
        {name}
      </span>
      <span
        className={`text-20 font-strong tracking-[-0.02em] tabular-nums [overflow-wrap:anywhere] sm:text-28 ${isWarm ? 'text-high-text' : ''}`}
      >
        {first ? written(first) : '–'}
      </span>
      {others.length > 0 && (
        <span className="text-12 text-2">{t('more', { amounts: others.map(written).join(', ') })}</span>
      )}
      <span className={`text-12 ${isWarm ? 'text-high-text' : 'text-3'}`}>{text}</span>
    </li>
  )
}
