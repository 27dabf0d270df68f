'use client'
import { useTranslations } from 'use-intl'
import { EmptyCard } from '@/components/ui/empty-card'
import { PageHeader } from '@/components/ui/page-header'
import { useScope } from '@/lib/api/overview'
import { useWorkspaces } from '@/lib/api/workspace'
import { href } from '@/lib/domain/routes'
import { scan } from '@/lib/messages/en/scan'
import { withTexts } from '@/lib/react/i18n'
import { InitForm } from './init-form'

/** Where a scan is set up: what to look at, and how closely. */
export const InitScreen = withTexts({ scan }, function InitScreen() {
  const t = useTranslations('scan.init')
  const workspaces = useWorkspaces()
  const scope = useScope()
  return (
    <div className="grid gap-6">
      <PageHeader title={t('title')} description={t('text')} />
      {scope ? (
        <InitForm key={scope} workspace={scope} />
      ) : (
        !workspaces.isPending && (
          <EmptyCard
            title={t('noWorkspace')}
            text={t('noWorkspaceText')}
            action={t('openWorkspaces')}
            href={href('workspace')}
          />
        )
      )}
    </div>
  )
})
