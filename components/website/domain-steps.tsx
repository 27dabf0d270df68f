import { CircleCheck, CircleX, Clock, Globe, Lock, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { RelativeTime } from '@/components/ui/relative-time'
import type { DomainSetup } from '@/lib/contract/website'

type State = 'done' | 'now' | 'failed' | 'ahead'
type Step = { key: string; state: State; title: string; text: ReactNode; icon: LucideIcon }

const COLOURS: Record<State, string> = { done: 'pass', now: 'medium', failed: 'high', ahead: 'neutral' }

/** Entered, records, certificate, live: each with when, or what it waits for. */
export function DomainSteps({ domain: setup }: { domain: DomainSetup }) {
  const t = useTranslations('websiteManager.domain.step')
  const { domain, records, status, certificate, created_at, last_checked_at, active_at } = setup
  const right = records.filter(({ state }) => state === 'ok').length
  const areRight = records.length > 0 && right === records.length
  const isLive = status === 'active'
  const hasFailed = status === 'failed'
  const hasCertificate = isLive || certificate === 'issued'
  const steps: Step[] = [
    {
      key: 'entered',
      state: 'done',
      icon: CircleCheck,
      title: t('entered'),
      text: (
        <>
          <bdi dir="ltr">{domain}</bdi>
          {created_at && (
            <>
              {', '}
              <RelativeTime at={created_at} />
            </>
          )}
        </>
      ),
    },
    {
      key: 'records',
      state: areRight ? 'done' : hasFailed ? 'failed' : 'now',
      icon: areRight ? CircleCheck : hasFailed ? CircleX : Clock,
      title: t('records', { right, all: records.length }),
      text: isLive
        ? null
        : last_checked_at
          ? t.rich('checked', { time: () => <RelativeTime at={last_checked_at} /> })
          : t('every'),
    },
    {
      key: 'certificate',
      state: hasCertificate ? 'done' : certificate === 'failed' ? 'failed' : areRight ? 'now' : 'ahead',
      icon: hasCertificate ? CircleCheck : certificate === 'failed' ? CircleX : areRight ? Clock : Lock,
      title: t('certificate'),
      text: t(hasCertificate ? 'issued' : certificate === 'failed' ? 'notIssued' : areRight ? 'issuing' : 'later'),
    },
    {
      key: 'live',
      state: isLive ? 'done' : 'ahead',
      icon: isLive ? CircleCheck : Globe,
      title: t('live'),
      text: (
        <>
          <bdi dir="ltr">{`https://${domain}`}</bdi>
          {active_at && (
            <>
              {', '}
              <RelativeTime at={active_at} />
            </>
          )}
        </>
      ),
    },
  ]
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
