import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { inputClass } from '@/components/ui/input'
import { Progress } from '@/components/ui/progress'
import { useTextDraft } from '@/components/ui/use-form-draft'
import { useAssets } from '@/lib/api/asset'
import { useIsLarge } from '@/lib/api/one-asset'
import { LineTable } from './line-table'
import { ProgressText } from '@/components/ui/progress-text'
import { type Line, readLines } from './read-address'
import { type Result, useAddMany } from './use-add-many'

const MAX_LINES = 200

/** One address per line, added one after the other: what a line became stands beside it. */
export function AddMany({ workspace, onClose }: { workspace: string; onClose: () => void }) {
  const t = useTranslations('asset.create')
  const [text, setText] = useTextDraft('asset-many')
  const adding = useAddMany(workspace)
  const { results, running } = adding
  const lines = useLines(workspace, text, results)
  const isOver = running === null && results.size > 0
  const isRefused = ({ problem, state, value }: Line) =>
    problem || state === 'duplicate' || state === 'known' || results.get(value)?.kind === 'failed'
  const refused = isOver ? lines.filter(isRefused) : []
  const others = lines.filter((line) => !refused.includes(line))

  function handleText(typed: string) {
    setText(typed)
    adding.clear()
  }
  function handleDone() {
    setText('')
    onClose()
  }

  return (
    <div className="grid gap-4">
      <PasteField text={text} onText={handleText} isReadOnly={running !== null} />
      {running ? (
        <div className="grid gap-2">
          <ProgressText text={t('adding', running)} />
          <Progress value={(running.done / running.total) * 100} label={t('adding', running)} />
          <p>
            <Button onClick={adding.stop}>{t('stop')}</Button>
          </p>
        </div>
      ) : (
        <Actions
          ready={readyIn(lines, results)}
          results={results}
          onStart={(values) => void adding.start(values)}
          onDone={handleDone}
        />
      )}
      {refused.length > 0 && (
        <div className="grid gap-2">
          <p className="text-13 font-medium">{t('refused')}</p>
          <LineTable label={t('refused')} lines={refused} results={results} />
        </div>
      )}
      {others.length > 0 && <LineTable label={t('lines')} lines={others} results={results} />}
    </div>
  )
}

type Results = ReadonlyMap<string, Result>

/** What is pasted, line by line. */
function useLines(workspace: string, text: string, results: Results): Line[] {
  // Of too many to load, the server tells which are known.
  const { data: assets } = useAssets(useIsLarge(workspace) ? undefined : workspace)
  const known = new Set(assets?.map(({ value }) => value))
  // What this paste has just added is not "already here".
  for (const [value, result] of results) if (result.kind === 'added') known.delete(value)
  return readLines(text, known).slice(0, MAX_LINES)
}

/** What can be added still. */
function readyIn(lines: readonly Line[], results: Results): string[] {
  const isDone = (result: Result | undefined) =>
    result?.kind === 'added' || (result?.kind === 'failed' && result.isFinal)
  return lines
    .filter((line) => (line.state === 'ready' || line.state === 'doubtful') && !isDone(results.get(line.value)))
    .map(({ value }) => value)
}

function PasteField({
  text,
  onText,
  isReadOnly,
}: {
  text: string
  onText: (text: string) => void
  isReadOnly: boolean
}) {
  const t = useTranslations('asset.create')
  const id = useId()
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-13 font-medium">
        {t('paste')}
      </label>
      <textarea
        id={id}
        value={text}
        onChange={(event) => onText(event.target.value)}
        readOnly={isReadOnly}
        rows={6}
        dir="ltr"
        spellCheck={false}
        autoCapitalize="none"
        placeholder={'shop.example.com\nblog.example.com'}
        aria-describedby={`${id}-help`}
        className={`${inputClass} min-h-28 resize-y py-2 font-mono`}
      />
      <p id={`${id}-help`} className="text-12 text-3">
        {t('pasteHelp', { max: MAX_LINES })}
      </p>
    </div>
  )
}

type ActionsProps = {
  ready: readonly string[]
  results: Results
  onStart: (values: readonly string[]) => void
  onDone: () => void
}

function Actions({ ready, results, onStart, onDone }: ActionsProps) {
  const t = useTranslations('asset.create')
  const isOver = results.size > 0
  const added = [...results.values()].filter(({ kind }) => kind === 'added').length
  return (
    <div className="flex flex-wrap items-center gap-3">
      {isOver ? (
        <Button variant="primary" onClick={onDone}>
          {t('done')}
        </Button>
      ) : (
        <Button variant="primary" disabled={ready.length === 0} onClick={() => onStart(ready)}>
          {t('addMany', { count: ready.length })}
        </Button>
      )}
      {isOver && ready.length > 0 && (
        <Button onClick={() => onStart(ready)}>{t('addRest', { count: ready.length })}</Button>
      )}
      {isOver && (
        <p role="status" className="text-13">
          {t('result', { added, total: results.size })}
        </p>
      )}
    </div>
  )
}
