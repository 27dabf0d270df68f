import { CirclePause, CirclePlay } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { DialogActions } from '@/components/ui/dialog-actions'
import { notify } from '@/components/ui/notify'
import { RefusalList } from '@/components/ui/refusal-list'
import { type Refusal, useInTurn } from '@/components/ui/use-in-turn'
import { useUpdateResellerAccount } from '@/lib/api/reseller'
import { useReach } from '@/lib/browser/connection'
import type { ResellerAccount } from '@/lib/contract/reseller'
import { resellerAccount } from '@/lib/messages/en/reseller-account'
import { withTexts } from '@/lib/react/i18n'
import { nameOf } from './state-of'
import { useAccountDrawer } from './use-account-drawer'

export type BulkAccountsProps = {
  accounts: readonly ResellerAccount[]
  workspace: string
  onDone: (keep: readonly string[]) => void
}

/** What can be done with the ticked accounts; what was refused is said line by line and stays ticked. */
export const BulkAccounts = withTexts(
  { resellerAccount },
  function BulkAccounts({ accounts, workspace, onDone }: BulkAccountsProps) {
    const t = useTranslations('resellerAccount.bulk')
    const open = useAccountDrawer()
    const isOffline = useReach() === 'offline'
    const update = useUpdateResellerAccount(workspace)
    const { running, run } = useInTurn(nameOf)
    const [refusals, setRefusals] = useState<readonly Refusal[]>([])
    const suspended = accounts.filter(({ status }) => status === 'suspended')
    const others = accounts.filter(({ status }) => status !== 'suspended')

    async function handleResume() {
      const refused = await run(suspended, ({ id }) => update.mutateAsync({ id, status: 'active' }))
      const count = suspended.length - refused.length
      if (count > 0) notify.success(t('done.resume', { count }))
      setRefusals(refused)
      onDone(refused.map(({ id }) => id))
    }
    return (
      <>
        {others.length > 0 && (
          <Button
            size="sm"
            disabled={running !== null || isOffline}
            onClick={() => open({ kind: 'suspend', accounts: others, onDone })}
          >
            <CirclePause aria-hidden="true" />
            {t('suspend')}
          </Button>
        )}
        {suspended.length > 0 && (
          <Button size="sm" pending={running !== null} disabled={isOffline} onClick={handleResume}>
            <CirclePlay aria-hidden="true" />
            {t('resume')}
          </Button>
        )}
        <Dialog
          open={refusals.length > 0}
          onOpenChange={(isOpen) => !isOpen && setRefusals([])}
          title={t('refused', { count: refusals.length })}
        >
          <RefusalList refusals={refusals} nameOf={(name) => <bdi>{name}</bdi>} skippedText={(why) => t(why)} />
          <DialogActions>
            <Button onClick={() => setRefusals([])}>{t('close')}</Button>
          </DialogActions>
        </Dialog>
      </>
    )
  },
)
