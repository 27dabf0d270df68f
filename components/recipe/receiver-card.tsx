import { clsx } from 'clsx'
import { useLocale, useTimeZone, useTranslations } from 'use-intl'
import { Card, CardBody, CardHeader } from '@/components/ui/card'
import { CodeBlock } from '@/components/ui/code-block'
import { ErrorPanel } from '@/components/ui/error-panel'
import { useEventKinds, useIsBare } from '@/lib/api/recipe'
import { fillTemplate } from '@/lib/automation/template'
import type { Integration } from '@/lib/contract/integration'
import type { Preview } from '@/lib/contract/recipe'
import type { Action } from '@/lib/contract/recipe-parts'
import { dayAndMonth } from '@/lib/domain/format'
import { useConfig } from '@/lib/react/use-config'
import { ActionIcon } from './action-icon'
import { useEditor } from './use-editor'

type Sample = Preview['samples'][number] | undefined

/** What each receiver gets, with the newest match in it. */
export function ReceiverCards({ sample, className }: { sample: Sample; className?: string }) {
  const { draft, connections } = useEditor()
  const isWithoutExamples = useIsBare()
  const told = draft.actions.flatMap(({ key, it }) => {
    const connection = 'integration_id' in it ? connections?.find(({ id }) => id === it.integration_id) : undefined
    const isShown = it.type !== 'email_report' && !(it.type === 'webhook' && isWithoutExamples)
    return connection && isShown ? [{ key, action: it, connection }] : []
  })
  if (told.length === 0) return null
  return (
    <div className={clsx('grid gap-4', className)}>
      {told.map(({ key, action, connection }) => (
        <ReceiverCard key={key} action={action} connection={connection} sample={sample} />
      ))}
    </div>
  )
}

function ReceiverCard({ action, connection, sample }: { action: Action; connection: Integration; sample: Sample }) {
  const t = useTranslations('recipes.gets')
  const options = { locale: useLocale(), timeZone: useTimeZone() }
  const values = useValues(sample)
  const basis = sample ? t('example', { date: dayAndMonth(sample.at, options) }) : t('made')
  return (
    <Card>
      <CardHeader title={t('title', { name: connection.name })} description={basis} />
      <CardBody className="pt-0!">
        {action.type === 'webhook' ? (
          <EventBody />
        ) : (
          <Message action={action} connection={connection} values={values} />
        )}
      </CardBody>
    </Card>
  )
}

/** Of what happened, or made up. */
function useValues(sample: Sample): Readonly<Record<string, string>> {
  const t = useTranslations()
  if (sample && Object.keys(sample.values).length > 0) return sample.values
  const site = sample?.site ?? t('recipes.gets.sample.site')
  return {
    site,
    title: sample?.title ?? t('recipes.gets.sample.title'),
    severity: t(`ui.severity.${sample?.severity ?? 'critical'}`),
    count: '1',
    grade: 'C',
    score: '71',
    change: '−12',
    report_url: sample?.report_url ?? `${location.origin}/report/41c9`,
  }
}

/** What kind of ticket it becomes; only Jira has kinds. */
const kindOf = (action: Extract<Action, { type: 'create_ticket' }>, { type, config }: Integration) =>
  type === 'jira' ? action.config.kind || String(config.kind ?? '') : ''

/** An address that stands first does not turn the sentences around it. */
const dirOf = (lines: readonly string[]) =>
  /[\u0590-\u08ff]/.test(lines.join(' ').replaceAll(/https?:\S+/g, '')) ? 'rtl' : 'auto'

type MessageProps = { action: Action; connection: Integration; values: Readonly<Record<string, string>> }

function Message({ action, connection, values }: MessageProps) {
  const t = useTranslations('recipes.gets')
  const { productName } = useConfig()
  // The first line is the title, as in what is sent.
  const filled =
    action.type === 'notify'
      ? fillTemplate(action.config.text, values)
      : [values.title, values.site, values.fix].filter(Boolean).join('\n')
  const [title = '', ...rest] = filled.split('\n')
  // Every message leads to what it is about.
  const hasLink = values.report_url !== undefined && !filled.includes(values.report_url)
  return (
    <div className="grid grid-cols-[32px_minmax(0,1fr)] gap-3 rounded-lg border bg-sunken px-3 py-3 text-13">
      <ActionIcon action={action} connection={connection} />
      <div className="grid gap-1 [overflow-wrap:anywhere]">
        <p className="text-12 text-3">
          {action.type === 'create_ticket'
            ? [t('ticket'), kindOf(action, connection)].filter(Boolean).join(': ')
            : productName}
        </p>
        <p dir="auto" className="font-strong">
          {title || values.title}
        </p>
        <p dir={dirOf(rest)} className="whitespace-pre-line">
          {rest.join('\n').trim()}
        </p>
        {hasLink && <p className="link text-12">{values.report_url}</p>}
      </div>
    </div>
  )
}

/** The example that the server has of the event. */
function EventBody() {
  const t = useTranslations('recipes.gets')
  const { draft } = useEditor()
  const { data, error, refetch, isFetching } = useEventKinds()
  if (error && !data) return <ErrorPanel title={t('failed')} error={error} onRetry={refetch} isRetrying={isFetching} />
  const example = data?.find(({ trigger }) => trigger === draft.trigger.type)?.example
  return example ? <CodeBlock label={t('event')} code={JSON.stringify(example, null, 2)} /> : null
}
