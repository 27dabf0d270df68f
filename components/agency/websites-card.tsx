import { CircleX, Globe } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { ButtonLink } from '@/components/ui/button'
import { CardHeader } from '@/components/ui/card'
import { ErrorPanel } from '@/components/ui/error-panel'
import { IntentLink } from '@/components/ui/intent-link'
import { StaleReads } from '@/components/ui/stale-reads'
import { useDfyWebsites } from '@/lib/api/dfy'
import { href } from '@/lib/domain/routes'

/** The websites of clients in a few figures, and those whose domain needs somebody. */
export function WebsitesCard() {
  const t = useTranslations('agency.sites')
  const websites = useDfyWebsites()
  const { data, error, isError, isFetching, refetch } = websites
  const published = data?.filter(({ status }) => status === 'published' || status === 'unpublished_changes').length ?? 0
  const entries = data?.reduce((sum, { forms }) => sum + (forms?.new ?? 0), 0) ?? 0
  const failing = data?.filter(({ domain }) => domain?.status === 'failed') ?? []
  return (
    <section aria-label={t('title')} className="min-w-0 self-start rounded-lg border bg-surface">
      <CardHeader
        title={t('title')}
        description={data && data.length > 0 ? t('counts', { count: data.length, published }) : undefined}
      />
      <div className="grid gap-4 px-4 pb-5 text-13 sm:px-5">
        <StaleReads of={[websites]} />
        {isError && !data && <ErrorPanel error={error} onRetry={refetch} isRetrying={isFetching} />}
        {data?.length === 0 && <p className="text-2">{t('none')}</p>}
        {entries > 0 && <p className="text-2">{t('entries', { count: entries })}</p>}
        {failing.length > 0 && (
          <ul className="grid gap-1">
            {failing.map(({ id, name }) => (
              <li key={id} className="flex items-start gap-2">
                <CircleX aria-hidden="true" className="mt-0.5 flex-none text-high-text" />
                <IntentLink href={`${href('dfyManager')}?id=${encodeURIComponent(id)}&tab=domain`} className="link">
                  {t('failing', { name })}
                </IntentLink>
              </li>
            ))}
          </ul>
        )}
        <div className="flex flex-wrap gap-2">
          <ButtonLink href={data?.length === 0 ? `${href('dfyWebsites')}?new=` : href('dfyWebsites')}>
            <Globe aria-hidden="true" />
            {t(data?.length === 0 ? 'add' : 'all')}
          </ButtonLink>
          <ButtonLink variant="ghost" href={href('dfy')}>
            {t('kit')}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
