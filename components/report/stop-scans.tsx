import { Square } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { useAbortScans } from '@/lib/api/report'
import type { Scan } from '@/lib/contract/scan'
import { isFinished } from '@/lib/domain/scan-status'

/** For those of the ticked scans that are not over. Asks once more: what they have found so far is lost. */
export function StopScans({ scans, workspace, onStopped }: { scans: readonly Scan[]; workspace: string; onStopped: () => void }) {
  const t = useTranslations()
  const abort = useAbortScans(workspace)
  const [isAsking, setAsking] = useState(false)
  const ids = scans.filter((scan) => !isFinished(scan)).map(({ id }) => id)
  if (ids.length === 0) return null
  return (
    <>
      <Button size="sm" onClick={() => setAsking(true)}>
        <Square aria-hidden="true" />
        {t('scan.actions.stopMany', { count: ids.length })}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('scan.actions.stopMany', { count: ids.length })}
        description={t('shell.scans.stopAllSure', { count: ids.length })}
        confirmLabel={t('shell.scans.stopAll')}
        onConfirm={() => abort.mutateAsync(ids).finally(onStopped)}
      />
    </>
  )
}
