import { Building2, FilePen, type LucideIcon, Repeat2, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { IntentLink } from '@/components/ui/intent-link'
import { useNow } from '@/components/ui/relative-time'
import { Sparkline } from '@/components/ui/sparkline'
import type { AgencyOverview } from '@/lib/api/agency'
import { number } from '@/lib/domain/format'
import { moneyText } from '@/lib/domain/money'
import { href } from '@/lib/domain/routes'

const MONTH_MS = 30 * 86_400_000

/** Four figures. */
export function AgencyTiles({ overview }: { overview: AgencyOverview }) {
  const t = useTranslations('agency.tile')
  const locale = useLocale()
  const clients = overview.clients.filter(({ is_own }) => !is_own)
  const now = useNow()
  const added = clients.filter(({ created_at }) => Date.parse(created_at) > now - MONTH_MS).length
  return (
    <ul aria-label={t('label')} className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      <li>
        <Tile icon={Building2} name={t('clients')} to={href('workspace')} value={number(clients.length, locale)}>
          {added > 0 ? t('added', { count: added }) : t('sameClients')}
        </Tile>
      </li>
      {overview.new_leads && (
        <>
          <li>
            <Income of={overview.money ?? []} />
          </li>
          <li>
            <NewLeads of={overview.new_leads} />
          </li>
          <li>
            <Waiting of={overview.signatures} />
          </li>
        </>
      )}
    </ul>
  )
}

/** Currencies are never added: the largest is the figure, the others stand below it. */
function Income({ of: sums }: { of: NonNullable<AgencyOverview['money']> }) {
  const t = useTranslations('agency.tile')
  const locale = useLocale()
  const monthly = sums.filter(({ monthly_minor }) => monthly_minor > 0)
  const [first, ...others] = monthly.map((row) => moneyText(row.monthly_minor, row.currency, locale))
  const count = monthly.reduce((sum, row) => sum + row.monthly_count, 0)
  return (
    <Tile icon={Repeat2} name={t('income')} to={href('pay')} value={first ?? '–'}>
      {others.length > 0 && `${t('incomeMore', { amounts: others.join(', ') })} · `}
      {t('incomeText', { count })}
    </Tile>
  )
}

function Waiting({ of: signatures }: { of: AgencyOverview['signatures'] }) {
  const t = useTranslations('agency.tile')
  const locale = useLocale()
  const { waiting, unopened, signed } = signatures ?? { waiting: 0, unopened: 0, signed: 0 }
  return (
    <Tile icon={FilePen} name={t('signatures')} to={href('client')} value={number(waiting, locale)}>
      {unopened > 0 ? t('unopened', { count: unopened }) : t('signed', { count: signed })}
    </Tile>
  )
}

function NewLeads({ of: { this_week, last_week, days } }: { of: NonNullable<AgencyOverview['new_leads']> }) {
  const t = useTranslations('agency.tile')
  const locale = useLocale()
  const by = this_week - last_week
  const counts = days.map(({ count }) => count)
  return (
    <>
      <Tile icon={Users} name={t('leads')} to={href('leads')} value={number(this_week, locale)} course={counts}>
        {by === 0 ? t('same') : t(by > 0 ? 'more' : 'fewer', { count: Math.abs(by) })}
      </Tile>
      <p className="sr-only">{t('course', { low: Math.min(...counts), high: Math.max(...counts) })}</p>
    </>
  )
}

type TileProps = {
  icon: LucideIcon
  name: string
  to: string
  value: string
  course?: readonly number[]
  children: ReactNode
}

function Tile({ icon: Icon, name, to, value, course = [], children }: TileProps) {
  const inside = (
    <>
      <span className="flex items-center gap-2 text-13 text-2">
        <Icon aria-hidden="true" className="text-3" />
        <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
      </span>
      <span className="flex min-w-0 items-center justify-between gap-2">
        <span className="min-w-0 text-20 font-strong tracking-[-0.02em] tabular-nums [overflow-wrap:anywhere] sm:text-28">
          {value}
        </span>
        <Sparkline values={course} className="text-3" />
      </span>
      <span className="text-12 text-3">{children}</span>
    </>
  )
  return (
    <IntentLink
      href={to}
      className="grid h-full min-h-[7.25rem] content-start gap-1 rounded-lg border bg-surface p-4 hover:border-line-strong hover:bg-hover"
    >
      {inside}
    </IntentLink>
  )
}
