import { RotateCw } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { notify } from '@/components/ui/notify'
import { useResend } from '@/lib/api/delivery'
import { useReach } from '@/lib/browser/connection'
import { endOf } from './end-of'
import { useReason } from './use-reason'

type Props = { workspace: string; id: string } & Pick<ComponentProps<typeof Button>, 'size' | 'variant' | 'aria-label'>

/** Sends it once more, and says how that went. */
export function ResendButton({ workspace, id, ...rest }: Props) {
  const t = useTranslations('delivery.resend')
  const resend = useResend(workspace)
  const reasonOf = useReason()
  const isOffline = useReach() === 'offline'

  const handleClick = () =>
    resend.mutate(id, {
      onSuccess: ({ delivery }) => {
        if (endOf(delivery) === 'filed') return notify.info(reasonOf(delivery))
        if (delivery.state === 'done') return notify.success(t('done', { to: delivery.to }))
        if (delivery.state !== 'failed') return notify.info(t('queued', { to: delivery.to }))
        notify.error(t('failed', { to: delivery.to, reason: reasonOf(delivery) }))
      },
    })
  return (
    <Button
      {...rest}
      pending={resend.isPending}
      disabled={isOffline}
      title={isOffline ? t('offline') : undefined}
      onClick={handleClick}
    >
      {!resend.isPending && <RotateCw aria-hidden="true" />}
      {t('action')}
    </Button>
  )
}
