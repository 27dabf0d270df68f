import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { Note } from '@/components/ui/note'
import { notify } from '@/components/ui/notify'
import { useDeleteResellerAccount } from '@/lib/api/reseller'
import type { ResellerAccount } from '@/lib/contract/reseller'
import { resellerAccount } from '@/lib/messages/en/reseller-account'
import { withTexts } from '@/lib/react/i18n'
import { nameOf } from './state-of'
import { useAccountDrawer } from './use-account-drawer'

export type DeleteAccountProps = {
  open: boolean
  workspace: string
  account: ResellerAccount | undefined
  onClose: () => void
}

/** What dies with an account is counted; a suspension keeps all of it. */
export const DeleteAccount = withTexts(
  { resellerAccount },
  function DeleteAccount({ open, workspace, account, onClose }: DeleteAccountProps) {
    const t = useTranslations('resellerAccount.remove')
    const show = useAccountDrawer()
    const remove = useDeleteResellerAccount(workspace)
    if (!account) return null
    const { id, email, status } = account
    const counts = {
      workspaces: account.workspaces_count ?? 0,
      assets: account.assets_count ?? 0,
      scans: account.scans_count ?? 0,
    }
    return (
      <ConfirmDialog
        open={open}
        onOpenChange={(isOpen) => !isOpen && onClose()}
        title={t('title', { name: nameOf(account) })}
        description={t('text', counts)}
        confirmLabel={t('do')}
        typedName={email}
        onConfirm={async () => {
          await remove.mutateAsync({ id, email })
          notify.success(t('done', { name: nameOf(account) }))
        }}
      >
        {status !== 'suspended' && (
          <Note
            actions={
              <Button size="sm" onClick={() => show({ kind: 'suspend', accounts: [account] })}>
                {t('suspend')}
              </Button>
            }
          >
            <p>{t('instead')}</p>
          </Note>
        )}
      </ConfirmDialog>
    )
  },
)
