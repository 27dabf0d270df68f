import { CircleAlert, CircleCheck, Clock } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Tag } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { CopyButton } from '@/components/ui/copy-button'
import { ErrorPanel } from '@/components/ui/error-panel'
import { Field, Form, SubmitButton } from '@/components/ui/form'
import { FormFailure } from '@/components/ui/form-failure'
import { notify } from '@/components/ui/notify'
import { RelativeTime } from '@/components/ui/relative-time'
import { Skeleton } from '@/components/ui/skeleton'
import { StaleReads } from '@/components/ui/stale-reads'
import { StatusBadge } from '@/components/ui/status-badge'
import { useBrandDomains, useConnectDomain, useRemoveDomain } from '@/lib/api/brand-domain'
import { type BrandDomain, brandDomainApi } from '@/lib/contract/brand-domain'
import { shownAddress } from '@/lib/domain/shown-address'
import { LockNote } from './lock-note'
import { useAction } from './use-action'

/** Host names under which the sign-in shows the brand. An API that knows none has no such part. */
export function BrandingDomains({ isLocked }: { isLocked: boolean }) {
  const t = useTranslations('branding.domain')
  const read = useBrandDomains()
  const { data, error, isFetching, refetch } = read
  if (data === null) return null
  return (
    <section aria-labelledby="branding-domain" className="mt-6 grid gap-4 border-t pt-5">
      <div className="grid gap-0.5">
        <h3 id="branding-domain" className="text-13 font-strong">
          {t('title')}
        </h3>
        <p className="text-13 text-2">{t('text')}</p>
      </div>
      {data ? (
        <>
          <StaleReads of={[read]} />
          {data.length > 0 && (
            <ul aria-label={t('title')} className="divide-y rounded-lg border">
              {data.map((domain) => (
                <Domain key={domain.id} domain={domain} isLocked={isLocked} />
              ))}
            </ul>
          )}
          {isLocked ? <LockNote text={t('locked')} /> : <Connect />}
        </>
      ) : error ? (
        <ErrorPanel title={t('failed')} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <Skeleton className="h-16" />
      )}
    </section>
  )
}

function Connect() {
  const t = useTranslations('branding.domain')
  const connect = useConnectDomain()
  return (
    <Form
      schema={brandDomainApi.connectDomain.body}
      defaultValues={{ host: '' }}
      draftKey="setting-domain"
      resetOnSuccess
      onSubmit={({ host }) => connect.mutateAsync(host)}
      aria-labelledby="branding-domain"
    >
      <div className="grid max-w-[480px] gap-3">
        <Field name="host" label={t('host')} placeholder={t('example')} dir="ltr" autoComplete="off" inputMode="url" />
        <SubmitButton className="justify-self-start">{t('connect')}</SubmitButton>
      </div>
    </Form>
  )
}

const SIGNS = { pending: ['medium', Clock], active: ['pass', CircleCheck], lost: ['critical', CircleAlert] } as const

function Domain({ domain, isLocked }: { domain: BrandDomain; isLocked: boolean }) {
  const t = useTranslations('branding.domain')
  const connect = useConnectDomain()
  const { failure, run } = useAction()
  const { status, records, missing_since } = domain
  const host = shownAddress(domain.host)
  const isWhole = status === 'active' && missing_since === null
  return (
    <li aria-label={host} className="grid gap-3 p-4 text-13">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <Standing domain={domain} />
        <div className="flex gap-2">
          {!isLocked && (
            <Button size="sm" pending={connect.isPending} onClick={() => void run(connect.mutateAsync(domain.host))}>
              {t('again')}
            </Button>
          )}
          <Removal id={domain.id} host={host} />
        </div>
      </div>
      <State domain={domain} />
      {!isWhole && (
        <ul className="grid gap-3">
          {records.map((record) => (
            <DnsEntry key={record.type} record={record} />
          ))}
        </ul>
      )}
      {failure !== null && <FormFailure error={failure} />}
    </li>
  )
}

function Standing({ domain: { host, status, checked_at } }: { domain: BrandDomain }) {
  const t = useTranslations('branding.domain')
  const [tone, Icon] = SIGNS[status]
  return (
    <div className="grid min-w-0 gap-1">
      <p className="font-strong [overflow-wrap:anywhere]">
        {status === 'active' ? (
          <a href={`https://${host}/`} target="_blank" rel="noopener noreferrer" className="link">
            <bdi>{shownAddress(host)}</bdi>
          </a>
        ) : (
          <bdi>{shownAddress(host)}</bdi>
        )}
      </p>
      <p className="flex flex-wrap items-center gap-x-3">
        <StatusBadge tone={tone} icon={<Icon aria-hidden="true" />}>
          {t(status)}
        </StatusBadge>
        <span className="text-12 text-3">
          {checked_at && t.rich('checked', { when: () => <RelativeTime at={checked_at} /> })}
        </span>
      </p>
    </div>
  )
}

/** What is wrong and what to do about it. */
function State({ domain: { status, problem, missing_since } }: { domain: BrandDomain }) {
  const t = useTranslations('branding.domain')
  return (
    <>
      {problem && <p className="text-critical-text">{t(problem)}</p>}
      {status === 'pending' && problem !== 'taken' && <p className="text-2">{t('todo')}</p>}
      {status === 'lost' && <p className="text-critical-text">{t('lostText')}</p>}
      {status === 'active' && missing_since && (
        <p className="text-critical-text">{t.rich('missing', { when: () => <RelativeTime at={missing_since} /> })}</p>
      )}
    </>
  )
}

function Removal({ id, host }: { id: string; host: string }) {
  const t = useTranslations('branding.domain')
  const remove = useRemoveDomain()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button size="sm" variant="ghost" aria-label={t('remove', { host })} onClick={() => setAsking(true)}>
        {t('removeDo')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('removeTitle', { host })}
        description={t('removeText')}
        confirmLabel={t('removeDo')}
        onConfirm={async () => {
          await remove.mutateAsync(id)
          notify.success(t('removed', { host }))
        }}
      />
    </>
  )
}

/** What is to be entered, and beside it what is there. */
function DnsEntry({ record: { type, name, expected, found, ok } }: { record: BrandDomain['records'][number] }) {
  const t = useTranslations('branding.domain')
  return (
    <li className="rounded-md border bg-sunken px-3 py-2">
      <p className="flex min-h-7 items-center justify-between gap-3">
        <Tag>{type}</Tag>
        {found && (
          <StatusBadge
            tone={ok ? 'pass' : 'medium'}
            icon={ok ? <CircleCheck aria-hidden="true" /> : <CircleAlert aria-hidden="true" />}
          >
            {t(ok ? 'ok' : found.length > 0 ? 'wrong' : 'none')}
          </StatusBadge>
        )}
      </p>
      <dl className="grid gap-x-4 sm:grid-cols-[7rem_minmax(0,1fr)]">
        <ToCopy label={t('name')} text={name} copy={t('copyName', { type })} />
        <ToCopy label={t('value')} text={expected} copy={t('copyValue', { type })} />
        {found && !ok && (
          <>
            <dt className="text-3 sm:py-1.5">{t('found')}</dt>
            <dd className="min-w-0 sm:py-1.5">
              {found.length > 0 ? (
                <code dir="ltr" className="mono [overflow-wrap:anywhere]">
                  {found.join(', ')}
                </code>
              ) : (
                t('nothing')
              )}
            </dd>
          </>
        )}
      </dl>
    </li>
  )
}

function ToCopy({ label, text, copy }: { label: string; text: string; copy: string }) {
  const source = useRef<HTMLElement>(null)
  return (
    <>
      <dt className="text-3 sm:py-1.5">{label}</dt>
      <dd className="flex min-w-0 items-center justify-between gap-2">
        <code ref={source} dir="ltr" className="mono min-w-0 [overflow-wrap:anywhere]">
          {text}
        </code>
        <CopyButton iconOnly text={text} label={copy} source={source} />
      </dd>
    </>
  )
}
