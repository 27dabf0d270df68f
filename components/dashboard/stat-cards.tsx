import { Activity, BadgeCheck, Bug, Globe, type LucideIcon, Plug, ScanSearch, ShieldAlert, Users } from 'lucide-react'
import Link from 'next/link'
import { useLocale, useTranslations } from 'use-intl'
import { useStats } from '@/lib/api/stats'
import { STAT_KEYS, type Stats } from '@/lib/contract/stats'
import { number } from '@/lib/format'
import { href } from '@/lib/routes'

type StatKey = (typeof STAT_KEYS)[number]

/** Fixed: the same figure always has the same picture and leads to the same place. */
const cards: Record<StatKey, { icon: LucideIcon; href: string }> = {
  total_assets: { icon: Globe, href: href('asset') },
  verified_assets: { icon: BadgeCheck, href: `${href('asset')}?status=verified` },
  total_scans: { icon: ScanSearch, href: href('history') },
  active_scans: { icon: Activity, href: `${href('history')}?status=running` },
  critical_findings: { icon: ShieldAlert, href: `${href('history')}?status=completed` },
  open_findings: { icon: Bug, href: `${href('history')}?status=completed` },
  wordpress_sites: { icon: Plug, href: href('wordpress') },
  leads: { icon: Users, href: href('leads') },
}

export function StatCards({ workspace }: { workspace: string | undefined }) {
  const t = useTranslations('dashboard.stats')
  const { data } = useStats(workspace)
  return (
    <ul aria-label={t('label')} className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      {STAT_KEYS.map((key) => (
        <li key={key}>
          <StatCard name={key} stat={data?.[key]} />
        </li>
      ))}
    </ul>
  )
}

function StatCard({ name, stat }: { name: StatKey; stat: Stats[StatKey] }) {
  const t = useTranslations('dashboard.stats')
  const locale = useLocale()
  const value = typeof stat === 'object' ? stat.value : stat
  const { icon: Icon, href: to } = cards[name]
  const isAlarm = name === 'critical_findings' && value !== undefined && value > 0
  return (
    <Link href={to} className="grid h-full content-start gap-1 rounded-lg border bg-surface p-4 hover:border-line-strong hover:bg-hover">
      <span className="flex items-center gap-2 text-13 text-2">
        <Icon aria-hidden="true" className="text-3" />
        <span className="min-w-0 [overflow-wrap:anywhere]">{t(name)}</span>
      </span>
      <span className={`text-28 font-strong tracking-[-0.02em] tabular-nums ${isAlarm ? 'text-critical-text' : ''}`}>
        {value === undefined ? (
          <>
            <span aria-hidden="true">–</span>
            <span className="sr-only">{t('unknown')}</span>
          </>
        ) : (
          number(value, locale)
        )}
      </span>
      {typeof stat === 'object' && stat.previous !== undefined && <Change by={stat.value - stat.previous} />}
    </Link>
  )
}

function Change({ by }: { by: number }) {
  const t = useTranslations('dashboard.stats')
  const words = by === 0 ? t('same') : t(by > 0 ? 'more' : 'fewer', { count: Math.abs(by) })
  return <span className="text-12 text-3">{words}</span>
}
