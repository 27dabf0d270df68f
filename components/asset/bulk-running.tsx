import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { DialogActions } from '@/components/ui/dialog-actions'
import { Progress } from '@/components/ui/progress'
import { ProgressText } from './progress-text'
import type { InTurn } from '@/components/ui/use-in-turn'

/** The button that was pressed is gone. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus()

/** How far an action has come, and the way to stop it between two assets. */
export function BulkRunning({ running, onStop }: { running: NonNullable<InTurn['running']>; onStop: () => void }) {
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
