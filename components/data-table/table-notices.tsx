import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { Delayed, Skeleton } from '@/components/ui/skeleton'

export function LoadingNotice() {
  const t = useTranslations('ui.table')
  return (
    <>
      <p className="px-5 py-4 text-13 text-3">{t('loading')}</p>
      <Delayed>
        <div className="grid gap-px pb-4" aria-hidden="true">
          {['w-2/5', 'w-1/2', 'w-1/3', 'w-2/5'].map((width, index) => (
            <div key={`${index}${width}`} className="flex h-12 items-center justify-between gap-8 border-t px-5">
              <Skeleton className={clsx('h-3', width)} />
              <Skeleton className="h-3 w-16" />
            </div>
          ))}
        </div>
      </Delayed>
    </>
  )
}

/** Nothing there yet: the screen's own words about it, and the table's. */
export function EmptyNotice({ label, children }: { label: string; children: ReactNode }) {
  const t = useTranslations('ui.table')
  return (
    <section aria-label={label}>
      {children}
      <p className="-mt-4 pb-6 text-center text-12 text-3">{t('noData')}</p>
    </section>
  )
}

export function NoRowsNotice({ onClear }: { onClear: (() => void) | undefined }) {
  const t = useTranslations('ui.table')
  return (
    <div className="grid justify-items-center gap-3 px-5 py-10 text-13 text-2">
      <p>{t(onClear ? 'noMatch' : 'noData')}</p>
      {onClear && (
        <Button size="sm" onClick={onClear}>
          {t('clearSearch')}
        </Button>
      )}
    </div>
  )
}
