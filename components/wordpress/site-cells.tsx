import { CircleAlert, CircleCheck, CircleHelp, Clock, Copy, Pause, TriangleAlert } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { RowName } from '@/components/data-table/row-name'
import { GradeTile } from '@/components/ui/grade-tile'
import { NoValue } from '@/components/ui/no-value'
import { RelativeTime } from '@/components/ui/relative-time'
import { SeverityCounts } from '@/components/ui/severity-counts'
import { StatusBadge } from '@/components/ui/status-badge'
import { useMoment } from '@/components/ui/use-moment'
import type { WpSite } from '@/lib/contract/wordpress-list'
import { gradeOf } from '@/lib/domain/score'
import { nameId } from './focus-after'
import { placeOf } from './place-of'
import { goodbyeOf, statusOf } from './status'
import { updatesOf } from './updates-of'
import { useTrouble } from './use-trouble'
import { useSiteDrawer } from './use-site-drawer'

type Props = { site: WpSite }

export function SiteName({ site: { id, name, url } }: Props) {
  const { show } = useSiteDrawer()
  const letter = (
    <span
      aria-hidden="true"
      className="grid size-7 flex-none place-items-center rounded-md border bg-sunken text-12 font-strong text-2 uppercase"
    >
      {[...name][0]}
    </span>
  )
  return (
    // Wide enough for most addresses: they would break inside a word.
    <span className="grid sm:min-w-52">
      <RowName id={nameId(id)} picture={letter} name={name} onOpen={() => show({ kind: 'view', id })}>
        <span dir="ltr">{placeOf(url)}</span>
      </RowName>
    </span>
  )
}

const LOOKS = {
  unreachable: { tone: 'critical', icon: <TriangleAlert /> },
  error: { tone: 'critical', icon: <CircleAlert /> },
  copy: { tone: 'high', icon: <Copy /> },
  connected: { tone: 'pass', icon: <CircleCheck /> },
  pending: { tone: 'medium', icon: <Clock /> },
  paused: { tone: 'neutral', icon: <Pause /> },
  unknown: { tone: 'neutral', icon: <CircleHelp /> },
} as const

export function SiteStatus({ site }: Props) {
  const t = useTranslations('wordpress.status')
  const why = useTranslations('wordpress.silent')
  const moment = useMoment()
  const said = useTrouble()
  const status = statusOf(site)
  const goodbye = status === 'unreachable' ? goodbyeOf(site) : undefined
  const { last_seen_at, last_error } = site
  return (
    <span title={status === 'error' && last_error ? said(site) : undefined}>
      <StatusBadge {...LOOKS[status]}>
        {goodbye
          ? why(goodbye)
          : status === 'unreachable' && last_seen_at
            ? t('silentSince', { time: moment(last_seen_at) })
            : t(status)}
      </StatusBadge>
    </span>
  )
}

export function Grade({ site: { score = null, asset } }: Props) {
  if (score === null) return <NoValue />
  return (
    <span className="inline-flex items-center gap-2 align-middle">
      <GradeTile size="sm" grade={asset?.grade ?? gradeOf(score)} score={score} />
      <span aria-hidden="true" className="tabular-nums">
        {score}
      </span>
    </span>
  )
}

/** Not judged is never shown as none. */
export function Flaws({ site: { vulnerable, last_seen_at } }: Props) {
  const t = useTranslations('wordpress')
  if (vulnerable) return <SeverityCounts counts={vulnerable} />
  return last_seen_at ? <span className="whitespace-nowrap text-3">{t('notChecked')}</span> : <NoValue />
}

export function Updates({ site }: Props) {
  const t = useTranslations('wordpress')
  const count = updatesOf(site)
  return count === null ? <NoValue /> : <span className="tabular-nums">{t('count', { count })}</span>
}

function Version({ version, note }: { version: string | null | undefined; note: string | null }) {
  if (!version) return <NoValue />
  return (
    <span className="grid justify-items-start tabular-nums">
      <bdi>{version}</bdi>
      {note && <span className="whitespace-nowrap text-12 text-3">{note}</span>}
    </span>
  )
}

export function Installed({ part }: { part: { version: string; active: boolean } | undefined }) {
  const t = useTranslations('wordpress')
  return <Version version={part?.version} note={part && !part.active ? t('inactive') : null} />
}

export function Core({ site: { wp_version, wp_latest, updates } }: Props) {
  const t = useTranslations('wordpress')
  const isOld = wp_latest && updates && updates.core > 0
  return <Version version={wp_version} note={isOld ? t('isOut', { version: wp_latest }) : null} />
}

export function Php({ site: { php_version, hardening } }: Props) {
  const t = useTranslations('wordpress')
  const isOver = hardening?.some(
    ({ key, state }) => key === 'php_supported' && (state === 'bad' || state === 'ignored'),
  )
  return <Version version={php_version} note={isOver ? t('endOfLife') : null} />
}

export function LastReport({ site: { last_seen_at } }: Props) {
  const t = useTranslations('wordpress')
  if (!last_seen_at) return <span className="text-3">{t('never')}</span>
  return <RelativeTime at={last_seen_at} className="whitespace-nowrap" />
}
