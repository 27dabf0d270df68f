import { useLocale, useTimeZone, useTranslations } from 'use-intl'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { RelativeTime, useNow } from '@/components/ui/relative-time'
import { SeverityIcon } from '@/components/ui/severity-icon'
import { useMoment } from '@/components/ui/use-moment'
import { useAcceptChange } from '@/lib/api/monitor'
import { DOWN_CAUSES, ENDS_BY_ITSELF, type Incident } from '@/lib/contract/monitor'
import { ALL } from '@/lib/domain/all'
import { absoluteTime, duration } from '@/lib/domain/format'
import { useSaid } from '@/lib/react/use-said'
import { listedName, shownAddress, siteNameOf } from '@/lib/domain/shown-address'
import { ChangeList } from './change-list'
import { PlaceName } from './place-name'

type Props = { workspace: string; incident: Incident; hasSite?: boolean }

/** One incident: what, since when, for how long, why, and who was told. */
export function IncidentEntry({ workspace, incident, hasSite = false }: Props) {
  const t = useTranslations('monitoring.incident')
  const nameOf = useTranslations('monitoring.incidentKind')
  const { kind, asset_value, ended_at, ending, started_at } = incident
  const severity = ended_at ? 'pass' : kind === 'down' ? 'critical' : 'high'
  return (
    <article className="grid gap-1 text-13">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Badge tone={severity} icon={<SeverityIcon severity={severity} />}>
          {ended_at ? t(`ending.${ending ?? 'recovered'}`) : t('openNow')}
        </Badge>
        <h3 className="font-strong">{nameOf(kind)}</h3>
        {hasSite && (
          <bdi className="min-w-0 [overflow-wrap:anywhere]" title={shownAddress(asset_value)}>
            {listedName({ name: incident.asset_name, value: asset_value })}
          </bdi>
        )}
        {workspace === ALL && <PlaceName id={incident.workspace_id} />}
        <span className="ms-auto text-12 text-3">
          {ended_at ? <RelativeTime at={started_at} /> : <Since at={started_at} />} · <Length incident={incident} />
        </span>
      </div>
      <Cause incident={incident} />
      <ChangeList incident={incident} />
      <Recipients alerts={incident.alerts} />
      {!ended_at && !ENDS_BY_ITSELF.includes(kind) && (
        <Accept workspace={incident.workspace_id ?? workspace} incident={incident} />
      )}
    </article>
  )
}

/** While it lasts: how long ago it began is how long it lasts, which is said beside it. */
function Since({ at }: { at: string }) {
  const moment = useMoment()
  const options = { locale: useLocale(), timeZone: useTimeZone(), zone: true }
  return (
    <time dateTime={at} title={absoluteTime(at, options)}>
      {moment(at)}
    </time>
  )
}

function Length({ incident: { started_at, ended_at } }: Pick<Props, 'incident'>) {
  const t = useTranslations('monitoring.incident')
  const locale = useLocale()
  const now = useNow()
  const ms = Math.max(0, (ended_at ? Date.parse(ended_at) : now) - Date.parse(started_at))
  // Minutes are enough while it goes on.
  const time = duration(ended_at ? ms : Math.max(60_000, Math.round(ms / 60_000) * 60_000), locale)
  return ended_at ? t('lasted', { time }) : t('since', { time })
}

function Cause({ incident: { kind, cause, message, message_says } }: Pick<Props, 'incident'>) {
  const t = useTranslations('monitoring.incident')
  const said = useSaid()
  if (kind === 'slow' && message) return <p>{t('slowText', { message })}</p>
  if (kind !== 'down') return null
  const known = DOWN_CAUSES.find((name) => name === cause) ?? 'other'
  const why = t(`cause.${known}`)
  const text = message ? said(message, message_says) : ''
  // What the check reported often begins with the same words: then only what it adds.
  const stem = why.replace(/\.$/, '')
  const detail = text.startsWith(stem) ? text.slice(stem.length).trim() : text
  return (
    <p>
      {why} {detail && <span className="mono text-12 text-2 [overflow-wrap:anywhere]">{detail}</span>}
    </p>
  )
}

function Recipients({ alerts }: Pick<Incident, 'alerts'>) {
  const t = useTranslations('monitoring.incident.told')
  const [opened] = alerts
  if (!opened) return null
  const isEndTold = alerts.some(({ kind, state }) => kind === 'recovered' && state === 'sent')
  return (
    <p className="text-12 text-3">
      {t(opened.state, { to: opened.sent_to ?? '' })}
      {isEndTold && ` · ${t('recovered')}`}
    </p>
  )
}

function Accept({ workspace, incident }: Props) {
  const { asset_id, kind } = incident
  const t = useTranslations('monitoring.incident')
  const nameOf = useTranslations('monitoring.incidentKind')
  const accept = useAcceptChange(workspace, asset_id)
  return (
    <div>
      <Button
        size="sm"
        pending={accept.isPending}
        aria-label={t('acceptOf', { what: nameOf(kind), site: siteNameOf(incident) })}
        onClick={() => accept.mutate(kind)}
      >
        {t('accept')}
      </Button>
    </div>
  )
}
