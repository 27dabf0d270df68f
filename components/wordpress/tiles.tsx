import { CircleAlert, Plug, RefreshCw, ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { WpSite } from '@/lib/contract/wordpress-list'
import { comma, number } from '@/lib/domain/format'
import { otherStats } from './other-stats'
import { type Status, statusOf } from './status'
import { updatesOf } from './updates-of'

export type Stats = Readonly<Record<string, number | null>>

type Props = { sites: readonly WpSite[]; stats: Stats }

/** Four figures of the server, and what else it counts. */
export function Tiles({ sites, stats }: Props) {
  const t = useTranslations('wordpress.tile')
  const others = otherStats(stats)
  return (
    <ul aria-label={t('label')} className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      <Tile icon={<Plug />} name={t('total')} value={stats.total}>
        <Standing sites={sites} />
      </Tile>
      <Tile icon={<CircleAlert />} name={t('vulnerable')} value={stats.vulnerable_sites}>
        <Worst sites={sites} />
      </Tile>
      <Tile icon={<RefreshCw />} name={t('updates')} value={stats.updates_available}>
        <Waiting sites={sites} />
      </Tile>
      <Tile icon={<ShieldCheck />} name={t('score')} value={stats.average_score}>
        <Scored sites={sites} />
      </Tile>
      {others.map(({ key, name, value }) => (
        <Tile key={key} name={name} value={value} />
      ))}
    </ul>
  )
}

type TileProps = { icon?: ReactNode; name: string; value: number | null | undefined; children?: ReactNode }

function Tile({ icon, name, value, children }: TileProps) {
  const locale = useLocale()
  return (
    <li className="grid content-start gap-1 rounded-lg border bg-surface p-4">
      <span className="flex items-start gap-2 text-13 text-2 [&_.lucide]:mt-0.5 [&_.lucide]:flex-none [&_.lucide]:text-3">
        {icon}
        <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
      </span>
      <span className="text-28 font-strong tracking-[-0.02em] tabular-nums">
        {typeof value === 'number' ? number(Math.round(value), locale) : '–'}
      </span>
      {children && <span className="text-12 text-pretty text-2">{children}</span>}
    </li>
  )
}

function Standing({ sites }: Pick<Props, 'sites'>) {
  const t = useTranslations('wordpress.tile')
  const locale = useLocale()
  const countOf = (...statuses: readonly Status[]) => sites.filter((site) => statuses.includes(statusOf(site))).length
  // The server counts what is paused among what is not connected.
  const counts = {
    connected: countOf('connected', 'copy'),
    disconnected: countOf('unreachable', 'error'),
    pending: countOf('pending'),
    paused: countOf('paused'),
  }
  return (['connected', 'disconnected', 'pending', 'paused'] as const)
    .flatMap((name) => (counts[name] ? [t(name, { count: counts[name] })] : []))
    .join(comma(locale))
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

function Worst({ sites }: Pick<Props, 'sites'>) {
  const t = useTranslations('wordpress.tile')
  const judged = sites.flatMap(({ vulnerable }) => vulnerable ?? [])
  if (judged.length === 0) return t('unjudged')
  const count = sum(judged.map(({ critical, high, medium, low }) => critical + high + medium + low))
  const critical = sum(judged.map((counts) => counts.critical))
  return count === 0 ? t('vulnerableNone') : t('vulnerableText', { critical, count })
}

function Waiting({ sites }: Pick<Props, 'sites'>) {
  const t = useTranslations('wordpress.tile')
  const told = sites.map(updatesOf).filter((count) => count !== null)
  if (told.length === 0) return null
  const count = told.filter((updates) => updates > 0).length
  return count === 0 ? t('updatesNone') : t('updatesText', { count })
}

function Scored({ sites }: Pick<Props, 'sites'>) {
  const t = useTranslations('wordpress.tile')
  const count = sites.filter(({ score }) => typeof score === 'number').length
  return count === 0 ? t('scoreNone') : t('scoreText', { count })
}
