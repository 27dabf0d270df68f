import { FolderInput, ScanSearch, Tags, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { Dialog } from '@/components/ui/dialog'
import { useWorkspaces } from '@/lib/api/workspace'
import type { Asset } from '@/lib/contract/asset'
import { asset } from '@/lib/messages/en/asset'
import { withTexts } from '@/lib/react/i18n'
import { BulkMove } from './bulk-move'
import { BulkTags } from './bulk-tags'
import { useBulkActions } from './use-bulk-actions'
import { DialogActions } from '@/components/ui/dialog-actions'
import { Progress } from '@/components/ui/progress'
import { ProgressText } from '@/components/ui/progress-text'
import type { InTurn, Refusal } from '@/components/ui/use-in-turn'
import { RefusalList } from '@/components/ui/refusal-list'
import { shownAddress } from '@/lib/domain/shown-address'

export type BulkAssetsProps = { assets: readonly Asset[]; workspace: string; onDone: (keep: readonly string[]) => void }

/** What can be done with the ticked assets; what was refused is said line by line. */
function BulkActions({ assets, workspace, onDone }: BulkAssetsProps) {
  const t = useTranslations('asset.bulk')
  const others = (useWorkspaces().data ?? []).filter(({ id }) => id !== workspace)
  const [asking, setAsking] = useState<Asked | 'deleting' | null>(null)
  const close = () => setAsking(null)
  const actions = useBulkActions({ assets, workspace, onEnd: close, onDone })
  const count = assets.length
  const { running } = actions
  const progress = running && <BulkRunning running={running} onStop={actions.stop} />
  /** A dialog that is closed while it works, stops; it goes when what has begun is done. */
  const dialog = (kind: 'tags' | 'move' | 'deleting', title: string, form?: ReactNode) => (
    <Dialog open={asking === kind} onOpenChange={(open) => !open && (running ? actions.stop() : close())} title={title}>
      {progress ?? form}
    </Dialog>
  )

  async function handleDelete() {
    setAsking('deleting')
    void actions.remove()
  }

  return (
    <>
      <Buttons count={count} actions={actions} canMove={others.length > 0} onAsk={setAsking} />
      {dialog('tags', t('tagsTitle', { count }), <BulkTags assets={assets} onCancel={close} onSubmit={actions.tag} />)}
      {dialog(
        'move',
        t('moveTitle', { count }),
        <BulkMove count={count} workspaces={others} onCancel={close} onSubmit={actions.move} />,
      )}
      <ConfirmDialog
        open={asking === 'delete'}
        // Confirmed, it goes on in the next dialog.
        onOpenChange={(open) => !open && setAsking((now) => (now === 'delete' ? null : now))}
        title={t('deleteTitle', { count })}
        description={t('deleteText')}
        confirmLabel={t('delete', { count })}
        onConfirm={handleDelete}
      />
      {dialog('deleting', t('delete', { count }))}
      <BulkRefusals refusals={actions.refusals} onClose={actions.forgetRefusals} />
    </>
  )
}

type Asked = 'tags' | 'move' | 'delete'
type ButtonsProps = {
  count: number
  actions: ReturnType<typeof useBulkActions>
  canMove: boolean
  onAsk: (what: Asked) => void
}

function Buttons({ count, actions, canMove, onAsk }: ButtonsProps) {
  const t = useTranslations('asset.bulk')
  const { running, isStarting } = actions
  const isBusy = isStarting || running !== null
  return (
    <>
      <Button size="sm" pending={isStarting} disabled={isBusy && !isStarting} onClick={actions.scan}>
        {!isStarting && <ScanSearch aria-hidden="true" />}
        {isStarting && running ? t('starting', running) : t('scan', { count })}
      </Button>
      <Button size="sm" disabled={isBusy} onClick={() => onAsk('tags')}>
        <Tags aria-hidden="true" />
        {t('tags')}
      </Button>
      {canMove && (
        <Button size="sm" disabled={isBusy} onClick={() => onAsk('move')}>
          <FolderInput aria-hidden="true" />
          {t('move')}
        </Button>
      )}
      <Button size="sm" disabled={isBusy} onClick={() => onAsk('delete')}>
        <Trash2 aria-hidden="true" />
        {t('delete', { count })}
      </Button>
    </>
  )
}

export const BulkAssets = withTexts({ asset }, BulkActions)

/** The button that was pressed is gone. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus()

/** How far an action has come, and the way to stop it between two assets. */
function BulkRunning({ running, onStop }: { running: NonNullable<InTurn['running']>; onStop: () => void }) {
  const t = useTranslations('asset.bulk')
  const text = t('running', running)
  return (
    <>
      <div className="grid gap-2">
        <ProgressText text={text} />
        <Progress value={(running.done / running.total) * 100} label={text} />
      </div>
      <DialogActions>
        <Button ref={takeFocus} onClick={onStop}>
          {t('stop')}
        </Button>
      </DialogActions>
    </>
  )
}

/** What was not done, each with its reason. */
function BulkRefusals({ refusals, onClose }: { refusals: readonly Refusal[]; onClose: () => void }) {
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
