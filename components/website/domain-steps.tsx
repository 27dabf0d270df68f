import { CircleCheck, CircleX, Clock, Globe, Lock, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { RelativeTime } from '@/components/ui/relative-time'
import type { DomainSetup } from '@/lib/contract/website'

type State = 'done' | 'now' | 'failed' | 'ahead'
type Step = { key: string; state: State; title: string; text: ReactNode; icon: LucideIcon }

const COLOURS: Record<State, string> = { done: 'pass', now: 'medium', failed: 'high', ahead: 'neutral' }

/** Entered, records, certificate, live: each with when, or what it waits for. */
export function DomainSteps({ domain }: { domain: DomainSetup }) {
  const t = useTranslations('websiteManager.domain.step')
  const steps = [entered(t, domain), ...waitedFor(t, domain), live(t, domain)]
  return (
    <ol aria-label={t('label')} className="grid rounded-lg border bg-surface sm:grid-cols-2 xl:grid-cols-4">
      {steps.map(({ key, state, icon: Icon, title, text }) => (
        <li
          key={key}
          aria-current={state === 'now' ? 'step' : undefined}
          className={`grid content-start gap-1 px-4 py-4 not-first:border-t sm:px-5 sm:nth-2:border-t-0 sm:even:border-s xl:not-first:border-t-0 xl:not-first:border-s ${COLOURS[state]}`}
        >
          <span className="flex items-center gap-2 text-13 font-strong">
            <Icon aria-hidden="true" className="flex-none text-k-text" />
            {title}
            <span className="sr-only">{t(`state.${state}`)}</span>
          </span>
          <span className="text-12 text-3 [overflow-wrap:anywhere]">{text}</span>
        </li>
      ))}
    </ol>
  )
}

type Translate = ReturnType<typeof useTranslations<'websiteManager.domain.step'>>

const named = (name: string, at: string | null | undefined) => (
  <>
    <bdi dir="ltr">{name}</bdi>
    {at && (
      <>
        {', '}
        <RelativeTime at={at} />
      </>
    )}
  </>
)

const entered = (t: Translate, { domain, created_at }: DomainSetup): Step => ({
  key: 'entered',
  state: 'done',
  icon: CircleCheck,
  title: t('entered'),
  text: named(domain, created_at),
})

const live = (t: Translate, { domain, status, active_at }: DomainSetup): Step => {
  const isLive = status === 'active'
  return {
    key: 'live',
    state: isLive ? 'done' : 'ahead',
    icon: isLive ? CircleCheck : Globe,
    title: t('live'),
    text: named(`https://${domain}`, active_at),
  }
}

/** The records, and the certificate that comes once they are right. */
function waitedFor(t: Translate, domain: DomainSetup): Step[] {
  const { records, status, certificate, last_checked_at } = domain
  const right = records.filter(({ state }) => state === 'ok').length
  const areRight = records.length > 0 && right === records.length
  const isLive = status === 'active'
  const ofRecords: State = areRight ? 'done' : status === 'failed' ? 'failed' : 'now'
  const ofCertificate: State =
    isLive || certificate === 'issued' ? 'done' : certificate === 'failed' ? 'failed' : areRight ? 'now' : 'ahead'
  const looked = last_checked_at ? t.rich('checked', { time: () => <RelativeTime at={last_checked_at} /> }) : t('every')
  return [
    {
      key: 'records',
      state: ofRecords,
      icon: ICONS[ofRecords],
      title: t('records', { right, all: records.length }),
      text: isLive ? null : looked,
    },
    {
      key: 'certificate',
      state: ofCertificate,
      icon: ICONS[ofCertificate],
      title: t('certificate'),
      text: certificateText(t, ofCertificate, domain),
    },
  ]
}

function certificateText(
  t: Translate,
  state: State,
  { certificate_until, certificate_retry_at }: DomainSetup,
): ReactNode {
  if (state === 'done' && certificate_until)
    return t.rich('until', { time: () => <RelativeTime at={certificate_until} /> })
  if (state === 'failed' && certificate_retry_at)
    return t.rich('again', { time: () => <RelativeTime at={certificate_retry_at} /> })
  return t(CERTIFICATE[state])
}

const ICONS: Record<State, LucideIcon> = { done: CircleCheck, now: Clock, failed: CircleX, ahead: Lock }
const CERTIFICATE = { done: 'issued', now: 'issuing', failed: 'notIssued', ahead: 'later' } as const
