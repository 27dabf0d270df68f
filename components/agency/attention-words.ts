import { useLocale, useTranslations } from 'use-intl'
import { useMoment } from '@/components/ui/use-moment'
import type { AgencyAttention } from '@/lib/contract/agency'
import { moneyText } from '@/lib/domain/money'
import { useFindingTitle } from '@/lib/react/use-finding-texts'

/** What a row of the list is about, in the words of the page. */
export function useAttentionTitle() {
  const t = useTranslations('agency.attention.kind')
  const titleOf = useFindingTitle()
  const moment = useMoment()
  const locale = useLocale()
  const money = (sum: AgencyAttention['sum']) => (sum ? moneyText(sum.minor, sum.currency, locale) : '')
  return ({ kind, detail, rule, at, sum }: AgencyAttention): string => {
    switch (kind) {
      case 'critical':
      case 'overdue_high':
      case 'high':
        return titleOf({ rule: rule ?? undefined, title: detail ?? t('finding'), words: {} })
      case 'certificate': {
        const isOver = at !== null && Date.parse(at) < Date.now()
        return t(isOver ? 'expired' : 'certificate', { time: at ? moment(at) : '' })
      }
      case 'contract_unopened':
        return t('contract_unopened', { title: detail ?? '' })
      case 'contract_ends':
        return t('contract_ends', { title: detail ?? '', time: at ? moment(at) : '' })
      case 'invoice_overdue':
        return t('invoice_overdue', { number: detail ?? '', amount: money(sum) })
      case 'next_step':
        return detail ?? t('next_step')
      case 'leads_leaving':
        return t('leads_leaving', { count: Number(detail) })
      case 'failed':
      case 'never':
      case 'unverified':
        return t(kind, { count: Number(detail) })
      default:
        return t(kind)
    }
  }
}
