import { useTranslations } from 'use-intl'
import { EmptyState } from '@/components/ui/empty-state'
import { useTitle } from '@/lib/react/i18n'
import { Back } from './back'

/** There is no such website, or it is somebody else's. */
export function EditorNotFound() {
  const t = useTranslations('websiteEditor')
  const titleOf = useTitle()
  return (
    <main id="content" tabIndex={-1} className="grid content-start gap-4 p-6 outline-none">
      <h1 id="page-title" tabIndex={-1} className="text-20 font-strong outline-none">
        {titleOf('dfyEditor')}
      </h1>
      <EmptyState title={t('notFound')} description={t('notFoundText')} action={<Back />} />
    </main>
  )
}
