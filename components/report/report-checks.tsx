import { useTranslations } from 'use-intl'
import { CheckList } from '@/components/scan-result/check-list'
import { ButtonLink } from '@/components/ui/button'
import { Card, CardHeader } from '@/components/ui/card'
import type { Report } from '@/lib/contract/report'
import type { ScanResult } from '@/lib/contract/scan-result'
import { href } from '@/lib/domain/routes'

export type ReportChecksProps = { report: Report; result: ScanResult }

/** What was looked at, check by check. */
export function ReportChecks({ report, result }: ReportChecksProps) {
  const t = useTranslations('report.checks')
  return (
    <Card>
      <CardHeader
        title={t('title')}
        description={t('text', { answered: result.coverage.answered, total: result.coverage.total })}
        className="border-b"
      />
      <CheckList checks={result.checks} findings={result.findings} />
      {result.mode === 'light' && (
        <div className="grid gap-1 border-t px-4 py-4 text-13 sm:px-5">
          <h3 className="font-medium">{t('light')}</h3>
          <p className="max-w-[72ch] text-pretty text-2">{t('lightText')}</p>
          {report.asset_id && (
            <ButtonLink
              size="sm"
              href={`${href('init')}?asset=${encodeURIComponent(report.asset_id)}`}
              className="mt-1 justify-self-start print:hidden"
            >
              {t('full')}
            </ButtonLink>
          )}
        </div>
      )}
    </Card>
  )
}
