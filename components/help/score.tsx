import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { GradeTile } from '@/components/ui/grade-tile'
import { SeverityBadge } from '@/components/ui/severity-badge'
import { number } from '@/lib/domain/format'
import { GRADE_BANDS, SEVERITY_COSTS } from '@/lib/domain/score-scale'

const NOTES = ['likely', 'incomplete', 'monotone', 'sum'] as const

export function Score() {
  const t = useTranslations('help.score')
  return (
    <div className="grid gap-5 text-13">
      <p className="max-w-[72ch] text-pretty">{t('intro')}</p>
      <div className="grid items-start gap-6 sm:grid-cols-[minmax(0,3fr)_minmax(0,1fr)]">
        <Costs />
        <Bands />
      </div>
      <ul className="grid list-disc gap-1 ps-5 text-2">
        {NOTES.map((note) => (
          <li key={note}>{t(`notes.${note}`)}</li>
        ))}
      </ul>
    </div>
  )
}

function Costs() {
  const t = useTranslations('help.score')
  const locale = useLocale()
  return (
    <table>
      <thead className="text-12 text-2">
        <tr>
          <Heading>{t('severity')}</Heading>
          <Heading>{t('share')}</Heading>
          <Heading>{t('ceiling')}</Heading>
        </tr>
      </thead>
      <tbody>
        {SEVERITY_COSTS.map(({ severity, share, ceiling }) => (
          <tr key={severity} className="border-t">
            <td className="py-2 pe-3">
              <SeverityBadge severity={severity} />
            </td>
            <td className="py-2 pe-3 tabular-nums">
              {share > 0 ? number(share, locale, { style: 'percent' }) : t('none')}
            </td>
            <td className="py-2 tabular-nums">{t('points', { points: ceiling })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Bands() {
  const t = useTranslations('help.score')
  return (
    <table>
      <thead className="text-12 text-2">
        <tr>
          <Heading>{t('grade')}</Heading>
          <Heading>{t('from')}</Heading>
        </tr>
      </thead>
      <tbody>
        {GRADE_BANDS.map(({ grade, from }) => (
          <tr key={grade} className="border-t">
            <td className="py-1 pe-3">
              <GradeTile grade={grade} size="sm" />
            </td>
            <td className="py-1 tabular-nums">{t('points', { points: from })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Heading({ children }: { children: ReactNode }) {
  return (
    <th scope="col" className="pe-3 pb-2 text-start align-bottom font-medium">
      {children}
    </th>
  )
}
