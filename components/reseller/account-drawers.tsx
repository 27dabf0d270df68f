import { type ReactNode, useState } from 'react'
import { onceOpen } from '@/components/ui/on-demand'
import type { ResellerAccount } from '@/lib/contract/reseller'
import type { DeleteAccountProps } from './delete-account'
import type { EditAccountProps } from './edit-account'
import type { ImportAccountsProps } from './import-accounts'
import type { NewAccountProps } from './new-account'
import type { Stats } from './seats-bar'
import type { SuspendAccountsProps } from './suspend-accounts'
import { AccountDrawerContext, type Opened } from './use-account-drawer'

const NewAccount = onceOpen<NewAccountProps>(() => import('./new-account').then((part) => part.NewAccount))
const EditAccount = onceOpen<EditAccountProps>(() => import('./edit-account').then((part) => part.EditAccount))
const DeleteAccount = onceOpen<DeleteAccountProps>(() => import('./delete-account').then((part) => part.DeleteAccount))
const SuspendAccounts = onceOpen<SuspendAccountsProps>(() =>
  import('./suspend-accounts').then((part) => part.SuspendAccounts),
)
const ImportAccounts = onceOpen<ImportAccountsProps>(() =>
  import('./import-accounts').then((part) => part.ImportAccounts),
)

type Props = {
  workspace: string
  accounts: readonly ResellerAccount[] | undefined
  stats: Stats | undefined
  children: ReactNode
}

/** What opens beside the accounts, one at a time. What was opened last stays while it closes. */
export function AccountDrawers({ workspace, accounts, stats, children }: Props) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const [isOpen, setOpen] = useState(false)
  function show(next: Opened) {
    setOpened(next)
    setOpen(true)
  }
  const close = () => setOpen(false)
  const isShown = (kind: Opened['kind']) => isOpen && opened?.kind === kind
  const id = opened && 'id' in opened ? opened.id : null
  const account = accounts?.find((one) => one.id === id)
  const used = stats?.licenses_used ?? accounts?.length ?? 0
  const total = stats?.licenses_total ?? null
  const free = total === null ? null : Math.max(0, total - used)
  return (
    <AccountDrawerContext value={show}>
      {children}
      <NewAccount workspace={workspace} free={free} open={isShown('new')} onClose={close} />
      <ImportAccounts workspace={workspace} open={isShown('import')} onClose={close} />
      <SuspendAccounts
        workspace={workspace}
        accounts={opened?.kind === 'suspend' ? opened.accounts : []}
        onDone={opened?.kind === 'suspend' ? opened.onDone : undefined}
        open={isShown('suspend')}
        onClose={close}
      />
      <EditAccount workspace={workspace} account={account} open={isShown('edit')} onClose={close} />
      <DeleteAccount workspace={workspace} account={account} open={isShown('delete')} onClose={close} />
    </AccountDrawerContext>
  )
}
