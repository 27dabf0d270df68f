import { type ReactNode, useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { ErrorPanel } from '@/components/ui/error-panel'
import { Skeleton } from '@/components/ui/skeleton'
import { useDfyVersion } from '@/lib/api/dfy-website'
import type { DfyWebsite, WebsiteVersion } from '@/lib/contract/website'
import { PageFrame } from './page-frame'
import { readSite } from './read-site'

export type VersionFrameProps = {
  website: DfyWebsite
  version: WebsiteVersion
  hasPictures: boolean
  tools: ReactNode
}

/** A version of a website, whole. */
export function VersionFrame({ website, version, hasPictures, tools }: VersionFrameProps) {
  const t = useTranslations('websitePreview')
  const read = useDfyVersion(website.id, version.id)
  const { data } = read
  const site = useMemo(() => {
    const whole = data ? readSite(website, data.document, data.pictures) : null
    return whole && !hasPictures ? { ...whole, picture: () => null } : whole
  }, [website, data, hasPictures])
  if (site) return <PageFrame site={site} title={website.name} tools={tools} className="h-[78vh] min-h-96" />
  if (data) return <p className="p-6 text-13 text-2">{t('unreadable')}</p>
  return read.isError ? (
    <div className="p-4">
      <ErrorPanel title={t('failed')} error={read.error} onRetry={read.refetch} isRetrying={read.isFetching} />
    </div>
  ) : (
    <Skeleton className="h-[78vh]" />
  )
}
