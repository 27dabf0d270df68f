import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { DialogActions } from '@/components/ui/dialog-actions'
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
      <ul className="grid max-h-80 gap-3 overflow-y-auto text-13">
        {refusals.map((refusal) => (
          <li key={refusal.id} className="grid gap-0.5">
            <span dir="ltr" className="font-medium [overflow-wrap:anywhere]">
              {shownAddress(refusal.value)}
            </span>
            <span className="text-2">{'skipped' in refusal ? t(refusal.skipped) : refusal.message}</span>
          </li>
        ))}
      </ul>
      <DialogActions>
        <Button onClick={onClose}>{t('close')}</Button>
      </DialogActions>
    </Dialog>
  )
}
