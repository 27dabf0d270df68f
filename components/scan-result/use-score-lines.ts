import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { Finding, LedgerLine, ScanResult } from '@/lib/contract/scan-result'
import type { Row, Scored } from '@/lib/domain/score'
import { linesOf } from '@/lib/domain/score-lines'
import { useSaid } from '@/lib/react/use-said'

/** A line of the sum in the words of the page, and which check it is of where its own words do not say so. */
export type ShownLine = Pick<LedgerLine, 'key' | 'kind' | 'severity' | 'points' | 'label'> & { of?: string }

type Graded = Pick<ScanResult, 'score' | 'grade' | 'score_ledger'> & {
  findings: readonly (Scored & Pick<Finding, 'title'>)[]
  checks: readonly Row[]
}

/**
 * The sum that makes a score, one line a kind of finding and by its name; null while there is no score, and where these
 * findings do not make it.
 */
export function useScoreLines(of: Graded | null): ShownLine[] | null {
  const t = useTranslations('scan')
  const said = useSaid()
  const [score, grade, ledger, findings, checks] = [of?.score, of?.grade, of?.score_ledger, of?.findings, of?.checks]
  const told = useMemo(
    () =>
      typeof score === 'number' && ledger && findings && checks
        ? linesOf({ score, grade: grade ?? null, score_ledger: ledger, findings, checks })
        : null,
    [score, grade, ledger, findings, checks],
  )
  if (!told || !of) return null
  const ofRules = told.lines.map(({ rule, severity, points }): ShownLine => {
    const same = of.findings.filter((one) => one.rule === rule)
    const check = of.checks.find(({ key }) => key === same[0]?.check)?.title
    const [title = rule, ...others] = new Set(same.map((one) => one.title))
    const label = others.length > 0 ? `${title} ${t('more', { count: others.length })}` : title
    return { key: rule, kind: 'penalty', severity, points, label, of: check }
  })
  const inWords = (line: ScanResult['score_ledger'][number]): ShownLine => ({
    ...line,
    label: said(line.label, line.says),
  })
  const base = of.score_ledger.filter(({ kind }) => kind === 'base')
  return [...base.map(inWords), ...ofRules, ...told.ceilings.map(inWords)]
}
