import { useTranslations } from 'use-intl'
import { useLeadColumn } from '@/lib/api/lead-book'
import { useMoney } from '@/lib/react/use-money'
import type { LeadFilterState } from './use-lead-filters'

type Props = { workspace: string; filters: LeadFilterState['filters'] }

/** How many leads are open, and what they are expected to bring: what is won or lost is in neither. */
export function OpenSum({ workspace, filters }: Props) {
  const t = useTranslations('lead.board')
  const money = useMoney()
  const columns = [
    useLeadColumn(workspace, 'new', filters),
    useLeadColumn(workspace, 'contacted', filters),
    useLeadColumn(workspace, 'replied', filters),
    useLeadColumn(workspace, 'meeting', filters),
  ]
  const heads = columns.map(({ data }) => data?.pages[0])
  // A part of a sum is no sum.
  if (heads.includes(undefined)) return null
  const count = heads.reduce((sum, head) => sum + (head?.total ?? 0), 0)
  const sums = new Map<string, number>()
  for (const { currency, minor } of heads.flatMap((head) => head?.monthly ?? []))
    sums.set(currency, (sums.get(currency) ?? 0) + minor)
  const amounts = [...sums].map(([currency, minor]) => money(minor, currency))
  return (
    <p className="text-13 text-2 tabular-nums sm:ms-auto">
      {amounts.length > 0 ? t('openWorth', { count, amount: amounts.join(' + ') }) : t('openCount', { count })}
    </p>
  )
}
