import { type KeyboardEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ButtonLink } from '@/components/ui/button'
import { moved, row } from '@/lib/automation/draft'
import type { Action } from '@/lib/contract/recipe-parts'
import { href } from '@/lib/domain/routes'
import { AddMenu } from './add-menu'
import { ActionRow } from './action-row'
import { Problem } from './problem'
import { Step } from './step'
import { useActionChoices } from './use-action-choices'
import { focusPart, partProps, useEditor } from './use-editor'

const MAX_ACTIONS = 5

/** What is done, in this order. */
export function ThenStep() {
  const t = useTranslations('recipes.does')
  const { draft, change, connections, problemOf } = useEditor()
  const { actions, trigger } = draft
  const choices = useActionChoices(connections, trigger.type)
  const { said, handleKeyDown } = useReorder()
  function add(action: Action) {
    change((before) => ({ ...before, actions: [...before.actions, row(action)] }))
    // It is there once React has drawn it.
    setTimeout(() => focusPart(`actions.${actions.length}`))
  }
  return (
    <Step title={t('title')}>
      {actions.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of the controls inside, which move their row
        <ol className="grid w-full gap-3" onKeyDownCapture={handleKeyDown}>
          {actions.map((action, place) => (
            <li key={action.key} data-place={place} {...partProps(`actions.${place}`)}>
              <ActionRow row={action} place={place} choices={choices} />
            </li>
          ))}
        </ol>
      )}
      {actions.length === 0 && problemOf('actions') === null && (
        <p className="text-13 leading-8 text-2">{t('addFirst')}</p>
      )}
      <div {...(actions.length === 0 ? partProps('actions.0') : {})} className="grid justify-items-start gap-1">
        {actions.length < MAX_ACTIONS && choices.length > 0 && (
          <AddMenu
            label={t('add')}
            items={choices.map(({ label, make }) => ({ label, onSelect: () => add(make()) }))}
          />
        )}
        <Problem of="actions" />
      </div>
      {actions.length > 0 && (
        <p className="text-12 text-3">
          {t('count', { count: actions.length })}{' '}
          {actions.length > 1 && <span className="ms-2 pointer-coarse:hidden">{t('reorder')}</span>}
        </p>
      )}
      {connections?.length === 0 && <ConnectFirst />}
      <p role="status" className="sr-only">
        {said}
      </p>
    </Step>
  )
}

function ConnectFirst() {
  const t = useTranslations('recipes.does')
  return (
    <div className="flex w-full flex-wrap items-center justify-between gap-2 rounded-md border bg-sunken px-3 py-2 text-13 text-2">
      {t('connect')}
      <ButtonLink size="sm" href={`${href('integration')}?connection=new`}>
        {t('connectAction')}
      </ButtonLink>
    </div>
  )
}

/** Alt and an arrow move the action that has the focus; it keeps it. */
function useReorder() {
  const t = useTranslations('recipes.does')
  const { draft, change } = useEditor()
  const [said, setSaid] = useState('')
  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    const item = (event.target as Element).closest<HTMLElement>('[data-place]')
    if (!item) return
    // Else a select would open.
    event.preventDefault()
    event.stopPropagation()
    const from = Number(item.dataset.place)
    const to = from + (event.key === 'ArrowUp' ? -1 : 1)
    const next = moved(draft.actions, from, to)
    if (next === draft.actions) return
    const focused = document.activeElement
    change((before) => ({ ...before, actions: moved(before.actions, from, to) }))
    setSaid(t('moved', { from: from + 1, to: to + 1 }))
    // A node that is put elsewhere loses the focus.
    if (focused instanceof HTMLElement) setTimeout(() => focused.focus())
  }
  return { said, handleKeyDown }
}
