import { clsx } from 'clsx'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { CheckList, type Known } from '@/components/scan-result/check-list'
import { isUngraded, isUnanswered } from '@/components/scan-result/coverage'
import { hasBegun, isDone, worstOf } from '@/components/scan-result/order'
import { SitePlatforms } from '@/components/scan-result/site-platforms'
import { Card, CardHeader } from '@/components/ui/card'
import { SeverityCounts } from '@/components/ui/severity-counts'
import type { NamedSoFar } from '@/lib/contract/report'
import type { Check, Finding, ScanResult } from '@/lib/contract/scan-result'
import { type Awaits, CheckPanel } from './check-panel'

type CheckCardsProps = {
  checks: readonly Check[]
  result: ScanResult | undefined
  /** Of a scan that still runs. */
  found: readonly NamedSoFar[]
  awaits: Awaits | undefined
  /** Below what the chosen one found, which is little while the scan runs. */
  children?: ReactNode
}

/** The checks as they fill in, and beside them what the chosen one found. */
export function CheckCards({ checks, result, found, awaits, children }: CheckCardsProps) {
  const findings = result?.findings ?? []
  const known = result ? findings : found
  const panel = useRef<HTMLDivElement>(null)
  const [check, keep] = useShownCheck(checks, () => mostTelling(checks, known, isUngraded(result)))
  // Who points at it or tabs into it reads.
  const keepShown = { onPointerMove: () => keep(check?.key), onFocus: () => keep(check?.key) }

  function handleSelect(key: string) {
    keep(key)
    if (matchMedia('(max-width: 991.98px)').matches) panel.current?.scrollIntoView({ block: 'start' })
  }

  return (
    <div {...keepShown} className="grid items-start gap-4 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
      <Card>
        <ChecksHeader checks={checks} result={result} />
        <CheckList checks={checks} findings={known} selected={check?.key} onSelect={handleSelect} />
      </Card>
      <div ref={panel} className={clsx('grid min-w-0 scroll-mt-20 gap-4', !children && 'lg:sticky lg:top-20')}>
        <SitePlatforms result={result}>
          {check && (
            <CheckPanel
              key={check.key}
              check={check}
              findings={findings.filter((finding) => finding.check === check.key)}
              found={result ? [] : found.filter((kind) => kind.check === check.key)}
              awaits={awaits}
            />
          )}
        </SitePlatforms>
        {children}
      </div>
    </div>
  )
}

/** The check that is shown: the one that a person keeps, else the most telling, which changes when the shown one ends. */
function useShownCheck(checks: readonly Check[], mostTellingNow: () => Check | undefined) {
  const [kept, keep] = useState<string>()
  const [shown, setShown] = useState<string>()
  const current = checks.find(({ key }) => key === (kept ?? shown))
  const isKept = current && (kept !== undefined || !isDone(current))
  const check = isKept ? current : mostTellingNow()
  if (check?.key !== shown) setShown(check?.key)
  return [check, keep] as const
}

function ChecksHeader({ checks, result }: Pick<CheckCardsProps, 'checks' | 'result'>) {
  const t = useTranslations('scan')
  const count = (severity: Finding['severity']) =>
    result?.findings.filter((finding) => finding.severity === severity).length ?? 0
  return (
    <CardHeader
      title={t('checks')}
      description={
        <span aria-live="polite">
          {isUngraded(result)
            ? t('checksAnswered', { answered: result.coverage.answered, total: result.coverage.total })
            : hasBegun(checks) && t('checksDoneSub', { done: checks.filter(isDone).length, total: checks.length })}
        </span>
      }
      actions={
        result && (
          <SeverityCounts
            counts={{
              critical: count('critical'),
              high: count('high'),
              medium: count('medium'),
              low: count('low'),
            }}
          />
        )
      }
      className="border-b"
    />
  )
}

/**
 * The check with the worst finding; while nothing is found, the one that is running. Without a grade, the first that
 * says why.
 */
function mostTelling(checks: readonly Check[], findings: readonly Known[], hasNoGrade: boolean) {
  const worst = worstOf(findings)
  const silent = hasNoGrade && (!worst || worst === 'info') ? checks.find(isUnanswered) : undefined
  if (silent) return silent
  const finding = findings.find(({ severity }) => severity === worst)
  return (
    checks.find(({ key }) => key === finding?.check) ?? checks.find(({ state }) => state === 'running') ?? checks[0]
  )
}
