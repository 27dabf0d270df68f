import { useTranslations } from 'use-intl'
import { useNow } from '@/components/ui/relative-time'
import type { ResellerAccount } from '@/lib/contract/reseller'
import { troublesOf } from '@/lib/domain/reseller'
import { nameOf } from './state-of'

/** What somebody has to know first: the worst two things, in a sentence each. */
export function useAnswer(accounts: readonly ResellerAccount[]): string {
  const t = useTranslations('reseller')
  const now = useNow()
  if (accounts.length === 0) return t('purpose')
  const troubled = accounts.map((account) => ({ account, troubles: troublesOf(account, now) }))
  const withTrouble = (trouble: (typeof troubled)[number]['troubles'][number]) =>
    troubled.flatMap(({ account, troubles }) => (troubles.includes(trouble) ? [account] : []))
  const critical = withTrouble('critical')
  const [first] = critical
  const count = {
    expired: withTrouble('expired').length,
    ending: withTrouble('ending').length,
    invites: withTrouble('inviteOver').length,
    unused: withTrouble('unused').length,
  }
  const sentences = [
    ...(first && critical.length === 1
      ? [t('answer.critical', { name: nameOf(first), count: first.findings?.critical ?? 0 })]
      : []),
    ...(critical.length > 1 ? [t('answer.criticals', { count: critical.length })] : []),
    ...(['expired', 'ending', 'invites', 'unused'] as const).flatMap((kind) =>
      count[kind] > 0 ? [t(`answer.${kind}`, { count: count[kind] })] : [],
    ),
  ]
  return sentences.length > 0 ? sentences.slice(0, 3).join(' ') : t('answer.fine')
}
