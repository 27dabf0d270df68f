import { CircleCheck, CircleDashed, CircleX } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Tag } from '@/components/ui/badge'
import { Card, CardHeader } from '@/components/ui/card'
import { CodeBlock } from '@/components/ui/code-block'
import { CopyButton } from '@/components/ui/copy-button'
import { Note } from '@/components/ui/note'
import { RelativeTime } from '@/components/ui/relative-time'
import { Select } from '@/components/ui/select'
import { StatusBadge } from '@/components/ui/status-badge'
import { DNS_PROVIDERS } from '@/lib/domain/dns-providers'
import type { DomainRecord, DomainSetup } from '@/lib/contract/website'

type Provider = (typeof DNS_PROVIDERS)[number]

type DomainRecordsProps = { domain: DomainSetup; actions: ReactNode; footer: ReactNode }

/** Leads to a server that only its own machine reaches, as in try-out mode. */
const isHere = ({ value }: DomainRecord) => /^(?:127\.[\d.]+|::1|(?:.+\.)?localhost)\.?$/.test(value)

/** What is to be entered, and what stands there now. */
export function DomainRecords({ domain, actions, footer }: DomainRecordsProps) {
  const t = useTranslations('websiteManager.domain')
  const known = DNS_PROVIDERS.find((provider) => provider === domain.provider)
  const [chosen, setChosen] = useState<Provider | null>(null)
  const provider = chosen ?? known ?? 'other'
  return (
    <Card>
      <CardHeader
        title={t('recordsFor', { domain: domain.domain })}
        description={known && !chosen ? t('servers', { provider: t(`provider.${known}`) }) : undefined}
        actions={
          <>
            <Select
              label={t('steps')}
              value={provider}
              onValueChange={setChosen}
              options={DNS_PROVIDERS.map((value) => ({
                value,
                label: t('stepsFor', { provider: t(`provider.${value}`) }),
              }))}
            />
            {actions}
          </>
        }
      />
      {domain.records.some(isHere) ? (
        <Note tone="medium" className="mx-4 mb-3 sm:mx-5">
          <p>{t('tryOut')}</p>
        </Note>
      ) : (
        <p className="border-t px-4 py-3 text-13 text-2 sm:px-5">{t(`hint.${provider}`)}</p>
      )}
      <div role="table" aria-label={t('table')} className="text-13">
        <Columns />
        {domain.records.map((record) => (
          <Line key={`${record.type}${record.host}${record.value}`} record={record} checked={domain.last_checked_at} />
        ))}
      </div>
      <footer className="flex flex-wrap items-center justify-between gap-3 border-t px-4 py-3 sm:px-5">{footer}</footer>
      {domain.offers && domain.offers.length > 0 && <Offers offers={domain.offers} />}
      {domain.proxy && (
        <details className="border-t px-4 py-3 text-13 sm:px-5">
          <summary className="cursor-pointer font-medium">{t('forAdmin')}</summary>
          <p className="mt-1 mb-2 text-2">{t('proxy')}</p>
          <CodeBlock code={domain.proxy} label="Caddyfile" />
        </details>
      )}
    </Card>
  )
}

function Columns() {
  const t = useTranslations('websiteManager.domain')
  return (
    <div
      role="row"
      className="hidden grid-cols-[72px_minmax(0,1fr)_minmax(0,1.4fr)_minmax(0,1.6fr)] gap-4 border-y bg-sunken px-5 py-2 text-12 font-medium text-3 lg:grid"
    >
      {(['type', 'name', 'value', 'current'] as const).map((name) => (
        <span key={name} role="columnheader">
          {t(`column.${name}`)}
        </span>
      ))}
    </div>
  )
}

function Line({ record, checked }: { record: DomainRecord; checked: string | null | undefined }) {
  const t = useTranslations('websiteManager.domain')
  const { type, host, purpose } = record
  return (
    <div
      role="row"
      className="grid items-start gap-x-4 gap-y-2 border-t px-4 py-4 first:border-t-0 sm:px-5 lg:grid-cols-[72px_minmax(0,1fr)_minmax(0,1.4fr)_minmax(0,1.6fr)]"
    >
      <span role="cell">
        <Tag>{type}</Tag>
      </span>
      <span role="cell" className="grid min-w-0 gap-0.5">
        <code className="mono [overflow-wrap:anywhere]">{host}</code>
        <span className="text-12 text-3">{t(`purpose.${purposeOf(purpose, type)}`)}</span>
      </span>
      <span role="cell" className="min-w-0">
        {isHere(record) ? <span className="text-3">–</span> : <CopyValue value={record.value} />}
      </span>
      <span role="cell" className="grid min-w-0 gap-0.5">
        <Current record={record} />
        {checked && (
          <span className="text-12 text-3 [overflow-wrap:anywhere] first-letter:uppercase">
            {record.found.length > 0 && (
              <>
                {t('found')} <code className="mono">{record.found.join(', ')}</code>
                {' · '}
              </>
            )}
            {t.rich(record.where === 'resolver' ? 'atResolver' : 'atServers', {
              time: () => <RelativeTime at={checked} />,
            })}
          </span>
        )}
      </span>
    </div>
  )
}

const PURPOSES = ['routing', 'ownership', 'certificate'] as const
const purposeOf = (purpose: string | undefined, type: string) => {
  const known = PURPOSES.find((one) => one === purpose) ?? 'routing'
  return known === 'routing' && type === 'CNAME' ? 'www' : known
}

function Current({ record: { state, problem } }: { record: DomainRecord }) {
  const t = useTranslations('websiteManager.domain.state')
  if (state === 'ok')
    return (
      <StatusBadge tone="pass" icon={<CircleCheck aria-hidden="true" />}>
        {t('ok')}
      </StatusBadge>
    )
  const isWrong = state === 'wrong'
  return (
    <>
      <StatusBadge
        tone={isWrong ? 'critical' : 'neutral'}
        icon={isWrong ? <CircleX aria-hidden="true" /> : <CircleDashed aria-hidden="true" />}
      >
        {t(isWrong ? 'wrong' : 'missing')}
      </StatusBadge>
      {problem?.text && <span className="text-12 text-2 [overflow-wrap:anywhere]">{problem.text}</span>}
    </>
  )
}

function CopyValue({ value }: { value: string }) {
  const source = useRef<HTMLElement>(null)
  return (
    <span className="flex min-h-9 items-center gap-1 rounded-md border bg-sunken ps-3 pe-1">
      <code ref={source} className="mono min-w-0 grow py-1.5 [overflow-wrap:anywhere]">
        {value}
      </code>
      <CopyButton text={value} source={source} />
    </span>
  )
}

function Offers({ offers }: { offers: NonNullable<DomainSetup['offers']> }) {
  const t = useTranslations('websiteManager.domain')
  return (
    <details className="border-t px-4 py-3 text-13 sm:px-5">
      <summary className="cursor-pointer font-medium">{t('offers')}</summary>
      <p className="mt-1 max-w-[72ch] text-2">{t('offersText')}</p>
      <ul className="mt-3 grid gap-2">
        {offers.map(({ type, host, value }) => (
          <li
            key={type + host + value}
            className="grid items-center gap-x-4 gap-y-1 lg:grid-cols-[72px_minmax(0,1fr)_minmax(0,2fr)]"
          >
            <Tag>{type}</Tag>
            <code className="mono [overflow-wrap:anywhere]">{host}</code>
            <CopyValue value={value} />
          </li>
        ))}
      </ul>
    </details>
  )
}
