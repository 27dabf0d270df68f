import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { Progress } from '@/components/ui/progress'
import { ProgressText } from '@/components/ui/progress-text'
import { readAll } from './read-all'
import type { Remote } from './remote'
import type { TableRow } from './table'

type ReadingStripProps = {
  remote: Remote<TableRow>
  total: number
  onEnd: (rows: readonly TableRow[] | null) => void
}

/** Reads the rows that a file or a choice of all of them waits for, and shows how far it is. Null when stopped. */
export function ReadingStrip({ remote, total, onEnd }: ReadingStripProps) {
  const t = useTranslations('ui')
  const [{ done, onRetry }, setCourse] = useState<{ done: number; onRetry?: () => void }>({ done: 0 })
  /** What was searched for when it began. */
  const [asked] = useState(remote)
  const whoWaits = useRef(onEnd)

  useEffect(() => {
    whoWaits.current = onEnd
  }, [onEnd])

  // The server is asked until all is here, or nobody waits any more.
  useEffect(() => {
    const stopping = new AbortController()
    void readAll(asked, stopping.signal, (rows, retry) => setCourse({ done: rows, onRetry: retry })).then(
      (rows) => rows && whoWaits.current(rows),
    )
    return () => stopping.abort()
  }, [asked])

  const text = t(onRetry ? 'table.readingFailed' : 'table.reading', { done, total })
  return (
    <div className="grid gap-2 border-t bg-sunken px-4 py-3 sm:px-5">
      <div className="flex flex-wrap items-center gap-3">
        <div className="min-w-0 grow">
          <ProgressText text={text} />
        </div>
        {onRetry && (
          <Button size="sm" onClick={onRetry}>
            {t('retry')}
          </Button>
        )}
        <Button size="sm" variant="ghost" onClick={() => onEnd(null)}>
          {t('table.stopReading')}
        </Button>
      </div>
      <Progress value={total > 0 ? (done / total) * 100 : null} label={text} tone={onRetry ? 'medium' : 'brand'} />
    </div>
  )
}
