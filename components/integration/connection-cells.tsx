import { CircleAlert, CircleCheck, CircleDashed, CircleHelp, Clock, Pause, TriangleAlert } from 'lucide-react'
import { useLocale, useTranslations } from 'use-intl'
import { useMoment } from '@/components/ui/use-moment'
import { useReason } from '@/components/delivery/use-reason'
import { RowName } from '@/components/data-table/row-name'
import { RelativeTime } from '@/components/ui/relative-time'
import { StatusBadge } from '@/components/ui/status-badge'
import { Switch } from '@/components/ui/switch'
import type { Integration } from '@/lib/contract/integration'
import { linesOf } from '@/lib/automation/provider'
import { comma } from '@/lib/domain/format'
import { Glyph } from './glyph'
import { nameId } from './focus-after'
import { statusOf } from './status'
import { useConnectionDrawer } from './use-connection-drawer'
import { useConnectionStatus } from './use-connection-status'
import { useProviderName } from './use-provider-name'

type Props = { connection: Integration }

/** Where it goes to: a host, or the first address and how many more. */
function placeOf({ host, type, config }: Integration): string | null {
  if (host || type !== 'email') return host ?? null
  const [first, ...others] = linesOf(config.addresses)
  return first === undefined ? null : [first, others.length > 0 && `+${others.length}`].filter(Boolean).join(' ')
}

export function ConnectionName({ connection }: Props) {
  const { id, type, name } = connection
  const place = placeOf(connection)
  const t = useTranslations('integration')
  const provider = useProviderName()(type)
  const { show } = useConnectionDrawer()
  return (
    <RowName id={nameId(id)} picture={<Glyph type={type} />} name={name} onOpen={() => show({ kind: 'edit', id })}>
      {place ? t('kind', { provider, host: place }) : provider}
    </RowName>
  )
}

const LOOKS = {
  error: { tone: 'critical', icon: <CircleAlert /> },
  lost: { tone: 'high', icon: <TriangleAlert /> },
  asked: { tone: 'medium', icon: <Clock /> },
  untested: { tone: 'neutral', icon: <CircleDashed /> },
  active: { tone: 'pass', icon: <CircleCheck /> },
  inactive: { tone: 'neutral', icon: <Pause /> },
  unknown: { tone: 'neutral', icon: <CircleHelp /> },
} as const

export function ConnectionStatus({ connection }: Props) {
  const t = useTranslations('integration.status')
  const moment = useMoment()
  const why = useReason()({ reason: connection.reason, error: connection.last_error })
  const status = statusOf(connection)
  const { error_since } = connection
  return (
    <span title={status === 'error' ? why : undefined}>
      <StatusBadge {...LOOKS[status]}>
        {status === 'error' && error_since ? t('errorSince', { time: moment(error_since) }) : t(status)}
      </StatusBadge>
    </span>
  )
}

/** The names are said on hover, and where it is deleted. */
export function UsedBy({ connection: { used_by_recipes, recipes } }: Props) {
  const t = useTranslations('integration')
  const locale = useLocale()
  if (used_by_recipes === undefined) return <span className="text-3">–</span>
  return (
    <span className="whitespace-nowrap" title={recipes?.map(({ name }) => name).join(comma(locale))}>
      {t('used', { count: used_by_recipes })}
    </span>
  )
}

export function LastDelivery({ connection: { last_delivery } }: Props) {
  const t = useTranslations('integration')
  if (!last_delivery) return <span className="text-3">{last_delivery === null ? t('never') : '–'}</span>
  return <RelativeTime at={last_delivery.at} className="whitespace-nowrap" />
}

export function Day({ connection: { deliveries_24h, waiting = 0 } }: Props) {
  const t = useTranslations('integration')
  if (!deliveries_24h) return <span className="text-3">–</span>
  const { ok, failed } = deliveries_24h
  return (
    <span className="inline-flex flex-wrap gap-x-2 tabular-nums *:whitespace-nowrap">
      <span>{t('sent', { count: ok })}</span>
      {failed > 0 && <span className="font-medium text-critical-text">{t('lost', { count: failed })}</span>}
      {waiting > 0 && <span className="text-medium-text">{t('queued', { count: waiting })}</span>}
    </span>
  )
}

export function OnSwitch({ workspace, connection }: Props & { workspace: string }) {
  const t = useTranslations('integration')
  const { status, isPending, turn } = useConnectionStatus(workspace, connection)
  return (
    <Switch
      aria-label={t('switch', { name: connection.name })}
      aria-busy={isPending || undefined}
      checked={status !== 'inactive'}
      onCheckedChange={turn}
    />
  )
}
