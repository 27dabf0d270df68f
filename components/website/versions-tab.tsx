import { CircleCheck, Eye, GitCompareArrows, History, Tag as TagIcon } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Badge } from '@/components/ui/badge'
import { Button, ButtonLink } from '@/components/ui/button'
import { Card, CardHeader } from '@/components/ui/card'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { EmptyState } from '@/components/ui/empty-state'
import { notify } from '@/components/ui/notify'
import { onceOpen } from '@/components/ui/on-demand'
import { RelativeTime } from '@/components/ui/relative-time'
import type { DfyManager } from '@/lib/api/dfy'
import { useRestoreDfyVersion } from '@/lib/api/dfy-website'
import { useReach } from '@/lib/browser/connection'
import type { WebsiteVersion } from '@/lib/contract/website'
import type { CompareProps } from './compare-versions'
import type { NameVersionProps } from './name-version'
import { previewOf } from './website-links'

const Compare = onceOpen<CompareProps>(() => import('./compare-versions').then((part) => part.CompareVersions))
const NameVersion = onceOpen<NameVersionProps>(() => import('./name-version').then((part) => part.NameVersion))

const VERSION_KINDS = ['saved', 'published', 'restored'] as const

/** Every state that can be gone back to, the newest first. */
export function VersionsTab({ manager: { website, versions } }: { manager: DfyManager }) {
  const t = useTranslations('websiteManager.version')
  const isOffline = useReach() === 'offline'
  const [compared, setCompared] = useState<WebsiteVersion | null>(null)
  const [asked, setAsked] = useState<WebsiteVersion | null>(null)
  const [isNaming, setNaming] = useState(false)
  const current = versions.find(({ is_current }) => is_current) ?? versions[0]
  return (
    <Card>
      <CardHeader
        title={t('title')}
        description={t('text')}
        className="border-b"
        actions={
          <Button disabled={isOffline} onClick={() => setNaming(true)}>
            <TagIcon aria-hidden="true" />
            {t('name')}
          </Button>
        }
      />
      {versions.length === 0 ? (
        <EmptyState title={t('empty')} />
      ) : (
        <ol aria-label={t('title')}>
          {versions.map((version) => (
            <VersionLine
              key={version.id}
              id={website.id}
              version={version}
              isCurrent={!current || version.id === current.id}
              onCompare={() => setCompared(version)}
              onRestore={() => setAsked(version)}
            />
          ))}
        </ol>
      )}
      <Compare
        open={compared !== null}
        website={website}
        older={compared}
        newer={current ?? null}
        onClose={() => setCompared(null)}
        onRestore={setAsked}
      />
      <NameVersion open={isNaming} website={website} onClose={() => setNaming(false)} />
      <AskRestore id={website.id} version={asked} onClose={() => setAsked(null)} onRestored={() => setCompared(null)} />
    </Card>
  )
}

type AskRestoreProps = { id: string; version: WebsiteVersion | null; onClose: () => void; onRestored: () => void }

function AskRestore({ id, version, onClose, onRestored }: AskRestoreProps) {
  const t = useTranslations('websiteManager.version')
  const restore = useRestoreDfyVersion(id)
  return (
    <ConfirmDialog
      open={version !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('askRestore', { rev: version?.rev ?? 0 })}
      description={t('askRestoreText')}
      confirmLabel={t('restore')}
      variant="primary"
      onConfirm={async () => {
        if (version) await restore.mutateAsync(version.id)
        notify.success(t('restored', { rev: version?.rev ?? 0 }))
        onRestored()
      }}
    />
  )
}

type VersionLineProps = {
  id: string
  version: WebsiteVersion
  isCurrent: boolean
  onCompare: () => void
  onRestore: () => void
}

function VersionLine({ id, version, isCurrent, onCompare, onRestore }: VersionLineProps) {
  const t = useTranslations('websiteManager.version')
  const isOffline = useReach() === 'offline'
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-3 not-first:border-t sm:px-5">
      <What version={version} />
      <span className="flex flex-wrap gap-1">
        <ButtonLink
          variant="ghost"
          size="sm"
          href={previewOf(id, version.id)}
          aria-label={t('previewOf', { rev: version.rev ?? 0 })}
        >
          <Eye aria-hidden="true" />
          {t('preview')}
        </ButtonLink>
        {!isCurrent && (
          <>
            <Button
              variant="ghost"
              size="sm"
              aria-label={t('compareOf', { rev: version.rev ?? 0 })}
              onClick={onCompare}
            >
              <GitCompareArrows aria-hidden="true" />
              {t('compare')}
            </Button>
            <Button
              size="sm"
              disabled={isOffline}
              aria-label={t('restoreOf', { rev: version.rev ?? 0 })}
              onClick={onRestore}
            >
              <History aria-hidden="true" />
              {t('restore')}
            </Button>
          </>
        )}
      </span>
    </li>
  )
}

function What({ version }: { version: WebsiteVersion }) {
  const t = useTranslations('websiteManager.version')
  const kind = VERSION_KINDS.find((known) => known === version.kind) ?? 'saved'
  return (
    <div className="grid min-w-0 gap-0.5 text-13">
      <span className="flex flex-wrap items-center gap-2">
        <b className="font-medium [overflow-wrap:anywhere]">
          <bdi>{version.label || t('number', { rev: version.rev ?? 0 })}</bdi>
        </b>
        {version.is_published && (
          <Badge tone="pass" icon={<CircleCheck aria-hidden="true" />}>
            {t('isPublished')}
          </Badge>
        )}
        {version.is_current && <Badge>{t('isCurrent')}</Badge>}
      </span>
      <span className="text-12 text-3">
        {t.rich(`kind.${kind}`, { by: version.by || '–', time: () => <RelativeTime at={version.at} /> })}
      </span>
    </div>
  )
}
