import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { LineIcon, ScoreLedger, signed } from '@/components/scan-result/score-ledger'
import { Card } from '@/components/ui/card'
import type { Finding, LedgerLine } from '@/lib/contract/scan-result'
import { linesOf, type RuleLine, type ScoreLines } from '@/lib/domain/score-lines'
import { useSaid } from '@/lib/react/use-said'
import { useFindingName, useOpenReport } from './report-context'

/** The sum that makes the score, folded: who wants to know asks. On paper it is open. */
export function WhyScore() {
  const t = useTranslations('report')
  const { result, entries, isPrinting } = useOpenReport()
  const told = useMemo(() => linesOf(result), [result])
  const best = told ? Math.max(0, ...told.lines.map(({ gain }) => gain)) : 0
  return (
    <Card>
      <details className="group" open={isPrinting || undefined}>
        <summary className="grid min-h-14 cursor-pointer list-none grid-cols-[minmax(0,1fr)_16px] items-center gap-x-3 px-4 py-3 sm:px-5 [&::-webkit-details-marker]:hidden">
          <h2 className="text-14 font-strong">
            {result.score === null ? t('ledger') : t('why.title', { score: result.score })}
          </h2>
          <ChevronDown
            aria-hidden="true"
            className="row-span-2 text-3 transition-transform duration-ui group-open:rotate-180 print:hidden"
          />
          <span className="col-start-1 text-12 text-3">
            {entries.aside > 0
              ? t('scoreStays', { count: entries.aside })
              : best > 0
                ? t('why.best', { points: best })
                : t('why.text')}
          </span>
        </summary>
        {told ? <FindingLines told={told} findings={result.findings} /> : <ScoreLedger {...result} />}
      </details>
    </Card>
  )
}

/** One line a finding, by its name, with what its fix gives back. */
function FindingLines({ told, findings }: { told: ScoreLines; findings: readonly Finding[] }) {
  const t = useTranslations('report.why')
  const words = useTranslations('scan')
  const locale = useLocale()
  const { result } = useOpenReport()
  return (
    <table className="w-full text-13">
      <caption className="sr-only">{words('ledger')}</caption>
      <thead className="text-12 text-2">
        <tr className="border-t">
          <th scope="col" className="h-9 px-4 text-start font-medium sm:px-5">
            {t('finding')}
          </th>
          <th scope="col" className="h-9 px-2 text-end font-medium sm:px-4">
            {words('points')}
          </th>
          <th scope="col" className="h-9 px-4 text-end font-medium sm:px-5">
            {t('fixed')}
          </th>
        </tr>
      </thead>
      <tbody>
        <Row label={t('start')} points={signed(100, true, locale)} />
        {told.lines.map((line) => (
          <RuleRow key={line.rule} line={line} findings={findings} />
        ))}
        {told.ceilings.map((line) => (
          <CeilingRow key={line.key} line={line} />
        ))}
      </tbody>
      <tfoot>
        <tr className="border-t border-line-strong font-strong">
          <td className="px-4 py-3 sm:px-5">{words('score')}</td>
          <td className="whitespace-nowrap px-2 py-3 text-end tabular-nums sm:px-4">{result.score}</td>
          <td className="px-4 py-3 text-end sm:px-5">{result.grade}</td>
        </tr>
      </tfoot>
    </table>
  )
}

function RuleRow({ line, findings }: { line: RuleLine; findings: readonly Finding[] }) {
  const t = useTranslations('report.why')
  const name = useFindingName()
  const locale = useLocale()
  const { leadTo } = useOpenReport()
  const words = useTranslations('scan')
  const same = findings.filter(({ rule }) => rule === line.rule)
  const [first] = same
  if (!first) return null
  // What a rule finds may be called by what it was found in.
  const others = new Set(same.map(name)).size - 1
  return (
    <Row
      icon={<LineIcon line={{ severity: line.severity, kind: 'penalty' }} />}
      label={
        <button
          type="button"
          data-print
          onClick={() => leadTo(first.id)}
          className="text-start font-medium hover:underline"
        >
          {name(first)}
        </button>
      }
      note={[
        others > 0 && words('more', { count: others }),
        others <= 0 && line.places > 1 && t('places', { count: line.places }),
        line.points === 0 && words('noPoints'),
      ]
        .filter(Boolean)
        .join(' · ')}
      points={signed(line.points, false, locale)}
      gain={line.gain > 0 ? signed(line.gain, false, locale) : undefined}
      isFixable
    />
  )
}

function CeilingRow({ line }: { line: LedgerLine }) {
  const said = useSaid()
  const locale = useLocale()
  return (
    <Row
      icon={<LineIcon line={line} />}
      label={said(line.label, line.says)}
      points={signed(line.points, false, locale)}
    />
  )
}

type RowProps = {
  icon?: ReactNode
  label: ReactNode
  note?: string
  points: string
  gain?: string
  /** A finding: without a gain, while a worse one is open, a dash says so. */
  isFixable?: boolean
}

const Row = ({ icon, label, note, points, gain, isFixable }: RowProps) => (
  <tr className="border-t">
    <td className="px-4 py-2.5 sm:px-5">
      <span className={clsx('flex items-start gap-2', !icon && 'ps-6')}>
        {icon}
        <span className="min-w-0 [overflow-wrap:anywhere]">
          {label}
          {note && <span className="ms-2 text-12 text-3">{note}</span>}
        </span>
      </span>
    </td>
    <td className="px-2 py-2.5 text-end font-strong tabular-nums sm:px-4">{points}</td>
    <td className={clsx('px-4 py-2.5 text-end tabular-nums sm:px-5', gain ? 'text-pass-text' : 'text-3')}>
      {gain ?? (isFixable && '–')}
    </td>
  </tr>
)
