import { ExternalLink } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Drawer } from '@/components/ui/drawer'
import { ErrorPanel } from '@/components/ui/error-panel'
import { Note } from '@/components/ui/note'
import { Skeleton } from '@/components/ui/skeleton'
import { Tabs } from '@/components/ui/tabs'
import { ApiError } from '@/lib/browser/errors'
import { useLead } from '@/lib/api/lead-book'
import type { WholeLead } from '@/lib/contract/lead-record'
import { shownAddress } from '@/lib/domain/shown-address'
import { webAddress } from './found-lead'
import { LeadContact } from './lead-contact'
import { LeadMenu } from './lead-menu'
import { LeadGrade } from './lead-parts'
import { LeadNotes } from './lead-notes'
import { LeadScanTab } from './lead-scan-tab'
import { LeadStage } from './lead-stage'
import { MakeClient } from './make-client'
import { NextStepForm } from './next-step-form'
import { OpportunityParts } from './opportunity-parts'
import { RemoveLead } from './remove-lead'
import { ValueForm } from './value-form'
import { WriteLead } from './write-lead'

export type LeadDrawerProps = { open: boolean; workspace: string; lead: string | null; onClose: () => void }

/** One lead: what is known of it and by whom, what is next, and what was written down. */
export function LeadDrawer({ open, workspace, lead: id, onClose }: LeadDrawerProps) {
  const t = useTranslations('lead')
  const read = useLead(workspace, id)
  const lead = read.data
  const isGone = read.error instanceof ApiError && read.error.status === 404
  return (
    <Drawer
      wide
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={lead ? <bdi>{lead.name}</bdi> : t('drawer.title')}
      description={lead && <Subtitle lead={lead} />}
    >
      {lead ? (
        <Parts key={lead.id} workspace={workspace} lead={lead} onClose={onClose} />
      ) : isGone ? (
        <Note tone="critical" role="alert" title={t('drawer.gone')} />
      ) : read.isError ? (
        <ErrorPanel title={t('drawer.failed')} error={read.error} onRetry={read.refetch} isRetrying={read.isFetching} />
      ) : (
        <Skeleton className="h-72" />
      )}
    </Drawer>
  )
}

function Subtitle({ lead: { website, host, category, city } }: { lead: WholeLead }) {
  const url = webAddress(website)
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      {url && host && (
        <a href={url.href} target="_blank" rel="noopener noreferrer nofollow" className="link" dir="ltr">
          {shownAddress(host)} <ExternalLink aria-hidden="true" className="inline size-3.5" />
        </a>
      )}
      <bdi>{[category, city].filter(Boolean).join(', ')}</bdi>
    </span>
  )
}

type PartsProps = { workspace: string; lead: WholeLead; onClose: () => void }

function Parts({ workspace, lead, onClose }: PartsProps) {
  const t = useTranslations('lead.drawer')
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <LeadGrade lead={lead} />
        <LeadStage workspace={workspace} lead={lead} />
        <span className="grow" />
        <MakeClient workspace={workspace} lead={lead} />
        <LeadMenu workspace={workspace} lead={lead} />
        <RemoveLead workspace={workspace} lead={lead} onRemoved={onClose} />
      </div>
      <NextStepForm workspace={workspace} lead={lead} />
      <Tabs
        label={t('tabs')}
        tabs={[
          { value: 'write', label: t('write'), content: <WriteLead workspace={workspace} lead={lead} /> },
          {
            value: 'scan',
            label: t('scan'),
            count: lead.scan?.issues?.length,
            content: <LeadScanTab workspace={workspace} lead={lead} />,
          },
          { value: 'facts', label: t('facts'), content: <LeadContact workspace={workspace} lead={lead} /> },
          {
            value: 'notes',
            label: t('notes'),
            count: lead.note_list.length,
            content: <LeadNotes workspace={workspace} lead={lead} />,
          },
          {
            value: 'opportunity',
            label: t('opportunity'),
            content: <OpportunityParts workspace={workspace} lead={lead} />,
          },
          { value: 'value', label: t('value'), content: <ValueForm workspace={workspace} lead={lead} /> },
        ]}
      />
    </>
  )
}
