'use client'
import { ArrowRight } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useAddressFilter } from '@/components/data-table/use-address-filter'
import { ButtonLink } from '@/components/ui/button'
import { Card, CardHeader } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { ErrorPanel } from '@/components/ui/error-panel'
import { PageHeader } from '@/components/ui/page-header'
import { Delayed, Skeleton } from '@/components/ui/skeleton'
import { StaleReads } from '@/components/ui/stale-reads'
import { Tabs } from '@/components/ui/tabs'
import { useDfyAssets } from '@/lib/api/dfy'
import { ApiError } from '@/lib/browser/errors'
import type { DfyAssets } from '@/lib/contract/website'
import { href } from '@/lib/domain/routes'
import { dfyKit as texts } from '@/lib/messages/en/dfy-kit'
import { website } from '@/lib/messages/en/website'
import { useTitle, withTexts } from '@/lib/react/i18n'
import { KitFiles } from './kit-files'
import { KitMails, KitTexts } from './kit-texts'
import { LatestWebsites } from './latest-websites'
import { newWebsite } from './website-links'

const TABS = ['logos', 'copy', 'emails', 'flyers', 'images'] as const
type Tab = (typeof TABS)[number]

export const KitScreen = withTexts({ dfyKit: texts, website }, function KitScreen() {
  const t = useTranslations('dfyKit')
  const titleOf = useTitle()
  const read = useDfyAssets()
  return (
    <div className="grid gap-4 sm:gap-6">
      <PageHeader
        title={titleOf('dfy')}
        description={t('purpose')}
        actions={
          <ButtonLink variant="primary" href={newWebsite}>
            {t('newWebsite')}
          </ButtonLink>
        }
      />
      <LatestWebsites />
      <StaleReads of={[read]} />
      {read.data ? (
        <Kit assets={read.data} />
      ) : read.error instanceof ApiError && read.error.status === 501 ? (
        <Card>
          <EmptyState title={t('none')} description={t('noneText')} />
        </Card>
      ) : read.isError ? (
        <ErrorPanel title={t('failed')} error={read.error} onRetry={read.refetch} isRetrying={read.isFetching} />
      ) : (
        <div aria-busy="true" className="min-h-screen">
          <Delayed>
            <Skeleton className="h-96 rounded-lg" />
          </Delayed>
        </div>
      )}
    </div>
  )
})

function Kit({ assets }: { assets: DfyAssets }) {
  const t = useTranslations('dfyKit')
  const [tab, setTab] = useAddressFilter<Tab>('tab', TABS)
  const { brand } = assets
  const parts: Record<Tab, React.ReactNode> = {
    logos: <KitFiles files={assets.logos} kind="logos" />,
    copy: <KitTexts texts={assets.copy} />,
    emails: <KitMails mails={assets.emails} />,
    flyers: <KitFiles files={assets.flyers} kind="flyers" />,
    images: <KitFiles files={assets.images} kind="images" />,
  }
  return (
    <Card>
      <CardHeader
        title={t('title')}
        description={brand && t(brand.is_own === false ? 'noBrand' : 'inBrand', { name: brand.name })}
        actions={
          <ButtonLink size="sm" href={`${href('setting')}?section=branding`}>
            {t('editBrand')}
            <ArrowRight aria-hidden="true" className="rtl:rotate-180" />
          </ButtonLink>
        }
      />
      <Tabs
        label={t('title')}
        value={tab}
        onValueChange={(value) => setTab(TABS.find((known) => known === value) ?? 'logos')}
        listClassName="px-2 sm:px-3"
        tabs={TABS.map((value) => ({
          value,
          label: t(`tab.${value}`),
          count: assets[value].length,
          content: <div className="p-4 sm:p-5">{parts[value]}</div>,
        }))}
      />
    </Card>
  )
}
