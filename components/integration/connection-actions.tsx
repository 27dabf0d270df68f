import { Copy, List, Pencil, Trash2 } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { endOf } from '@/components/delivery/end-of'
import { useReason } from '@/components/delivery/use-reason'
import { Button } from '@/components/ui/button'
import { RowMenu } from '@/components/ui/row-menu'
import { notify } from '@/components/ui/notify'
import { useTestIntegration } from '@/lib/api/integration'
import { useReach } from '@/lib/browser/connection'
import type { Delivery } from '@/lib/contract/delivery'
import type { Integration } from '@/lib/contract/integration'
import { href } from '@/lib/domain/routes'
import { useConnectionDrawer } from './use-connection-drawer'

type Props = { workspace: string; connection: Integration; hasTests: boolean }

export function ConnectionActions({ workspace, connection, hasTests }: Props) {
  const t = useTranslations('integration.action')
  const { show } = useConnectionDrawer()
  const { id, name, status } = connection
  return (
    <span className="inline-flex items-center justify-end gap-1">
      {status === 'error' && (
        <Button size="sm" className="sm:max-xl:hidden" onClick={() => show({ kind: 'edit', id })}>
          {t('error')}
        </Button>
      )}
      {hasTests && <TestButton workspace={workspace} connection={connection} />}
      <RowMenu
        label={t('more', { name })}
        items={[
          { label: t('edit'), icon: <Pencil />, onSelect: () => show({ kind: 'edit', id }) },
          ...(hasTests
            ? [
                {
                  label: t('deliveries'),
                  icon: <List />,
                  href: `${href('integration')}?tab=deliveries&integration=${id}`,
                },
              ]
            : []),
          { label: t('duplicate'), icon: <Copy />, onSelect: () => show({ kind: 'add', copyOf: id }) },
          'separator',
          { label: t('delete'), icon: <Trash2 />, danger: true, onSelect: () => show({ kind: 'delete', id }) },
        ]}
      />
    </span>
  )
}

function TestButton({ workspace, connection: { id, name } }: Omit<Props, 'hasTests'>) {
  const t = useTranslations('integration.action')
  const test = useTestIntegration(workspace, id)
  const isOffline = useReach() === 'offline'
  const tell = useTell(name)
  return (
    <Button
      size="sm"
      pending={test.isPending}
      disabled={isOffline}
      title={isOffline ? t('offline') : undefined}
      aria-label={t('testOf', { name })}
      aria-keyshortcuts="t"
      onClick={() => test.mutate(undefined, { onSuccess: ({ delivery }) => tell(delivery) })}
    >
      {t('test')}
    </Button>
  )
}

/** Says how a test went. */
function useTell(name: string) {
  const t = useTranslations('integration.tested')
  const reasonOf = useReason()
  return (delivery: Delivery) => {
    if (endOf(delivery) === 'filed') return notify.info(reasonOf(delivery))
    if (delivery.state === 'done') return notify.success(t('done', { name }))
    if (delivery.state === 'waiting' && delivery.kind === 'email') return notify.info(t('mail', { name }))
    const reason = reasonOf(delivery)
    notify.error(reason ? t('failed', { name, reason }) : t('unknown', { name }))
  }
}
