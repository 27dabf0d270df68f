import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { Dialog } from '@/components/ui/dialog'
import { useWorkspaces } from '@/lib/api/workspace'
import type { Asset } from '@/lib/contract/asset'
import { asset } from '@/lib/messages/en/asset'
import { scan } from '@/lib/messages/en/scan'
import { withTexts } from '@/lib/react/i18n'
import { type Asked, BulkButtons } from './bulk-buttons'
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
  const others = useOthers(workspace)
  const [asking, setAsking] = useState<Asked | 'working' | null>(null)
  const close = () => setAsking(null)
  const closeIf = (what: Asked) => setAsking((now) => (now === what ? null : now))
  const actions = useBulkActions({ assets, workspace, onEnd: close, onDone })
  const count = assets.length
  const { running } = actions
  /** The question is over: what was refused opens a dialog of its own. */
  const startFullScans = async () => void actions.fullScan()
  const progress = running && <BulkRunning running={running} onStop={actions.stop} />
  /** A dialog that is closed while it works, stops; it goes when what has begun is done. */
  const dialog = (kind: 'tags' | 'move' | 'working', title: string, form?: ReactNode) => (
    <Dialog open={asking === kind} onOpenChange={(open) => !open && (running ? actions.stop() : close())} title={title}>
      {progress ?? form}
    </Dialog>
  )

  const [task, setTask] = useState('')
  /** Goes on in a dialog that says how far it is. */
  async function work(title: string, action: () => Promise<void>) {
    setTask(title)
    setAsking('working')
    void action()
  }

  return (
    <>
      <BulkButtons count={count} actions={actions} canMove={others.length > 0} onAsk={setAsking} onWork={work} />
      <FullScans
        count={actions.fullCount}
        skipped={count - actions.fullCount}
        open={asking === 'full'}
        onClose={() => closeIf('full')}
        onConfirm={startFullScans}
      />
      {dialog('tags', t('tagsTitle', { count }), <BulkTags assets={assets} onCancel={close} onSubmit={actions.tag} />)}
      {dialog(
        'move',
        t('moveTitle', { count }),
        <BulkMove count={count} workspaces={others} onCancel={close} onSubmit={actions.move} />,
      )}
      <Deletion
        count={count}
        open={asking === 'delete'}
        // Confirmed, it goes on in the next dialog.
        onClose={() => closeIf('delete')}
        onConfirm={() => work(t('delete', { count }), actions.remove)}
      />
      {dialog('working', task)}
      <BulkRefusals refusals={actions.refusals} onClose={actions.forgetRefusals} />
    </>
  )
}

/** Where they can be moved to: from all workspaces to any. */
function useOthers(workspace: string) {
  const all = useWorkspaces().data ?? []
  return all.length > 1 ? all.filter(({ id }) => id !== workspace) : []
}

type SureProps = { count: number; open: boolean; onClose: () => void; onConfirm: () => Promise<void> }

/** What the person agrees to stands where the scans are started. `skipped`: how many are not verified. */
function FullScans({ count, skipped, open, onClose, onConfirm }: SureProps & { skipped: number }) {
  const t = useTranslations('asset.bulk')
  const consent = useTranslations('scan.init')
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('fullTitle', { count })}
      description={t('fullText', { consent: count === 1 ? consent('consent') : t('fullConsent'), skipped })}
      confirmLabel={t('full', { count })}
      onConfirm={onConfirm}
      variant="primary"
    />
  )
}

function Deletion({ count, open, onClose, onConfirm }: SureProps) {
  const t = useTranslations('asset.bulk')
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('deleteTitle', { count })}
      description={t('deleteText')}
      confirmLabel={t('delete', { count })}
      onConfirm={onConfirm}
    />
  )
}

export const BulkAssets = withTexts({ asset, scan }, BulkActions)

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
