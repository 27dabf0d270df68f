import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { notify } from '@/components/ui/notify'
import { useDeleteDfyWebsites } from '@/lib/api/dfy'
import type { DfyWebsite } from '@/lib/contract/website'
import { isPublished } from './website-state'

type DeleteWebsitesProps = {
  /** None: nothing is asked. */
  websites: readonly DfyWebsite[]
  onClose: () => void
  onDeleted: () => void
}

/** Asks for the name of one, or for how many they are, and deletes all of them by one call. */
export function DeleteWebsites({ websites, onClose, onDeleted }: DeleteWebsitesProps) {
  const t = useTranslations('website.remove')
  const remove = useDeleteDfyWebsites()
  const count = websites.length
  const [only] = websites
  const name = count === 1 ? (only?.name ?? '') : t('typed', { count })
  const online = websites.filter(isPublished).length

  async function handleDelete() {
    await remove.mutateAsync(websites.map(({ id }) => id))
    notify.success(count === 1 ? t('doneOne', { name }) : t('done', { count }))
    onDeleted()
  }

  return (
    <ConfirmDialog
      open={count > 0}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={count === 1 ? t('titleOne', { name }) : t('title', { count })}
      description={online > 0 ? t('textOnline', { count: online }) : t('text')}
      confirmLabel={t('do', { count })}
      typedName={name.trim()}
      onConfirm={handleDelete}
    >
      {count > 1 && (
        <ul className="max-h-40 overflow-y-auto rounded-md border bg-sunken px-3 py-2 text-13">
          {websites.map((website) => (
            <li key={website.id} className="py-0.5 [overflow-wrap:anywhere]">
              <bdi>{website.name}</bdi>
            </li>
          ))}
        </ul>
      )}
    </ConfirmDialog>
  )
}
