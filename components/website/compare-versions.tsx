import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { WebsiteFrame } from '@/components/website-frame/website-frame'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { ErrorPanel } from '@/components/ui/error-panel'
import { RelativeTime } from '@/components/ui/relative-time'
import { Select } from '@/components/ui/select'
import { Skeleton } from '@/components/ui/skeleton'
import { useDfyVersion } from '@/lib/api/dfy-website'
import type { DfyWebsite, WebsiteVersion } from '@/lib/contract/website'
import type { Site } from '@/lib/website/props'
import { readSite } from './read-site'

export type CompareProps = {
  open: boolean
  website: DfyWebsite
  older: WebsiteVersion | null
  newer: WebsiteVersion | null
  onClose: () => void
  onRestore: (version: WebsiteVersion) => void
}

/** A version beside the one that is being worked on. */
export function CompareVersions({ open, website, older, newer, onClose, onRestore }: CompareProps) {
  const t = useTranslations('websiteManager.version')
  const [page, setPage] = useState('')
  const before = useVersion(website, older)
  const after = useVersion(website, newer)
  const pages = new Map(
    [before.site, after.site].flatMap((site) => site?.document.pages ?? []).map(({ id, title }) => [id, title]),
  )
  const shown = pages.has(page) ? page : ([...pages.keys()][0] ?? '')
  const isSame =
    before.site && after.site && JSON.stringify(before.site.document) === JSON.stringify(after.site.document)
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('compareTitle')}
      description={isSame ? t('same') : t('compareText')}
      className="sm:max-w-[1280px]"
      footer={
        older && (
          <>
            <Button onClick={onClose}>{t('close')}</Button>
            <Button variant="primary" onClick={() => onRestore(older)}>
              {t('restoreThis')}
            </Button>
          </>
        )
      }
    >
      {pages.size > 0 && (
        <Select
          label={t('page')}
          value={shown}
          onValueChange={setPage}
          options={[...pages].map(([value, label]) => ({ value, label }))}
          className="justify-self-start"
        />
      )}
      <div className="grid gap-4 lg:grid-cols-2">
        <Side version={older} side={before} page={shown} />
        <Side version={newer} side={after} page={shown} />
      </div>
    </Dialog>
  )
}

type Shown = { site: Site | null; read: ReturnType<typeof useDfyVersion> }

function useVersion(website: DfyWebsite, version: WebsiteVersion | null): Shown {
  const read = useDfyVersion(website.id, version?.id ?? '')
  const { data } = read
  const site = useMemo(() => (data ? readSite(website, data.document, data.pictures) : null), [website, data])
  return { site, read }
}

function Side({ version, side: { site, read }, page }: { version: WebsiteVersion | null; side: Shown; page: string }) {
  const t = useTranslations('websiteManager.version')
  const name = version ? version.label || t('number', { rev: version.rev ?? 0 }) : ''
  const lacks = site && !site.document.pages.some(({ id }) => id === page)
  return (
    <figure className="grid min-w-0 content-start gap-2">
      <figcaption className="flex items-center justify-between gap-3 text-13">
        <b className="min-w-0 truncate font-medium">
          <bdi>{name}</bdi>
          {version?.is_current && <span className="ms-1 font-regular text-3">({t('isCurrent')})</span>}
        </b>
        {version && <RelativeTime at={version.at} className="flex-none text-12 text-3" />}
      </figcaption>
      {site && !lacks ? (
        <WebsiteFrame
          site={site}
          page={page}
          width={1280}
          title={name}
          className="h-[52vh] min-h-64 rounded-lg border bg-surface"
        />
      ) : lacks ? (
        <p className="grid h-[52vh] min-h-64 place-items-center rounded-lg border border-dashed text-13 text-2">
          {t('noPage')}
        </p>
      ) : read.isError ? (
        <ErrorPanel error={read.error} onRetry={read.refetch} isRetrying={read.isFetching} />
      ) : (
        <Skeleton className="h-[52vh] min-h-64 rounded-lg" />
      )}
    </figure>
  )
}
