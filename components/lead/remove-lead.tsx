import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { useBulkLeads } from '@/lib/api/lead-book'
import type { WholeLead } from '@/lib/contract/lead-record'

import { useUndo } from './use-undo'

type Props = { workspace: string; lead: WholeLead; onRemoved: () => void }

export function RemoveLead({ workspace, lead, onRemoved }: Props) {
  const t = useTranslations('lead.remove')
  const bulk = useBulkLeads(workspace)
  const offerUndo = useUndo()
  const [isAsked, setAsked] = useState(false)
  async function handleConfirm() {
    await bulk.mutateAsync({ ids: [lead.id], remove: true })
    onRemoved()
    offerUndo(t('done', { name: lead.name }), () => bulk.mutate({ ids: [lead.id], restore: true }))
  }
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setAsked(true)}>
        <Trash2 aria-hidden="true" />
        {t('do')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={t('title', { name: lead.name })}
        description={t('text')}
        confirmLabel={t('do')}
        onConfirm={handleConfirm}
      />
    </>
  )
}
