import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { onceOpen } from '@/components/ui/on-demand'
import { useMoment } from '@/components/ui/use-moment'
import { number } from '@/lib/domain/format'
import type { StoredDataProps } from './stored-data'
import type { Finder } from './use-finder'
import { useSourceOf } from './use-source'

const StoredData = onceOpen<StoredDataProps>(() => import('./stored-data').then((part) => part.StoredData))

/** How many searches are left today, and what is kept of their answers. */
export function Quota({ finder }: { finder: Finder }) {
  const t = useTranslations('finder')
  const locale = useLocale()
  const moment = useMoment()
  const { row, left, isSample } = useSourceOf(finder)
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-13 text-2">
      <p className="tabular-nums">
        {row &&
          (left === 0
            ? t('usedUp', { time: moment(row.resets_at) })
            : t('quota', { used: number(row.searches_today, locale), limit: number(row.searches_limit, locale) }))}
      </p>
      <button
        type="button"
        className="min-h-6 font-medium text-brand-text hover:underline"
        onClick={() => setOpen(true)}
      >
        {t('stored.open')}
      </button>
      <StoredData
        open={isOpen}
        onClose={() => setOpen(false)}
        source={isSample ? 'sample' : finder.question.provider}
      />
    </div>
  )
}
