import { ExternalLink, Pause, Play, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { useLocale, useTimeZone, useTranslations } from 'use-intl'
import { Button, ButtonLink } from '@/components/ui/button'
import { Drawer } from '@/components/ui/drawer'
import { ErrorPanel } from '@/components/ui/error-panel'
import { Note } from '@/components/ui/note'
import { useNow } from '@/components/ui/relative-time'
import { Skeleton } from '@/components/ui/skeleton'
import { type Tab, Tabs } from '@/components/ui/tabs'
import { useWpSite } from '@/lib/api/wordpress'
import type { WpSite } from '@/lib/contract/wordpress-list'
import { relativeTime } from '@/lib/domain/format'
import { href, initFull } from '@/lib/domain/routes'
import { wordpress } from '@/lib/messages/en/wordpress'
import { withTexts } from '@/lib/react/i18n'
import { adminOf } from './admin-of'
import { focusAfter } from './focus-after'
import { placeOf } from './place-of'
import { SiteConnection } from './site-connection'
import { SiteFlaws } from './site-flaws'
import { SiteHardening } from './site-hardening'
import { SiteOverview } from './site-overview'
import { SiteUpdates } from './site-updates'
import { statusOf } from './status'
import { useAsk, usePause } from './site-actions'
import { type Part, PARTS, useSiteDrawer } from './use-site-drawer'

export type ViewSiteProps = {
  workspace: string
  open: boolean
  site: WpSite | null
  part: Part | undefined
  onClose: () => void
}

/** All about one site: what it runs, what is wrong with it, and how it reaches us. */
function Viewing({ site, part, ...rest }: ViewSiteProps) {
  return site && <Whole key={site.id} {...rest} site={site} part={part} />
}
export const ViewSite = withTexts({ wordpress }, Viewing)

function Whole({ workspace, open, site, part, onClose }: ViewSiteProps & { site: WpSite }) {
  const t = useTranslations('wordpress.drawer')
  const locale = useLocale()
  const timeZone = useTimeZone()
  const now = useNow()
  const status = statusOf(site)
  const { show } = useSiteDrawer()
  const [first] = useState<Part>(status === 'connected' ? 'overview' : 'connection')
  const host = placeOf(site.url)
  return (
    <Drawer
      wide
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      finalFocus={() => focusAfter(site.id)}
      title={site.name}
      description={
        site.last_seen_at
          ? t('last', { host, time: relativeTime(site.last_seen_at, { now, locale, timeZone }) })
          : t('never', { host })
      }
      footer={status !== 'pending' && <Buttons workspace={workspace} site={site} />}
    >
      <Parts
        workspace={workspace}
        site={site}
        chosen={part ?? first}
        onChoose={(next) => show({ kind: 'view', id: site.id, part: next })}
      />
    </Drawer>
  )
}

const initOf = (asset: string) => `${href('init')}?asset=${encodeURIComponent(asset)}`

type PartsProps = { workspace: string; site: WpSite; chosen: Part; onChoose: (part: Part) => void }

function Parts({ workspace, site, chosen, onChoose }: PartsProps) {
  const t = useTranslations('wordpress.drawer')
  const { data, error, isError, isFetching, refetch } = useWpSite(workspace, site.id)
  if (!data && isError)
    return <ErrorPanel title={t('failed')} error={error} onRetry={refetch} isRetrying={isFetching} />
  if (!data) return <Skeleton className="h-72" />
  const bad = data.hardening?.filter(({ state }) => state === 'bad').length
  const own = { workspace, site: data }
  const contents = {
    overview: { content: <SiteOverview {...own} /> },
    flaws: { content: <SiteFlaws site={data} />, count: data.flaws?.length },
    updates: { content: <SiteUpdates site={data} />, count: data.updates ? data.update_list.length : undefined },
    hardening: { content: <SiteHardening {...own} />, count: data.hardening?.length ? bad : undefined },
    connection: { content: <SiteConnection {...own} /> },
  }
  const tabs: Tab[] = PARTS.map((value) => ({ value, label: t(value), ...contents[value] }))
  return (
    <>
      {!site.last_seen_at && <Note>{t('waits')}</Note>}
      <Tabs
        label={site.name}
        value={chosen}
        onValueChange={(value) => onChoose(PARTS.find((one) => one === value) ?? 'overview')}
        className="gap-5"
        tabs={tabs}
      />
    </>
  )
}

function Buttons({ workspace, site }: { workspace: string; site: WpSite }) {
  const t = useTranslations('wordpress.drawer')
  const ask = useAsk(workspace, site)
  const pause = usePause(workspace, site)
  return (
    <>
      {!pause.isPaused && (
        <Button variant="primary" pending={ask.isPending} disabled={ask.isOff} onClick={ask.start}>
          {!ask.isPending && <RefreshCw aria-hidden="true" />}
          {t('ask')}
        </Button>
      )}
      {site.asset && (
        // A full scan is for owners who have proved it.
        <ButtonLink href={site.asset.is_verified ? initFull(site.asset.id) : initOf(site.asset.id)}>
          {t(site.asset.is_verified ? 'scan' : 'lightScan')}
        </ButtonLink>
      )}
      <ButtonLink href={adminOf(site.url)} target="_blank" rel="noopener noreferrer">
        <ExternalLink aria-hidden="true" />
        {t('admin')}
      </ButtonLink>
      <Button variant="ghost" className="ms-auto" pending={pause.isPending} onClick={pause.toggle}>
        {pause.isPaused ? (
          <Play aria-hidden="true" className="max-sm:hidden" />
        ) : (
          <Pause aria-hidden="true" className="max-sm:hidden" />
        )}
        {t(pause.isPaused ? 'resume' : 'pause')}
      </Button>
    </>
  )
}
