import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { ErrorPanel } from '@/components/ui/error-panel'
import { SearchInput } from '@/components/ui/input'
import { notify } from '@/components/ui/notify'
import { useLeadPages, useMergeLeads } from '@/lib/api/lead-book'
import { useReach } from '@/lib/browser/connection'
import type { WholeLead } from '@/lib/contract/lead-record'
import { leadDeeds } from '@/lib/messages/en/lead-deeds'
import { withTexts } from '@/lib/react/i18n'

type Other = { id: string; name: string }
export type MergeDialogProps = {
  open: boolean
  workspace: string
  lead: WholeLead
  /** Chosen before it opened. */
  known: Other | null
  onClose: () => void
}

/** Makes one lead of two: which is found first, then what comes together is said. */
export const MergeDialog = withTexts({ leadDeeds }, function MergeDialog(props: MergeDialogProps) {
  const t = useTranslations('leadDeeds.merge')
  const { open, lead, onClose } = props
  return (
    <Dialog open={open} onOpenChange={(isOpen) => !isOpen && onClose()} title={t('title', { name: lead.name })}>
      <Merging {...props} />
    </Dialog>
  )
})

function Merging({ workspace, lead, known, onClose }: MergeDialogProps) {
  const t = useTranslations('leadDeeds.merge')
  const isOffline = useReach() === 'offline'
  const merge = useMergeLeads(workspace)
  const [other, setOther] = useState(known)
  async function handleMerge() {
    if (!other) return
    await merge.mutateAsync({ lead: lead.id, other: other.id })
    notify.success(t('done', { other: other.name, name: lead.name }))
    onClose()
  }
  if (!other) return <FindLead workspace={workspace} not={lead.id} onFound={setOther} />
  return (
    <div className="grid gap-4 text-13">
      <p className="text-pretty [overflow-wrap:anywhere]">{t('text', { other: other.name, name: lead.name })}</p>
      <Button
        variant="primary"
        className="justify-self-end"
        pending={merge.isPending}
        disabled={isOffline}
        onClick={() => void handleMerge().catch(() => null)}
      >
        {t('run')}
      </Button>
    </div>
  )
}

const MOST = 8

type FindProps = { workspace: string; not: string; onFound: (lead: Other) => void }

function FindLead({ workspace, not, onFound }: FindProps) {
  const t = useTranslations('leadDeeds.merge')
  const [q, setQ] = useState('')
  const pages = useLeadPages(workspace, { sort: 'name', ...(q.trim() && { q: q.trim() }) })
  const found = (pages.leads ?? []).filter(({ id }) => id !== not).slice(0, MOST)
  return (
    <div className="grid gap-3">
      <SearchInput
        aria-label={t('find')}
        placeholder={t('find')}
        value={q}
        maxLength={200}
        autoComplete="off"
        onChange={(event) => setQ(event.target.value)}
        className="w-full"
        inputClassName="w-full"
      />
      {pages.isError && !pages.leads && (
        <ErrorPanel title={t('failed')} error={pages.error} onRetry={pages.refetch} isRetrying={pages.isFetching} />
      )}
      {pages.leads && found.length === 0 && <p className="text-13 text-2">{t('none')}</p>}
      <ul className="grid gap-1" aria-busy={pages.isFetching || undefined}>
        {found.map((lead) => (
          <li key={lead.id}>
            <Button
              variant="ghost"
              className="h-auto! min-h-ctl w-full justify-start! py-1 text-start whitespace-normal!"
              onClick={() => onFound(lead)}
            >
              <bdi>{lead.name}</bdi>
              <span className="text-12 text-3">{lead.host ?? lead.city}</span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
