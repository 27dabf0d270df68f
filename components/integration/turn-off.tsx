import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { useIntegrationStatus } from '@/lib/api/integration'
import type { Integration } from '@/lib/contract/integration'
import { integration } from '@/lib/messages/en/integration'
import { withTexts } from '@/lib/react/i18n'
import { focusAfter } from './focus-after'

export type TurnOffProps = { workspace: string; open: boolean; connection: Integration | null; onClose: () => void }

/** What waits is lost with it: an alert that nobody gets. */
function TurningOff({ workspace, open, connection, onClose }: TurnOffProps) {
  const t = useTranslations('integration')
  const change = useIntegrationStatus(workspace, connection?.id ?? '')
  if (!connection) return null
  const { id, name, waiting = 0 } = connection
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('off.title', { name })}
      description={t('off.text', { count: waiting })}
      confirmLabel={t('worst.off')}
      finalFocus={() => focusAfter(id)}
      onConfirm={() => change.mutateAsync('inactive')}
    />
  )
}
export const TurnOff = withTexts({ integration }, TurningOff)
