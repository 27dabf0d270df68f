import type { CarriedFrom } from '@/lib/contract/report'
import { date } from '@/lib/domain/format'
import { OPEN_SEVERITIES, openTotal } from '@/lib/domain/standing'
import type { Voice } from '@/server/voice'

/** What an earlier report shows, this scan could not see, and the grade counts: one sentence for each such report. */
export const stillOpen = (
  carried: readonly CarriedFrom[],
  { words, comma, locale, formats }: Voice,
  timeZone: string,
): string[] =>
  carried
    .filter(({ counts }) => openTotal(counts) > 0)
    .map(({ scan_type, at, grade, score, counts }) => {
      const found = OPEN_SEVERITIES.flatMap((severity) =>
        counts[severity] > 0 ? [words(`ui.severityCount.${severity}`, { count: counts[severity] })] : [],
      )
      const values = {
        date: at ? date(at, { locale, timeZone, formats }) : '',
        grade: grade ? `${grade} ${score}` : '−',
        list: found.join(comma),
      }
      return `${words(`scan.stillOpen.now.${scan_type === 'full_scan' ? 'full' : 'light'}`, values)}.`
    })
