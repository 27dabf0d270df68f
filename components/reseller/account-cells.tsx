import { Palette } from 'lucide-react'
import { useLocale, useTimeZone, useTranslations } from 'use-intl'
import { RowName } from '@/components/data-table/row-name'
import { planName } from '@/components/plan/plan-names'
import { GradeTile } from '@/components/ui/grade-tile'
import { RelativeTime, useNow } from '@/components/ui/relative-time'
import { SeverityIcon } from '@/components/ui/severity-icon'
import type { ResellerAccount } from '@/lib/contract/reseller'
import { date } from '@/lib/domain/format'
import { endsWithin, isExpired, isInviteOver, troublesOf } from '@/lib/domain/reseller'
import { AccountState } from './account-state'
import { nameOf, stateOf } from './state-of'
import { useAccountDrawer } from './use-account-drawer'

const DAY_MS = 86_400_000

type Props = { account: ResellerAccount }

export function AccountName({ account }: Props) {
  const open = useAccountDrawer()
  return (
    <RowName
      id={`account-${account.id}`}
      picture={null}
      name={nameOf(account)}
      onOpen={() => open({ kind: 'edit', id: account.id })}
    >
      <bdi dir="ltr" className="sm:whitespace-nowrap">
        {account.email}
      </bdi>
    </RowName>
  )
}

/** With a mark where it has a brand of its own. */
export function AccountPlan({ account: { plan, brand } }: Props) {
  const t = useTranslations('reseller')
  const words = brand && t('ownBrand', { name: brand.company_name ?? '' })
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      {planName(plan)}
      {words && (
        <span title={words}>
          <Palette aria-hidden="true" className="i-14 text-3" />
          <span className="sr-only">{words}</span>
        </span>
      )}
    </span>
  )
}

/** How it stands, and below it what else somebody should know. */
export function StateNow({ account }: Props) {
  const t = useTranslations('reseller.trouble')
  const now = useNow()
  const isUnused = troublesOf(account, now).includes('unused')
  return (
    <span className="grid justify-items-start">
      <AccountState state={stateOf(account, now)} />
      {isInviteOver(account, now) && <span className="text-12 text-medium-text">{t('inviteOver')}</span>}
      {isUnused && <span className="text-12 text-medium-text">{t('unused')}</span>}
    </span>
  )
}

export function AccountGrade({ account: { grade = null, score = null } }: Props) {
  const t = useTranslations('reseller')
  if (score === null) return <span className="whitespace-nowrap text-3">{t('notScanned')}</span>
  return (
    <span className="flex items-center gap-2">
      <GradeTile size="sm" grade={grade} score={score} />
      <span aria-hidden="true" className="text-2 tabular-nums">
        {score}
      </span>
    </span>
  )
}

/** No counts where nothing was scanned: that would say that nothing is open. */
export function OpenCounts({ account: { findings, score = null } }: Props) {
  const t = useTranslations('ui.severityCount')
  if (score === null || !findings) return <span className="text-3">–</span>
  return (
    <span className="inline-flex gap-2">
      {(['critical', 'high'] as const).map((severity) => {
        const count = findings[severity] ?? 0
        return (
          <span
            key={severity}
            className={`inline-flex min-w-8 items-center gap-1 text-12 tabular-nums ${count > 0 ? `${severity} font-strong text-k-text` : 'text-3'}`}
          >
            <SeverityIcon severity={severity} className="i-14" />
            <span aria-hidden="true">{count}</span>
            <span className="sr-only">{t(severity, { count })}</span>
          </span>
        )
      })}
    </span>
  )
}

export function LastSeen({ account: { last_login_at } }: Props) {
  const t = useTranslations('reseller')
  if (!last_login_at) return <span className="text-3">{last_login_at === null ? t('never') : '–'}</span>
  return <RelativeTime at={last_login_at} className="whitespace-nowrap" />
}

/** How far away it is, where that is near. */
export function Ends({ account }: Props) {
  const t = useTranslations('reseller')
  const locale = useLocale()
  const timeZone = useTimeZone()
  const now = useNow()
  const { expires_at } = account
  if (!expires_at) return <span className="text-3">{t('noEnd')}</span>
  const days = Math.ceil((Date.parse(expires_at) - now) / DAY_MS)
  return (
    <span className="grid justify-items-start whitespace-nowrap">
      {date(expires_at, { locale, timeZone })}
      {isExpired(account, now) && <RelativeTime at={expires_at} className="text-12 text-3" />}
      {endsWithin(account, 30, now) && <span className="text-12 text-3">{t('inDays', { count: days })}</span>}
    </span>
  )
}
