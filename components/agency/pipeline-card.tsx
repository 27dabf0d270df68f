import { CalendarClock, ClockAlert } from 'lucide-react'
import { useFormatter, useLocale, useTranslations } from 'use-intl'
import { Card, CardHeader } from '@/components/ui/card'
import { IntentLink } from '@/components/ui/intent-link'
import { useNow } from '@/components/ui/relative-time'
import { useMoment } from '@/components/ui/use-moment'
import type { AgencyOverview } from '@/lib/api/agency'
import { number } from '@/lib/domain/format'
import { href } from '@/lib/domain/routes'
import { useMoney } from '@/lib/react/use-money'
import { chooseWorkspace } from '@/stores/session'

type Stages = NonNullable<AgencyOverview['pipeline']>
type Steps = NonNullable<AgencyOverview['next_steps']>

const SHOWN = 3

/** Where the leads of all workspaces stand, and what is next. */
export function PipelineCard({ stages, steps }: { stages: Stages; steps: Steps }) {
  const t = useTranslations('agency.pipeline')
  const shown = stages.filter(({ status }) => status !== 'lost')
  const most = Math.max(1, ...shown.map(({ count }) => count))
  const isEmpty = stages.every(({ count }) => count === 0)
  return (
    <Card className="flex flex-col">
      <CardHeader
        title={t('title')}
        description={isEmpty ? undefined : t('text')}
        actions={
          !isEmpty && (
            <IntentLink href={href('leads')} className="link text-13">
              {t('open')}
            </IntentLink>
          )
        }
      />
      {isEmpty ? (
        <p className="border-t px-4 py-6 text-13 text-2 sm:px-5">{t('none')}</p>
      ) : (
        <ul className="grid grow content-evenly gap-3.5 px-4 pb-5 sm:px-5">
          {shown.map((stage) => (
            <Stage key={stage.status} stage={stage} share={stage.count / most} />
          ))}
        </ul>
      )}
      {steps.length > 0 && (
        <div className="grid gap-1.5 border-t px-4 pt-3 pb-4 sm:px-5">
          <h3 className="text-12 text-3">{t('next')}</h3>
          <ul className="grid gap-1.5">
            {steps.slice(0, SHOWN).map((step) => (
              <Step key={step.lead_id} step={step} />
            ))}
          </ul>
        </div>
      )}
    </Card>
  )
}

function Stage({
  stage: { status, count, monthly, waiting, this_week },
  share,
}: {
  stage: Stages[number]
  share: number
}) {
  const t = useTranslations('agency.pipeline')
  const nameOf = useTranslations('agency.stage')
  const locale = useLocale()
  const money = useMoney()
  const format = useFormatter()
  const sums = monthly.map(({ minor, currency }) => money(minor, currency))
  const note =
    status === 'contacted' && waiting > 0
      ? t('waiting', { count: waiting })
      : status === 'replied' && waiting > 0
        ? t('noStep', { count: waiting })
        : this_week > 0
          ? t('thisWeek', { count: this_week })
          : null
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-baseline gap-x-3 gap-y-1 text-13">
      <span className="font-medium">{nameOf(status)}</span>
      <span className="text-end font-strong tabular-nums">{number(count, locale)}</span>
      <span className="min-w-16 text-end text-2 tabular-nums">
        {sums.length > 0 ? format.list(sums, { type: 'unit' }) : <span aria-hidden="true">–</span>}
      </span>
      <span aria-hidden="true" className="col-span-full block h-2 overflow-hidden rounded bg-selected">
        <span className="block h-full rounded bg-field" style={{ inlineSize: `${share * 100}%` }} />
      </span>
      {note && <span className="col-span-full text-12 text-3">{note}</span>}
    </li>
  )
}

function Step({ step }: { step: Steps[number] }) {
  const t = useTranslations('agency.pipeline')
  const moment = useMoment()
  const now = useNow()
  const isOverdue = Date.parse(step.at) < now
  const Icon = isOverdue ? ClockAlert : CalendarClock
  return (
    <li className="flex items-baseline justify-between gap-3 text-13">
      <IntentLink
        href={`${href('leads')}?lead=${step.lead_id}`}
        className="min-w-0 font-medium [overflow-wrap:anywhere] hover:underline"
        onClick={() => chooseWorkspace(step.workspace_id)}
      >
        <bdi>{step.next_step}</bdi>
        <span className="block text-12 font-normal text-3">
          <bdi>{step.name}</bdi>
        </span>
      </IntentLink>
      <span className={`flex flex-none items-center gap-1.5 text-12 ${isOverdue ? 'high text-k-text' : 'text-3'}`}>
        <Icon aria-hidden="true" className="size-3.5" />
        {t(isOverdue ? 'overdue' : 'due', { time: moment(step.at) })}
      </span>
    </li>
  )
}
