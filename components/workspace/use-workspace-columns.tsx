import { type ReactNode, useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { columnsFor } from '@/components/data-table/table'
import { RelativeTime } from '@/components/ui/relative-time'
import { SeverityCounts, useCountsText } from '@/components/ui/severity-counts'
import type { Workspace } from '@/lib/contract/workspace'
import { WorkspaceActions } from './workspace-actions'
import { CircleCheck } from 'lucide-react'
import { StatusBadge } from '@/components/ui/status-badge'
import { useCurrentWorkspace } from '@/lib/api/workspace'

const column = columnsFor<Workspace>()

/** Worst first when sorted downwards: one critical outweighs any number of high ones. */
const weight = ({ open_findings: open }: Workspace) =>
  open && open.critical * 1e6 + open.high * 1e4 + open.medium * 100 + open.low

export function useWorkspaceColumns() {
  const t = useTranslations('workspace')
  const countsText = useCountsText()
  return useMemo(
    () =>
      column.columns([
        column.accessor('name', { header: t('column.name'), cell: ({ row }) => <NameCell workspace={row.original} /> }),
        column.accessor((row) => row.client_name || undefined, {
          id: 'client',
          header: t('column.client'),
          meta: { priority: 3 },
          cell: (cell) => cell.getValue() ?? <Quiet>{t('noClient')}</Quiet>,
        }),
        column.accessor('assets_count', { header: t('column.assets'), meta: { align: 'end' } }),
        column.accessor(weight, {
          id: 'open',
          header: t('column.open'),
          meta: { text: ({ open_findings }: Workspace) => countsText(open_findings), search: false },
          cell: ({ row }) => <OpenCell workspace={row.original} />,
        }),
        column.accessor((row) => row.last_scan_at ?? undefined, {
          id: 'last_scan_at',
          header: t('column.lastScan'),
          meta: { search: false },
          cell: ({ row }) => <LastScanCell at={row.original.last_scan_at} />,
        }),
        column.accessor((row) => (row.is_default ? 0 : 1), {
          id: 'default',
          header: t('column.default'),
          meta: {
            priority: 3,
            text: ({ is_default }: Workspace) => t(is_default ? 'isDefault' : 'notDefault'),
            search: false,
          },
          cell: ({ row }) => <DefaultCell workspace={row.original} />,
        }),
        column.display({
          id: 'actions',
          header: () => <span className="sr-only">{t('column.actions')}</span>,
          cell: ({ row }) => <WorkspaceActions workspace={row.original} />,
        }),
      ]),
    [t, countsText],
  )
}

const Quiet = ({ children }: { children: ReactNode }) => <span className="text-3">{children}</span>

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
      <span className="grid min-w-0">
        <span className="font-medium [overflow-wrap:anywhere]">{workspace.name}</span>
        {isCurrent && <span className="text-12 text-brand-text">{t('current')}</span>}
        {/* Their own columns have left by then. */}
        <span className="hidden text-12 text-3 [overflow-wrap:anywhere] sm:max-xl:block">
          {[workspace.client_name, workspace.is_default && t('isDefault')].filter(Boolean).join(' · ')}
        </span>
      </span>
    </span>
  )
}

function OpenCell({ workspace: { open_findings, last_scan_at } }: { workspace: Workspace }) {
  const t = useTranslations('workspace')
  return open_findings && last_scan_at ? <SeverityCounts counts={open_findings} /> : <Quiet>{t('unknown')}</Quiet>
}

function LastScanCell({ at }: { at: Workspace['last_scan_at'] }) {
  const t = useTranslations('workspace')
  return at ? <RelativeTime at={at} /> : <Quiet>{t('neverScanned')}</Quiet>
}

function DefaultCell({ workspace }: { workspace: Workspace }) {
  const t = useTranslations('workspace')
  if (!workspace.is_default) return <span className="text-3">{t('notDefault')}</span>
  return (
    <StatusBadge tone="pass" icon={<CircleCheck />}>
      {t('isDefault')}
    </StatusBadge>
  )
}
