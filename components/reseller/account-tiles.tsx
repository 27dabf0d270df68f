import { CalendarClock, type LucideIcon, ScanSearch, ShieldCheck, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocale, useTimeZone, useTranslations } from 'use-intl'
import { useNow } from '@/components/ui/relative-time'
import type { ResellerAccount } from '@/lib/contract/reseller'
import { date, number } from '@/lib/domain/format'
import { endsWithin, troublesOf } from '@/lib/domain/reseller'
import type { Stats } from './seats-bar'
import { nameOf } from './state-of'

type Props = { accounts: readonly ResellerAccount[]; stats: Stats }

/** Four figures. What an API does not tell is not shown as a zero. */
export function AccountTiles({ accounts, stats }: Props) {
  const t = useTranslations('reseller.tile')
  const now = useNow()
  const troubled = accounts.filter((account) => troublesOf(account, now).length > 0)
  const critical = troubled.filter((account) => troublesOf(account, now).includes('critical')).length
  const score = stats.average_score ?? null
  const scans = stats.scans_30d ?? null
  return (
    <ul aria-label={t('label')} className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      <Tile icon={ShieldCheck} name={t('score')} value={score}>
        {score === null ? t('scoreNone') : <Trend now={score} before={stats.average_score_before} kind="score" />}
      </Tile>
      <Tile icon={TriangleAlert} name={t('attention')} value={troubled.length}>
        {critical > 0 ? t('attentionText', { count: critical }) : troubled.length === 0 && t('attentionNone')}
      </Tile>
      <Tile icon={ScanSearch} name={t('scans')} value={scans}>
        {scans !== null && <Trend now={scans} before={stats.scans_before_30d} kind="scans" />}
      </Tile>
      <Ending accounts={accounts} count={stats.expiring_30d} />
    </ul>
  )
}

const WORDS = { score: ['up', 'down', 'same'], scans: ['more', 'fewer', 'asMany'] } as const

type TrendProps = { now: number; before: number | null | undefined; kind: keyof typeof WORDS }

function Trend({ now, before, kind }: TrendProps) {
  const t = useTranslations('reseller.tile')
  if (before === null || before === undefined) return null
  const [more, fewer, same] = WORDS[kind]
  const by = now - before
  return by === 0 ? t(same) : t(by > 0 ? more : fewer, { count: Math.abs(by) })
}

function Ending({ accounts, count }: { accounts: Props['accounts']; count: number | null | undefined }) {
  const t = useTranslations('reseller.tile')
  const locale = useLocale()
  const timeZone = useTimeZone()
  const now = useNow()
  const [next] = accounts
    .filter((account) => endsWithin(account, 30, now))
    .toSorted((a, b) => Date.parse(a.expires_at ?? '') - Date.parse(b.expires_at ?? ''))
  return (
    <Tile icon={CalendarClock} name={t('ends')} value={count ?? null}>
      {next?.expires_at
        ? t('next', { name: nameOf(next), date: date(next.expires_at, { locale, timeZone }) })
        : t('endsNone')}
    </Tile>
  )
}

type TileProps = { icon: LucideIcon; name: string; value: number | null; children?: ReactNode }

function Tile({ icon: Icon, name, value, children }: TileProps) {
  const locale = useLocale()
  return (
    <li className="grid content-start gap-1 rounded-lg border bg-surface p-4">
      <span className="flex items-start gap-2 text-13 text-2">
        <Icon aria-hidden="true" className="mt-0.5 flex-none text-3" />
        <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
      </span>
      <span className="text-28 font-strong tracking-[-0.02em] tabular-nums">
        {value === null ? '–' : number(value, locale)}
      </span>
      {children && <span className="text-12 text-pretty [overflow-wrap:anywhere] text-2">{children}</span>}
    </li>
  )
}
