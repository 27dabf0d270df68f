import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { LOST_REASONS, type LostReason } from '@/lib/contract/lead-record'

type Props = { open: boolean; name: string; onChoose: (reason: LostReason) => void; onClose: () => void }

/** Why a lead was lost. */
export function LostDialog({ open, name, onChoose, onClose }: Props) {
  const t = useTranslations('lead.lost')
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('title', { name })}
      description={t('text')}
    >
      <div className="grid gap-2">
        {LOST_REASONS.map((reason) => (
          <Button key={reason} className="justify-start" onClick={() => onChoose(reason)}>
            {t(`reason.${reason}`)}
          </Button>
        ))}
      </div>
    </Dialog>
  )
}
