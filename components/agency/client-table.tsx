import { ArrowDownCircle, CircleCheck, CircleQuestionMark } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { DataTable } from '@/components/data-table/data-table'
import { RowName } from '@/components/data-table/row-name'
import { columnsFor } from '@/components/data-table/table'
import { Card, CardHeader } from '@/components/ui/card'
import { GradeTile } from '@/components/ui/grade-tile'
import { RelativeTime } from '@/components/ui/relative-time'
import { SeverityIcon } from '@/components/ui/severity-icon'
import { StatusBadge } from '@/components/ui/status-badge'
import type { AgencyClient } from '@/lib/contract/agency'
import { admits } from '@/lib/domain/plans'
import { href } from '@/lib/domain/routes'
import { shownAddress, shownHost } from '@/lib/domain/shown-address'
import { chooseWorkspace, useUser } from '@/stores/session'
import { useDealColumns } from './use-deal-columns'

type Row = AgencyClient & { id: string }
const column = columnsFor<Row>()
type Translate = ReturnType<typeof useTranslations<'agency.clients'>>

/** `hasTools`: what clients pay for and what is due next is known. */
export type ClientTableProps = { clients: readonly AgencyClient[]; hasTools: boolean }

const LOWEST = { id: 'grade', desc: false }

/** A client is a workspace. Its name leads into it. */
export function ClientTable({ clients, hasTools }: ClientTableProps) {
  const t = useTranslations('agency.clients')
  const router = useRouter()
  const user = useUser()
  const to = user && admits('core', user) ? href('dashboard') : href('asset')
  const deals = useDealColumns()
  const columns = useMemo(() => {
    const open = (workspace: string) => {
      chooseWorkspace(workspace)
      router.push(to)
    }
    const own = [...nameColumns(t, open), ...stateColumns(t)]
    return column.columns(hasTools ? [...own, ...deals, scanColumn(t, hasTools)] : [...own, scanColumn(t, hasTools)])
  }, [t, router, to, hasTools, deals])
  const rows = useMemo(() => clients.map((client) => ({ ...client, id: client.workspace_id })), [clients])
  return (
    <Card>
      <CardHeader title={t('title')} description={t('text')} />
      <DataTable
        label={t('title')}
        columns={columns}
        rows={rows}
        rowLabel={({ name }) => name}
        initialSort={LOWEST}
        stateKey="agency-clients"
      />
    </Card>
  )
}

const nameColumns = (t: Translate, open: (workspace: string) => void) =>
  column.columns([
    column.accessor('name', {
      header: t('name'),
      meta: {
        text: ({ name, client_name, site }: Row) => [name, client_name, site].filter(Boolean).join(' '),
        sort: 'text',
      },
      cell: ({ row: { original: client } }) => (
        <RowName
          id={`client-${client.id}`}
          picture={
            <span
              aria-hidden="true"
              className="grid size-7 flex-none place-items-center rounded-md border-2 text-12 font-strong"
              style={client.color ? { borderColor: client.color } : undefined}
            >
              {Array.from(client.name.trim())[0]?.toLocaleUpperCase()}
            </span>
          }
          name={client.name}
          onOpen={() => open(client.workspace_id)}
        >
          <Sites client={client} />
        </RowName>
      ),
    }),
    column.accessor(({ score }) => score ?? undefined, {
      id: 'grade',
      header: t('grade'),
      meta: {
        search: false,
        text: ({ grade, score }: Row) => [grade, score].filter((part) => part !== null).join(' '),
      },
      cell: ({ row: { original: client } }) => (
        <span className="flex items-center gap-2">
          <GradeTile size="sm" grade={client.grade} score={client.score} />
          <span aria-hidden="true" className="text-2 tabular-nums">
            {client.score}
          </span>
        </span>
      ),
    }),
  ])

function Sites({ client }: { client: Row }) {
  const t = useTranslations('agency.clients')
  return (
    <span>
      {client.sites === 1 && client.site ? (
        <bdi dir="ltr" title={shownAddress(client.site)}>
          {shownHost(client.site)}
        </bdi>
      ) : (
        t('sites', { count: client.sites })
      )}
      {client.is_own && ` · ${t('own')}`}
    </span>
  )
}

const stateColumns = (t: Translate) =>
  column.columns([
    column.accessor(({ critical, high }) => -(critical * 1e4 + high), {
      id: 'open',
      header: t('open'),
      meta: { search: false, text: ({ critical, high }: Row) => `${critical}, ${high}` },
      cell: ({ row }) => <Counts client={row.original} />,
    }),
    column.accessor(({ monitor }) => ['down', 'unknown', 'up'].indexOf(monitor ?? '') + (monitor ? 0 : 4), {
      id: 'monitor',
      header: t('monitor'),
      meta: { search: false, text: ({ monitor }: Row) => t(monitor ?? 'off') },
      cell: ({ row }) => <MonitorState of={row.original.monitor} />,
    }),
  ])

/** The last one, and the first to leave where others need the room. */
const scanColumn = (t: Translate, hasTools: boolean) =>
  column.accessor(({ last_scan_at }) => last_scan_at ?? undefined, {
    id: 'scanned',
    header: t('scanned'),
    meta: { search: false, ...(hasTools ? { priority: 4 } : { priority: 3, onCard: true }) },
    cell: ({ row: { original: client } }) =>
      client.last_scan_at ? (
        <RelativeTime at={client.last_scan_at} className="whitespace-nowrap" />
      ) : (
        <span className="text-3">{t('never')}</span>
      ),
  })

/** No counts where nothing was scanned: that would say that nothing is open. */
function Counts({ client: { critical, high, last_scan_at } }: { client: Row }) {
  const t = useTranslations('ui.severityCount')
  if (!last_scan_at) return <span className="text-3">–</span>
  return (
    <span className="inline-flex gap-2 align-middle">
      {Object.entries({ critical, high }).map(([severity, count]) => (
        <span
          key={severity}
          className={`inline-flex min-w-8 items-center gap-1 text-12 tabular-nums ${count > 0 ? `${severity} font-strong text-k-text` : 'text-3'}`}
        >
          <SeverityIcon severity={severity === 'critical' ? 'critical' : 'high'} className="i-14" />
          <span aria-hidden="true">{count}</span>
          <span className="sr-only">{t(severity === 'critical' ? 'critical' : 'high', { count })}</span>
        </span>
      ))}
    </span>
  )
}

const states = {
  up: { tone: 'pass', icon: <CircleCheck /> },
  down: { tone: 'critical', icon: <ArrowDownCircle /> },
  unknown: { tone: 'neutral', icon: <CircleQuestionMark /> },
} as const

function MonitorState({ of: state }: { of: AgencyClient['monitor'] }) {
  const t = useTranslations('agency.clients')
  if (state === null) return <span className="text-3">{t('off')}</span>
  return <StatusBadge {...states[state]}>{t(state)}</StatusBadge>
}
