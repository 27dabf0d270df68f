import { useTranslations } from 'use-intl'
import { Card } from '@/components/ui/card'
import { Delayed, Skeleton } from '@/components/ui/skeleton'
import { Spinner } from '@/components/ui/spinner'

const ROWS = ['w-2/5', 'w-1/3', 'w-1/2', 'w-2/5', 'w-1/3', 'w-2/5']

/** In the shape of what is coming. */
export function SearchingCard({ name }: { name: string }) {
  const t = useTranslations('finder')
  return (
    <Card aria-busy="true">
      <p role="status" className="flex items-center gap-2 px-4 py-4 text-13 text-2 sm:px-5">
        <Spinner className="text-brand-text" />
        {t('searching', { source: name })}
      </p>
      <Delayed>
        <div aria-hidden="true">
          {ROWS.map((width, index) => (
            <div key={`${index}${width}`} className="flex h-14 items-center justify-between gap-8 border-t px-5">
              <Skeleton className={`h-3 ${width}`} />
              <Skeleton className="h-3 w-24" />
              <Skeleton className="h-3 w-16" />
            </div>
          ))}
        </div>
      </Delayed>
    </Card>
  )
}
