import { useEffect, useRef } from 'react'
import { useLocale, useTimeZone, useTranslations } from 'use-intl'
import { Card, CardHeader } from '@/components/ui/card'
import type { Report } from '@/lib/contract/report'
import type { Check } from '@/lib/contract/scan-result'
import { clockTime, duration } from '@/lib/domain/format'
import { failureReason, scanState } from '@/components/scan-result/scan-words'
import { isDone } from '@/components/scan-result/order'
import { useFound } from '@/components/scan-result/use-found'
import { foundBy } from '@/lib/domain/found-by'

/** The last line is in sight until the person scrolls up. */
export function ScanLog({ scan, checks }: { scan: Report; checks: readonly Check[] }) {
  const t = useTranslations('scan.details')
  const locale = useLocale()
  const timeZone = useTimeZone()
  const lines = useLog(scan, checks)
  const { box, handleScroll } = useTail(lines.length)
  return (
    <Card className="flex flex-col">
      <CardHeader title={t('log')} description={t('logText')} className="border-b" />
      {/* What scrolls must be reachable by keyboard. */}
      <div
        ref={box}
        onScroll={handleScroll}
        role="log"
        aria-live="off"
        aria-label={t('log')}
        tabIndex={0}
        className="max-h-80 px-4 py-3 overflow-y-auto sm:px-5 lg:max-h-none lg:min-h-48 lg:grow lg:basis-0"
      >
        <ol className="grid gap-1 text-13">
          {lines.map((line, index) => (
            <li key={`${index}${line.at}`} className="flex gap-3">
              <time dateTime={line.at} className="flex-none text-3 tabular-nums">
                {clockTime(line.at, { locale, timeZone, seconds: true })}
              </time>
              <span className="min-w-0 grow [overflow-wrap:anywhere]">{line.text}</span>
              {typeof line.took_ms === 'number' && (
                <span className="flex-none text-12 text-3 tabular-nums">{duration(line.took_ms, locale)}</span>
              )}
            </li>
          ))}
        </ol>
      </div>
    </Card>
  )
}

const NEAR_END_PX = 24

function useTail(length: number) {
  const box = useRef<HTMLDivElement>(null)
  const isFollowing = useRef(true)

  useEffect(() => {
    if (length > 0 && isFollowing.current && box.current) box.current.scrollTop = box.current.scrollHeight
  }, [length])

  function handleScroll() {
    const { scrollTop = 0, scrollHeight = 0, clientHeight = 0 } = box.current ?? {}
    isFollowing.current = scrollHeight - scrollTop - clientHeight < NEAR_END_PX
  }
  return { box, handleScroll }
}

type LogLine = { at: string; text: string; took_ms?: number | null }

/**
 * What the scan did, the oldest first: the server's own lines where it has some, else what its times and checks tell.
 */
function useLog(scan: Report, checks: readonly Check[]): LogLine[] {
  const t = useTranslations('scan')
  const found = useFound()
  if (scan.log && scan.log.length > 0) return scan.log
  const line = (at: string | null | undefined, text: string, took_ms?: number | null): LogLine[] =>
    at ? [{ at, text, took_ms }] : []

  const state = scanState(scan)
  const by = scan.initiated_by?.name
  const ofCheck = (check: Check) => {
    const result = t('logLine.check', {
      title: check.title,
      state: found(foundBy(check)) ?? t(`state.${check.state}`),
    })
    return line(check.ended_at, [result, check.detail].filter(Boolean).join('. '), check.took_ms)
  }
  const ended =
    state === 'completed'
      ? t('logLine.completed')
      : t('logLine.ended', { title: t(`failure.${failureReason(scan)}.title`) })
  return [
    ...line(scan.created_at, by ? t('logLine.askedBy', { name: by }) : t('logLine.asked')),
    ...line(scan.started_at, t('logLine.started')),
    ...checks.filter(isDone).flatMap(ofCheck).sort(byTime),
    ...line(scan.completed_at, ended),
  ]
}

const byTime = (a: LogLine, b: LogLine) => Date.parse(a.at) - Date.parse(b.at)
