import { Ban, Link as LinkIcon, Share2, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { notify } from '@/components/ui/notify'
import { onceOpen } from '@/components/ui/on-demand'
import { RowMenu } from '@/components/ui/row-menu'
import { useBulkLeads, useUpdateLead } from '@/lib/api/lead-book'
import { useReach } from '@/lib/browser/connection'
import type { WholeLead } from '@/lib/contract/lead-record'
import { privacy } from '@/lib/messages/en/privacy'
import { withTexts } from '@/lib/react/i18n'
import type { OptOutDialogProps } from './opt-out-dialog'
import type { ShareDialogProps } from './share-dialog'
import { useUndo } from './use-undo'

const ShareDialog = onceOpen<ShareDialogProps>(() => import('./share-dialog').then((part) => part.ShareDialog))
const OptOutDialog = onceOpen<OptOutDialogProps>(() => import('./opt-out-dialog').then((part) => part.OptOutDialog))

type Props = { workspace: string; lead: WholeLead; onRemoved: () => void }

/** What others get to see of a lead, and how it is left alone. */
export const LeadMenu = withTexts({ privacy }, function LeadMenu({ workspace, lead, onRemoved }: Props) {
  const t = useTranslations('privacy')
  const remove = useTranslations('lead.remove')
  const isOffline = useReach() === 'offline'
  const [open, setOpen] = useState<'share' | 'optOut' | 'leave' | 'remove' | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      <RowMenu
        label={t('menu', { name: lead.name })}
        items={[
          { label: t('share.do'), icon: <Share2 />, onSelect: () => setOpen('share') },
          { label: t('optOut.do'), icon: <LinkIcon />, onSelect: () => setOpen('optOut') },
          'separator',
          {
            label: t('leave.do'),
            icon: <Ban />,
            danger: true,
            disabled: isOffline || lead.do_not_contact === true,
            onSelect: () => setOpen('leave'),
          },
          {
            label: remove('do'),
            icon: <Trash2 />,
            danger: true,
            disabled: isOffline,
            onSelect: () => setOpen('remove'),
          },
        ]}
      />
      <ShareDialog open={open === 'share'} workspace={workspace} lead={lead} onClose={close} />
      <OptOutDialog open={open === 'optOut'} workspace={workspace} lead={lead} onClose={close} />
      <LeaveAlone open={open === 'leave'} workspace={workspace} lead={lead} onClose={close} />
      <Remove open={open === 'remove'} workspace={workspace} lead={lead} onClose={close} onRemoved={onRemoved} />
    </>
  )
})

function LeaveAlone({ open, workspace, lead, onClose }: ShareDialogProps) {
  const t = useTranslations('privacy.leave')
  const update = useUpdateLead(workspace, lead.id)
  const isClient = Boolean(lead.client_workspace_id)
  async function handleConfirm() {
    await update.mutateAsync({ ...(!isClient && { status: 'lost' }), lost_reason: 'stop' })
    notify.success(t('done', { name: lead.name }))
  }
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('title', { name: lead.name })}
      description={t(isClient ? 'client' : 'text')}
      confirmLabel={t('do')}
      onConfirm={handleConfirm}
    />
  )
}

function Remove({ open, workspace, lead, onClose, onRemoved }: ShareDialogProps & Pick<Props, 'onRemoved'>) {
  const t = useTranslations('lead.remove')
  const bulk = useBulkLeads(workspace)
  const offerUndo = useUndo()
  async function handleConfirm() {
    await bulk.mutateAsync({ ids: [lead.id], remove: true })
    onRemoved()
    offerUndo(t('done', { name: lead.name }), () => bulk.mutate({ ids: [lead.id], restore: true }))
  }
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('title', { name: lead.name })}
      description={t('text')}
      confirmLabel={t('do')}
      onConfirm={handleConfirm}
    />
  )
}
