import { clsx } from 'clsx'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { inputClass } from '@/components/ui/input'
import { nameBefore, namesLike, type Variable, withVariable } from '@/lib/automation/variable-at'
import { ABOUT } from '@/lib/contract/recipe-parts'
import { useProblemProps } from './problem'
import { useEditor } from './use-editor'

const CHIPS = {
  findings: ['site', 'title', 'severity', 'count', 'fix', 'report_url'],
  scan: ['site', 'grade', 'score', 'change', 'count', 'report_url'],
  site: ['site', 'title', 'workspace', 'report_url'],
  update: ['site', 'title', 'change', 'report_url'],
  flaw: ['site', 'title', 'severity', 'fix', 'report_url'],
  lead: ['title', 'email', 'message', 'site', 'workspace', 'report_url'],
  leadScan: ['title', 'site', 'grade', 'score', 'email', 'report_url'],
  clock: ['workspace', 'title', 'count'],
} as const satisfies Record<string, readonly Variable[]>

type MessageFieldProps = { place: number; value: string; onChange: (text: string) => void }

/** The text of a message. Two braces open the list of names; the usual ones stand below. */
export function MessageField({ place, value, onChange }: MessageFieldProps) {
  const t = useTranslations('recipes.does')
  const problem = useProblemProps(`actions.${place}.*`)
  const field = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  const names = useNames(value)

  function insert(name: Variable) {
    const at = field.current?.selectionStart ?? value.length
    const next = withVariable(value, at, name)
    onChange(next.text)
    names.close()
    // The text is in the field once React has drawn it.
    setTimeout(() => {
      field.current?.focus()
      field.current?.setSelectionRange(next.place, next.place)
    })
  }
  const handleKeyDown = (event: KeyboardEvent) => names.handleKey(event, insert)

  return (
    <div className="relative grid gap-1">
      <textarea
        {...problem}
        ref={field}
        rows={3}
        dir="auto"
        aria-label={t('message', { place: place + 1 })}
        aria-autocomplete="list"
        aria-controls={names.offered.length > 0 ? `${id}-names` : undefined}
        aria-activedescendant={names.offered.length > 0 ? `${id}-${names.offered[names.active]}` : undefined}
        value={value}
        onChange={(event) => {
          onChange(event.target.value)
          names.look(event.target.value, event.target.selectionStart)
        }}
        onKeyDown={handleKeyDown}
        onBlur={names.close}
        className={clsx(inputClass, 'min-h-20 resize-y py-2 font-mono text-13! leading-5')}
      />
      {names.offered.length > 0 && <NameList id={id} names={names.offered} active={names.active} onPick={insert} />}
      {value.trim() === '' && <p className="text-12 text-2">{t('titleOnly')}</p>}
      <Chips onPick={insert} />
    </div>
  )
}

/** The usual names for what the recipe waits for. */
function Chips({ onPick }: { onPick: (name: Variable) => void }) {
  const t = useTranslations('recipes.does')
  const { draft } = useEditor()
  return (
    <div role="group" aria-label={t('variables')} className="flex flex-wrap gap-1">
      {CHIPS[ABOUT[draft.trigger.type]].map((name) => (
        <button
          key={name}
          type="button"
          dir="ltr"
          onClick={() => onPick(name)}
          className="min-h-6 rounded border bg-sunken px-1.5 text-12 text-2 hover:bg-hover hover:text-1 max-sm:min-h-10 max-sm:px-2.5"
        >
          {`{{${name}}}`}
        </button>
      ))}
    </div>
  )
}

type NameListProps = { id: string; names: readonly Variable[]; active: number; onPick: (name: Variable) => void }

function NameList({ id, names, active, onPick }: NameListProps) {
  const t = useTranslations('recipes.does')
  return (
    <div
      id={`${id}-names`}
      role="listbox"
      aria-label={t('variables')}
      className="absolute inset-s-2 top-full z-20 -mt-2 grid max-h-60 w-56 overflow-y-auto rounded-lg bg-surface p-1 shadow-overlay"
    >
      {names.map((name, index) => (
        <div
          key={name}
          id={`${id}-${name}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          // The focus stays in the text.
          onMouseDown={(event) => {
            event.preventDefault()
            onPick(name)
          }}
          className="flex min-h-8 cursor-pointer items-center rounded-md px-2 font-mono text-13 aria-selected:bg-hover max-sm:min-h-10"
        >
          <bdi dir="ltr">{`{{${name}}}`}</bdi>
        </div>
      ))}
    </div>
  )
}

/** The names that fit what was begun, and the keys that choose one. */
function useNames(value: string) {
  const [begun, setBegun] = useState<{ text: string; start: string } | null>(null)
  const [active, setActive] = useState(0)
  const offered = begun && begun.text === value ? namesLike(begun.start) : []
  function look(text: string, at: number) {
    const start = nameBefore(text, at)
    setBegun(start === null ? null : { text, start })
    setActive(0)
  }
  const close = () => setBegun(null)
  function handleKey(event: KeyboardEvent, insert: (name: Variable) => void) {
    const chosen = offered[active]
    if (chosen === undefined || event.altKey) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0) setActive((active + step + offered.length) % offered.length)
    else if (event.key === 'Enter' || event.key === 'Tab') insert(chosen)
    else if (event.key === 'Escape') close()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return { offered, active, look, close, handleKey }
}
