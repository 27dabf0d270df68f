import { useMemo } from 'react'
import { useLocale, useTimeZone, useTranslations } from 'use-intl'
import { useIsPast } from '@/lib/api/report'
import type { CarriedFrom } from '@/lib/contract/report'
import { type Finding, SEVERITIES } from '@/lib/contract/scan-result'
import { date } from '@/lib/domain/format'
import { href } from '@/lib/domain/routes'
import { useFindingTitle } from '@/lib/react/use-finding-texts'
import { useOpenReport } from './report-context'

/** What to start with: a finding of this report, or of an earlier one that this scan could not see, in whose report it is shown. */
export type First =
  | { finding: Finding; elsewhere?: undefined }
  | { finding: Named; elsewhere: { href: string; origin: string } }

type Named = Pick<Finding, 'rule' | 'title' | 'severity' | 'fix_effort'> & { id: string }

const MOST = 3
const rank = ({ severity }: Pick<Finding, 'severity'>) => SEVERITIES.indexOf(severity)

/** The first fixes of all that is open, the worst first; of equally bad ones, those of this report first. */
export function useFirst(): First[] {
  const { report, workspace, entries } = useOpenReport()
  const isPast = useIsPast(report, workspace)
  const originOf = useOrigin()
  const titleOf = useFindingTitle()
  const { todo } = entries
  const { carried = [] } = report
  return useMemo(() => {
    const earlier = (isPast ? [] : carried).flatMap((from) =>
      from.findings
        .filter(({ severity }) => severity !== 'info')
        .map((finding) => ({
          // How long a fix takes is known by its rule.
          finding: { ...finding, title: titleOf(finding), rule: finding.rule ?? '', fix_effort: 'hours' as const },
          elsewhere: {
            href: `${href('report', { id: from.report })}?finding=${encodeURIComponent(finding.id)}`,
            origin: originOf(from),
          },
        })),
    )
    const own = todo.map((finding) => ({ finding }))
    return [...own, ...earlier].sort((a, b) => rank(a.finding) - rank(b.finding)).slice(0, MOST)
  }, [isPast, carried, todo, originOf, titleOf])
}

function useOrigin() {
  const t = useTranslations('scan.stillOpen.from')
  const locale = useLocale()
  const timeZone = useTimeZone()
  return useMemo(
    () =>
      ({ scan_type: type, at }: CarriedFrom) =>
        t(type === 'full_scan' ? 'full' : 'light', { date: at ? date(at, { locale, timeZone }) : '' }),
    [t, locale, timeZone],
  )
}
