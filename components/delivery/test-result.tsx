import { useLocale, useTimeZone, useTranslations } from 'use-intl'
import { CodeBlock } from '@/components/ui/code-block'
import { Note } from '@/components/ui/note'
import { useDelivery } from '@/lib/api/delivery'
import type { Delivery } from '@/lib/contract/delivery'
import { clockTime } from '@/lib/domain/format'
import { endOf } from './end-of'
import { useAnswerText } from './result'
import { requestText } from './request-text'
import { useReason } from './use-reason'

type Props = { workspace: string; delivery: Delivery }

const TONES = {
  done: 'pass',
  failed: 'critical',
  waiting: 'neutral',
  sending: 'neutral',
  skipped: 'neutral',
  filed: 'neutral',
} as const

/** How a test went: the answer, how long it took, and what was sent. */
export function TestResult({ workspace, delivery: first }: Props) {
  const t = useTranslations('delivery.test')
  const options = { locale: useLocale(), timeZone: useTimeZone(), seconds: true }
  const answer = useAnswerText()
  const reasonOf = useReason()
  const { data: whole } = useDelivery(workspace, first.id)
  const delivery = whole ?? first
  const last = delivery.attempts.at(-1)
  const state = endOf(delivery)
  const why = state === 'done' ? '' : reasonOf(delivery) || (last ? reasonOf(last) : '')
  const answered = (last && answer(last)) ?? (delivery.kind === 'email' && state !== 'filed' ? t('mail') : null)
  const time = clockTime(last?.at ?? delivery.at, options)
  return (
    <section aria-label={t('label')} className="grid gap-3">
      <Note tone={TONES[state]} role="status" title={t(state)}>
        {why && <p className="text-1">{why}</p>}
        {state !== 'filed' && (
          <p className="text-2">
            {answered ? t('at', { answer: answered, time, id: delivery.id.slice(0, 8) }) : t('none', { time })}
          </p>
        )}
        {last?.reply && <CodeBlock code={last.reply} label={t('reply')} copy={false} />}
      </Note>
      {whole?.requests.map((request) => (
        <details key={request.url} className="text-13">
          <summary className="link cursor-pointer">{t('sent')}</summary>
          <CodeBlock code={requestText(request)} className="mt-2" />
        </details>
      ))}
    </section>
  )
}
