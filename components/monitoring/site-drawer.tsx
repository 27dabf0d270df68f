import { useLocale, useTimeZone, useTranslations } from 'use-intl'
import { AddressLine } from '@/components/ui/address-line'
import { Drawer } from '@/components/ui/drawer'
import { ErrorPanel } from '@/components/ui/error-panel'
import { Note } from '@/components/ui/note'
import { useNow } from '@/components/ui/relative-time'
import type { Beat, Monitor } from '@/lib/contract/monitor'
import { absoluteTime, duration, relativeTime } from '@/lib/domain/format'
import { shownAddress, siteNameOf } from '@/lib/domain/shown-address'
import { withTexts } from '@/lib/react/i18n'
import { monitoring } from '@/lib/messages/en/monitoring'
import { HeartbeatBar } from './heartbeat-bar'
import { IncidentEntry } from './incident-entry'
import { MoreIncidents } from './more-incidents'
import { CheckButton } from './monitor-actions'
import { siteId } from './monitor-cells'
import { PauseButton, SiteSettings } from './site-settings'
import { SiteFacts } from './site-facts'
import { StateBadge } from './state-badge'
import { useShownIncidents } from './use-shown-incidents'

export type SiteDrawerProps = { open: boolean; workspace: string; monitor: Monitor | null; onClose: () => void }

/** All about one monitored site: how it stands, what happened, and how it is looked at. */
function Site({ open, workspace, monitor, onClose }: SiteDrawerProps) {
  const t = useTranslations('monitoring')
  const locale = useLocale()
  const timeZone = useTimeZone()
  const now = useNow()
  if (!monitor) return null
  const { checked_at, state } = monitor
  const at = checked_at ? relativeTime(checked_at, { now, locale, timeZone }) : null
  return (
    <Drawer
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      finalFocus={() => document.getElementById(siteId(monitor.id))}
      title={siteNameOf(monitor)}
      description={
        <>
          {monitor.asset_name && <AddressLine>{shownAddress(monitor.asset_value)}</AddressLine>}
          {at === null ? t('drawer.never') : t('drawer.text', { time: at })}
        </>
      }
    >
      <div className="flex flex-wrap items-center gap-2">
        <span className="me-auto">
          <StateBadge monitor={monitor} />
        </span>
        {state !== 'paused' && <CheckButton workspace={workspace} monitor={monitor} />}
        <PauseButton workspace={workspace} monitor={monitor} />
      </div>
      {state === 'paused' && <Note>{t('drawer.paused')}</Note>}
      {state === 'unknown' && <Note tone="high">{t('drawer.unchecked')}</Note>}
      <div className="grid gap-2">
        <HeartbeatBar beats={monitor.beats} className="w-full" />
        <BeatTable beats={monitor.beats} />
      </div>
      <SiteFacts monitor={monitor} />
      <Happenings workspace={workspace} site={monitor.id} isKnown={state !== 'unknown' && state !== 'waiting'} />
      <SiteSettings workspace={workspace} monitor={monitor} />
    </Drawer>
  )
}
export const SiteDrawer = withTexts({ monitoring }, Site)

function Happenings({ workspace, site, isKnown }: { workspace: string; site: string; isKnown: boolean }) {
  const t = useTranslations('monitoring')
  const incidents = useShownIncidents(workspace, site)
  const { shown, error, isError, isFetching, refetch } = incidents
  if (!shown)
    return (
      isError && <ErrorPanel title={t('incident.failed')} error={error} onRetry={refetch} isRetrying={isFetching} />
    )
  const parts = [
    { key: 'open', none: isKnown ? 'nothing' : 'notKnown', list: shown.filter(({ ended_at }) => !ended_at) },
    { key: 'past', none: 'pastNone', list: shown.filter(({ ended_at }) => ended_at) },
  ] as const
  const sections = parts.map(({ key, none, list }) => (
    <section key={key} aria-labelledby={`site-${key}`} className="grid gap-3">
      <h3 id={`site-${key}`} className="text-14 font-strong">
        {t(`drawer.${key}`)}
      </h3>
      {list.length === 0 && <p className="text-13 text-2">{t(`drawer.${none}`)}</p>}
      {list.map((incident) => (
        <div key={incident.id} className="rounded-lg border px-4 py-3">
          <IncidentEntry workspace={workspace} incident={incident} />
        </div>
      ))}
    </section>
  ))
  return (
    <>
      {sections}
      <MoreIncidents incidents={incidents} />
    </>
  )
}

/** Each check of the bar in words, the newest first. */
function BeatTable({ beats }: { beats: readonly Beat[] }) {
  const t = useTranslations('monitoring.beats')
  const locale = useLocale()
  const timeZone = useTimeZone()
  if (beats.length === 0) return null
  return (
    <details className="text-13">
      <summary className="link cursor-pointer">{t('show')}</summary>
      <table className="mt-3 w-full text-start">
        <caption className="sr-only">{t('title')}</caption>
        <thead>
          <tr className="text-12 text-3">
            {(['at', 'result', 'took'] as const).map((name) => (
              <th key={name} scope="col" className="pb-1 text-start font-medium">
                {t(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {beats.toReversed().map(({ at, outcome, ms }) => (
            <tr key={at} className="border-t">
              <td className="py-1 pe-2 whitespace-nowrap tabular-nums">{absoluteTime(at, { locale, timeZone })}</td>
              <td className="py-1 pe-2">{t(`outcome.${outcome}`)}</td>
              <td className="py-1 whitespace-nowrap tabular-nums">{ms === null ? '–' : duration(ms, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
