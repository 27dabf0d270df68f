import { useTranslations } from 'use-intl'
import { Tag } from '@/components/ui/badge'
import type { Delivery } from '@/lib/contract/delivery'

type EventProps = { delivery: Delivery; onShow: (id: string) => void }

/** What happened, and where. It opens the rest. */
export function EventName({ delivery: { id, title, site, is_test }, onShow }: EventProps) {
  const t = useTranslations('delivery')
  return (
    <span className="grid min-w-44 justify-items-start">
      <span className="inline-flex flex-wrap items-center gap-x-2">
        <button
          type="button"
          data-row-main
          className="text-start font-medium [overflow-wrap:anywhere] hover:underline"
          onClick={() => onShow(id)}
        >
          <bdi>{title}</bdi>
        </button>
        {is_test && <Tag>{t('isTest')}</Tag>}
      </span>
      {site && (
        <bdi dir="ltr" className="text-12 text-3 [overflow-wrap:anywhere]">
          {site}
        </bdi>
      )}
    </span>
  )
}
