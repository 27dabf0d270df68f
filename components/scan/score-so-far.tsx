import { useMemo } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { isDone } from '@/components/scan-result/order'
import { LedgerTable } from '@/components/scan-result/score-ledger'
import { useScoreLines } from '@/components/scan-result/use-score-lines'
import { Card, CardHeader } from '@/components/ui/card'
import { Spinner } from '@/components/ui/spinner'
import type { NamedSoFar, Report } from '@/lib/contract/report'
import type { Check } from '@/lib/contract/scan-result'
import { number } from '@/lib/domain/format'
import { isAnswer } from '@/lib/domain/scan-diff'
import { FIRST_ANSWERS } from '@/lib/domain/score-scale'

type ScoreSoFarProps = { report: Report; checks: readonly Check[]; found: readonly NamedSoFar[] }

/** How the score of a running scan adds up: what is known already, by name, and how much is still to come. */
export function ScoreSoFar({ report, checks, found }: ScoreSoFarProps) {
  const t = useTranslations('scan')
  const locale = useLocale()
  const { score = null, grade = null, score_ledger } = report
  const answered = useMemo(() => checks.filter(({ state }) => isAnswer(state)), [checks])
  const lines = useScoreLines(score_ledger ? { score, grade, score_ledger, findings: found, checks: answered } : null)
  const left = checks.filter((check) => !isDone(check)).length
  const isKnown = lines !== null && score !== null
  return (
    <Card>
      <CardHeader
        title={t('ledger')}
        description={t(isKnown ? 'ledgerOpen' : 'ledgerLater', { count: FIRST_ANSWERS })}
      />
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
