'use client'
import { ArrowLeft, ExternalLink, ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button, ButtonLink, buttonClass } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { ErrorPanel } from '@/components/ui/error-panel'
import { GradeTile } from '@/components/ui/grade-tile'
import { onDemand } from '@/components/ui/on-demand'
import { PageHeader } from '@/components/ui/page-header'
import { Select } from '@/components/ui/select'
import { Skeleton } from '@/components/ui/skeleton'
import { StaleReads } from '@/components/ui/stale-reads'
import { Switch } from '@/components/ui/switch'
import { type DfyManager, useDfyManager } from '@/lib/api/dfy'
import { useCheckDfyWebsite } from '@/lib/api/dfy-website'
import { useReach } from '@/lib/browser/connection'
import type { DfyWebsite, WebsiteVersion } from '@/lib/contract/website'
import { websiteFrame } from '@/lib/messages/en/website-frame'
import { websitePreview as texts } from '@/lib/messages/en/website-preview'
import { useMoment } from '@/components/ui/use-moment'
import { useTitle, withTexts } from '@/lib/react/i18n'
import { MissingWebsite } from './missing-website'
import { ShareLink } from './share-link'
import { useShownVersion } from './use-shown-version'
import { isMissing, useWebsiteId } from './use-website-id'
import type { VersionFrameProps } from './version-frame'
import { editorOf, managerOf } from './website-links'
import { isPublished } from './website-state'

/** Draws websites: the frame around it is there before. */
const VersionFrame = onDemand<VersionFrameProps>(() => import('./version-frame').then((part) => part.VersionFrame))

export const PreviewScreen = withTexts({ websiteFrame, websitePreview: texts }, function PreviewScreen() {
  const id = useWebsiteId()
  return id === '' ? <MissingWebsite screen="dfyPreview" /> : <Preview key={id} id={id} />
})

function Preview({ id }: { id: string }) {
  const t = useTranslations('websitePreview')
  const titleOf = useTitle()
  const read = useDfyManager(id)
  if (read.data)
    return (
      <div className="grid gap-4 sm:gap-6">
        <Shown manager={read.data} stale={<StaleReads of={[read]} />} />
      </div>
    )
  if (isMissing(id, read.error)) return <MissingWebsite screen="dfyPreview" />
  return (
    <div className="grid gap-4 sm:gap-6">
      <PageHeader title={titleOf('dfyPreview')} />
      {read.isError ? (
        <ErrorPanel title={t('failed')} error={read.error} onRetry={read.refetch} isRetrying={read.isFetching} />
      ) : (
        <Skeleton className="h-[70vh] rounded-lg" />
      )}
    </div>
  )
}

function Shown({ manager: { website, versions }, stale }: { manager: DfyManager; stale: React.ReactNode }) {
  const t = useTranslations('websitePreview')
  const [version, setVersion] = useShownVersion(versions)
  const [hasPictures, setPictures] = useState(true)
  const { id, name } = website
  return (
    <>
      <div className="grid justify-items-start gap-1">
        <ButtonLink variant="ghost" size="sm" className="-ms-2" href={managerOf(id)}>
          <ArrowLeft aria-hidden="true" className="rtl:rotate-180" />
          {t('back')}
        </ButtonLink>
        <div className="w-full">
          <PageHeader
            title={t('title', { name })}
            description={t('text')}
            actions={<Deeds website={website} version={version} />}
          />
        </div>
      </div>
      {stale}
      <Card className="overflow-hidden">
        {version && (
          <VersionFrame
            key={version.id}
            website={website}
            version={version}
            hasPictures={hasPictures}
            fallback={<Skeleton className="h-[78vh]" />}
            tools={
              <>
                <VersionSelect versions={versions} value={version.id} onChange={setVersion} />
                <Switch
                  checked={!hasPictures}
                  onCheckedChange={(isWithout) => setPictures(!isWithout)}
                  label={t('withoutPictures')}
                  className="ms-auto text-2"
                />
              </>
            }
          />
        )}
      </Card>
    </>
  )
}

type VersionSelectProps = { versions: readonly WebsiteVersion[]; value: string; onChange: (id: string) => void }

function VersionSelect({ versions, value, onChange }: VersionSelectProps) {
  const t = useTranslations('websitePreview')
  const moment = useMoment()
  const nameOf = ({ label, rev = 0, at, is_current, is_published }: WebsiteVersion) => {
    const what = label || t('number', { rev })
    const state = is_published ? t('isPublished') : is_current ? t('isCurrent') : moment(at)
    return t('versionOf', { what, state })
  }
  return (
    <Select
      label={t('version')}
      value={value}
      onValueChange={onChange}
      options={versions.map((version) => ({ value: version.id, label: nameOf(version) }))}
      className="max-w-64"
    />
  )
}

function Deeds({ website, version }: { website: DfyWebsite; version: WebsiteVersion | null }) {
  const t = useTranslations('websitePreview')
  const { id, address, check } = website
  const isOffline = useReach() === 'offline'
  const start = useCheckDfyWebsite(id)
  const isOnline = isPublished(website)
  const isRunning = check?.status === 'queued' || check?.status === 'running'
  return (
    <>
      {check?.grade && <GradeTile grade={check.grade} size="sm" className="self-center" />}
      {isOnline && (
        <Button
          pending={start.isPending || isRunning}
          disabled={isOffline}
          title={isOffline ? t('offline') : undefined}
          onClick={() => start.mutate()}
        >
          <ShieldCheck aria-hidden="true" />
          {t('scan')}
        </Button>
      )}
      {isOnline && address && (
        <a href={address} target="_blank" rel="noopener noreferrer" className={buttonClass()}>
          <ExternalLink aria-hidden="true" />
          {t('open')}
        </a>
      )}
      {version && <ShareLink id={id} version={version.id} />}
      <ButtonLink variant="primary" href={editorOf(id)}>
        {t('edit')}
      </ButtonLink>
    </>
  )
}
