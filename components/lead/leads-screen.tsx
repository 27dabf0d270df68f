'use client'
import { FileUp, Search } from 'lucide-react'
import { type ReactNode, useCallback, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ButtonLink } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { ErrorPanel } from '@/components/ui/error-panel'
import { onceOpen, onDemand } from '@/components/ui/on-demand'
import { PageHeader } from '@/components/ui/page-header'
import { Skeleton } from '@/components/ui/skeleton'
import { StaleReads } from '@/components/ui/stale-reads'
import { useLeadHead } from '@/lib/api/lead-book'
import { useCurrentWorkspace } from '@/lib/api/workspace'
import { href } from '@/lib/domain/routes'
import { lead as texts } from '@/lib/messages/en/lead'
import { useTitle, withTexts } from '@/lib/react/i18n'
import { AddLeadButton } from './add-lead-button'
import type { BoardProps } from './board'
import type { LeadDrawerProps, LeadPart } from './lead-drawer'
import type { LeadsTableProps } from './leads-table'
import type { LeavingNoteProps } from './leaving-note'
import { LeadsMore } from './leads-more'
import { BoardBar } from './leads-toolbar'
import { UndoStrip } from './undo-strip'
import { useLeadFilters } from './use-lead-filters'
import { LeaveContext } from './use-leave'
import { useShownLead } from './use-shown-lead'
import { UndoContext } from './use-undo'

const Board = onDemand<BoardProps>(() => import('./board').then((part) => part.Board))
// Its columns are asked for as early as the headline above them.
void Board.preload().catch(() => null)
const LeadsTable = onDemand<LeadsTableProps>(() => import('./leads-table').then((part) => part.LeadsTable))
const LeavingNote = onDemand<LeavingNoteProps>(() => import('./leaving-note').then((part) => part.LeavingNote))
const LeadDrawer = onceOpen<LeadDrawerProps>(() => import('./lead-drawer').then((part) => part.LeadDrawer))

export const LeadsScreen = withTexts({ lead: texts }, function LeadsScreen() {
  const workspace = useCurrentWorkspace()
  const [isLeft, setLeft] = useState(false)
  return (
    workspace && (
      <LeaveContext value={() => setLeft(true)}>
        {!isLeft && <Leads key={workspace.id} workspace={workspace.id} />}
      </LeaveContext>
    )
  )
})

function Leads({ workspace }: { workspace: string }) {
  const t = useTranslations('lead')
  const titleOf = useTitle()
  const head = useLeadHead(workspace)
  const [shown, show, part] = useShownLead()
  const { data } = head
  const isEmpty = data?.total === 0
  return (
    <Undoable>
      <div className="grid gap-4 sm:gap-6">
        <PageHeader
          title={titleOf('leads')}
          description={data && !isEmpty ? <Headline overdue={data.overdue} waiting={data.waiting} /> : t('purpose')}
          actions={
            <>
              {!isEmpty && <FindLeads />}
              <LeadsMore workspace={workspace} isEmpty={isEmpty} />
              <AddLeadButton workspace={workspace} onOpen={show} />
            </>
          }
        />
        <StaleReads of={[head]} />
        {data?.leaving && <LeavingNote workspace={workspace} leaving={data.leaving} />}
        {!data && head.isError ? (
          <ErrorPanel title={t('failed')} error={head.error} onRetry={head.refetch} isRetrying={head.isFetching} />
        ) : isEmpty ? (
          <NoLeads />
        ) : (
          <LeadViews workspace={workspace} tags={data?.tags ?? []} onOpen={show} />
        )}
        <LeadDrawer open={shown !== null} workspace={workspace} lead={shown} part={part} onClose={() => show(null)} />
      </div>
    </Undoable>
  )
}

function NoLeads() {
  const t = useTranslations('lead.empty')
  return (
    <Card>
      <EmptyState
        title={t('title')}
        description={t('text')}
        action={
          <span className="flex flex-wrap justify-center gap-2">
            <FindLeads isMain />
            <ImportLeads />
          </span>
        }
        className="py-14"
      />
    </Card>
  )
}

type ViewsProps = { workspace: string; tags: readonly string[]; onOpen: (id: string, part?: LeadPart) => void }

/** The same leads as a board or as a table. */
function LeadViews({ workspace, tags, onOpen }: ViewsProps) {
  const filters = useLeadFilters()
  const fallback = <Skeleton className="h-96 rounded-lg" />
  if (filters.view === 'table')
    return <LeadsTable workspace={workspace} filters={filters} tags={tags} onOpen={onOpen} fallback={fallback} />
  return (
    <>
      <BoardBar workspace={workspace} filters={filters} tags={tags} />
      <Board workspace={workspace} filters={filters.filters} onOpen={onOpen} fallback={fallback} />
    </>
  )
}

/** What was done last can be taken back for ten seconds, from wherever it was done. */
function Undoable({ children }: { children: ReactNode }) {
  const [done, setDone] = useState<{ id: number; text: string; undo: () => void } | null>(null)
  const offer = useCallback(
    (text: string, undo: () => void) => setDone((before) => ({ id: (before?.id ?? 0) + 1, text, undo })),
    [],
  )
  function handleUndo() {
    setDone(null)
    done?.undo()
  }
  return (
    <UndoContext value={offer}>
      {children}
      {done && <UndoStrip key={done.id} text={done.text} onUndo={handleUndo} onEnd={() => setDone(null)} />}
    </UndoContext>
  )
}

/** The answer first: what is late, and who has not answered. */
function Headline({ overdue, waiting }: { overdue: number; waiting: number }) {
  const t = useTranslations('lead.headline')
  if (overdue === 0 && waiting === 0) return t('calm')
  return [overdue > 0 && t('overdue', { count: overdue }), waiting > 0 && t('waiting', { count: waiting })]
    .filter(Boolean)
    .join(' ')
}

function FindLeads({ isMain = false }: { isMain?: boolean }) {
  const t = useTranslations('lead')
  return (
    <ButtonLink href={href('lead')} variant={isMain ? 'primary' : 'secondary'} size={isMain ? 'lg' : 'md'}>
      <Search aria-hidden="true" />
      {t('find')}
    </ButtonLink>
  )
}

function ImportLeads() {
  const t = useTranslations('lead.more')
  return (
    <ButtonLink href={`${href('leads')}?open=import`} size="lg">
      <FileUp aria-hidden="true" />
      {t('import')}
    </ButtonLink>
  )
}
