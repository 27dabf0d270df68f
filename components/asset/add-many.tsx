import { FileUp } from 'lucide-react'
import { useId, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { inputClass } from '@/components/ui/input'
import { Progress } from '@/components/ui/progress'
import { useTextDraft } from '@/components/ui/use-form-draft'
import { useAssets } from '@/lib/api/asset'
import { isShop, SHOP_HOST, useDemoShop } from '@/lib/api/demo'
import { useIsLarge } from '@/lib/api/one-asset'
import { InFoot } from './add-foot'
import { LineTable } from './line-table'
import { ProgressText } from '@/components/ui/progress-text'
import { type Line, readLines } from './read-lines'
import { type Result, useAddMany } from './use-add-many'

const MAX_LINES = 500

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
  const ready = readyIn(lines, results)
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
          <InFoot>
            <Button onClick={adding.stop}>{t('stop')}</Button>
          </InFoot>
        </div>
      ) : (
        <Actions
          ready={ready}
          results={results}
          total={lines.length}
          onStart={(ready) => void adding.start(ready)}
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
  const shop = useDemoShop(text.includes(SHOP_HOST))
  return readLines(text, known, (value) => isShop(value, shop)).slice(0, MAX_LINES)
}

/** What can be added still. */
function readyIn(lines: readonly Line[], results: Results): Line[] {
  const isDone = (result: Result | undefined) =>
    result?.kind === 'added' || (result?.kind === 'failed' && result.isFinal)
  return lines.filter(
    (line) =>
      (line.state === 'ready' || line.state === 'private' || line.state === 'port') && !isDone(results.get(line.value)),
  )
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
        placeholder={'shop.example.com\nblog.example.com, Linden blog, care'}
        aria-describedby={`${id}-help`}
        className={`${inputClass} min-h-28 resize-y py-2 font-mono`}
      />
      <p id={`${id}-help`} className="text-12 text-3">
        {t('pasteHelp', { max: MAX_LINES })}
      </p>
      {!isReadOnly && <FileButton onText={onText} />}
    </div>
  )
}

/** A CSV file instead of a paste: what is in it can be read and changed before anything is added. */
function FileButton({ onText }: { onText: (text: string) => void }) {
  const t = useTranslations('asset.create')
  const input = useRef<HTMLInputElement>(null)

  async function handleFile(file: File | undefined) {
    if (!file) return
    const { textOfFile } = await import('@/lib/exports/read-csv')
    onText(textOfFile(new Uint8Array(await file.arrayBuffer())).text)
    if (input.current) input.current.value = ''
  }
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        aria-label={t('file')}
        hidden
        onChange={(event) => void handleFile(event.target.files?.[0])}
      />
      <Button size="sm" onClick={() => input.current?.click()}>
        <FileUp aria-hidden="true" />
        {t('file')}
      </Button>
      <span className="text-12 text-3">{t('fileHelp')}</span>
    </p>
  )
}

type ActionsProps = {
  ready: readonly Line[]
  results: Results
  /** Of the lines, those that cannot be added among them. */
  total: number
  onStart: (ready: readonly Line[]) => void
  onDone: () => void
}

function Actions({ ready, results, total, onStart, onDone }: ActionsProps) {
  const t = useTranslations('asset.create')
  const isOver = results.size > 0
  const added = [...results.values()].filter(({ kind }) => kind === 'added').length
  return (
    <InFoot>
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
          {t('result', { added, total, skipped: total - added - ready.length })}
        </p>
      )}
    </InFoot>
  )
}
