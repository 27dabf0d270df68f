import { Download, SquareCheckBig } from 'lucide-react'
import Link from 'next/link'
import { useState } from 'react'
import { useMessages, useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { Drawer } from '@/components/ui/drawer'
import { ErrorPanel } from '@/components/ui/error-panel'
import { RelativeTime } from '@/components/ui/relative-time'
import { SeverityBadge } from '@/components/ui/severity-badge'
import { Delayed, Skeleton } from '@/components/ui/skeleton'
import { useProblemSites } from '@/lib/api/overview'
import { useWorkspaces } from '@/lib/api/workspace'
import { saveFile } from '@/lib/browser/save-file'
import type { Problem, ProblemSite } from '@/lib/contract/overview'
import { shownAddress } from '@/lib/domain/shown-address'
import { fileName } from '@/lib/exports/file-name'
import { problem as texts } from '@/lib/messages/en/problem'
import { rules } from '@/lib/messages/en/rules'
import type { Words } from '@/lib/messages/translation'
import { withTexts } from '@/lib/react/i18n'
import { useSaid } from '@/lib/react/use-said'
import { findingsHref } from './findings-href'
import { ProblemTriageForm } from './problem-triage'

export type ProblemDrawerProps = {
  open: boolean
  /** A workspace, or all of them. */
  scope: string | undefined
  problem: Problem | null
  onClose: () => void
}

/** One problem on all the sites that have it: what it means, the fix, one decision and one export. */
export const ProblemDrawer = withTexts(
  { problem: texts },
  function ProblemDrawer({ open, scope, problem, onClose }: ProblemDrawerProps) {
    // It stays while the drawer closes.
    const [last, setLast] = useState(problem)
    if (problem && problem !== last) setLast(problem)
    const said = useSaid()
    return (
      <Drawer
        open={open}
        onOpenChange={(isOpen) => !isOpen && onClose()}
        title={last ? said(last.title, last.says) : ''}
      >
        {last && <Content key={last.rule} scope={scope} problem={last} onClose={onClose} />}
      </Drawer>
    )
  },
)

type ContentProps = { scope: string | undefined; problem: Problem; onClose: () => void }

function Content({ scope, problem, onClose }: ContentProps) {
  const t = useTranslations('problem')
  const { data, error, isError, isFetching, refetch } = useProblemSites(scope, problem.rule)
  const [isDeciding, setDeciding] = useState(false)
  return (
    <div className="grid gap-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-2">
        <SeverityBadge severity={problem.severity} />
        <span>{t('sites', { count: problem.sites })}</span>
        {problem.late > 0 && <span className="text-high-text">{t('late', { count: problem.late })}</span>}
      </p>
      <Meaning rule={problem.rule} />
      {!data && isError ? (
        <ErrorPanel title={t('failed')} error={error} onRetry={refetch} isRetrying={isFetching} />
      ) : data ? (
        <>
          <div className="flex flex-wrap gap-2">
            <Button variant="primary" aria-expanded={isDeciding} onClick={() => setDeciding(!isDeciding)}>
              <SquareCheckBig aria-hidden="true" />
              {t('triage', { count: data.sites.length })}
            </Button>
            <Export problem={problem} sites={data.sites} />
          </div>
          {isDeciding && (
            <ProblemTriageForm
              rule={problem.rule}
              assets={data.sites.map(({ asset_id }) => asset_id)}
              onCancel={() => setDeciding(false)}
              onDone={onClose}
            />
          )}
          <Sites sites={data.sites} onLeave={onClose} />
          {data.total > data.sites.length && (
            <p className="text-12 text-3">{t('notAll', { shown: data.sites.length, total: data.total })}</p>
          )}
        </>
      ) : (
        <Delayed>
          <Skeleton className="h-64 w-full" />
        </Delayed>
      )}
    </div>
  )
}

/** What its rule says, in the words of the page. */
function Meaning({ rule }: { rule: string }) {
  const t = useTranslations('problem')
  const own = (useMessages() as Partial<Words>).rules
  const texts = (own ?? rules) as Readonly<Record<string, { means: string; impact: string; fix: string } | undefined>>
  const words = Object.hasOwn(texts, rule) ? texts[rule] : undefined
  if (!words) return null
  return (
    <div className="grid gap-3 text-14 text-pretty">
      <p>
        {words.means} {words.impact}
      </p>
      <div className="grid gap-1">
        <h3 className="text-13 font-strong">{t('fix')}</h3>
        <p className="text-2">{words.fix}</p>
      </div>
    </div>
  )
}

function Sites({ sites, onLeave }: { sites: readonly ProblemSite[]; onLeave: () => void }) {
  const t = useTranslations('problem')
  const { data: workspaces } = useWorkspaces()
  const nameOf = (id: string) => workspaces?.find((workspace) => workspace.id === id)?.name
  return (
    <ul aria-label={t('list')} className="-mx-2 grid">
      {sites.map((site) => (
        <li key={site.asset_id} className="border-t first:border-0">
          <Link
            href={findingsHref(site.report, site.severity)}
            prefetch={false}
            onClick={onLeave}
            className="grid gap-0.5 px-2 py-2 hover:bg-hover focus-visible:-outline-offset-2"
          >
            <span className="flex items-baseline justify-between gap-3 text-13">
              <span dir="ltr" className="truncate font-medium" title={site.asset_value}>
                {shownAddress(site.asset_value)}
              </span>
              {site.late > 0 && <span className="flex-none text-12 text-high-text">{t('overdue')}</span>}
            </span>
            <span className="text-12 text-3">
              {nameOf(site.workspace_id) && `${nameOf(site.workspace_id)} · `}
              {t('found')} <RelativeTime at={site.since} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function Export({ problem, sites }: { problem: Problem; sites: readonly ProblemSite[] }) {
  const t = useTranslations('problem')
  const said = useSaid()
  const { data: workspaces } = useWorkspaces()

  async function handleExport() {
    const { csvOf } = await import('@/lib/exports/csv')
    const title = said(problem.title, problem.says)
    const head = [
      t('column.problem'),
      t('column.severity'),
      t('column.site'),
      t('column.workspace'),
      t('column.since'),
      t('column.count'),
      t('column.late'),
    ]
    const rows = sites.map((site) => [
      title,
      site.severity,
      site.asset_value,
      workspaces?.find(({ id }) => id === site.workspace_id)?.name ?? '',
      site.since.slice(0, 10),
      site.count,
      site.late,
    ])
    saveFile(new Blob([csvOf(head, rows)], { type: 'text/csv;charset=utf-8' }), fileName([title], 'csv'))
  }
  return (
    <Button onClick={handleExport}>
      <Download aria-hidden="true" />
      {t('export')}
    </Button>
  )
}
