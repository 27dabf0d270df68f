import { useFormatter, useLocale, useTimeZone, useTranslations } from 'use-intl'
import { ButtonLink } from '@/components/ui/button'
import { Note } from '@/components/ui/note'
import { SeverityIcon } from '@/components/ui/severity-icon'
import type { CarriedFrom, Report } from '@/lib/contract/report'
import { absoluteTime } from '@/lib/domain/format'
import { useFindingTitle } from '@/lib/react/use-finding-texts'
import { href } from '@/lib/domain/routes'
import { OPEN_SEVERITIES, openTotal } from '@/lib/domain/standing'

/** Above the verdict: what an earlier report shows, this scan could not see, and the grade counts. */
export function StillOpen({ report, isPast }: { report: Report; isPast: boolean }) {
  return report.carried?.map(
    (from) => openTotal(from.counts) > 0 && <From key={from.report} from={from} isPast={isPast} />,
  )
}

function From({ from, isPast }: { from: CarriedFrom; isPast: boolean }) {
  const t = useTranslations('scan.stillOpen')
  const severityCount = useTranslations('ui.severityCount')
  const titleOf = useFindingTitle()
  const format = useFormatter()
  const options = { locale: useLocale(), timeZone: useTimeZone() }
  const counts = OPEN_SEVERITIES.flatMap((severity) =>
    from.counts[severity] > 0 ? [severityCount(severity, { count: from.counts[severity] })] : [],
  )
  const [worst] = OPEN_SEVERITIES.filter((severity) => from.counts[severity] > 0)
  const values = {
    date: from.at ? absoluteTime(from.at, options) : '',
    grade: from.grade ? `${from.grade} ${from.score}` : '−',
    list: format.list(counts, { type: 'unit' }),
  }
  const named = from.findings.filter(({ severity }) => severity !== 'info')
  return (
    <Note
      tone={worst}
      title={t(`${isPast ? 'past' : 'now'}.${from.scan_type === 'full_scan' ? 'full' : 'light'}`, values)}
      actions={
        <ButtonLink size="sm" href={href('report', { id: from.report })} className="print:hidden">
          {t('open')}
        </ButtonLink>
      }
    >
      <ul className="grid gap-1">
        {named.map((finding) => (
          <li key={finding.id} className="flex items-start gap-2">
            <SeverityIcon severity={finding.severity} className="mt-0.5 flex-none" />
            <span className="min-w-0">{titleOf(finding)}</span>
          </li>
        ))}
        {openTotal(from.counts) > named.length && (
          <li>{t('more', { count: openTotal(from.counts) - named.length })}</li>
        )}
      </ul>
      <p>{t('why')}</p>
    </Note>
  )
}
