import { clsx } from 'clsx'
import { useTranslations } from 'use-intl'
import { BeatOutcome } from '@/lib/contract/monitor'
import { looks } from './heartbeat-bar'

/** What the heights and colours of the bars mean, and what the state beside them goes by. */
export function BeatLegend() {
  const t = useTranslations('monitoring.beats')
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-1 border-t px-4 py-3 text-12 text-2 sm:px-5">
      <ul aria-label={t('legend')} className="flex flex-wrap gap-x-4 gap-y-1">
        {BeatOutcome.options.map((outcome) => (
          <li key={outcome} className="inline-flex items-end gap-1.5">
            <span aria-hidden="true" className={clsx('mb-0.5 w-[3px] rounded-full', looks[outcome])} />
            {t(`outcome.${outcome}`)}
          </li>
        ))}
      </ul>
      <p>{t('legendText')}</p>
    </div>
  )
}
