import { useTranslations } from 'use-intl'
import { ErrorPanel } from '@/components/ui/error-panel'
import { RelativeTime } from '@/components/ui/relative-time'
import { Skeleton } from '@/components/ui/skeleton'
import { lacksDeliveries, useLatestDeliveries } from '@/lib/api/delivery'
import { AttemptBars } from './attempt-bars'
import { EventName } from './delivery-cells'
import { Result } from './result'
import { useShownDelivery } from './shown-delivery'

type Props = { workspace: string; count: number /** Only what went there. */; integration?: string }

/** The newest few deliveries as a plain list. Nothing where the API keeps none. */
export function LatestDeliveries({ workspace, count, integration }: Props) {
  const t = useTranslations('delivery')
  const [shown, show] = useShownDelivery(workspace, null)
  const { data, error, isError, isFetching, refetch } = useLatestDeliveries(workspace, count, integration)
  if (!data && lacksDeliveries(error)) return null
  if (!data && isError)
    return <ErrorPanel title={t('failed')} error={error} onRetry={refetch} isRetrying={isFetching} />
  if (!data) return <Skeleton className="h-24" />
  if (data.length === 0) return <p className="py-3.5 text-13 text-2">{t('empty.text')}</p>
  return (
    <>
      <ul className="divide-y">
        {data.map((delivery) => (
          <li
            key={delivery.id}
            data-row
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-3 text-13 sm:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_4rem_6rem]"
          >
            <span className="min-w-0">
              <EventName delivery={delivery} onShow={show} />
              {integration === undefined && (
                <bdi className="text-12 text-3 [overflow-wrap:anywhere]">{delivery.to}</bdi>
              )}
            </span>
            <span className="max-sm:col-start-1">
              <Result delivery={delivery} />
            </span>
            <span className="max-sm:col-start-2 max-sm:row-start-1">
              <AttemptBars attempts={delivery.attempts} />
            </span>
            <RelativeTime at={delivery.at} className="text-end text-12 text-3 max-sm:col-start-2 max-sm:row-start-2" />
          </li>
        ))}
      </ul>
      {shown}
    </>
  )
}
