'use client'
import { useSearchParams } from 'next/navigation'
import { useTranslations } from 'use-intl'
import { ErrorPanel } from '@/components/ui/error-panel'
import { onDemand } from '@/components/ui/on-demand'
import { Skeleton } from '@/components/ui/skeleton'
import { useDfyEditor } from '@/lib/api/dfy'
import { ApiError } from '@/lib/browser/errors'
import { websiteEditorList as texts } from '@/lib/messages/en/website-editor-list'
import { useTitle, withTexts } from '@/lib/react/i18n'
import { Back } from './back'
import type { OpenedProps } from './opened'

/** Nearly nobody sees it. */
const NotFound = onDemand(() => import('./editor-not-found').then((part) => part.EditorNotFound))

/** All of the editor is a script of its own: no other screen loads a byte of it. */
const Opened = onDemand<OpenedProps>(() => import('./opened').then((part) => part.Opened))

export const WebsiteEditorScreen = withTexts({ websiteEditor: texts }, function WebsiteEditorScreen() {
  const id = useSearchParams()?.get('id') ?? ''
  return id === '' ? <NotFound fallback={<Waiting />} /> : <Loaded key={id} id={id} />
})

function Loaded({ id }: { id: string }) {
  const t = useTranslations('websiteEditor')
  const titleOf = useTitle()
  const read = useDfyEditor(id)
  if (read.data) return <Opened id={id} {...read.data} fallback={<Waiting />} />
  if (!read.isError) return <Waiting />
  if (read.error instanceof ApiError && read.error.status === 404) return <NotFound fallback={<Waiting />} />
  return (
    <main id="content" tabIndex={-1} className="grid content-start gap-4 p-6 outline-none">
      <h1 id="page-title" tabIndex={-1} className="text-20 font-strong outline-none">
        {titleOf('dfyEditor')}
      </h1>
      <ErrorPanel title={t('failed')} error={read.error} onRetry={read.refetch} isRetrying={read.isFetching} />
      <Back />
    </main>
  )
}

/** In the shape of what is coming. */
function Waiting() {
  const t = useTranslations('websiteEditor')
  const titleOf = useTitle()
  return (
    <main id="content" tabIndex={-1} aria-busy="true" className="grid h-dvh grid-rows-[var(--topbar)_1fr] outline-none">
      <h1 id="page-title" tabIndex={-1} className="sr-only">
        {titleOf('dfyEditor')}
      </h1>
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <div className="flex items-center gap-3 border-b bg-surface px-4">
        <Skeleton className="h-4 w-40" />
        <Skeleton className="ms-auto h-8 w-24 rounded-md" />
      </div>
      <div className="grid lg:grid-cols-[256px_1fr_300px]">
        <div className="grid content-start gap-2 border-e bg-surface p-4 max-lg:hidden">
          {Array.from({ length: 6 }, (_, at) => (
            <Skeleton key={at} className="h-8" />
          ))}
        </div>
        <div className="p-6">
          <Skeleton className="h-full rounded-lg" />
        </div>
        <div className="grid content-start gap-3 border-s bg-surface p-4 max-lg:hidden">
          {Array.from({ length: 5 }, (_, at) => (
            <Skeleton key={at} className="h-10" />
          ))}
        </div>
      </div>
    </main>
  )
}
