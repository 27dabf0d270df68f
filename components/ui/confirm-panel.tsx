import { AlertDialog } from '@base-ui/react/alert-dialog'
import { type ReactNode, type Ref, type SubmitEvent, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { showInPlace } from '@/lib/browser/errors'
import { Button } from './button'
import { DialogActions } from './dialog-actions'
import { inputClass } from './input'
import { Note } from './note'
import { scrimClass } from './surface'

export type ConfirmDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  /** What dies with it, and whether it can come back. */
  description: ReactNode
  confirmLabel: string
  /** For what cannot be undone: the name has to be typed. */
  typedName?: string
  /** Closes when it resolves; when it throws, the dialog stays and says why. */
  onConfirm: () => Promise<unknown>
  variant?: 'danger' | 'primary'
  children?: ReactNode
  /** Where the focus goes when what opened it is gone by then. */
  finalFocus?: () => HTMLElement | null
}

export function ConfirmPanel({ open, onOpenChange, finalFocus, ...rest }: ConfirmDialogProps) {
  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={scrimClass} />
        <AlertDialog.Popup
          data-dialog=""
          finalFocus={finalFocus}
          className="fixed inset-x-0 z-50 mx-auto w-full max-w-[480px] bg-surface shadow-overlay outline-none transition-opacity duration-ui ease-ui data-ending-style:opacity-0 data-starting-style:opacity-0 max-sm:bottom-0 max-sm:max-w-none max-sm:rounded-t-xl sm:top-1/2 sm:w-[calc(100%-32px)] sm:-translate-y-1/2 sm:rounded-xl"
        >
          <Question {...rest} onClose={() => onOpenChange(false)} />
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}

type QuestionProps = Omit<ConfirmDialogProps, 'open' | 'onOpenChange' | 'finalFocus'> & { onClose: () => void }

function Question({
  title,
  description,
  confirmLabel,
  typedName,
  onConfirm,
  variant = 'danger',
  children,
  onClose,
}: QuestionProps) {
  const t = useTranslations('ui')
  const nameRef = useRef<HTMLInputElement>(null)
  const [mismatch, setMismatch] = useState(false)
  const { isRunning, failure, confirm } = useConfirmation({ onConfirm, onClose })

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    event.stopPropagation()
    if (isRunning) return
    if (typedName === undefined || nameRef.current?.value.trim() === typedName) return confirm()
    setMismatch(true)
    nameRef.current?.focus()
  }

  return (
    <form onSubmit={handleSubmit} noValidate>
      <div className="grid gap-4 p-4 sm:p-6">
        <div>
          <AlertDialog.Title className="text-16 font-strong tracking-[-0.006em] [overflow-wrap:anywhere]">
            {title}
          </AlertDialog.Title>
          <AlertDialog.Description className="mt-1 text-14 text-pretty text-2">{description}</AlertDialog.Description>
        </div>
        {children}
        {typedName !== undefined && (
          <TypedName ref={nameRef} name={typedName} mismatch={mismatch} onChange={() => setMismatch(false)} />
        )}
        {failure && (
          <Note tone="critical" role="alert">
            <p>{failure}</p>
          </Note>
        )}
      </div>
      <DialogActions className="border-t px-4 py-3 sm:px-6">
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button type="submit" variant={variant} pending={isRunning}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </form>
  )
}

/** Does what was confirmed, and closes only when it was done. */
function useConfirmation({ onConfirm, onClose }: Pick<QuestionProps, 'onConfirm' | 'onClose'>) {
  const t = useTranslations('ui')
  const [isRunning, setRunning] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function confirm() {
    setRunning(true)
    setFailure(null)
    try {
      await onConfirm()
      onClose()
    } catch (error) {
      showInPlace(error)
      setFailure(error instanceof Error && error.message ? error.message : t('formFailed'))
    }
    setRunning(false)
  }
  return { isRunning, failure, confirm }
}

type TypedNameProps = { ref: Ref<HTMLInputElement>; name: string; mismatch: boolean; onChange: () => void }

function TypedName({ ref, name, mismatch, onChange }: TypedNameProps) {
  const t = useTranslations('ui')
  const id = useId()
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-13 font-medium">
        {t('confirmType', { name })}
      </label>
      <input
        id={id}
        ref={ref}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={mismatch || undefined}
        aria-describedby={mismatch ? `${id}-error` : undefined}
        onChange={onChange}
        className={`${inputClass} h-ctl-lg`}
      />
      {mismatch && (
        <p id={`${id}-error`} className="text-12 text-critical-text">
          {t('confirmMismatch', { name })}
        </p>
      )}
    </div>
  )
}
