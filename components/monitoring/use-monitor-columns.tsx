import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { columnsFor } from '@/components/data-table/table'
import { GradeTile } from '@/components/ui/grade-tile'
import type { Monitor, MonitorState } from '@/lib/contract/monitor'
import { addressText, shownAddress } from '@/lib/domain/shown-address'
import { HeartbeatBar } from './heartbeat-bar'
import { MonitorActions } from './monitor-actions'
import { Ends, Response, SiteName, Uptime } from './monitor-cells'
import { PlaceName } from './place-name'
import { StateBadge } from './state-badge'
import { useWorkspaceNames } from '@/lib/api/workspace'
import { ALL } from '@/lib/domain/all'

const column = columnsFor<Monitor>()

/** What needs somebody comes first. */
const ORDER: MonitorState[] = ['down', 'unknown', 'slow', 'waiting', 'up', 'paused', 'off']

const share = (value: number | null) => (value === null ? '' : `${Math.floor(value * 10_000) / 100} %`)

type Translate = ReturnType<typeof useTranslations<'monitoring'>>

export function useMonitorColumns(workspace: string) {
  const t = useTranslations('monitoring')
  const names = useWorkspaceNames()
  return useMemo(() => {
    const isOfAll = workspace === ALL
    const facts = [...stateColumns(t, isOfAll), ...measuredColumns(t, isOfAll)]
    return column.columns([
      // Of all workspaces the server orders them, by what needs somebody.
      ...(isOfAll ? facts.map(unsorted) : facts),
      ...(isOfAll ? [placeColumn(t, names)] : []),
      actionsColumn(t, workspace),
    ])
  }, [t, workspace, names])
}

const unsorted = <C extends { meta?: object }>(one: C): C => ({ ...one, meta: { ...one.meta, sort: false } })

const placeColumn = (t: Translate, names: ReturnType<typeof useWorkspaceNames>) =>
  column.accessor(({ workspace_id }) => names?.find(({ id }) => id === workspace_id)?.name, {
    id: 'workspace',
    header: t('column.workspace'),
    // Below, it stands under the site.
    meta: { sort: false, priority: 3, onCard: true },
    cell: ({ row }) => <PlaceName id={row.original.workspace_id} />,
  })

const stateColumns = (t: Translate, isOfAll: boolean) =>
  column.columns([
    column.accessor(({ asset_value }) => shownAddress(asset_value), {
      id: 'site',
      header: t('column.site'),
      meta: { text: ({ asset_value, asset_name }: Monitor) => addressText(asset_value, asset_name), sort: 'text' },
      cell: ({ row }) => <SiteName monitor={row.original} hasPlace={isOfAll} />,
    }),
    column.accessor(({ state, open }) => ORDER.indexOf(state) - (open.length > 0 ? 0.5 : 0), {
      id: 'state',
      header: t('column.state'),
      meta: { text: ({ state }: Monitor) => t(`state.${state}`) },
      cell: ({ row }) => <StateBadge monitor={row.original} />,
    }),
    column.display({
      id: 'beats',
      header: t('column.beats'),
      cell: ({ row }) => <HeartbeatBar beats={row.original.beats} className="w-36 sm:w-24 2xl:w-44" />,
    }),
  ])

/** Beside the workspaces there is less room. */
const measuredColumns = (t: Translate, isOfAll: boolean) =>
  column.columns([
    column.accessor((monitor) => monitor.response_ms ?? undefined, {
      id: 'response',
      header: t('column.response'),
      meta: {
        priority: isOfAll ? 4 : 3,
        onCard: true,
        text: ({ response_ms }: Monitor) => (response_ms === null ? '' : `${response_ms} ms`),
        search: false,
      },
      cell: ({ row }) => <Response monitor={row.original} />,
    }),
    column.accessor((monitor) => monitor.uptime_30d ?? undefined, {
      id: 'uptime',
      header: t('column.uptime'),
      meta: { text: ({ uptime_30d }: Monitor) => share(uptime_30d), search: false },
      cell: ({ row }) => <Uptime monitor={row.original} />,
    }),
    column.accessor((monitor) => monitor.certificate?.expires_at, {
      id: 'ends',
      header: t('column.ends'),
      meta: { priority: isOfAll ? 4 : 3, search: false },
      cell: ({ row }) => <Ends monitor={row.original} />,
    }),
    column.accessor((monitor) => monitor.score ?? undefined, {
      id: 'grade',
      header: t('column.grade'),
      meta: {
        priority: isOfAll ? 5 : 4,
        text: ({ grade, score }: Monitor) => (grade ? `${grade} (${score})` : ''),
        search: false,
      },
      cell: ({ row }) => <GradeTile size="sm" grade={row.original.grade ?? null} score={row.original.score} />,
    }),
  ])

const actionsColumn = (t: Translate, workspace: string) =>
  column.display({
    id: 'actions',
    header: () => <span className="sr-only">{t('column.actions')}</span>,
    cell: ({ row }) => <MonitorActions workspace={row.original.workspace_id ?? workspace} monitor={row.original} />,
  })
