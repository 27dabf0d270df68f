import { clsx } from 'clsx'
import {
  CircleCheck,
  CircleQuestionMark,
  ArrowDownCircle,
  FileBadge,
  GitCompareArrows,
  type LucideIcon,
  Snail,
} from 'lucide-react'
import { useLocale, useTranslations } from 'use-intl'
import { useNow } from '@/components/ui/relative-time'
import { useMonitors } from '@/lib/api/monitor'
import { ENDS_BY_ITSELF, type Monitor } from '@/lib/contract/monitor'
import { number } from '@/lib/domain/format'
import { daysUntil } from './days-until'

const SOON_DAYS = 30

const tiles = {
  up: { icon: CircleCheck, tone: 'text-pass-text', counts: ({ state }: Monitor) => state === 'up' },
  down: { icon: ArrowDownCircle, tone: 'text-critical-text', counts: ({ state }: Monitor) => state === 'down' },
  slow: { icon: Snail, tone: 'text-medium-text', counts: ({ state }: Monitor) => state === 'slow' },
  unknown: { icon: CircleQuestionMark, tone: 'text-high-text', counts: ({ state }: Monitor) => state === 'unknown' },
  certificate: {
    icon: FileBadge,
    tone: 'text-medium-text',
    counts: ({ certificate }: Monitor, now: number) =>
      certificate !== null && (daysUntil(certificate.expires_at, now) ?? SOON_DAYS) < SOON_DAYS,
  },
  changed: {
    icon: GitCompareArrows,
    tone: 'text-high-text',
    counts: ({ open }: Monitor) => open.some((kind) => !ENDS_BY_ITSELF.includes(kind)),
  },
} satisfies Record<string, { icon: LucideIcon; tone: string; counts: (monitor: Monitor, now: number) => boolean }>

const NAMES = ['up', 'down', 'unknown', 'slow', 'certificate', 'changed'] as const

/** How many sites are how, once one is monitored. */
export function MonitorTiles({ workspace }: { workspace: string }) {
  const now = useNow()
  const { data } = useMonitors(workspace)
  if (!data?.some(({ state }) => state !== 'off')) return null
  const counts = NAMES.map((name) => [name, data.filter((monitor) => tiles[name].counts(monitor, now)).length])
  return <Tiles counts={Object.fromEntries(counts) as Record<(typeof NAMES)[number], number>} />
}

export function Tiles({ counts }: { counts: Readonly<Record<(typeof NAMES)[number], number>> }) {
  const t = useTranslations('monitoring.tile')
  const locale = useLocale()
  // As long as every site is looked at there is nothing to say about it.
  const names = NAMES.filter((name) => name !== 'unknown' || counts.unknown > 0)
  return (
    <ul
      aria-label={t('label')}
      className={`grid grid-cols-2 gap-3 sm:grid-cols-6 sm:gap-4 ${names.length > 5 ? 'lg:grid-cols-6' : 'lg:grid-cols-5'}`}
    >
      {names.map((name, place) => {
        const { icon: Icon, tone } = tiles[name]
        const count = counts[name]
        return (
          <li
            key={name}
            className={clsx(
              'grid content-between gap-1 rounded-lg border bg-surface p-4 max-sm:last:odd:col-span-2',
              // Five are three and two, and fill both rows.
              names.length === 5 && place > 2 ? 'sm:max-lg:col-span-3' : 'sm:max-lg:col-span-2',
            )}
          >
            <span className="flex items-start gap-2 text-13 text-2">
              <Icon aria-hidden="true" className={`mt-0.5 flex-none ${count > 0 ? tone : 'text-3'}`} />
              <span className="min-w-0 [overflow-wrap:anywhere]">{t(name)}</span>
            </span>
            <span className={`text-28 font-strong tracking-[-0.02em] tabular-nums ${count > 0 ? tone : ''}`}>
              {number(count, locale)}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
