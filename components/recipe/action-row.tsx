import { ArrowUp, CircleAlert, CirclePause } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Select } from '@/components/ui/select'
import { StatusBadge } from '@/components/ui/status-badge'
import { moved, type Row } from '@/lib/automation/draft'
import type { Integration } from '@/lib/contract/integration'
import type { Action } from '@/lib/contract/recipe-parts'
import { ActionIcon } from './action-icon'
import { MessageField } from './message-field'
import { Problem, useProblemProps } from './problem'
import { Line, LineInput, RemoveButton, Word } from './step'
import { type ActionChoice, choiceOf } from './use-action-choices'
import { focusPart, useEditor } from './use-editor'

type RowProps = { row: Row<Action>; place: number; choices: readonly ActionChoice[] }

export function ActionRow({ row: { key, it }, place, choices }: RowProps) {
  const t = useTranslations('recipes.does')
  const { change, connections } = useEditor()
  const id = 'integration_id' in it ? it.integration_id : undefined
  const connection = connections?.find((one) => one.id === id)
  const isGone = connections !== undefined && id !== undefined && !connection
  const current = choiceOf(it)
  const known = choices.some(({ value }) => value === current)
  // What no connection here can do stays to be seen, and nobody can choose it anew.
  const useless = id === '' ? t('choose') : isGone ? t('gone') : (connection?.name ?? '…')
  const options = known ? choices : [{ value: current, label: useless }, ...choices]
  const set = (next: Action) =>
    change((before) => ({
      ...before,
      actions: before.actions.map((one) => (one.key === key ? { key, it: next } : one)),
    }))
  function choose(value: string) {
    const made = choices.find((choice) => choice.value === value)?.make()
    // A text that was written goes on to the other connection.
    if (made) set(made.type === 'notify' && it.type === 'notify' ? { ...made, config: it.config } : made)
  }
  function remove() {
    change((before) => ({ ...before, actions: before.actions.filter((one) => one.key !== key) }))
    setTimeout(() => focusPart(`actions.${Math.max(0, place - 1)}`))
  }
  return (
    <div className="grid gap-2">
      <div className="flex items-start gap-2">
        <Line className="flex-1">
          <ActionIcon action={it} connection={connection} />
          <Select
            label={t('action', { place: place + 1 })}
            value={current}
            onValueChange={choose}
            options={options}
            className="max-w-full min-w-0"
          />
          <ConnectionState connection={connection} isGone={isGone && id !== ''} />
        </Line>
        {place > 0 && <MoveUp place={place} />}
        <RemoveButton label={t('remove', { place: place + 1 })} onRemove={remove} />
      </div>
      <Details action={it} place={place} connection={connection} onChange={set} />
      <Problem of={`actions.${place}.*`} />
    </div>
  )
}

/** For whoever has no keys. */
function MoveUp({ place }: { place: number }) {
  const t = useTranslations('recipes.does')
  const { change } = useEditor()
  const label = t('up', { place: place + 1 })
  const move = () => change((before) => ({ ...before, actions: moved(before.actions, place, place - 1) }))
  return (
    <Button variant="ghost" size="icon" aria-label={label} title={label} onClick={move}>
      <ArrowUp aria-hidden="true" />
    </Button>
  )
}

/** Whether what is chosen can do it at the moment. */
function ConnectionState({ connection, isGone }: { connection: Integration | undefined; isGone: boolean }) {
  const t = useTranslations('recipes.does')
  if (isGone || connection?.status === 'error') {
    return (
      <StatusBadge tone="critical" icon={<CircleAlert className="size-4" />}>
        {t(isGone ? 'deleted' : 'error')}
      </StatusBadge>
    )
  }
  if (connection?.status !== 'inactive') return null
  return <StatusBadge icon={<CirclePause className="size-4" />}>{t('off')}</StatusBadge>
}

type DetailsProps = {
  action: Action
  place: number
  connection: Integration | undefined
  onChange: (action: Action) => void
}

/** What an action asks beyond its connection. */
function Details({ action, place, connection, onChange }: DetailsProps) {
  const t = useTranslations('recipes.does')
  switch (action.type) {
    case 'notify':
      return (
        <MessageField
          place={place}
          value={action.config.text}
          onChange={(text) => onChange({ ...action, config: { text } })}
        />
      )
    case 'create_ticket':
      // The others have no kinds of tickets.
      if (connection?.type !== 'jira') return null
      return (
        <IssueType
          place={place}
          value={action.config.kind}
          connection={connection}
          onChange={(kind) => onChange({ ...action, config: { kind } })}
        />
      )
    case 'start_scan':
      if (action.config.scan_type === 'light_scan') return <p className="text-12 text-3">{t('lightHelp')}</p>
      return (
        <Checkbox
          checked={action.config.consent}
          onCheckedChange={(consent) => onChange({ ...action, config: { ...action.config, consent } })}
          label={t('consent')}
        />
      )
    case 'email_report':
      return <p className="text-12 text-3">{t(action.config.what === 'digest' ? 'digestHelp' : 'pdf')}</p>
    case 'add_lead_tag':
      return (
        <LeadTag place={place} value={action.config.tag} onChange={(tag) => onChange({ ...action, config: { tag } })} />
      )
    case 'webhook':
      return null
  }
}

function LeadTag({ place, value, onChange }: { place: number; value: string; onChange: (tag: string) => void }) {
  const t = useTranslations('recipes.does')
  const problem = useProblemProps(`actions.${place}.config.tag`)
  return (
    <Line>
      <Word>{t('tagWord')}</Word>
      <LineInput
        {...problem}
        aria-label={t('tag', { place: place + 1 })}
        value={value}
        maxLength={40}
        dir="auto"
        onChange={(event) => onChange(event.target.value)}
        className="w-44!"
      />
    </Line>
  )
}

type IssueTypeProps = { place: number; value: string; connection: Integration; onChange: (kind: string) => void }

/** Empty it is the one of the connection, which stands in its place. */
function IssueType({ place, value, connection: { config }, onChange }: IssueTypeProps) {
  const t = useTranslations('recipes.does')
  const problem = useProblemProps(`actions.${place}.config.kind`)
  return (
    <Line>
      <Word>{t('kindWord')}</Word>
      <LineInput
        {...problem}
        aria-label={t('kind', { place: place + 1 })}
        value={value}
        placeholder={String(config.kind ?? '')}
        maxLength={60}
        onChange={(event) => onChange(event.target.value)}
        className="w-36!"
      />
      {config.priority === true && <span className="text-12 text-3">{t('priority')}</span>}
    </Line>
  )
}
