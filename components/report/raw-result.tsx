import { Download } from 'lucide-react'
import { Fragment, useDeferredValue, useMemo, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { CopyButton } from '@/components/ui/copy-button'
import { SearchInput } from '@/components/ui/input'
import { Note } from '@/components/ui/note'
import { Switch } from '@/components/ui/switch'
import { saveFile } from '@/lib/browser/save-file'
import { visibleText } from '@/lib/domain/visible-text'

export type RawResultProps = {
  text: string
  isJson: boolean
  /** Of the file, without its ending. */
  name: string
  isStructured: boolean
}

/** Nobody walks through more, and a match at every second character would take long to count. */
const MAX_COUNTED = 10_000

function countOf(text: string, pattern: RegExp) {
  let count = 0
  for (const _ of text.matchAll(pattern)) {
    count += 1
    if (count > MAX_COUNTED) break
  }
  return count
}

/** The result as it came, as text and nothing else. */
export function RawResult({ text, isJson, name, isStructured }: RawResultProps) {
  const t = useTranslations('report.raw')
  const found = useSearch(text)
  const { shown, part, parts } = found
  const [isWrapped, setWrapped] = useState(true)
  const source = useRef<HTMLPreElement>(null)

  return (
    <div className="grid gap-4">
      {!isStructured && (
        <Note tone="medium" title={t('banner')}>
          <p>{t('bannerText')}</p>
        </Note>
      )}
      <Card>
        <div className="flex flex-wrap items-center gap-3 px-4 py-3 sm:px-5 print:hidden">
          <Search {...found} />
          <span className="grow max-sm:hidden" />
          <Switch label={t('wrap')} checked={isWrapped} onCheckedChange={setWrapped} />
          <CopyButton text={text} label={t('copy')} source={source} />
          <Button variant="ghost" size="sm" onClick={() => saveText(text, name, isJson)}>
            <Download aria-hidden="true" />
            {t('download')}
          </Button>
        </div>
        {part.length < shown.length && (
          <p className="border-t px-4 py-2 text-13 text-2 sm:px-5">
            {t('part', { shown: part.length, total: shown.length })}
          </p>
        )}
        <pre
          ref={source}
          tabIndex={0}
          role="region"
          aria-label={t('label')}
          dir="ltr"
          className={`max-h-[70vh] overflow-auto border-t bg-sunken px-4 py-3 text-left font-mono text-12 leading-5 print:max-h-none sm:px-5 ${isWrapped ? 'whitespace-pre-wrap [overflow-wrap:anywhere]' : 'whitespace-pre'}`}
        >
          <Marked parts={parts} />
        </pre>
      </Card>
    </div>
  )
}

function Search({ search, setSearch, pattern, count }: ReturnType<typeof useSearch>) {
  const t = useTranslations('report.raw')
  return (
    <>
      <SearchInput
        aria-label={t('search')}
        placeholder={t('search')}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        className="max-sm:w-full sm:w-64"
        inputClassName="w-full"
      />
      {pattern ? (
        <span role="status" className="text-13 text-2 tabular-nums">
          {count > MAX_COUNTED ? t('manyMatches', { count: MAX_COUNTED }) : t('matches', { count })}
        </span>
      ) : null}
    </>
  )
}

const saveText = (text: string, name: string, isJson: boolean) =>
  saveFile(
    new Blob([text], { type: isJson ? 'application/json' : 'text/plain' }),
    `report-${name}.${isJson ? 'json' : 'txt'}`,
  )

/** What is looked for, and the text in pieces around what is found. */
function useSearch(text: string) {
  const [search, setSearch] = useState('')
  // The files hold it as it came.
  const shown = useMemo(() => visibleText(text), [text])
  // Typing comes first: a long text is searched when there is time.
  const wanted = useDeferredValue(search)
  const pattern = useMemo(() => (wanted.length > 1 ? patternOf(wanted) : null), [wanted])
  const part = useMemo(() => partOf(shown, pattern), [shown, pattern])
  const count = useMemo(() => (pattern ? countOf(shown, pattern) : 0), [shown, pattern])
  const parts = useMemo(() => (pattern ? splitAt(part, pattern) : [part]), [part, pattern])
  return { search, setSearch, pattern, shown, part, parts, count }
}

/** Pieces of one text: their place is their name. */
const Marked = ({ parts }: { parts: readonly string[] }) =>
  parts.map((part, index) =>
    index % 2 === 1 ? (
      <mark key={index} className="rounded-[2px] bg-medium-bg text-medium-text outline outline-medium-line">
        {part}
      </mark>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  )

const MAX_MATCHES = 1000
/** More in one place keeps a browser busy for minutes. */
const MAX_SHOWN = 200_000
/** What stands before the first match, so that it is seen where it belongs. */
const BEFORE = 2000

const patternOf = (search: string) => new RegExp(`(${search.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')})`, 'gi')

/** Of a long text the beginning, or what is around the first match. */
function partOf(text: string, pattern: RegExp | null) {
  if (text.length <= MAX_SHOWN) return text
  const first = pattern ? text.search(pattern) : 0
  const start = first < MAX_SHOWN - BEFORE ? 0 : first - BEFORE
  return text.slice(start, start + MAX_SHOWN)
}

/** The text in pieces, every second one a match, without regard to case. */
function splitAt(text: string, pattern: RegExp) {
  const parts = text.split(pattern)
  return parts.length <= 2 * MAX_MATCHES
    ? parts
    : [...parts.slice(0, 2 * MAX_MATCHES), parts.slice(2 * MAX_MATCHES).join('')]
}
