import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { useRemoveMonitor } from '@/lib/api/monitor'
import type { Monitor } from '@/lib/contract/monitor'
import { siteNameOf } from '@/lib/domain/shown-address'
import { monitoring } from '@/lib/messages/en/monitoring'
import { withTexts } from '@/lib/react/i18n'

export type StopMonitoringProps = { open: boolean; workspace: string; monitor: Monitor | null; onClose: () => void }

function Stop({ open, workspace, monitor, onClose }: StopMonitoringProps) {
  const t = useTranslations('monitoring')
  const remove = useRemoveMonitor(workspace, monitor?.id ?? '')
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(open) => !open && onClose()}
      title={t('drawer.stopTitle', { site: monitor ? siteNameOf(monitor) : '' })}
      description={t('drawer.stopText')}
      confirmLabel={t('action.stop')}
      onConfirm={remove.mutateAsync}
    />
  )
}

export const StopMonitoring = withTexts({ monitoring }, Stop)
