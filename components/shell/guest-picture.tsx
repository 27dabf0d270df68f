import { useTranslations } from 'use-intl'
import { Tag } from '@/components/ui/badge'
import { AEGIS, GradeTile } from '@/components/ui/grade-tile'
import { SeverityIcon } from '@/components/ui/severity-icon'

const SIZES = [2.2, 3.35, 4.5, 5.65, 6.8, 7.95, 9.1, 10.25, 11.4]
const CHECKS = [
  ['certificate', 'pass'],
  ['mail', 'pass'],
  ['headers', 'low'],
  ['files', 'pass'],
] as const

/**
 * What the product answers, drawn for a site that does not exist: decoration beside the forms, on wide screens only.
 */
export function GuestPicture() {
  const t = useTranslations('auth.sample')
  const words = useTranslations('ui.severity')
  return (
    <aside aria-hidden="true" className="relative grid place-items-center overflow-hidden border-s p-10 max-lg:hidden">
      <svg
        viewBox="0 0 800 800"
        preserveAspectRatio="xMidYMid slice"
        className="absolute inset-0 size-full fill-none stroke-line"
      >
        {SIZES.map((size) => (
          <path
            key={size}
            d={AEGIS}
            vectorEffect="non-scaling-stroke"
            transform={`translate(${400 - 44 * size} ${400 - 48 * size}) scale(${size})`}
          />
        ))}
      </svg>
      <div className="relative w-full max-w-108 rounded-lg bg-surface shadow-overlay">
        <div className="flex items-center gap-5 p-5">
          <GradeTile grade="B" score={81} />
          <div className="grid grow gap-1">
            <p className="flex items-center justify-between gap-2 text-13 text-3">
              {t('host')} <Tag>{t('tag')}</Tag>
            </p>
            <p className="text-20 font-strong tracking-[-0.014em]">{t('verdict')}</p>
          </div>
        </div>
        {CHECKS.map(([check, severity]) => (
          <div key={check} className={`${severity} flex items-center gap-3 border-t px-5 py-1.5 text-13`}>
            <SeverityIcon severity={severity} className="text-k-text" />
            <div className="grow">
              <div className="font-medium">{t(check)}</div>
              <div className="text-12 text-3">{t(`${check}Text`)}</div>
            </div>
            <span className="text-12 font-medium text-k-text">{words(severity)}</span>
          </div>
        ))}
      </div>
    </aside>
  )
}
