import { ExternalLink } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
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
import { LeadFacts } from './lead-facts'
import { LeadHistory } from './lead-history'
import { LeadMenu } from './lead-menu'
import { LeadGrade } from './lead-parts'
import { isOwnNote, LeadNotes } from './lead-notes'
import { LeadScanTab } from './lead-scan-tab'
import { LeadStage } from './lead-stage'
import { LeadTagsForm } from './lead-tags-form'
import { MakeClient } from './make-client'
import { MergeLead } from './merge-lead'
import { NextStepForm } from './next-step-form'
import { OpportunityParts } from './opportunity-parts'
import { ValueForm } from './value-form'
import { WriteLead } from './write-lead'

/** What was asked for: to write, the next step, or the tags. */
export type LeadPart = 'write' | 'next' | 'tags'

export type LeadDrawerProps = {
  open: boolean
  workspace: string
  lead: string | null
  part?: LeadPart
  onClose: () => void
}

/** One lead: what is known of it and by whom, what is next, and what was written down. */
export function LeadDrawer({ open, workspace, lead: id, part = 'write', onClose }: LeadDrawerProps) {
  const t = useTranslations('lead')
  const read = useLead(workspace, id)
  const lead = read.data
  const isGone = read.error instanceof ApiError && read.error.status === 404
  return (
    <Drawer
      className="sm:w-[min(100%,980px)]"
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={lead ? <bdi>{lead.name}</bdi> : t('drawer.title')}
      description={lead && <Subtitle lead={lead} />}
    >
      {lead ? (
        <Parts key={`${lead.id} ${part}`} workspace={workspace} lead={lead} part={part} onClose={onClose} />
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

type PartsProps = { workspace: string; lead: WholeLead; part: LeadPart; onClose: () => void }

function Parts({ workspace, lead, part, onClose }: PartsProps) {
  const t = useTranslations('lead.drawer')
  const aside = useRef<HTMLElement>(null)
  // What a key asked for is where the focus is.
  useEffect(() => {
    if (part === 'write') return
    const field = aside.current?.querySelector<HTMLElement>(`[data-part=${part}] input`)
    const frame = requestAnimationFrame(() => field?.focus())
    return () => cancelAnimationFrame(frame)
  }, [part])
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[280px_minmax(0,1fr)] lg:gap-6">
      <div className="flex flex-wrap items-center gap-3 lg:col-span-2">
        <LeadGrade lead={lead} />
        <LeadStage workspace={workspace} lead={lead} />
        <span className="grow" />
        <MakeClient workspace={workspace} lead={lead} />
        <LeadMenu workspace={workspace} lead={lead} onRemoved={onClose} />
      </div>
      <aside ref={aside} className="grid grid-cols-[minmax(0,1fr)] content-start gap-5 max-lg:order-last">
        <div data-part="next">
          <NextStepForm workspace={workspace} lead={lead} />
        </div>
        <Section title={t('facts')}>
          <LeadFacts lead={lead} />
        </Section>
        <Section title={t('opportunity')}>
          <OpportunityParts workspace={workspace} lead={lead} />
        </Section>
        <Section title={t('value')}>
          <ValueForm workspace={workspace} lead={lead} />
        </Section>
        <div data-part="tags">
          <LeadTagsForm workspace={workspace} lead={lead} />
        </div>
        <MergeLead workspace={workspace} lead={lead} />
      </aside>
      <LeadTabs workspace={workspace} lead={lead} />
    </div>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3 border-t pt-4">
      <h3 className="text-13 font-strong">{title}</h3>
      {children}
    </section>
  )
}

function LeadTabs({ workspace, lead }: Pick<PartsProps, 'workspace' | 'lead'>) {
  const t = useTranslations('lead.drawer')
  return (
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
        {
          value: 'notes',
          label: t('notes'),
          count: lead.note_list.filter(isOwnNote).length,
          content: <LeadNotes workspace={workspace} lead={lead} />,
        },
        { value: 'history', label: t('history'), content: <LeadHistory lead={lead} /> },
      ]}
    />
  )
}
