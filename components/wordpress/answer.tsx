import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button, ButtonLink } from '@/components/ui/button'
import { Note } from '@/components/ui/note'
import { useMoment } from '@/components/ui/use-moment'
import { useWpSite } from '@/lib/api/wordpress'
import type { WpSiteDetail } from '@/lib/contract/wordpress'
import type { WpSite } from '@/lib/contract/wordpress-list'
import { updatePageOf } from './admin-of'
import { closedByUpdates } from './closes'
import { goodbyeOf, statusOf } from './status'
import { updatesOf } from './updates-of'
import { useTrouble } from './use-trouble'
import { flawWeight, urgency } from './urgency'
import { usePairAgain } from './use-pair-again'
import { useSiteDrawer } from './use-site-drawer'

type Props = { workspace: string; sites: readonly WpSite[] }

/** The one thing to do first, and where; or that there is none. */
export function Answer({ workspace, sites }: Props) {
  const byUrgency = sites.toSorted((a, b) => urgency(b) - urgency(a))
  const flawed = byUrgency.find(isFlawed)
  const silent = byUrgency.filter((site) => ['unreachable', 'error'].includes(statusOf(site)))
  const copied = byUrgency.find((site) => statusOf(site) === 'copy')
  if (flawed) {
    const others = sites.filter((site) => site !== flawed && isFlawed(site)).length
    return <Flawed key={flawed.id} workspace={workspace} site={flawed} others={others} silent={silent[0]} />
  }
  if (silent[0]) return <Silent site={silent[0]} count={silent.length} />
  if (copied) return <Copied site={copied} />
  return <Calm workspace={workspace} sites={byUrgency} />
}

const isFlawed = (site: WpSite) => (flawWeight(site) ?? 0) > 0 && statusOf(site) !== 'paused'

type FlawedProps = { workspace: string; site: WpSite; others: number; silent: WpSite | undefined }

function Flawed({ workspace, site, others, silent }: FlawedProps) {
  const t = useTranslations('wordpress.answer')
  const moment = useMoment()
  const { show } = useSiteDrawer()
  const detail = useWpSite(workspace, site.id).data
  const title = useFlawedTitle(site, detail)
  const closed = detail ? closedByUpdates(detail) : []
  const flaw = closed[0] ?? detail?.flaws?.[0]
  const { critical = 0, high = 0 } = site.vulnerable ?? {}
  const [cve] = flaw?.cve ?? []
  const [fixedIn] = flaw?.fixed_in ?? []
  return (
    <Note
      tone={critical > 0 ? 'critical' : high > 0 ? 'high' : 'medium'}
      title={title}
      actions={
        <>
          {closed.length > 0 && (
            <PageLink href={updatePageOf(site.url)} primary>
              {t('openUpdates')}
            </PageLink>
          )}
          <Button size="sm" onClick={() => show({ kind: 'view', id: site.id, part: 'flaws' })}>
            {t('view')}
          </Button>
          {silent && (
            <Button size="sm" onClick={() => show({ kind: 'view', id: silent.id, part: 'connection' })}>
              {t('viewLast')}
            </Button>
          )}
        </>
      }
    >
      {flaw && (
        <p className="text-1">
          {cve ? t('flaw', { title: flaw.title, id: cve }) : flaw.title} {fixedIn && t('fixedIn', { version: fixedIn })}
        </p>
      )}
      {others > 0 && <p className="text-1">{t('more', { count: others })}</p>}
      {silent?.last_seen_at && (
        <p className="text-1">{t('also', { name: silent.name, time: moment(silent.last_seen_at) })}</p>
      )}
    </Note>
  )
}

/** An update is promised to fix only what it does: of what is worst at the site, as much as its updates close. */
function useFlawedTitle({ name, vulnerable }: WpSite, detail: WpSiteDetail | undefined) {
  const t = useTranslations('wordpress.answer')
  const { critical = 0, high = 0, medium = 0, low = 0 } = vulnerable ?? {}
  const worst = detail?.flaws?.[0]?.severity
  const count = detail ? closedByUpdates(detail).filter(({ severity }) => severity === worst).length : 0
  if (count === 0) return t('open', { name, count: critical + high + medium + low })
  if (worst === 'critical') return t('fix', { name, count })
  return worst === 'high' ? t('fixHigh', { name, count }) : t('fixAny', { name, count })
}

function PageLink({ href, primary = false, children }: { href: string; primary?: boolean; children: ReactNode }) {
  return (
    <ButtonLink size="sm" variant={primary ? 'primary' : undefined} href={href} target="_blank" rel="noopener">
      {children}
      <ExternalLink aria-hidden="true" />
    </ButtonLink>
  )
}

function Silent({ site, count }: { site: WpSite; count: number }) {
  const t = useTranslations('wordpress.answer')
  const why = useTranslations('wordpress.silent')
  const goodbye = goodbyeOf(site)
  const moment = useMoment()
  const { show } = useSiteDrawer()
  const said = useTrouble()
  const { id, name, last_seen_at, last_error, silent } = site
  return (
    <Note
      tone="critical"
      title={count > 1 ? t('silentMore', { count }) : t('silent', { name })}
      actions={
        <Button size="sm" onClick={() => show({ kind: 'view', id, part: 'connection' })}>
          {t('viewLast')}
        </Button>
      }
    >
      {count > 1 && last_seen_at && <p className="text-1">{t('also', { name, time: moment(last_seen_at) })}</p>}
      {count === 1 && goodbye && silent && (
        <p className="text-1">{why('at', { why: why(goodbye), time: moment(silent.since) })}</p>
      )}
      {count === 1 && !goodbye && last_seen_at && (
        <p className="text-1">{t('since', { time: moment(last_seen_at) })}</p>
      )}
      {last_error && <p className="text-2">{said(site)}</p>}
    </Note>
  )
}

function Copied({ site: { id, name } }: { site: WpSite }) {
  const t = useTranslations('wordpress.answer')
  const { show } = useSiteDrawer()
  return (
    <Note
      tone="high"
      title={t('copy', { name })}
      actions={
        <Button size="sm" onClick={() => show({ kind: 'view', id, part: 'connection' })}>
          {t('view')}
        </Button>
      }
    />
  )
}

/** Nothing is known to be open: updates, what is not connected yet, or all is well. */
function Calm({ workspace, sites }: { workspace: string; sites: readonly WpSite[] }) {
  const t = useTranslations('wordpress.answer')
  const reporting = sites.filter((site) => statusOf(site) === 'connected' && site.last_seen_at)
  const outdated = reporting.filter((site) => (updatesOf(site) ?? 0) > 0)
  const pending = sites.find((site) => statusOf(site) === 'pending')
  const isJudged = reporting.some(({ vulnerable }) => vulnerable)
  const isTold = reporting.some((site) => updatesOf(site) !== null)
  const [first] = outdated
  if (first) {
    const count = outdated.reduce((sum, site) => sum + (updatesOf(site) ?? 0), 0)
    return (
      <Note
        tone="low"
        title={t('updates', { count, sites: outdated.length })}
        actions={<PageLink href={updatePageOf(first.url)}>{t('openUpdates')}</PageLink>}
      >
        <p className="text-1">{t(isJudged ? 'updatesText' : 'unjudged')}</p>
      </Note>
    )
  }
  if (reporting.length === 0)
    return pending ? (
      <Unfinished workspace={workspace} site={pending} />
    ) : (
      <Note title={t('allPaused')}>
        <p>{t('allPausedText')}</p>
      </Note>
    )
  return (
    <Note
      tone={isJudged ? 'pass' : 'neutral'}
      title={isJudged ? t('fine') : isTold ? t('updatesFine') : t('reporting', { count: reporting.length })}
    >
      <p className="text-1">{isJudged ? t('fineText', { count: reporting.length }) : t('unjudged')}</p>
    </Note>
  )
}

function Unfinished({ workspace, site }: { workspace: string; site: WpSite }) {
  const t = useTranslations('wordpress.answer')
  const pair = usePairAgain(workspace, site.id)
  return (
    <Note
      title={t('pending', { name: site.name })}
      actions={
        <Button size="sm" variant="primary" pending={pair.isPending} onClick={pair.start}>
          {t('finish')}
        </Button>
      }
    >
      <p>{t('pendingText')}</p>
    </Note>
  )
}
