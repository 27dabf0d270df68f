import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'

/** Asks before a drawer closes over a secret that was entered: drafts keep everything but those. */
export function useCloseQuestion(onClose: () => void) {
  const t = useTranslations('integration.close')
  const [hasSecret, setHasSecret] = useState(false)
  const [isAsking, setAsking] = useState(false)
  return {
    setHasSecret,
    close: () => (hasSecret ? setAsking(true) : onClose()),
    question: (
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('title')}
        description={t('text')}
        confirmLabel={t('confirm')}
        onConfirm={async () => onClose()}
      />
    ),
  }
}
