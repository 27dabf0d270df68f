import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { columnsFor } from '@/components/data-table/table'
import { RelativeTime } from '@/components/ui/relative-time'
import type { Delivery } from '@/lib/contract/delivery'
import { AttemptBars } from './attempt-bars'
import { EventName } from './delivery-cells'
import { ResendButton } from './resend-button'
import { Result } from './result'

const column = columnsFor<Delivery>()

/** The newest first is the only order that the server has. */
export function useDeliveryColumns(workspace: string, onShow: (id: string) => void) {
  const t = useTranslations('delivery')
  return useMemo(
    () =>
      column.columns([
        column.accessor('title', {
          id: 'event',
          header: t('column.event'),
          meta: { sort: false, text: ({ title, site }: Delivery) => [title, site].filter(Boolean).join(', ') },
          cell: ({ row }) => <EventName delivery={row.original} onShow={onShow} />,
        }),
        column.accessor('to', {
          header: t('column.to'),
          meta: { sort: false },
          cell: ({ row }) => <bdi>{row.original.to}</bdi>,
        }),
        column.accessor('state', {
          id: 'result',
          header: t('column.result'),
          meta: { sort: false, text: ({ state }: Delivery) => t(`state.${state}`) },
          cell: ({ row }) => <Result delivery={row.original} />,
        }),
        column.accessor(({ attempts }) => attempts.length, {
          id: 'attempts',
          header: t('column.attempts'),
          meta: { sort: false, priority: 2 },
          cell: ({ row }) => <AttemptBars attempts={row.original.attempts} />,
        }),
        column.accessor('at', {
          header: t('column.at'),
          meta: { sort: false },
          cell: ({ row }) => <RelativeTime at={row.original.at} className="whitespace-nowrap" />,
        }),
        column.display({
          id: 'actions',
          header: () => <span className="sr-only">{t('column.actions')}</span>,
          cell: ({ row }) => <Again workspace={workspace} delivery={row.original} />,
        }),
      ]),
    [t, workspace, onShow],
  )
}

/** What failed for good can be sent again, as long as there is where to. */
function Again({ workspace, delivery }: { workspace: string; delivery: Delivery }) {
  const t = useTranslations('delivery')
  const { id, state, integration_id, title, to } = delivery
  if (state !== 'failed' || integration_id === null) return null
  return <ResendButton workspace={workspace} id={id} size="sm" aria-label={t('resend.of', { title, to })} />
}
