import { useMemo } from 'react'
import { useLocale, useTimeZone, useTranslations } from 'use-intl'
import { useIsPast } from '@/lib/api/report'
import type { CarriedFrom } from '@/lib/contract/report'
import { type Finding, SEVERITIES } from '@/lib/contract/scan-result'
import { date } from '@/lib/domain/format'
import { href } from '@/lib/domain/routes'
import { isKnownRule } from '@/lib/domain/work'
import { useFindingTitle } from '@/lib/react/use-finding-texts'
import { useOpenReport } from './report-context'

/** What to start with: a finding of this report, or of an earlier one that this scan could not see, in whose report it is shown. */
export type First =
  | { finding: Finding; work: Worked; elsewhere?: undefined }
  | { finding: Named; work: Worked | null; elsewhere: { href: string; origin: string } }

type Named = Pick<Finding, 'rule' | 'title' | 'severity'> & { id: string }

/** What tells how long a fix takes: of an earlier finding its rule does, or nothing. */
type Worked = Pick<Finding, 'rule' | 'fix_effort'>

const MOST = 3
const NONE: readonly CarriedFrom[] = []
const rank = ({ severity }: Pick<Finding, 'severity'>) => SEVERITIES.indexOf(severity)

/** The first fixes of all that is open, the worst first; of equally bad ones, those of this report first. */
export function useFirst(): First[] {
  const { report, workspace, entries } = useOpenReport()
  const isPast = useIsPast(report, workspace)
  const originOf = useOrigin()
  const titleOf = useFindingTitle()
  const { todo } = entries
  const { carried = NONE } = report
  return useMemo(() => {
    const earlier = (isPast ? NONE : carried).flatMap((from) =>
      from.findings
        .filter(({ severity, claimed }) => severity !== 'info' && !claimed)
        .map((finding) => ({
          finding: { ...finding, title: titleOf(finding), rule: finding.rule ?? '' },
          work: workBy(finding.rule ?? ''),
          elsewhere: {
            href: `${href('report', { id: from.report })}?finding=${encodeURIComponent(finding.id)}`,
            origin: originOf(from),
          },
        })),
    )
    const own = todo.map((finding) => ({ finding, work: finding }))
    const all = [...own, ...earlier].sort((a, b) => rank(a.finding) - rank(b.finding))
    // One of each kind.
    return [...Map.groupBy(all, ({ finding: { rule, title } }) => rule || title).values()]
      .flatMap(([first]) => first ?? [])
      .slice(0, MOST)
  }, [isPast, carried, todo, originOf, titleOf])
}

const workBy = (rule: string): Worked | null => (isKnownRule(rule) ? { rule, fix_effort: 'hours' } : null)

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
