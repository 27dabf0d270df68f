import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { inputClass } from '@/components/ui/input'
import { notify } from '@/components/ui/notify'
import { useUpdateResellerAccount } from '@/lib/api/reseller'
import type { ResellerAccount } from '@/lib/contract/reseller'
import { resellerAccount } from '@/lib/messages/en/reseller-account'
import { withTexts } from '@/lib/react/i18n'
import { nameOf } from './state-of'

export type SuspendAccountsProps = {
  open: boolean
  workspace: string
  accounts: readonly ResellerAccount[]
  /** With those that were left as they are. */
  onDone?: (kept: readonly string[]) => void
  onClose: () => void
}

/** What a suspension does is said before it is done. */
export const SuspendAccounts = withTexts(
  { resellerAccount },
  function SuspendAccounts({ open, workspace, accounts, onDone, onClose }: SuspendAccountsProps) {
    const t = useTranslations('resellerAccount')
    const update = useUpdateResellerAccount(workspace)
    const reason = useRef<HTMLInputElement>(null)
    const [first] = accounts
    if (!first) return null
    const count = accounts.length

    /** One after the other: the first that fails says why, and those before it are suspended. */
    async function handleConfirm() {
      const said = reason.current?.value.trim() || undefined
      const left = new Set(accounts.map(({ id }) => id))
      try {
        for (const { id } of accounts) {
          await update.mutateAsync({ id, status: 'suspended', reason: said })
          left.delete(id)
        }
      } finally {
        onDone?.([...left])
      }
      notify.success(
        count === 1 ? t('suspend.done', { name: nameOf(first as ResellerAccount) }) : t('bulk.done.suspend', { count }),
      )
    }
    return (
      <ConfirmDialog
        open={open}
        onOpenChange={(isOpen) => !isOpen && onClose()}
        title={count === 1 ? t('suspend.title', { name: nameOf(first) }) : t('suspend.many', { count })}
        description={t('suspend.text')}
        confirmLabel={t('suspend.do')}
        onConfirm={handleConfirm}
      >
        <label className="grid gap-1 text-13">
          <span className="font-medium">{t('suspend.reason')}</span>
          <input ref={reason} maxLength={200} autoComplete="off" className={`${inputClass} h-ctl-lg`} />
          <span className="text-12 text-3">{t('suspend.reasonHelp')}</span>
        </label>
      </ConfirmDialog>
    )
  },
)
