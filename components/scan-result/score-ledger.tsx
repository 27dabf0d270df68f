import { clsx } from 'clsx'
import { ArrowDownToLine, Play } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { SeverityIcon } from '@/components/ui/severity-icon'
import type { LedgerLine, ScanResult } from '@/lib/contract/scan-result'
import { number } from '@/lib/domain/format'
import { type PhraseId, phraseIn } from '@/lib/domain/say'
import { useSaid } from '@/lib/react/use-said'
import { costsPoints } from './order'
import { type ShownLine, useScoreLines } from './use-score-lines'

type ScoreLedgerProps = Pick<ScanResult, 'score' | 'grade' | 'score_ledger' | 'coverage' | 'checks' | 'findings'>

/** The sum that makes the score, by findings where they are all here, else by checks; the last running total is the score. */
export function ScoreLedger(result: ScoreLedgerProps) {
  const { score, grade, score_ledger: lines, coverage, checks, findings } = result
  const byFinding = useScoreLines(result)
  const t = useTranslations('scan')
  const labelOf = useLabel({ coverage, checks, findings })
  const locale = useLocale()
  if (score === null || lines.length === 0)
    return (
      <p className="px-4 pb-5 text-13 text-2 sm:px-5">
        {t('noScore', { answered: coverage.answered, total: coverage.total })}
      </p>
    )
  return (
    <LedgerTable
      lines={byFinding ?? lines.map((line) => ({ ...line, label: labelOf(line) }))}
      sum={t('score')}
      score={grade === null ? number(score, locale) : t('scoreAndGrade', { score, grade })}
    />
  )
}

type LedgerTableProps = {
  lines: readonly ShownLine[]
  sum: string
  score: string
  /** Rows of what is not in the sum yet. */
  children?: ReactNode
}

/** A sum that makes a score, with its running total. */
export function LedgerTable({ lines, sum, score, children }: LedgerTableProps) {
  const t = useTranslations('scan')
  const totalAt = (index: number) => lines.slice(0, index + 1).reduce((total, line) => total + line.points, 0)
  return (
    <table className="w-full text-13">
      <caption className="sr-only">{t('ledger')}</caption>
      <thead className="text-12 text-2">
        <tr className="border-t">
          <Heading>{t('step')}</Heading>
          <Heading isEnd>{t('points')}</Heading>
          <Heading isEnd className="max-sm:hidden">
            {t('running')}
          </Heading>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          <Line key={line.key} line={line} total={totalAt(index)} />
        ))}
        {children}
      </tbody>
      <tfoot>
        <tr className="border-t border-line-strong font-strong">
          <td className="px-4 py-3 sm:px-5">{sum}</td>
          <td colSpan={2} className="whitespace-nowrap px-4 py-3 text-end tabular-nums sm:px-5">
            {score}
          </td>
        </tr>
      </tfoot>
    </table>
  )
}

function Heading({ isEnd, className, children }: { isEnd?: boolean; className?: string; children: string }) {
  return (
    <th scope="col" className={clsx('h-9 px-4 font-medium sm:px-5', isEnd ? 'w-24 text-end' : 'text-start', className)}>
      {children}
    </th>
  )
}

/** Says how many findings there are where they are more than their kinds, which alone count. */
function useLabel({ coverage, checks, findings }: Pick<ScoreLedgerProps, 'coverage' | 'checks' | 'findings'>) {
  const t = useTranslations('scan')
  const said = useSaid()
  const isEnglish = useLocale().startsWith('en')
  return (line: LedgerLine) => {
    // Of the checks of an earlier full scan, too.
    if (line.key === 'ceiling.incomplete')
      return t('ledgerIncomplete', { count: unansweredIn(line) ?? coverage.unanswered })
    const check = checks.find(({ key }) => line.kind === 'penalty' && key === line.key)?.title
    const own = findings.filter((finding) => finding.check === line.key && costsPoints(finding))
    const kinds = new Set(own.map(({ rule }) => rule)).size
    // Points of what an earlier scan found are in the line, its findings are not in this report.
    const isOwn = kindsIn(line) === kinds
    return check && isOwn && (own.length > kinds || !isEnglish)
      ? t('ledgerLine', { check, count: own.length, kinds })
      : said(line.label, line.says)
  }
}

/** How many a line tells of, which an API without phrases says in English. */
function countIn({ label, says }: LedgerLine, [one, many]: readonly [PhraseId, PhraseId], text: RegExp) {
  const told = phraseIn(says)
  const count = told ? (told.say === one ? 1 : told.say === many && told.values?.count) : text.exec(label)?.[1]
  return count ? Number(count) : null
}

const kindsIn = (line: LedgerLine) => countIn(line, ['ledgerKind', 'ledgerKinds'], /(\d+) kinds? of finding$/)
const unansweredIn = (line: LedgerLine) => countIn(line, ['ledgerUnanswered', 'ledgerUnansweredMany'], /(\d+)/)

function Line({ line, total }: { line: ShownLine; total: number }) {
  const t = useTranslations('scan')
  const locale = useLocale()
  const isStart = line.kind === 'base'
  return (
    <tr className="border-t">
      <td className="px-4 py-2.5 sm:px-5">
        <span className="flex items-start gap-2">
          <LineIcon line={line} />
          <span className="min-w-0 [overflow-wrap:anywhere]">
            <span className="font-medium">{line.label}</span>
            {line.of && <span className="ms-2 text-12 text-3">{line.of}</span>}
            {line.points === 0 && <span className="ms-2 text-12 text-3">{t('noPoints')}</span>}
          </span>
        </span>
      </td>
      <td className="px-4 py-2.5 text-end font-strong tabular-nums sm:px-5">{signed(line.points, isStart, locale)}</td>
      <td className="px-4 py-2.5 text-end text-2 tabular-nums max-sm:hidden sm:px-5">{number(total, locale)}</td>
    </tr>
  )
}

/** With a real minus sign, which is as wide as a digit. */
export const signed = (points: number, isStart: boolean, locale: string) =>
  number(points, locale, { signDisplay: isStart ? 'auto' : 'exceptZero' }).replace('-', '−')

export function LineIcon({ line }: { line: Pick<LedgerLine, 'kind' | 'severity'> }) {
  const t = useTranslations('ui.severity')
  if (line.kind === 'base') return <Play aria-hidden="true" className="mt-0.5 text-3" />
  if (!line.severity) return <ArrowDownToLine aria-hidden="true" className="mt-0.5 text-3" />
  return (
    <span className={clsx('mt-0.5 text-k-text', line.severity)} title={t(line.severity)}>
      <SeverityIcon severity={line.severity} />
      <span className="sr-only">{t(line.severity)}: </span>
    </span>
  )
}
