import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { Drawer } from '@/components/ui/drawer'
import { ErrorPanel } from '@/components/ui/error-panel'
import { Note } from '@/components/ui/note'
import { Skeleton } from '@/components/ui/skeleton'
import { useReach } from '@/lib/browser/connection'
import { leadImport } from '@/lib/messages/en/lead-import'
import { withTexts } from '@/lib/react/i18n'
import { ImportChoices } from './import-choices'
import { DropZone } from './import-file'
import { ImportCounts, ImportLines } from './import-lines'
import { ImportPreview } from './import-preview'
import { type Importing, useImport } from './use-import'

export type ImportDrawerProps = { open: boolean; workspace: string; onClose: () => void }

/** A file becomes leads: what would become of it is seen before anything is saved. */
export const ImportDrawer = withTexts(
  { leadImport },
  function ImportDrawer({ open, workspace, onClose }: ImportDrawerProps) {
    const t = useTranslations('leadImport')
    // Outside of what closes: a file that was chosen is still there when it opens again.
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
        className="sm:w-[min(100%,860px)]"
        footer={importing.asked && <Footer importing={importing} onDone={handleDone} />}
      >
        {importing.asked ? <Looked importing={importing} /> : <DropZone onFile={importing.choose} />}
      </Drawer>
    )
  },
)

function Looked({ importing }: { importing: Importing }) {
  const t = useTranslations('leadImport')
  const { asked, look, run, answer, tooLarge } = importing
  if (tooLarge) return <Note tone="critical" role="alert" title={t('tooLarge')} />
  if (look.isError && !run.data)
    return (
      <>
        <ErrorPanel title={t('unreadable')} error={look.error} onRetry={importing.again} isRetrying={look.isPending} />
        {Object.keys(asked?.mapping ?? {}).length > 0 && (
          <Button className="justify-self-start" onClick={() => importing.change({ mapping: {} })}>
            {t('columns')}
          </Button>
        )}
      </>
    )
  if (!answer)
    return (
      <div role="status" aria-label={t('reading')} className="grid gap-3">
        <Skeleton className="h-24" />
        <Skeleton className="h-48" />
      </div>
    )
  const isDone = run.data !== undefined
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5" aria-busy={look.isPending || undefined}>
      <p className="text-13 font-strong [overflow-wrap:anywhere]">
        {t('file', { name: asked?.file.name ?? '', count: answer.total })}
      </p>
      {isDone && (
        <Note tone="pass" role="status" title={t('done', { count: answer.counts.created + answer.counts.updated })} />
      )}
      {answer.encoding === 'windows-1252' && !isDone && <Note tone="medium">{t('windows')}</Note>}
      {!isDone && <ImportChoices importing={importing} answer={answer} />}
      {answer.mapping.name && <ImportCounts counts={answer.counts} isDone={isDone} />}
      {!isDone && <ImportPreview answer={answer} />}
      {answer.results.length > 0 && <ImportLines results={answer.results} />}
    </div>
  )
}

function Footer({ importing, onDone }: { importing: Importing; onDone: () => void }) {
  const t = useTranslations('leadImport')
  const isOffline = useReach() === 'offline'
  const { asked, look, run, answer } = importing
  const count = answer ? answer.counts.created + answer.counts.updated : 0
  if (run.data)
    return (
      <>
        <Button variant="primary" onClick={onDone}>
          {t('close')}
        </Button>
        <Button onClick={importing.clear}>{t('another')}</Button>
      </>
    )
  return (
    <>
      {run.isError && <ErrorPanel title={t('failed')} error={run.error} className="w-full" />}
      <Button
        variant="primary"
        pending={run.isPending}
        disabled={count === 0 || look.isPending || isOffline}
        onClick={() => asked && run.mutate(asked)}
      >
        {t('run', { count })}
      </Button>
      <Button disabled={run.isPending} onClick={importing.clear}>
        {t('another')}
      </Button>
      {answer?.mapping.name && count === 0 && !look.isPending && <span className="text-13 text-2">{t('nothing')}</span>}
    </>
  )
}
