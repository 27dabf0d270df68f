import { EyeOff, ListTree } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { WebsiteFrame } from '@/components/website-frame/website-frame'
import { Badge } from '@/components/ui/badge'
import { ButtonLink, buttonClass } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { ErrorPanel } from '@/components/ui/error-panel'
import { Skeleton } from '@/components/ui/skeleton'
import { type DfyManager, useDfyEditor } from '@/lib/api/dfy'
import type { Site } from '@/lib/website/props'
import { readSite } from './read-site'
import { editorOf } from './website-links'
import { isPublished } from './website-state'

/** Each page as it is now, with where it is and how it is found. */
export function PagesTab({ manager: { website } }: { manager: DfyManager }) {
  const t = useTranslations('websiteManager')
  const read = useDfyEditor(website.id)
  const site = useMemo(() => (read.data ? readSite(read.data.website, read.data.document) : null), [read.data])
  if (!read.data && read.isError)
    return <ErrorPanel title={t('failed')} error={read.error} onRetry={read.refetch} isRetrying={read.isFetching} />
  if (!read.data) return <Skeleton className="h-96 rounded-lg" />
  if (!site) return <Card className="p-6 text-13 text-2">{t('unreadable')}</Card>
  const address = isPublished(website) ? website.address : null
  return (
    <ul className="grid gap-4 sm:grid-cols-2 sm:gap-5 xl:grid-cols-3">
      {site.document.pages.map((page) => (
        <li key={page.id} className="grid min-w-0">
          <PageCard id={website.id} site={site} page={page} address={address ?? null} />
        </li>
      ))}
    </ul>
  )
}

type PageCardProps = { id: string; site: Site; page: Site['document']['pages'][number]; address: string | null }

function PageCard({ id, site, page, address }: PageCardProps) {
  const t = useTranslations('websiteManager.page')
  const path = `/${page.slug}`
  const shown = page.blocks.filter(({ hidden }) => !hidden).length
  return (
    <article
      aria-labelledby={`page-${page.id}`}
      className="grid min-w-0 content-start overflow-hidden rounded-lg border bg-surface"
    >
      <WebsiteFrame
        site={site}
        page={page.id}
        width={1280}
        title={page.title}
        isPicture
        className="aspect-[16/10] w-full border-b"
      />
      <div className="grid gap-2 px-4 py-3">
        <div className="flex items-start justify-between gap-3">
          <div className="min-w-0">
            <h3 id={`page-${page.id}`} className="truncate text-14 font-strong">
              <bdi>{page.title}</bdi>
            </h3>
            <p className="truncate text-12 text-3">
              <bdi dir="ltr">{path}</bdi> · {t('sections', { count: shown })}
            </p>
          </div>
          <span className="flex flex-none gap-1">
            {address && (
              <a
                href={address + path}
                target="_blank"
                rel="noopener noreferrer"
                className={buttonClass({ size: 'sm' })}
              >
                {t('open')}
              </a>
            )}
            <ButtonLink size="sm" href={editorOf(id, page.id)} aria-label={t('editOf', { name: page.title })}>
              {t('edit')}
            </ButtonLink>
          </span>
        </div>
        <Marks isInMenu={site.document.nav.includes(page.id)} isHidden={page.seo.no_index ?? false} />
      </div>
    </article>
  )
}

function Marks({ isInMenu, isHidden }: { isInMenu: boolean; isHidden: boolean }) {
  const t = useTranslations('websiteManager.page')
  return (
    <p className="flex flex-wrap gap-1">
      {isInMenu && <Badge icon={<ListTree aria-hidden="true" />}>{t('inMenu')}</Badge>}
      {isHidden && <Badge icon={<EyeOff aria-hidden="true" />}>{t('noIndex')}</Badge>}
    </p>
  )
}
