import { Globe, LayoutTemplate } from 'lucide-react'
import Link from 'next/link'
import { useTranslations } from 'use-intl'
import { ButtonLink } from '@/components/ui/button'
import { Card, CardHeader } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { ErrorPanel } from '@/components/ui/error-panel'
import { GradeTile } from '@/components/ui/grade-tile'
import { onDemand } from '@/components/ui/on-demand'
import { Skeleton } from '@/components/ui/skeleton'
import { StaleReads } from '@/components/ui/stale-reads'
import { useDfyWebsites } from '@/lib/api/dfy'
import { href } from '@/lib/domain/routes'
import type { DfyWebsite } from '@/lib/contract/website'
import type { ThumbProps } from './thumb'
import { managerOf, newWebsite } from './website-links'
import { WebsiteStatus } from './website-status'

const Thumb = onDemand<ThumbProps>(() => import('./thumb').then((part) => part.Thumb))

const SHOWN = 3

/** The three websites that were worked on last. */
export function LatestWebsites() {
  const t = useTranslations('dfyKit')
  const websites = useDfyWebsites()
  const { data, error, isError, isFetching, refetch } = websites
  return (
    <Card>
      <CardHeader
        title={t('websites')}
        description={t('websitesText')}
        className="border-b"
        actions={
          <ButtonLink size="sm" href={href('dfyWebsites')}>
            <Globe aria-hidden="true" />
            {t('allWebsites')}
          </ButtonLink>
        }
      />
      <StaleReads of={[websites]} />
      {isError && !data ? (
        <ErrorPanel error={error} onRetry={refetch} isRetrying={isFetching} className="m-4" />
      ) : !data ? (
        <Skeleton className="m-4 h-40 rounded-lg" />
      ) : data.length === 0 ? (
        <EmptyState
          icon={<LayoutTemplate aria-hidden="true" />}
          title={t('noWebsites')}
          description={t('noWebsitesText')}
          action={<ButtonLink href={newWebsite}>{t('newWebsite')}</ButtonLink>}
        />
      ) : (
        <ul className="grid gap-4 p-4 sm:grid-cols-3 sm:p-5">
          {data.slice(0, SHOWN).map((website) => (
            <li key={website.id} className="grid min-w-0">
              <Latest website={website} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function Latest({ website }: { website: DfyWebsite }) {
  const { id, name, check } = website
  return (
    <Link
      href={managerOf(id)}
      prefetch={false}
      className="grid min-w-0 content-start overflow-hidden rounded-lg border bg-surface hover:bg-hover"
    >
      <Thumb id={id} name={name} fallback={<div className="aspect-[16/10] w-full border-b bg-sunken" />} />
      <span className="flex items-center justify-between gap-3 px-4 py-3">
        <span className="grid min-w-0 gap-0.5">
          <b className="truncate text-13 font-medium">
            <bdi>{name}</bdi>
          </b>
          <WebsiteStatus website={website} />
        </span>
        {check?.grade && <GradeTile grade={check.grade} size="sm" className="flex-none" />}
      </span>
    </Link>
  )
}
