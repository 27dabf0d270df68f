import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { CopyField } from '@/components/ui/copy-button'
import { Dialog } from '@/components/ui/dialog'
import { ErrorPanel } from '@/components/ui/error-panel'
import { Skeleton } from '@/components/ui/skeleton'
import { useOptOut } from '@/lib/api/lead-privacy'
import type { WholeLead } from '@/lib/contract/lead-record'

export type OptOutDialogProps = { open: boolean; workspace: string; lead: WholeLead; onClose: () => void }

/** The link for messages that somebody writes by hand. */
export function OptOutDialog({ open, workspace, lead, onClose }: OptOutDialogProps) {
  const t = useTranslations('privacy.optOut')
  const link = useOptOut(workspace, lead.id)
  const { mutate, isIdle } = link
  // Asks the server for it once it is wanted.
  useEffect(() => {
    if (open && isIdle) mutate()
  }, [open, isIdle, mutate])
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('title', { name: lead.name })}
      description={t('text')}
    >
      {link.data ? (
        <CopyField label={t('do')} value={link.data} />
      ) : link.isError ? (
        <ErrorPanel title={t('failed')} error={link.error} onRetry={() => mutate()} isRetrying={link.isPending} />
      ) : (
        <Skeleton className="h-16" />
      )}
    </Dialog>
  )
}
