import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { onceOpen } from '@/components/ui/on-demand'
import { leadDeeds } from '@/lib/messages/en/lead-deeds'
import { withTexts } from '@/lib/react/i18n'
import type { WeightsDialogProps } from './weights-dialog'

const WeightsDialog = onceOpen<WeightsDialogProps>(() => import('./weights-dialog').then((part) => part.WeightsDialog))

export const ChangeWeights = withTexts({ leadDeeds }, function ChangeWeights({ workspace }: { workspace: string }) {
  const t = useTranslations('leadDeeds.weights')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="ghost" size="sm" className="justify-self-start" onClick={() => setOpen(true)}>
        {t('do')}
      </Button>
      <WeightsDialog open={isOpen} workspace={workspace} onClose={() => setOpen(false)} />
    </>
  )
})
