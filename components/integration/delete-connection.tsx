import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { notify } from '@/components/ui/notify'
import { useDeleteIntegration } from '@/lib/api/integration'
import type { Integration } from '@/lib/contract/integration'
import { integration } from '@/lib/messages/en/integration'
import { withTexts } from '@/lib/react/i18n'
import { focusAfter } from './focus-after'

export type DeleteConnectionProps = {
  workspace: string
  open: boolean
  connection: Integration | null
  onClose: () => void
}

function Deleting({ workspace, open, connection, onClose }: DeleteConnectionProps) {
  const t = useTranslations('integration.remove')
  const remove = useDeleteIntegration(workspace)
  if (!connection) return null
  const { id, name, recipes = [], waiting = 0 } = connection
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
    >
      {waiting > 0 && <p className="text-13 font-medium">{t('waiting', { count: waiting })}</p>}
      {recipes.length > 0 && (
        <div className="grid gap-1 text-13">
          <p className="font-medium">{t('used', { count: recipes.length })}</p>
          <ul className="list-disc ps-5">
            {recipes.map((recipe) => (
              <li key={recipe.id}>
                <bdi>{recipe.name}</bdi>
              </li>
            ))}
          </ul>
          <p className="text-2">{t('stops')}</p>
        </div>
      )}
    </ConfirmDialog>
  )
}
export const DeleteConnection = withTexts({ integration }, Deleting)
