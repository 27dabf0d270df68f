import { Pencil, ShieldCheck } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button, ButtonLink } from '@/components/ui/button'
import { Card, CardBody, CardHeader } from '@/components/ui/card'
import { CopyButton } from '@/components/ui/copy-button'
import { GradeTile } from '@/components/ui/grade-tile'
import { onceOpen, onDemand } from '@/components/ui/on-demand'
import { RelativeTime } from '@/components/ui/relative-time'
import type { DfyManager } from '@/lib/api/dfy'
import { useCheckDfyWebsite } from '@/lib/api/dfy-website'
import { useReach } from '@/lib/browser/connection'
import type { DfyWebsite } from '@/lib/contract/website'
import { href } from '@/lib/domain/routes'
import { DangerZone } from './danger-zone'
import type { DetailsDrawerProps } from './details-drawer'
import type { ThumbProps } from './thumb'
import { managerOf } from './website-links'
import { isPublished } from './website-state'
import { WebsiteStatus } from './website-status'

const Thumb = onDemand<ThumbProps>(() => import('./thumb').then((part) => part.Thumb))
const DetailsDrawer = onceOpen<DetailsDrawerProps>(() => import('./details-drawer').then((part) => part.DetailsDrawer))

export function OverviewTab({ manager }: { manager: DfyManager }) {
  const { website } = manager
  return (
    <div className="grid gap-4 sm:gap-6">
      <div className="grid items-start gap-4 sm:gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Card className="overflow-hidden">
          <Thumb
            id={website.id}
            name={website.name}
            fallback={<div className="aspect-[16/10] w-full border-b bg-sunken" />}
          />
          <Facts website={website} />
        </Card>
        <div className="grid gap-4 sm:gap-6">
          <Security website={website} />
          <LastForms manager={manager} />
        </div>
      </div>
      <DangerZone website={website} />
    </div>
  )
}

function Facts({ website }: { website: DfyWebsite }) {
  const t = useTranslations('websiteManager')
  const [isOpen, setOpen] = useState(false)
  const { address, client_name, last_published_at, updated_at } = website
  return (
    <CardBody className="grid gap-4 pt-4 sm:pt-5">
      <dl className="grid gap-2 text-13">
        <Fact name={t('status')}>
          <WebsiteStatus website={website} />
        </Fact>
        {address && isPublished(website) && (
          <Fact name={t('address')}>
            <span className="flex min-w-0 items-center gap-1">
              <a href={address} target="_blank" rel="noopener noreferrer" dir="ltr" className="min-w-0 truncate link">
                {address.replace(/^https?:\/\//, '')}
              </a>
              <CopyButton text={address} label={t('copyAddress')} iconOnly />
            </span>
          </Fact>
        )}
        <Fact name={t('client')}>
          <bdi>{client_name ?? t('ownSite')}</bdi>
        </Fact>
        {last_published_at && (
          <Fact name={t('lastPublished')}>
            <RelativeTime at={last_published_at} />
          </Fact>
        )}
        {updated_at && (
          <Fact name={t('lastSaved')}>
            <RelativeTime at={updated_at} />
          </Fact>
        )}
      </dl>
      <p className="text-12 text-3">{t('visits')}</p>
      <Button size="sm" className="justify-self-start" onClick={() => setOpen(true)}>
        <Pencil aria-hidden="true" />
        {t('details.open')}
      </Button>
      <DetailsDrawer open={isOpen} website={website} onClose={() => setOpen(false)} />
    </CardBody>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid min-h-6 grid-cols-[120px_minmax(0,1fr)] items-center gap-3">
    <dt className="text-3">{name}</dt>
    <dd className="min-w-0 [overflow-wrap:anywhere]">{children}</dd>
  </div>
)

const RUNNING = ['queued', 'running']

function Security({ website }: { website: DfyWebsite }) {
  const t = useTranslations('websiteManager.security')
  const { check } = website
  const start = useCheckDfyWebsite(website.id)
  const isOffline = useReach() === 'offline'
  const isRunning = check !== null && check !== undefined && RUNNING.includes(check.status)
  const why = !isPublished(website) ? t('notPublished') : isOffline ? t('offline') : undefined
  return (
    <Card>
      <CardHeader title={t('title')} description={t('text')} className="border-b" />
      <CardBody className="flex flex-wrap items-center gap-4 pt-4 sm:pt-5">
        <GradeTile grade={check?.grade ?? null} score={check?.score ?? null} pending={isRunning} />
        <div className="grid min-w-0 grow gap-2 text-13">
          <p className="text-2" role="status">
            {isRunning
              ? t('running')
              : check?.at
                ? t.rich('checked', { time: () => <RelativeTime at={check.at ?? 0} /> })
                : (why ?? t('never'))}
          </p>
          <span className="flex flex-wrap gap-2">
            {check && !isRunning && (
              <ButtonLink size="sm" href={href('report', { id: check.scan_id })}>
                {t('report')}
              </ButtonLink>
            )}
            <Button
              size="sm"
              pending={start.isPending}
              disabled={why !== undefined || isRunning}
              title={why}
              onClick={() => start.mutate()}
            >
              <ShieldCheck aria-hidden="true" />
              {t(check ? 'again' : 'check')}
            </Button>
          </span>
        </div>
      </CardBody>
    </Card>
  )
}

const SHOWN = 3

function LastForms({ manager: { website, leads } }: { manager: DfyManager }) {
  const t = useTranslations('websiteManager')
  return (
    <Card>
      <CardHeader
        title={t('lastForms')}
        className="border-b"
        actions={
          leads.length > 0 && (
            <ButtonLink size="sm" href={managerOf(website.id, 'forms')}>
              {t('allForms')}
            </ButtonLink>
          )
        }
      />
      {leads.length === 0 ? (
        <p className="px-4 py-6 text-13 text-2 sm:px-5">{t('noForms')}</p>
      ) : (
        <ul>
          {leads.slice(0, SHOWN).map((lead) => (
            <li key={lead.id} className="grid gap-0.5 px-4 py-3 text-13 not-first:border-t sm:px-5">
              <span className="flex items-center justify-between gap-3">
                <b className="min-w-0 truncate font-medium">
                  <bdi>{lead.name || lead.email}</bdi>
                </b>
                {lead.created_at && <RelativeTime at={lead.created_at} className="flex-none text-12 text-3" />}
              </span>
              <span className="truncate text-2" dir="auto">
                {lead.message ?? lead.email}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
