import { ScanSearch, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { Dialog } from '@/components/ui/dialog'
import { DialogActions } from '@/components/ui/dialog-actions'
import { notify } from '@/components/ui/notify'
import { useDeleteAssetQuietly, useRefreshAssets } from '@/lib/api/asset'
import { lacksManyStarts, useRefreshScans, useStartLightScanQuietly, useStartLightScans } from '@/lib/api/scan'
import type { Asset } from '@/lib/contract/asset'
import { errorText } from '@/lib/errors'
import { shownAddress } from '@/lib/shown-address'
import { type Refusal, useInTurn } from './use-in-turn'

type BulkAssetsProps = { assets: readonly Asset[]; workspace: string; onDone: () => void }

/** What can be done with the ticked assets; what was refused is said line by line. */
export function BulkAssets({ assets, workspace, onDone }: BulkAssetsProps) {
  const t = useTranslations('asset.bulk')
  const inOneCall = useStartLightScans(workspace)
  const scans = useInTurn(useStartLightScanQuietly(workspace))
  const removals = useInTurn(useDeleteAssetQuietly(workspace))
  const refreshAssets = useRefreshAssets(workspace)
  const refreshScans = useRefreshScans(workspace)
  const [isAsking, setAsking] = useState(false)
  const [refusals, setRefusals] = useState<readonly Refusal[]>([])
  const count = assets.length
  const isStarting = inOneCall.isPending || scans.running !== null

  async function finish(word: 'started' | 'deleted', refused: readonly Refusal[]) {
    if (refused.length < count) notify.success(t(word, { count: count - refused.length }))
    setRefusals(refused)
    await Promise.all([refreshAssets(), refreshScans()])
    if (refused.length === 0) onDone()
  }

  /** By one call; one after the other against an API that does not have it. */
  async function startScans() {
    try {
      const { answers, error } = await inOneCall.mutateAsync(assets.map(({ id }) => id))
      const words = new Map(
        answers.map(({ asset_id: id, outcome, message }) => [
          id,
          outcome === 'started' ? '' : (message ?? t(outcome === 'already' ? 'already' : 'refusedOne')),
        ]),
      )
      const unanswered = error === undefined ? t('refusedOne') : errorText(error)
      return assets.flatMap(({ id, value }) => (words.get(id) === '' ? [] : [{ id, value, message: words.get(id) ?? unanswered }]))
    } catch (error) {
      if (lacksManyStarts(error)) return scans.run(assets)
      return assets.map(({ id, value }) => ({ id, value, message: errorText(error) }))
    }
  }

  return (
    <>
      <Button size="sm" pending={isStarting} onClick={async () => finish('started', await startScans())}>
        {!isStarting && <ScanSearch aria-hidden="true" />}
        {scans.running ? t('starting', scans.running) : t('scan', { count })}
      </Button>
      <Button size="sm" disabled={isStarting} onClick={() => setAsking(true)}>
        <Trash2 aria-hidden="true" />
        {t('delete', { count })}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('deleteTitle', { count })}
        description={t('deleteText')}
        confirmLabel={t('delete', { count })}
        onConfirm={async () => finish('deleted', await removals.run(assets))}
      />
      <Dialog open={refusals.length > 0} onOpenChange={(open) => !open && setRefusals([])} title={t('refused')}>
        <ul className="grid max-h-80 gap-3 overflow-y-auto text-13">
          {refusals.map(({ id, value, message }) => (
            <li key={id} className="grid gap-0.5">
              <span dir="ltr" className="font-medium [overflow-wrap:anywhere]">
                {shownAddress(value)}
              </span>
              <span className="text-2">{message ?? t('waiting')}</span>
            </li>
          ))}
        </ul>
        <DialogActions>
          <Button onClick={() => setRefusals([])}>{t('close')}</Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
