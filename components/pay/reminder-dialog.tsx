import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { buttonClass } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { Dialog } from '@/components/ui/dialog'

type Mail = { to: string; subject: string; text: string }
export type ReminderDialogProps = {
  open: boolean
  number: string
  mail: Mail | null
  /** The text was copied, or the mail program opened with it. */
  onTaken: () => void
  onClose: () => void
  finalFocus?: () => HTMLElement | null
}

/** The words of a reminder. Whoever asked for them sends them. */
export function ReminderDialog({ open, number, mail, onTaken, onClose, finalFocus }: ReminderDialogProps) {
  const t = useTranslations('pay.reminder')
  const hasCounted = useRef(false)
  /** Whoever copies it and then opens the mail program reminds once. */
  function taken() {
    if (!hasCounted.current) onTaken()
    hasCounted.current = true
  }
  function close() {
    hasCounted.current = false
    onClose()
  }
  const to =
    mail &&
    `mailto:${encodeURIComponent(mail.to)}?subject=${encodeURIComponent(mail.subject)}&body=${encodeURIComponent(mail.text)}`
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && close()}
      finalFocus={finalFocus}
      title={t('title', { number })}
      description={t('text')}
      footer={
        mail && (
          <>
            <CopyButton text={mail.text} label={t('copy')} size="md" onCopied={taken} />
            <a href={to ?? ''} className={buttonClass({ variant: 'primary' })} onClick={taken}>
              {t('open')}
            </a>
          </>
        )
      }
    >
      {mail && (
        <div className="grid gap-2 text-13">
          <strong className="font-medium">{mail.subject}</strong>
          <p className="whitespace-pre-line text-2 [overflow-wrap:anywhere]">{mail.text}</p>
        </div>
      )}
    </Dialog>
  )
}
