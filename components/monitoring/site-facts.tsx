import type { ReactNode } from 'react'
import { useLocale, useTimeZone, useTranslations } from 'use-intl'
import { NoValue } from '@/components/ui/no-value'
import { useNow } from '@/components/ui/relative-time'
import type { Monitor } from '@/lib/contract/monitor'
import { date, duration, percent } from '@/lib/domain/format'
import { daysUntil } from './days-until'
import { useDaysLeft } from './monitor-cells'
import { useCovered } from './use-covered'

/** The figures of a site, each with its name. */
export function SiteFacts({ monitor }: { monitor: Monitor }) {
  const t = useTranslations('monitoring')
  const locale = useLocale()
  const { certificate, domain_expires_at, response_ms, uptime_24h, uptime_30d } = monitor
  const { isDay, since } = useCovered(monitor)
  const share = (value: number | null) => (value === null ? <NoValue /> : percent(value, locale))
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3 rounded-lg border px-4 py-3 text-13">
      <Fact name={t('column.response')}>
        {response_ms !== null ? duration(response_ms, locale) : monitor.state === 'down' ? t('noAnswer') : <NoValue />}
      </Fact>
      <Fact name={t('column.grade')}>{monitor.grade ? `${monitor.grade} (${monitor.score})` : <NoValue />}</Fact>
      {isDay && <Fact name={`${t('column.uptime')} (${t('day')})`}>{share(uptime_24h)}</Fact>}
      <Fact name={`${t('column.uptime')} (${since ?? t('month')})`} isWide={!isDay}>
        {share(uptime_30d)}
      </Fact>
      <Fact name={t('certificate')}>
        {monitor.scheme === 'http' ? t('noCertificate') : <Until at={certificate?.expires_at} />}
        {certificate && (
          <span className="block text-12 text-3 [overflow-wrap:anywhere]">
            {t('drawer.issuer', { issuer: certificate.issuer })}
          </span>
        )}
      </Fact>
      <Fact name={t('domain')}>
        <Until at={domain_expires_at} />
      </Fact>
    </dl>
  )
}

function Fact({ name, isWide = false, children }: { name: string; isWide?: boolean; children: ReactNode }) {
  return (
    <div className={isWide ? 'col-span-full' : 'min-w-0'}>
      <dt className="text-12 text-3">{name}</dt>
      <dd className="tabular-nums">{children}</dd>
    </div>
  )
}

function Until({ at }: { at: string | null | undefined }) {
  const left = useDaysLeft()
  const options = { locale: useLocale(), timeZone: useTimeZone() }
  const days = daysUntil(at, useNow())
  if (!at || days === null) return <NoValue />
  return `${date(at, options)} (${left(days)})`
}
