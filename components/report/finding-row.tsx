import { ChevronDown, CircleCheck, CircleDashed, Eye, HandCoins, History, Sparkles, Wrench } from 'lucide-react'
import { memo, type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { FindingDetails } from '@/components/scan-result/finding-details'
import { useWork } from '@/components/scan-result/work'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import type { MenuItem } from '@/components/ui/menu-panel'
import { RowMenu } from '@/components/ui/row-menu'
import { SeverityBadge } from '@/components/ui/severity-badge'
import { type Drift, type Entry, isToDo } from '@/lib/domain/finding-entries'
import { DecisionNote } from './decision-note'
import { useFindingName, useOpenReport } from './report-context'
import { StatusBadge } from '@/components/ui/status-badge'
import type { FindingStatus } from '@/lib/contract/finding'
import type { Finding } from '@/lib/contract/scan-result'

type FindingRowProps = {
  entry: Entry
  isOpen: boolean
  /** Comes into sight. */
  isTarget: boolean
  isSelected: boolean
  /** Left out where nothing can be decided. */
  actions?: RowActions
}

/** What can be done with a row; the same object as long as the list stands. */
export type RowActions = {
  claim: (entry: Entry) => void
  select: (id: string, isRange: boolean) => void
  items: (entry: Entry) => readonly MenuItem[]
}

export const FindingRow = memo(function FindingRow({ entry, isOpen, isTarget, isSelected, actions }: FindingRowProps) {
  const t = useTranslations('report.list')
  const { isPrinting } = useOpenReport()
  const name = useFindingName()
  const id = useId()
  const row = useRef<HTMLLIElement>(null)
  const isShown = isOpen || isPrinting
  const isDecidable = actions !== undefined && !isPrinting

  // A finding that was asked for elsewhere comes into sight.
  useEffect(() => {
    if (isTarget) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isTarget])

  return (
    <li
      ref={row}
      data-row
      className={`scroll-mt-36 border-t break-inside-avoid-page ${isSelected ? 'bg-brand-soft' : ''}`}
    >
      <div className="flex items-center hover:bg-hover">
        {isDecidable && (
          <Checkbox
            aria-label={t('select', { title: name(entry.finding) })}
            checked={isSelected}
            onCheckedChange={ignore}
            onMouseDown={preventMarking}
            onClick={(event) => actions.select(entry.finding.id, event.shiftKey)}
            className="flex-none ps-4 sm:ps-5 max-sm:min-h-11 max-sm:items-center"
          />
        )}
        <h3 className="min-w-0 grow">
          <RowButton id={id} entry={entry} isShown={isShown} />
        </h3>
        {isDecidable && (
          <span className="pe-2 sm:pe-3">
            <RowMenu label={t('actions')} aria-describedby={`${id}-title`} items={actions.items(entry)} />
          </span>
        )}
      </div>
      <div id={id} hidden={!isShown}>
        {isShown && <Details entry={entry} onClaim={isDecidable ? actions.claim : undefined} />}
      </div>
    </li>
  )
})

function Details({ entry, onClaim }: { entry: Entry; onClaim?: RowActions['claim'] }) {
  const t = useTranslations('report.triage')
  const { view, isPrinting } = useOpenReport()
  return (
    <div className="px-4 pt-1 pb-6 sm:px-5">
      <DecisionNote status={entry.status} state={entry.state} />
      <FindingDetails finding={entry.finding} view={view} isPrinting={isPrinting} />
      {onClaim && isToDo(entry) && (
        <Button size="sm" className="mt-5" onClick={() => onClaim(entry)}>
          <Wrench aria-hidden="true" />
          {t('fixed_claimed')}
        </Button>
      )}
    </div>
  )
}

type RowButtonProps = Pick<FindingRowProps, 'entry'> & { id: string; isShown: boolean }

const COLUMNS = {
  owner: 'sm:grid-cols-[104px_minmax(0,1fr)_72px_16px] lg:grid-cols-[104px_minmax(0,1fr)_136px_72px_16px]',
  developer:
    'sm:grid-cols-[104px_minmax(0,1fr)_72px_16px] lg:grid-cols-[104px_minmax(0,3fr)_minmax(0,2fr)_72px_16px] xl:grid-cols-[104px_minmax(0,3fr)_minmax(0,2fr)_120px_72px_16px]',
}

function RowButton({ id, entry: { finding, status, drift }, isShown }: RowButtonProps) {
  const { toggle, view } = useOpenReport()
  const name = useFindingName()
  const { who, time } = useWork()(finding)
  return (
    <button
      type="button"
      aria-expanded={isShown}
      aria-controls={id}
      data-print
      data-row-main
      onClick={() => toggle(finding.id)}
      className={`grid w-full grid-cols-[minmax(0,1fr)_16px] items-center gap-x-3 gap-y-1 px-3 py-2.5 text-start focus-visible:-outline-offset-2 sm:px-4 ${COLUMNS[view]}`}
    >
      <SeverityBadge severity={finding.severity} className="justify-self-start max-sm:row-start-2" />
      <span className="grid max-sm:row-start-1">
        <span id={`${id}-title`} className="text-13 font-medium [overflow-wrap:anywhere]">
          {name(finding)}
        </span>
        {view === 'owner' && <OwnerLine finding={finding} isShown={isShown} />}
        <StatusBadges status={status} drift={drift} />
      </span>
      {view === 'owner' ? (
        <span className="text-12 font-regular text-3 max-lg:hidden">{who}</span>
      ) : (
        <Place finding={finding} />
      )}
      <span className="text-12 font-regular whitespace-nowrap text-3 tabular-nums max-sm:row-start-4">
        {time}
        {view === 'owner' && <span className="lg:hidden sm:hidden"> · {who}</span>}
      </span>
      <ChevronDown
        aria-hidden="true"
        className={`text-3 transition-transform duration-ui max-sm:row-span-2 max-sm:row-start-1 max-sm:col-start-2 print:hidden ${isShown ? 'rotate-180' : ''}`}
      />
    </button>
  )
}

/** What could happen, and what it is about where the deed does not say it. */
function OwnerLine({ finding, isShown }: { finding: Finding; isShown: boolean }) {
  if (isShown) return null
  return (
    <span className="line-clamp-2 text-13 font-regular text-pretty text-2 [overflow-wrap:anywhere]">
      {finding.impact}
      {/* The code runs its own way, and has its own margins. */}
      {finding.key && (
        <span className="ms-2">
          <span className="mono text-3">{finding.key}</span>
        </span>
      )}
    </span>
  )
}

function Place({ finding }: { finding: Finding }) {
  const t = useTranslations('scan')
  return (
    <>
      <span className="mono font-regular text-2 [overflow-wrap:anywhere] max-sm:row-start-3 sm:max-lg:col-start-2 sm:max-lg:row-start-2">
        {[finding.at, finding.key].filter(Boolean).join(' · ')}
      </span>
      <span className="text-12 font-regular text-3 max-xl:hidden">{t(`category.${finding.category}`)}</span>
    </>
  )
}

// The click does the work: it also knows about Shift.
function ignore() {}

/** Shift would mark the text between the two clicks. */
function preventMarking(event: MouseEvent) {
  if (event.shiftKey) event.preventDefault()
}

const statusIcons: Record<Exclude<FindingStatus, 'open'>, ReactNode> = {
  in_review: <Eye />,
  fixed_claimed: <Wrench />,
  accepted: <HandCoins />,
  false_positive: <CircleDashed />,
  fixed: <CircleCheck />,
}

const driftIcons: Record<Exclude<Drift, 'open'>, ReactNode> = {
  new: <Sparkles />,
  regressed: <History />,
  unknown: <CircleDashed />,
}
const driftTones = { new: 'brand', regressed: 'high', unknown: 'neutral' } as const

/** How a finding stands and what changed, where that is not what one expects. */
function StatusBadges({ status, drift }: Pick<Entry, 'status' | 'drift'>) {
  const t = useTranslations('report')
  if (status === 'open' && (drift === null || drift === 'open')) return null
  return (
    <span className="flex flex-wrap gap-x-3 text-2 [&_svg]:size-3.5">
      {drift && drift !== 'open' && (
        <StatusBadge tone={driftTones[drift]} icon={driftIcons[drift]} className="text-12">
          <span title={t(`driftMeans.${drift}`)}>{t(`drift.${drift}`)}</span>
        </StatusBadge>
      )}
      {status !== 'open' && (
        <StatusBadge tone={status === 'fixed' ? 'pass' : 'neutral'} icon={statusIcons[status]} className="text-12">
          {t(`status.${status}`)}
        </StatusBadge>
      )}
    </span>
  )
}
