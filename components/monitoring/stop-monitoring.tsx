import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { useRemoveMonitor } from '@/lib/api/monitor'
import type { Monitor } from '@/lib/contract/monitor'
import { shownAddress } from '@/lib/domain/shown-address'

export function StopMonitoring({ workspace, monitor, onClose }: { workspace: string; monitor: Monitor | null; onClose: () => void }) {
  const t = useTranslations('monitoring')
  const remove = useRemoveMonitor(workspace, monitor?.id ?? '')
  return (
    <ConfirmDialog
      open={monitor !== null}
      onOpenChange={(open) => !open && onClose()}
      title={t('drawer.stopTitle', { site: shownAddress(monitor?.asset_value ?? '') })}
      description={t('drawer.stopText')}
      confirmLabel={t('action.stop')}
      onConfirm={remove.mutateAsync}
    />
  )
}
