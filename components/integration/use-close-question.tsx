import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'

/**
 * Asks before a drawer closes over a secret: one that was entered, since drafts keep everything but those, or one that
 * is shown this once. `shown`: that one.
 */
export function useCloseQuestion(onClose: () => void, shown: string | null) {
  const t = useTranslations('integration.close')
  const [hasSecret, setHasSecret] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const [copied, setCopied] = useState<string | null>(null)
  const isUncopied = shown !== null && shown !== copied
  return {
    setHasSecret,
    handleCopied: () => setCopied(shown),
    close: () => (isUncopied || hasSecret ? setAsking(true) : onClose()),
    /** What was entered is safe. */
    closeSaved: () => (isUncopied ? setAsking(true) : onClose()),
    question: (
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t(isUncopied ? 'uncopied' : 'title')}
        description={t(isUncopied ? 'uncopiedText' : 'text')}
        confirmLabel={t('confirm')}
        onConfirm={async () => onClose()}
      />
    ),
  }
}
