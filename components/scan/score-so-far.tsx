import { useMemo } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { isDone } from '@/components/scan-result/order'
import { LedgerTable, type ShownLine } from '@/components/scan-result/score-ledger'
import { Card, CardHeader } from '@/components/ui/card'
import { Spinner } from '@/components/ui/spinner'
import type { NamedSoFar, Report } from '@/lib/contract/report'
import type { Check } from '@/lib/contract/scan-result'
import { number } from '@/lib/domain/format'
import { isAnswer } from '@/lib/domain/scan-diff'
import { linesOf } from '@/lib/domain/score-lines'
import { useSaid } from '@/lib/react/use-said'

type ScoreSoFarProps = { report: Report; checks: readonly Check[]; found: readonly NamedSoFar[] }

/** How the score of a running scan adds up: what is known already, by name, and how much is still to come. */
export function ScoreSoFar({ report, checks, found }: ScoreSoFarProps) {
  const t = useTranslations('scan')
  const locale = useLocale()
  const lines = useLines(report, checks, found)
  const { score, grade } = report
  const left = checks.filter((check) => !isDone(check)).length
  const isKnown = lines !== null && typeof score === 'number'
  return (
    <Card>
      <CardHeader title={t('ledger')} description={t(isKnown ? 'ledgerOpen' : 'ledgerLater')} />
      {isKnown && (
        <LedgerTable
          lines={lines}
          sum={t('scoreSoFar')}
          score={grade ? t('scoreAndGrade', { score, grade }) : number(score, locale)}
        >
          {left > 0 && (
            <tr className="border-t text-2">
              <td colSpan={3} className="px-4 py-2.5 sm:px-5">
                <span className="flex items-center gap-2">
                  <Spinner className="text-brand-text" />
                  {t('checksLeft', { count: left })}
                </span>
              </td>
            </tr>
          )}
        </LedgerTable>
      )}
    </Card>
  )
}

/** The sum line by line; null while nothing is known of a score. */
function useLines(report: Report, checks: readonly Check[], found: readonly NamedSoFar[]): ShownLine[] | null {
  const said = useSaid()
  const { score = null, grade = null, score_ledger: ledger } = report
  const told = useMemo(() => {
    if (score === null || !ledger) return null
    const answered = checks.filter(({ state }) => isAnswer(state))
    return linesOf({ score, grade, score_ledger: ledger, findings: found, checks: answered })
  }, [score, grade, ledger, found, checks])
  if (!told || !ledger) return null
  const ofRules = told.lines.map(({ rule, severity, points }): ShownLine => {
    const kind = found.find((one) => one.rule === rule)
    const of = checks.find(({ key }) => key === kind?.check)?.title
    return { key: rule, kind: 'penalty', severity, points, label: kind?.title ?? rule, of }
  })
  const inWords = (line: (typeof ledger)[number]): ShownLine => ({ ...line, label: said(line.label, line.says) })
  return [...ledger.filter(({ kind }) => kind === 'base').map(inWords), ...ofRules, ...told.ceilings.map(inWords)]
}
