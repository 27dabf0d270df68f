import { clsx } from 'clsx'
import { useLocale, useTranslations } from 'use-intl'
import type { Check, Finding } from '@/lib/contract/scan-result'
import { duration } from '@/lib/domain/format'
import { foundBy } from '@/lib/domain/found-by'
import { CheckStateIcon, CheckStateWord } from './check-state'
import { byUrgency, isOnlyNoted, worstOf } from './order'
import { useFound } from './use-found'

/** What is known of a finding: while the scan runs its name and little more, and of some of one name how many they are. */
export type Known = Pick<Finding, 'check' | 'severity' | 'title'> & { places?: number }

type CheckListProps = {
  checks: readonly Check[]
  findings: readonly Known[]
  selected?: string
  /** Makes the rows buttons. */
  onSelect?: (key: string) => void
}

/** One row per check: what it is, what came out and why, and how long it took. */
export function CheckList({ checks, findings, selected, onSelect }: CheckListProps) {
  return (
    <ol>
      {checks.map((check) => (
        <li key={check.key} className="border-t first:border-t-0">
          {onSelect ? (
            <button
              type="button"
              aria-pressed={check.key === selected}
              onClick={() => onSelect(check.key)}
              className={clsx(
                'w-full text-start hover:bg-hover focus-visible:-outline-offset-2',
                check.key === selected &&
                  'bg-brand-soft shadow-[inset_2px_0_0_var(--brand-solid)] hover:bg-brand-soft rtl:shadow-[inset_-2px_0_0_var(--brand-solid)]',
              )}
            >
              <CheckRow check={check} findings={findings} />
            </button>
          ) : (
            <CheckRow check={check} findings={findings} isWhole />
          )}
        </li>
      ))}
    </ol>
  )
}

function CheckRow({
  check,
  findings,
  isWhole = false,
}: {
  check: Check
  findings: readonly Known[]
  isWhole?: boolean
}) {
  const locale = useLocale()
  // Until the report is there, the row knows its worst itself.
  const severity = worstOf(findings.filter((finding) => finding.check === check.key)) ?? check.worst
  const isAhead = check.state === 'pending'
  return (
    <span className="grid min-h-11 grid-cols-[16px_minmax(0,1fr)_auto] items-center gap-x-3 px-4 py-1.5 sm:grid-cols-[16px_minmax(0,1fr)_auto_64px] sm:px-5">
      <CheckStateIcon state={check.state} severity={severity} isNoted={isOnlyNoted(check)} />
      <span className="grid min-w-0">
        <span className={clsx('text-13 font-medium [overflow-wrap:anywhere]', isAhead && 'text-3')}>{check.title}</span>
        <CheckDetail check={check} findings={findings} isWhole={isWhole} />
      </span>
      <CheckStateWord state={check.state} severity={severity} isNoted={isOnlyNoted(check)} />
      <span className="text-end text-12 text-3 tabular-nums max-sm:hidden">
        {typeof check.took_ms === 'number' && duration(check.took_ms, locale)}
      </span>
    </span>
  )
}

/** What a check found, by name and the worst first; null while the names are not known. */
function namesOf(check: Check, findings: readonly Known[]) {
  const own = findings.filter(({ check: key, severity }) => key === check.key && severity !== 'info')
  return own.length === 0 ? null : [...new Set([...own].sort(byUrgency).map(({ title }) => title))].join(', ')
}

/** Why there is no answer, or what was found. */
function CheckDetail({ check, findings, isWhole }: { check: Check; findings: readonly Known[]; isWhole: boolean }) {
  const t = useTranslations('scan')
  const found = useFound()
  const names = namesOf(check, findings)
  const count = foundBy(check, findings)
  const what = [names, found(names === null ? count : { ...count, findings: 0 })].filter(Boolean).join(', ')
  const told = [what, check.detail].filter(Boolean).join('. ')
  // What a check says ends with its own full stop.
  const words = isWhole && isOnlyNoted(check) ? `${told} ${t('noted')}` : told
  if (!words) return null
  return <span className={clsx('text-12 text-3', isWhole ? '[overflow-wrap:anywhere]' : 'truncate')}>{words}</span>
}
