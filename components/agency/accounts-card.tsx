import { useLocale, useTranslations } from 'use-intl'
import { ButtonLink } from '@/components/ui/button'
import { CardHeader } from '@/components/ui/card'
import type { AgencyOverview } from '@/lib/api/agency'
import { number } from '@/lib/domain/format'
import { href } from '@/lib/domain/routes'

/** The accounts that a reseller has made, in a few figures. An API that does not tell them has the screen all the same. */
export function AccountsCard({ of: accounts }: { of: AgencyOverview['accounts'] }) {
  const t = useTranslations('agency.accounts')
  return (
    <section aria-label={t('title')} className="min-w-0 self-start rounded-lg border bg-surface">
      <CardHeader title={t('title')} description={accounts?.total ? undefined : t('text')} />
      <div className="grid gap-4 px-4 pb-5 sm:px-5">
        {accounts && accounts.total > 0 && <Figures of={accounts} />}
        <ButtonLink href={href('reseller')} className="justify-self-start">
          {t(accounts?.total === 0 ? 'first' : 'open')}
        </ButtonLink>
      </div>
    </section>
  )
}

function Figures({ of }: { of: NonNullable<AgencyOverview['accounts']> }) {
  const t = useTranslations('agency.accounts')
  const locale = useLocale()
  const rows = [
    [t('seats'), of.seats === null ? number(of.total, locale) : t('ofSeats', { used: of.total, count: of.seats })],
    [t('attention'), number(of.attention, locale)],
    [t('score'), of.average_score === null ? '–' : number(of.average_score, locale)],
    [t('expired'), number(of.expired, locale)],
    [t('ending'), number(of.expiring_30d, locale)],
    [t('scans'), number(of.scans_30d, locale)],
  ] as const
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-2 text-13">
      {rows.map(([name, value]) => (
        <div key={name} className="col-span-2 grid grid-cols-subgrid">
          <dt className="text-2">{name}</dt>
          <dd className="text-end font-strong tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
