import { useFormatter, useLocale, useTimeZone, useTranslations } from 'use-intl'
import { CodeBlock } from '@/components/ui/code-block'
import { CopyButton } from '@/components/ui/copy-button'
import { Drawer } from '@/components/ui/drawer'
import { ErrorPanel } from '@/components/ui/error-panel'
import { Note } from '@/components/ui/note'
import { Skeleton } from '@/components/ui/skeleton'
import { lacksDeliveries, useDelivery } from '@/lib/api/delivery'
import type { Attempt, SentRequest } from '@/lib/contract/delivery'
import { absoluteTime } from '@/lib/domain/format'
import { automation } from '@/lib/messages/en/automation'
import { delivery } from '@/lib/messages/en/delivery'
import { withTexts } from '@/lib/react/i18n'
import { AttemptBars } from './attempt-bars'
import { curlNeeds, requestCurl, requestText } from './request-text'
import { ResendButton } from './resend-button'
import { Result, useAnswerText } from './result'
import { useReason } from './use-reason'

export type DeliveryDrawerProps = { workspace: string; open: boolean; id: string | null; onClose: () => void }

/** All about one delivery: what was sent, and what came back each time. */
function Showing({ workspace, open, id, onClose }: DeliveryDrawerProps) {
  const t = useTranslations('delivery')
  const options = { locale: useLocale(), timeZone: useTimeZone() }
  const { data, error, refetch, isFetching } = useDelivery(workspace, id)
  const shown = data?.id === id ? data : undefined
  return (
    <Drawer
      wide
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={shown?.title ?? t('one')}
      description={shown && t('drawer.text', { to: shown.to, time: absoluteTime(shown.at, options) })}
      footer={
        shown && (
          <DrawerActions
            workspace={workspace}
            id={shown.id}
            requests={shown.requests}
            // What is queued goes by itself; of a connection that is gone nobody knows how.
            isEnded={(shown.state === 'done' || shown.state === 'failed') && shown.integration_id !== null}
          />
        )
      }
    >
      {shown ? (
        <DeliveryDetails delivery={shown} />
      ) : error ? (
        lacksDeliveries(error) ? (
          <Note tone="critical" role="alert" title={t('drawer.gone')} />
        ) : (
          <ErrorPanel title={t('drawer.failed')} error={error} onRetry={refetch} isRetrying={isFetching} />
        )
      ) : (
        <Skeleton className="h-40" />
      )}
    </Drawer>
  )
}
export const DeliveryDrawer = withTexts({ delivery, automation }, Showing)

type Details = NonNullable<ReturnType<typeof useDelivery>['data']>

function DeliveryDetails({ delivery: shown }: { delivery: Details }) {
  const t = useTranslations('delivery.drawer')
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <Result delivery={shown} />
        {shown.attempts.length > 0 && <AttemptBars attempts={shown.attempts} />}
      </div>
      {shown.attempts.length > 0 && <Attempts attempts={shown.attempts} />}
      {shown.requests.map((request, index) => (
        <CodeBlock
          key={request.url + request.method}
          code={requestText(request)}
          label={t('request', { number: index + 1, count: shown.requests.length })}
        />
      ))}
      {shown.requests.length === 0 && shown.text && <CodeBlock code={shown.text} label={t('message')} />}
    </>
  )
}

function Attempts({ attempts }: { attempts: readonly Attempt[] }) {
  const t = useTranslations('delivery')
  const options = { locale: useLocale(), timeZone: useTimeZone() }
  const answer = useAnswerText()
  const reasonOf = useReason()
  return (
    <section aria-labelledby="attempts" className="grid gap-3">
      <h3 id="attempts" className="text-14 font-strong">
        {t('drawer.attempts')}
      </h3>
      <ol className="grid gap-3">
        {attempts.toReversed().map((attempt) => (
          <li key={attempt.number} className="grid gap-2 rounded-lg border px-4 py-3 text-13">
            <p className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span className="font-medium">
                {t('drawer.attempt', { number: attempt.number, outcome: t(`outcome.${attempt.outcome}`) })}
              </span>
              {attempt.at && <span className="text-12 text-3 tabular-nums">{absoluteTime(attempt.at, options)}</span>}
            </p>
            <p className="text-2">
              {[answer(attempt), reasonOf(attempt)].filter(Boolean).join(' · ') ||
                t(attempt.outcome === 'ok' ? 'mailed' : 'drawer.noAnswer')}
            </p>
            {attempt.reply && <CodeBlock code={attempt.reply} label={t('drawer.reply')} />}
          </li>
        ))}
      </ol>
    </section>
  )
}

type DrawerActionsProps = { workspace: string; id: string; requests: readonly SentRequest[]; isEnded: boolean }

function DrawerActions({ workspace, id, requests, isEnded }: DrawerActionsProps) {
  const t = useTranslations('delivery')
  const format = useFormatter()
  const needs = curlNeeds(requests)
  return (
    <>
      {isEnded && <ResendButton workspace={workspace} id={id} variant="primary" />}
      {requests.length > 0 && (
        <CopyButton text={requests.map(requestCurl).join('\n\n')} label={t('drawer.curl')} size="md" />
      )}
      {needs.length > 0 && <span className="text-12 text-3">{t('drawer.needs', { names: format.list(needs) })}</span>}
    </>
  )
}
