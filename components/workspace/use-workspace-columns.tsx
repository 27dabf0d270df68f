import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { columnsFor } from '@/components/data-table/table'
import { GradeSpread } from '@/components/ui/grade-spread'
import { GradeTile } from '@/components/ui/grade-tile'
import { NoValue } from '@/components/ui/no-value'
import { RelativeTime, useNow } from '@/components/ui/relative-time'
import { SeverityCounts, useCountsText } from '@/components/ui/severity-counts'
import type { Standing } from '@/lib/contract/overview'
import { GRADES } from '@/lib/contract/scan-result'
import { shownAddress } from '@/lib/domain/shown-address'
import type { Workspace } from '@/lib/contract/workspace'
import { WorkspaceActions } from './workspace-actions'
import { useCurrentWorkspace } from '@/lib/api/workspace'

const column = columnsFor<Workspace>()

/** Worst first when sorted downwards: one critical outweighs any number of high ones. */
const weight = ({ open_findings: open }: Workspace) =>
  open && open.critical * 1e6 + open.high * 1e4 + open.medium * 100 + open.low

/** As the API orders them, which is the order of the switcher and the dashboard too: what is down first. */
const placeIn = (standings: Standings) => {
  const places = new Map([...standings.keys()].map((id, place) => [id, standings.size - place]))
  return ({ id }: Workspace) => places.get(id) ?? 0
}

type Words = ReturnType<typeof useTranslations<'workspace'>>
type Standings = ReadonlyMap<string, Standing>

/** How the sites of each stand, from an API that tells. */
const standingColumns = (t: Words, standings: Standings) =>
  column.columns([
    column.accessor(({ id }) => standings.get(id)?.worst?.score ?? undefined, {
      id: 'grades',
      header: t('column.grades'),
      meta: {
        text: ({ id }: Workspace) => gradesText(standings.get(id)),
        search: false,
      },
      cell: ({ row }) => <Grades standing={standings.get(row.original.id)} />,
    }),
    column.accessor(({ id }) => standings.get(id)?.down ?? 0, {
      id: 'down',
      header: t('column.down'),
      meta: { align: 'end', search: false },
      cell: (cell) => <Count count={cell.getValue()} tone="text-critical-text" />,
    }),
    column.accessor(({ id }) => standings.get(id)?.overdue ?? 0, {
      id: 'overdue',
      header: t('column.overdue'),
      meta: { align: 'end', priority: 3, onCard: true, search: false },
      cell: (cell) => <Count count={cell.getValue()} tone="text-high-text" />,
    }),
    column.accessor(({ id }) => standings.get(id)?.certificate?.expires_at, {
      id: 'certificate',
      header: t('column.certificate'),
      meta: { priority: 4, search: false },
      cell: ({ row }) => <Certificate standing={standings.get(row.original.id)} />,
    }),
  ])

const gradesText = (standing: Standing | undefined) =>
  GRADES.flatMap((grade) => (standing?.grades[grade] ? [`${standing.grades[grade]} × ${grade}`] : [])).join(', ')

function Grades({ standing }: { standing: Standing | undefined }) {
  // A bar of none would look like one that is empty.
  if (!standing || !gradesText(standing)) return <NoValue />
  return (
    <span className="flex min-w-28 items-center gap-2">
      <GradeSpread grades={standing.grades} total={standing.sites} className="grow" />
      {standing.worst?.grade && <GradeTile grade={standing.worst.grade} size="sm" />}
    </span>
  )
}

const Count = ({ count, tone }: { count: number; tone: string }) => (
  <span className={`tabular-nums ${count > 0 ? `font-strong ${tone}` : 'text-3'}`}>{count}</span>
)

function Certificate({ standing }: { standing: Standing | undefined }) {
  const t = useTranslations('workspace')
  const now = useNow()
  const end = standing?.certificate
  if (!end)
    return (
      <span className="text-3" title={t('noCertificate')}>
        <span aria-hidden="true">–</span>
        <span className="sr-only">{t('noCertificate')}</span>
      </span>
    )
  const days = Math.floor((Date.parse(end.expires_at) - now) / 86_400_000)
  return (
    <span className="grid">
      <span className={days < 14 ? 'text-high-text' : ''}>{days < 0 ? t('expired') : t('inDays', { days })}</span>
      <span dir="ltr" className="truncate text-start text-12 text-3" title={end.asset_value}>
        {shownAddress(end.asset_value)}
      </span>
    </span>
  )
}

export function useWorkspaceColumns(standings: Standings | undefined) {
  const t = useTranslations('workspace')
  const countsText = useCountsText()
  return useMemo(
    () =>
      column.columns([
        column.accessor('name', {
          header: t('column.name'),
          meta: { text: ({ name, client_name }: Workspace) => [name, client_name].filter(Boolean).join(' ') },
          cell: ({ row }) => <NameCell workspace={row.original} />,
        }),
        column.accessor('assets_count', {
          header: t('column.assets'),
          meta: { align: 'end', priority: 3, onCard: true },
        }),
        column.accessor(standings ? placeIn(standings) : weight, {
          id: 'open',
          header: t('column.open'),
          meta: { text: ({ open_findings }: Workspace) => countsText(open_findings), search: false },
          cell: ({ row }) => <OpenCell workspace={row.original} />,
        }),
        ...(standings ? standingColumns(t, standings) : []),
        column.accessor((row) => row.last_scan_at ?? undefined, {
          id: 'last_scan_at',
          header: t('column.lastScan'),
          meta: { priority: 3, onCard: true, search: false },
          cell: ({ row }) => <LastScanCell at={row.original.last_scan_at} />,
        }),
        column.display({
          id: 'actions',
          header: () => <span className="sr-only">{t('column.actions')}</span>,
          cell: ({ row }) => <WorkspaceActions workspace={row.original} />,
        }),
      ]),
    [t, countsText, standings],
  )
}

function NameCell({ workspace }: { workspace: Workspace }) {
  const t = useTranslations('workspace')
  const isCurrent = useCurrentWorkspace()?.id === workspace.id
  return (
    <span className="flex min-w-40 items-center gap-3">
      <span
        aria-hidden="true"
        className="size-3 flex-none rounded bg-low"
        style={workspace.color ? { background: workspace.color } : undefined}
      />
      {/* On a card the menu stands beside it. */}
      <span className="grid min-w-0 max-sm:pe-8">
        <span className="font-medium [overflow-wrap:anywhere]">{workspace.name}</span>
        {isCurrent && <span className="text-12 text-brand-text">{t('current')}</span>}
        <span className="text-12 text-3 [overflow-wrap:anywhere]">
          {[workspace.client_name !== workspace.name && workspace.client_name, workspace.is_default && t('isDefault')]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
    </span>
  )
}

function OpenCell({ workspace: { open_findings, last_scan_at } }: { workspace: Workspace }) {
  return open_findings && last_scan_at ? <SeverityCounts counts={open_findings} /> : <NoValue />
}

function LastScanCell({ at }: { at: Workspace['last_scan_at'] }) {
  const t = useTranslations('workspace')
  return at ? (
    <RelativeTime at={at} className="whitespace-nowrap" />
  ) : (
    <span className="text-3">{t('neverScanned')}</span>
  )
}
