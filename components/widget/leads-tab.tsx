import { Undo2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { DataTable } from '@/components/data-table/data-table'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { ErrorPanel } from '@/components/ui/error-panel'
import { notify } from '@/components/ui/notify'
import { onceOpen } from '@/components/ui/on-demand'
import { StaleReads } from '@/components/ui/stale-reads'
import { useChangeWidgetLead, useRemoveWidgetLead, useWidgetLeads } from '@/lib/api/widget'
import type { WidgetLead } from '@/lib/contract/widget'
import { NewDot, useLeadColumns } from './use-lead-columns'
import { useSinceLastVisit } from './use-since-last-visit'
import type { WidgetLeadDrawerProps } from './widget-lead-drawer'

const UNDO_MS = 10_000
const NEWEST = { id: 'date', desc: true }

const WidgetLeadDrawer = onceOpen<WidgetLeadDrawerProps>(() =>
  import('./widget-lead-drawer').then((part) => part.WidgetLeadDrawer),
)

/** Who left an address, the newest first. */
export function LeadsTab({ workspace, onInstall }: { workspace: string; onInstall: () => void }) {
  const t = useTranslations('widget.leads')
  const read = useWidgetLeads(workspace)
  const remove = useRemoveWidgetLead(workspace)
  const restore = useChangeWidgetLead(workspace)
  const [opened, setOpened] = useState<string | null>(null)
  const [removed, setRemoved] = useState<WidgetLead | null>(null)
  const isNew = useSinceLastVisit(workspace, read.data)
  const columns = useLeadColumns(workspace, {
    isNew,
    open: ({ id }) => setOpened(id),
    remove: async (lead) => {
      await remove.mutateAsync(lead.id)
      notify.success(t('removed', { name: lead.email }))
      setRemoved(lead)
    },
  })
  if (!read.data && read.isError)
    return <ErrorPanel title={t('failed')} error={read.error} onRetry={read.refetch} isRetrying={read.isFetching} />
  const shown = read.data?.find(({ id }) => id === opened) ?? null
  return (
    <>
      <StaleReads of={[read]} />
      {removed && (
        <UndoLine
          key={removed.id}
          text={t('removed', { name: removed.email })}
          onEnd={() => setRemoved(null)}
          onUndo={async () => {
            await restore.mutateAsync({ id: removed.id, restore: true })
            setRemoved(null)
          }}
        />
      )}
      <Since count={read.data?.filter(isNew).length ?? 0} />
      <Card>
        <DataTable
          label={t('label')}
          columns={columns}
          rows={read.data}
          initialSort={NEWEST}
          stateKey="widget-leads"
          rowLabel={({ email }) => email}
          empty={<Empty onInstall={onInstall} />}
        />
      </Card>
      <WidgetLeadDrawer open={shown !== null} lead={shown} onClose={() => setOpened(null)} />
    </>
  )
}

/** What the dots in the list mean. */
function Since({ count }: { count: number }) {
  const t = useTranslations('widget.leads')
  if (count === 0) return null
  return (
    <p className="flex items-center gap-2 text-13 text-2">
      <NewDot />
      {t('since', { count })}
    </p>
  )
}

function Empty({ onInstall }: { onInstall: () => void }) {
  const t = useTranslations('widget.leads')
  const button = (
    <Button variant="primary" onClick={onInstall}>
      {t('install')}
    </Button>
  )
  return <EmptyState title={t('empty')} description={t('emptyText')} action={button} />
}

function UndoLine({ text, onUndo, onEnd }: { text: string; onUndo: () => Promise<void>; onEnd: () => void }) {
  const t = useTranslations('widget.leads')
  // The clock is the outside system.
  useEffect(() => {
    const timer = setTimeout(onEnd, UNDO_MS)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the time runs from when it was shown
  }, [])
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-3 rounded-lg border bg-surface px-4 py-2 text-13"
    >
      <span className="[overflow-wrap:anywhere]">{text}</span>
      <Button size="sm" onClick={onUndo}>
        <Undo2 aria-hidden="true" />
        {t('undo')}
      </Button>
    </div>
  )
}
