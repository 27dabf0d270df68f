import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { notify } from '@/components/ui/notify'
import { useDeleteWpSite } from '@/lib/api/wordpress'
import type { WpSite } from '@/lib/contract/wordpress-list'
import { wordpress } from '@/lib/messages/en/wordpress'
import { withTexts } from '@/lib/react/i18n'
import { focusAfter } from './focus-after'

export type DeleteSiteProps = { workspace: string; open: boolean; site: WpSite | null; onClose: () => void }

function Deleting({ workspace, open, site, onClose }: DeleteSiteProps) {
  const t = useTranslations('wordpress.remove')
  const remove = useDeleteWpSite(workspace)
  if (!site) return null
  const { id, name } = site
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('title', { name })}
      description={t('text')}
      confirmLabel={t('confirm')}
      finalFocus={() => focusAfter(id)}
      onConfirm={async () => {
        await remove.mutateAsync(id)
        notify.success(t('done', { name }))
      }}
    />
  )
}
export const DeleteSite = withTexts({ wordpress }, Deleting)
