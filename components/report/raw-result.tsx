import { Download } from 'lucide-react'
import { Fragment, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { CopyButton } from '@/components/ui/copy-button'
import { SearchInput } from '@/components/ui/input'
import { Note } from '@/components/ui/note'
import { Switch } from '@/components/ui/switch'
import { saveFile } from '@/lib/download'

type RawResultProps = { text: string; isJson: boolean /** Of the file, without its ending. */; name: string; isStructured: boolean }

/** The result as it came, as text and nothing else. */
export function RawResult({ text, isJson, name, isStructured }: RawResultProps) {
  const t = useTranslations('report.raw')
  const [search, setSearch] = useState('')
  const [isWrapped, setWrapped] = useState(true)
  const source = useRef<HTMLPreElement>(null)
  const parts = search.length > 1 ? splitAt(text, search) : [text]

  const handleDownload = () => saveFile(new Blob([text], { type: isJson ? 'application/json' : 'text/plain' }), `report-${name}.${isJson ? 'json' : 'txt'}`)

  return (
    <div className="grid gap-4">
      {!isStructured && (
        <Note tone="medium" title={t('banner')}>
          <p>{t('bannerText')}</p>
        </Note>
      )}
      <Card>
        <div className="flex flex-wrap items-center gap-3 px-4 py-3 sm:px-5 print:hidden">
          <SearchInput
            aria-label={t('search')}
            placeholder={t('search')}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
            className="max-sm:w-full sm:w-64"
            inputClassName="w-full"
          />
          {parts.length > 1 || search.length > 1 ? (
            <span role="status" className="text-13 text-2 tabular-nums">
              {t('matches', { count: (parts.length - 1) / 2 })}
            </span>
          ) : null}
          <span className="grow max-sm:hidden" />
          <Switch label={t('wrap')} checked={isWrapped} onCheckedChange={setWrapped} />
          <CopyButton text={text} label={t('copy')} source={source} />
          <Button variant="ghost" size="sm" onClick={handleDownload}>
            <Download aria-hidden="true" />
            {t('download')}
          </Button>
        </div>
        <pre
          ref={source}
          tabIndex={0}
          role="region"
          aria-label={t('label')}
          dir="ltr"
          className={`max-h-[70vh] overflow-auto border-t bg-sunken px-4 py-3 text-left font-mono text-12 leading-5 print:max-h-none sm:px-5 ${isWrapped ? 'whitespace-pre-wrap [overflow-wrap:anywhere]' : 'whitespace-pre'}`}
        >
          {parts.map((part, index) =>
            index % 2 === 1 ? (
              // Pieces of one text: their place is their name.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <mark key={index} className="rounded-[2px] bg-medium-bg text-medium-text outline outline-medium-line">
                {part}
              </mark>
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <Fragment key={index}>{part}</Fragment>
            ),
          )}
        </pre>
      </Card>
    </div>
  )
}

const MOST_MATCHES = 1000

/** The text in pieces, every second one a match, without regard to case. */
function splitAt(text: string, search: string) {
  const pattern = new RegExp(`(${search.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')})`, 'gi')
  const parts = text.split(pattern)
  return parts.length <= 2 * MOST_MATCHES ? parts : [...parts.slice(0, 2 * MOST_MATCHES), parts.slice(2 * MOST_MATCHES).join('')]
}
