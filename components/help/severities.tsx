import { useTranslations } from 'use-intl'
import { CheckStateIcon } from '@/components/scan-result/check-state'
import { SeverityBadge } from '@/components/ui/severity-badge'
import { CheckOutcome, SEVERITIES } from '@/lib/contract/scan-result'

export function Severities() {
  const t = useTranslations()
  return (
    <div className="grid gap-6 text-13">
      <dl className="grid gap-3">
        {SEVERITIES.map((severity) => (
          <div key={severity} className="grid items-center gap-x-4 gap-y-1 sm:grid-cols-[96px_minmax(0,1fr)]">
            <dt>
              <SeverityBadge severity={severity} />
            </dt>
            <dd>{t(`help.severities.${severity}`)}</dd>
          </div>
        ))}
      </dl>
      <div className="grid gap-3">
        <h3 className="font-strong">{t('help.severities.outcomes')}</h3>
        <dl className="grid gap-3">
          {CheckOutcome.options.map((state) => (
            <div key={state} className="grid gap-x-4 gap-y-1 sm:grid-cols-[144px_minmax(0,1fr)]">
              <dt className="flex items-center gap-2 font-medium">
                <CheckStateIcon state={state} />
                {t(`scan.state.${state}`)}
              </dt>
              <dd className="text-2">{t(`scan.stateMeans.${state}`)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  )
}
