import { ChevronDown } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { CheckStateIcon, CheckStateWord } from '@/components/scan-result/check-state'
import { FindingDetails } from '@/components/scan-result/finding-details'
import { byUrgency, isOnlyNoted, worstOf } from '@/components/scan-result/order'
import { useFound } from '@/components/scan-result/use-found'
import { Card, CardHeader } from '@/components/ui/card'
import { SeverityBadge } from '@/components/ui/severity-badge'
import { Skeleton } from '@/components/ui/skeleton'
import type { NamedSoFar } from '@/lib/contract/report'
import type { Check, Finding } from '@/lib/contract/scan-result'
import { foundBy } from '@/lib/domain/found-by'

/** What its findings wait for: the end of the scan, or the report that says which they are. */
export type Awaits = 'end' | 'report'

type CheckPanelProps = {
  check: Check
  findings: readonly Finding[]
  /** Their names, while the scan runs. */
  found: readonly NamedSoFar[]
  awaits: Awaits | undefined
}

/** One check: how it ended and what that means, then each finding with its fix. */
export function CheckPanel({ check, findings, found: named, awaits }: CheckPanelProps) {
  const t = useTranslations('scan')
  const found = useFound()
  const severity = worstOf(findings) ?? worstOf(named) ?? check.worst
  const area = t(`category.${check.category}`)
  return (
    <Card aria-label={check.title}>
      <CardHeader
        title={check.title}
        description={area === check.title ? undefined : area}
        actions={
          <span className="flex items-center gap-1.5">
            <CheckStateIcon state={check.state} severity={severity} isNoted={isOnlyNoted(check)} />
            <CheckStateWord state={check.state} severity={severity} isNoted={isOnlyNoted(check)} />
          </span>
        }
      />
      <div className="grid gap-1 px-4 pb-4 text-13 empty:hidden sm:px-5">
        {/* What it found says more than that it did. */}
        {findings.length + named.length === 0 && (
          <p className="text-2">{t(isOnlyNoted(check) ? 'noted' : `stateMeans.${check.state}`)}</p>
        )}
        {check.findings > 0 && findings.length + named.length === 0 && (
          <p>
            {found(foundBy(check))}
            {awaits === 'end' && `. ${t('findingsLater')}`}
          </p>
        )}
        {check.detail && <p className="[overflow-wrap:anywhere]">{check.detail}</p>}
      </div>
      {named.length > 0 && <FoundNames found={named} />}
      {awaits === 'report' && <ComingFindings count={check.findings} />}
      {[...findings].sort(byUrgency).map((finding, index) => (
        <FindingDisclosure key={finding.id} finding={finding} isFirst={index === 0} />
      ))}
    </Card>
  )
}

/** By name, until the report says the rest. */
function FoundNames({ found }: { found: readonly NamedSoFar[] }) {
  const t = useTranslations('scan')
  return (
    <>
      <ul>
        {[...found].sort(byUrgency).map((kind) => (
          <li
            key={`${kind.rule} ${kind.severity} ${kind.confidence} ${kind.title}`}
            className="grid gap-1 border-t px-4 py-3 text-13 sm:px-5"
          >
            <span className="flex items-center gap-3">
              <SeverityBadge severity={kind.severity} />
              <span className="min-w-0 grow font-medium [overflow-wrap:anywhere]">{kind.title}</span>
              {kind.places > 1 && <span className="text-12 text-3">{t('places', { count: kind.places })}</span>}
            </span>
            <span className="text-2">{kind.summary_plain}</span>
            {kind.confidence === 'likely' && <span className="text-12 text-3">{t('likely')}</span>}
          </li>
        ))}
      </ul>
      <p className="border-t px-4 py-3 text-13 text-3 sm:px-5">{t('findingsLater')}</p>
    </>
  )
}

function FindingDisclosure({ finding, isFirst }: { finding: Finding; isFirst: boolean }) {
  return (
    <details open={isFirst} className="group border-t">
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 px-4 py-2 hover:bg-hover focus-visible:-outline-offset-2 sm:px-5 [&::-webkit-details-marker]:hidden">
        <SeverityBadge severity={finding.severity} />
        <h3 className="min-w-0 grow text-13 font-medium [overflow-wrap:anywhere]">
          {finding.title} {finding.key && <span className="mono font-regular text-3">{finding.key}</span>}
        </h3>
        <ChevronDown aria-hidden="true" className="text-3 transition-transform duration-ui group-open:rotate-180" />
      </summary>
      <div className="px-4 pt-1 pb-5 sm:px-5">
        <FindingDetails finding={finding} view="owner" />
      </div>
    </details>
  )
}

const MAX_ROWS = 8

/** The scan is over and its report on the way. */
function ComingFindings({ count }: { count: number }) {
  return (
    <div aria-busy="true">
      {Array.from({ length: Math.min(count, MAX_ROWS) }, (_, index) => (
        <div key={index} className="flex min-h-12 items-center gap-3 border-t px-4 py-2 sm:px-5">
          <Skeleton className="h-4 w-14" />
          <Skeleton className="h-3 w-1/2" />
        </div>
      ))}
    </div>
  )
}
