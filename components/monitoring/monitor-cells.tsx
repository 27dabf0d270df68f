import { useLocale, useTranslations } from 'use-intl'
import { NoValue } from '@/components/ui/no-value'
import { useNow } from '@/components/ui/relative-time'
import type { Monitor } from '@/lib/contract/monitor'
import { duration, percent } from '@/lib/domain/format'
import { shownHost } from '@/lib/domain/shown-address'
import { daysUntil } from './days-until'
import { useCovered } from './use-covered'
import { PlaceName } from './place-name'
import { useMonitorDrawer } from './use-monitor-drawer'

type Props = { monitor: Monitor }

/** `hasPlace`: with its workspace, where the window has no room for a column of it. */
export function SiteName({ monitor, hasPlace }: Props & { hasPlace: boolean }) {
  const { id, workspace_id, state, asset_value, asset_name, open } = monitor
  const t = useTranslations('monitoring')
  const { show } = useMonitorDrawer()
  const changes = open.filter((kind) => kind !== 'down' && kind !== 'slow')
  return (
    <span className="grid min-w-36 justify-items-start">
      {state === 'off' ? (
        <span dir="ltr" title={asset_value} className="font-medium [overflow-wrap:anywhere]">
          {shownHost(asset_value)}
        </span>
      ) : (
        <button
          type="button"
          id={siteId(id)}
          dir="ltr"
          title={asset_value}
          className="font-medium [overflow-wrap:anywhere] hover:underline"
          onClick={() => show({ kind: 'site', site: id })}
        >
          {shownHost(asset_value)}
        </button>
      )}
      {asset_name && <span className="text-12 text-3 [overflow-wrap:anywhere]">{asset_name}</span>}
      {hasPlace && (
        <span className="hidden sm:max-xl:block">
          <PlaceName id={workspace_id} />
        </span>
      )}
      {changes.map((kind) => (
        <span key={kind} className="text-12 text-high-text">
          {t(`incidentKind.${kind}`)}
        </span>
      ))}
    </span>
  )
}

/** Where the focus goes when the drawer of a site closes. */
export const siteId = (id: string) => `site-${id}`

export function Response({ monitor: { response_ms, slow_ms, state } }: Props) {
  const t = useTranslations('monitoring')
  const locale = useLocale()
  if (response_ms === null)
    return state === 'down' ? <span className="whitespace-nowrap text-3">{t('noAnswer')}</span> : <NoValue />
  return (
    <span className={`whitespace-nowrap tabular-nums ${response_ms > slow_ms ? 'text-medium-text' : ''}`}>
      {duration(response_ms, locale)}
    </span>
  )
}

export function Uptime({ monitor }: Props) {
  const t = useTranslations('monitoring')
  const locale = useLocale()
  const { isDay, short, since } = useCovered(monitor)
  if (monitor.uptime_24h === null && monitor.uptime_30d === null) return <NoValue />
  const value = (share: number | null) => (share === null ? t('unknown') : percent(share, locale))
  const month = value(monitor.uptime_30d)
  return (
    <span className="grid whitespace-nowrap tabular-nums" title={since ?? undefined}>
      <span>{isDay ? t('uptimeDay', { value: value(monitor.uptime_24h) }) : month}</span>
      <span className="text-12 text-3">
        {short === null ? t('uptimeMonth', { value: month }) : isDay ? `${month} ${short}` : short}
      </span>
    </span>
  )
}

export function Ends({ monitor }: Props) {
  const t = useTranslations('monitoring')
  const { certificate, domain_expires_at: domain, scheme, state } = monitor
  if (state === 'off' || !(certificate || domain || scheme === 'http')) return <NoValue />
  return (
    <span className="grid whitespace-nowrap">
      <Left
        label={t('certificate')}
        until={certificate?.expires_at}
        absent={scheme === 'http' ? t('noCertificate') : undefined}
      />
      {/* What nobody knows is not said twenty-five times. */}
      {domain && <Left label={t('domain')} until={domain} />}
    </span>
  )
}

const toneOf = (days: number) =>
  days < 3 ? 'text-critical-text' : days < 14 ? 'text-high-text' : days < 30 ? 'text-medium-text' : ''

function Left({ label, until, absent }: { label: string; until: string | null | undefined; absent?: string }) {
  const days = daysUntil(until, useNow())
  const left = useDaysLeft()
  return (
    <span className="text-12">
      <span className="text-3">{label}: </span>
      <span className={days === null ? 'text-3' : toneOf(days)}>{absent ?? left(days)}</span>
    </span>
  )
}

/** "12 days", "ended", or that nobody knows. */
export function useDaysLeft() {
  const t = useTranslations('monitoring')
  return (days: number | null) => (days === null ? t('unknown') : days < 0 ? t('ended') : t('daysLeft', { days }))
}
