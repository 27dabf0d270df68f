import { FileUp } from 'lucide-react'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { Drawer } from '@/components/ui/drawer'
import { ErrorPanel } from '@/components/ui/error-panel'
import { Note } from '@/components/ui/note'
import { Skeleton } from '@/components/ui/skeleton'
import { useReach } from '@/lib/browser/connection'
import type { ImportResult } from '@/lib/contract/reseller'
import { saidBy } from '@/lib/domain/said'
import { resellerAccount } from '@/lib/messages/en/reseller-account'
import { withTexts } from '@/lib/react/i18n'
import { type Importing, useImport } from './use-import'

export type ImportAccountsProps = { open: boolean; workspace: string; onClose: () => void }

/** A file becomes accounts: what would become of each line is seen before anything is made. */
export const ImportAccounts = withTexts(
  { resellerAccount },
  function ImportAccounts({ open, workspace, onClose }: ImportAccountsProps) {
    const t = useTranslations('resellerAccount.import')
    const importing = useImport(workspace)
    function handleDone() {
      importing.clear()
      onClose()
    }
    return (
      <Drawer
        wide
        open={open}
        onOpenChange={(isOpen) => !isOpen && onClose()}
        title={t('title')}
        description={t('text')}
        footer={importing.file !== null && <Footer importing={importing} onDone={handleDone} />}
      >
        {importing.file === null ? <Choose onFile={importing.choose} /> : <Looked importing={importing} />}
      </Drawer>
    )
  },
)

function Choose({ onFile }: { onFile: (file: File) => Promise<void> }) {
  const t = useTranslations('resellerAccount.import')
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className="grid justify-items-center gap-3 rounded-lg border border-dashed px-4 py-12 text-center text-13 text-2">
      <FileUp aria-hidden="true" className="size-6 text-3" />
      <p>{t('columns')}</p>
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        hidden
        aria-label={t('choose')}
        onChange={({ currentTarget: { files } }) => files?.[0] && void onFile(files[0])}
      />
      <Button variant="primary" onClick={() => input.current?.click()}>
        {t('choose')}
      </Button>
      <p className="text-12 text-3">{t('limits')}</p>
    </div>
  )
}

const okOf = (results: readonly ImportResult[]) => results.filter(({ outcome }) => outcome === 'ok').length

function Looked({ importing }: { importing: Importing }) {
  const t = useTranslations('resellerAccount.import')
  const { file, trouble, look, run, again } = importing
  const answer = run.data ?? look.data
  if (trouble !== null) return <Note tone="critical" role="alert" title={trouble} />
  if (look.isError)
    return <ErrorPanel title={t('failed')} error={look.error} onRetry={again} isRetrying={look.isPending} />
  if (!answer)
    return (
      <div role="status" aria-label={file ?? undefined} className="grid gap-3">
        <Skeleton className="h-24" />
      </div>
    )
  const ok = okOf(answer.results)
  const { free } = answer.seats
  const left = answer.results.filter(({ outcome }) => outcome !== 'ok')
  return (
    <>
      <p className="text-13 font-strong [overflow-wrap:anywhere]">{file}</p>
      {run.data ? (
        <Note tone="pass" role="status" title={t('done', { ok })} />
      ) : (
        <p role="status" className="text-13">
          {free === null ? t('countsUnlimited', { ok }) : t('counts', { ok, free })}
        </p>
      )}
      {left.length > 0 && <Lines results={left} />}
    </>
  )
}

/** What is wrong with each line, by its number in the file. */
function Lines({ results }: { results: readonly ImportResult[] }) {
  const t = useTranslations('resellerAccount.import')
  return (
    <section className="grid gap-2">
      <h3 className="text-13 font-strong">{t('lines')}</h3>
      <ul aria-label={t('lines')} className="grid divide-y rounded-lg border text-13">
        {results.map(({ line, message = '', code, values }) => (
          <li key={line} className="px-3 py-2 [overflow-wrap:anywhere]">
            {t('line', { line, message: saidBy(code, values, message) })}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Footer({ importing, onDone }: { importing: Importing; onDone: () => void }) {
  const t = useTranslations('resellerAccount.import')
  const isOffline = useReach() === 'offline'
  const { look, run, make, clear } = importing
  const count = look.data ? okOf(look.data.results) : 0
  if (run.data)
    return (
      <>
        <Button variant="primary" onClick={onDone}>
          {t('close')}
        </Button>
        <Button onClick={clear}>{t('another')}</Button>
      </>
    )
  return (
    <>
      {run.isError && <ErrorPanel title={t('notDone')} error={run.error} className="w-full" />}
      {count > 0 && (
        <Button variant="primary" pending={run.isPending} disabled={isOffline} onClick={make}>
          {t('do', { count })}
        </Button>
      )}
      <Button disabled={run.isPending} onClick={clear}>
        {t('another')}
      </Button>
    </>
  )
}
