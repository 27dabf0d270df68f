import { ChevronDown } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { FindingDetails, type ReportView } from '@/components/scan-result/finding-details'
import { SeverityBadge } from '@/components/ui/severity-badge'
import type { Finding } from '@/lib/contract/scan-result'

type FindingRowProps = {
  finding: Finding
  view: ReportView
  isOpen: boolean
  /** Comes into sight. */
  isTarget: boolean
  onToggle: () => void
  isPrinting: boolean
}

export function FindingRow({ finding, view, isOpen, isTarget, onToggle, isPrinting }: FindingRowProps) {
  const t = useTranslations('scan')
  const id = useId()
  const row = useRef<HTMLLIElement>(null)
  const isShown = isOpen || isPrinting

  // The window is the outside system: a finding that was asked for elsewhere comes into sight.
  useEffect(() => {
    if (isTarget) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isTarget])

  return (
    <li ref={row} className="scroll-mt-20 border-t break-inside-avoid-page">
      <h3>
        <button
          type="button"
          aria-expanded={isShown}
          aria-controls={id}
          data-print
          onClick={onToggle}
          className="grid w-full grid-cols-[minmax(0,1fr)_16px] items-center gap-x-3 gap-y-1 px-4 py-2.5 text-start hover:bg-hover focus-visible:-outline-offset-2 sm:grid-cols-[88px_minmax(0,1fr)_96px_16px] sm:px-5 lg:grid-cols-[88px_minmax(0,3fr)_minmax(0,2fr)_96px_16px]"
        >
          <SeverityBadge severity={finding.severity} className="justify-self-start max-sm:row-start-2" />
          <span className="text-13 font-medium [overflow-wrap:anywhere] max-sm:row-start-1">{finding.title}</span>
          <span className="mono font-regular text-2 [overflow-wrap:anywhere] max-lg:col-start-2 max-lg:row-start-2 max-sm:hidden">
            {[finding.at, finding.key].filter(Boolean).join(' · ')}
          </span>
          <span className="text-12 font-regular text-3 max-sm:hidden">{!isShown && t(`effort.${finding.fix_effort}`)}</span>
          <ChevronDown
            aria-hidden="true"
            className={`text-3 transition-transform duration-ui max-sm:row-start-1 max-sm:col-start-2 print:hidden ${isShown ? 'rotate-180' : ''}`}
          />
        </button>
      </h3>
      <div id={id} hidden={!isShown}>
        {isShown && (
          <div className="px-4 pt-1 pb-6 sm:px-5">
            <FindingDetails finding={finding} view={view} isPrinting={isPrinting} />
          </div>
        )}
      </div>
    </li>
  )
}
