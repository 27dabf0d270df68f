import { useLocale, useTimeZone, useTranslations } from 'use-intl'
import { Card, CardBody, CardHeader } from '@/components/ui/card'
import type { Scan } from '@/lib/contract/scan'
import { clockTime } from '@/lib/format'

export function ScanLog({ log }: { log: NonNullable<Scan['log']> }) {
  const t = useTranslations('scan.details')
  const locale = useLocale()
  const timeZone = useTimeZone()
  return (
    <Card>
      <CardHeader title={t('log')} description={t('logText')} />
      <CardBody>
        <ol className="grid max-h-80 gap-1 overflow-y-auto text-13">
          {log.map((line, index) => (
            <li key={`${index}${line.at}`} className="flex gap-3">
              <time dateTime={line.at} className="text-3 tabular-nums">
                {clockTime(line.at, { locale, timeZone })}
              </time>
              <span className="min-w-0 [overflow-wrap:anywhere]">{line.text}</span>
            </li>
          ))}
        </ol>
      </CardBody>
    </Card>
  )
}
