import { SearchX } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { ButtonLink } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { PageHeader } from '@/components/ui/page-header'
import { href, type RouteName } from '@/lib/domain/routes'
import { useTitle } from '@/lib/react/i18n'

/** For an address without a website, or with one of somebody else. */
export function MissingWebsite({ screen }: { screen: RouteName }) {
  const t = useTranslations('websiteFrame')
  const titleOf = useTitle()
  return (
    <div className="grid gap-4 sm:gap-6">
      <PageHeader title={titleOf(screen)} />
      <Card>
        <EmptyState
          icon={<SearchX aria-hidden="true" />}
          title={t('missing')}
          description={t('missingText')}
          className="py-14"
          action={
            <ButtonLink variant="primary" href={href('dfyWebsites')}>
              {t('all')}
            </ButtonLink>
          }
        />
      </Card>
    </div>
  )
}
