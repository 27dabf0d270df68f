import { ArrowDown, ArrowUp, ChevronDown, Plus, Trash2 } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import type { Block } from '@/lib/website/document'
import type { Field } from '@/lib/website/fields'
import { addEntry, entriesIn, moveEntry, removeEntry } from '@/lib/website-editing/values'
import { useBench, useHeld } from './bench'
import { useLabels } from './labels'
import { MoveButton } from './move-button'
import { ValueInput } from './value-input'

type ListField = Extract<Field, { kind: 'items' }>
type EntriesProps = { block: Block; list: string; field: ListField }

/** What can be done with the entries; whoever does it finds the focus in the list. */
function useEntryDeeds({ block, list, field }: EntriesProps) {
  const t = useTranslations('websiteEditor')
  const bench = useBench()
  const [opened, setOpened] = useState<number | null>(null)
  const group = useRef<HTMLDivElement>(null)
  const { length: count } = entriesIn(block.props, list)
  function focusRow(at: number) {
    requestAnimationFrame(() => {
      const row = group.current?.querySelectorAll('li')[at] ?? group.current
      const buttons = row?.querySelectorAll<HTMLElement>('button') ?? []
      buttons[row === group.current ? buttons.length - 1 : 0]?.focus()
    })
  }
  const change = (deed: 'entry_add' | 'entry_remove' | 'entry_move', edit: (each: Block) => Block) =>
    bench.editBlock({ name: { deed, field: list, block: block.type }, field: list, change: edit })
  return {
    group,
    opened,
    toggle: (at: number) => setOpened(opened === at ? null : at),
    move(at: number, to: number) {
      if (!change('entry_move', (each) => moveEntry(each, list, at, to))) return
      if (opened === at) setOpened(to)
      focusRow(to)
      bench.say(t('entryMoved', { at: to + 1, count }))
    },
    remove(at: number) {
      change('entry_remove', (each) => removeEntry(each, list, at))
      setOpened(null)
      focusRow(Math.min(at, count - 2))
      bench.say(t('entryRemoved'), true)
    },
    add() {
      change('entry_add', (each) => addEntry(each, list, freshEntry(field, t('newEntry'))))
      setOpened(count)
      focusRow(count)
    },
  }
}

/** The entries of a section: services, questions, people. */
export function EntriesInput(props: EntriesProps) {
  const { block, list, field } = props
  const t = useTranslations('websiteEditor')
  const labels = useLabels()
  const id = useId()
  const { group, opened, toggle, move, remove, add } = useEntryDeeds(props)
  const entries = entriesIn(block.props, list)
  return (
    <div ref={group} role="group" aria-labelledby={id} data-field={list} className="grid gap-2">
      <div className="flex items-center justify-between gap-2">
        <span id={id} className="text-13 font-medium">
          {labels.field(block.type, list)}
        </span>
        <span className="text-12 text-3">{t('ofMost', { count: entries.length, max: field.max })}</span>
      </div>
      {entries.length > 0 && (
        <ol className="grid grid-cols-[minmax(0,1fr)] gap-1">
          {entries.map((_, at) => (
            <Entry
              key={at}
              {...props}
              at={at}
              count={entries.length}
              isOpen={opened === at}
              onToggle={() => toggle(at)}
              onMove={(to) => move(at, to)}
              onRemove={() => remove(at)}
            />
          ))}
        </ol>
      )}
      <Button size="sm" className="justify-self-start" disabled={entries.length >= field.max} onClick={add}>
        <Plus aria-hidden="true" />
        {t('addEntry')}
      </Button>
    </div>
  )
}

/** With a word in its first line, so that it can be seen and written on the canvas. */
const freshEntry = ({ fields }: ListField, words: string) => {
  const first = Object.entries(fields).find(([, { kind }]) => kind === 'line' || kind === 'lines')
  return first ? { [first[0]]: words } : {}
}

type EntryProps = EntriesProps & {
  at: number
  count: number
  isOpen: boolean
  onToggle: () => void
  onMove: (to: number) => void
  onRemove: () => void
}

function Entry({ block, list, field, at, count, isOpen, onToggle, onMove, onRemove }: EntryProps) {
  const t = useTranslations('websiteEditor')
  const id = useId()
  const entry = entriesIn(block.props, list)[at] ?? {}
  const name = nameOf(entry) || t('entry', { at: at + 1 })
  // What is written on the canvas is to be seen here.
  const isWritten = useHeld(
    ({ at: place }) => place.block === block.id && (place.field ?? '').startsWith(`${list}.${at}.`),
  )
  const isShown = isOpen || isWritten
  return (
    <li className="rounded-md border">
      <div className="flex items-center">
        <button
          type="button"
          aria-expanded={isShown}
          aria-controls={isShown ? id : undefined}
          onClick={onToggle}
          className="flex min-h-9 min-w-0 grow items-center gap-2 rounded-md px-2 text-start text-13 max-lg:min-h-11"
        >
          <ChevronDown
            aria-hidden="true"
            className={`i-14 shrink-0 text-3 ${isShown ? '' : '-rotate-90 rtl:rotate-90'}`}
          />
          <span className="truncate">{name}</span>
        </button>
        <MoveButton label={t('up', { block: name })} isEnd={at === 0} onMove={() => onMove(at - 1)}>
          <ArrowUp aria-hidden="true" />
        </MoveButton>
        <MoveButton label={t('down', { block: name })} isEnd={at === count - 1} onMove={() => onMove(at + 1)}>
          <ArrowDown aria-hidden="true" />
        </MoveButton>
        <Button variant="ghost" size="icon-sm" aria-label={t('deleteEntry', { name })} onClick={onRemove}>
          <Trash2 aria-hidden="true" />
        </Button>
      </div>
      {isShown && (
        <div id={id} className="grid gap-3 border-t p-3">
          {Object.entries(field.fields).map(([key, each]) => (
            <ValueInput key={key} block={block} path={`${list}.${at}.${key}`} field={each} />
          ))}
        </div>
      )}
    </li>
  )
}

const nameOf = (entry: Record<string, unknown>) =>
  [entry.title, entry.text].find((text): text is string => typeof text === 'string' && text.trim() !== '') ?? ''
