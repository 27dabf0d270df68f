import { Square } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { Progress } from '@/components/ui/progress'
import { Spinner } from '@/components/ui/spinner'
import type { FoundScans } from './use-found-scans'

type Props = { scans: Pick<FoundScans, 'batch' | 'stop' | 'isStopping'> }

/** How far the scans are, and the way to stop them. */
export function ScanBar({ scans: { batch, stop, isStopping } }: Props) {
  const t = useTranslations('finder.scan')
  if (!batch) return null
  const { total, done, failed, state } = batch
  if (state === 'stopped')
    return (
      <p role="status" className="border-b bg-sunken px-4 py-3 text-13 sm:px-5">
        {t('stopped', { done, total })}
      </p>
    )
  const words = t('progress', { done: done - failed, failed, left: total - done })
  return (
    <div className="brand flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-k-line bg-k-bg px-4 py-3 sm:flex-nowrap sm:px-5">
      <Spinner className="text-brand-text" />
      <div className="grid min-w-0 grow gap-1.5">
        <p role="status" className="flex flex-wrap justify-between gap-x-4 text-13">
          <span className="font-medium">{t('title', { count: total })}</span>
          <span className="text-2 tabular-nums">{words}</span>
        </p>
        <Progress value={total === 0 ? null : (done / total) * 100} label={words} />
      </div>
      <Button size="sm" pending={isStopping} onClick={stop}>
        {!isStopping && <Square aria-hidden="true" />}
        {t('stop')}
      </Button>
    </div>
  )
}
