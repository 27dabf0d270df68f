import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { DialogActions } from '@/components/ui/dialog-actions'
import { RefusalList } from '@/components/ui/refusal-list'
import { shownAddress } from '@/lib/domain/shown-address'
import type { Refusal } from '@/components/ui/use-in-turn'

/** What was not done, each with its reason. */
export function BulkRefusals({ refusals, onClose }: { refusals: readonly Refusal[]; onClose: () => void }) {
  const t = useTranslations('asset.bulk')
  const isStopped = refusals.length > 0 && refusals.every((refusal) => 'skipped' in refusal)
  return (
    <Dialog
      open={refusals.length > 0}
      onOpenChange={(open) => !open && onClose()}
      title={t(isStopped ? 'notDone' : 'refused')}
    >
      <RefusalList
        refusals={refusals}
        nameOf={(value) => <span dir="ltr">{shownAddress(value)}</span>}
        skippedText={(why) => t(why)}
      />
      <DialogActions>
        <Button onClick={onClose}>{t('close')}</Button>
      </DialogActions>
    </Dialog>
  )
}
