import { useLocale, useTranslations } from 'use-intl'
import type { WholeLead } from '@/lib/contract/lead-record'
import { number } from '@/lib/domain/format'
import { ChangeWeights } from './change-weights'

const KEYS = [
  'no_website',
  'grade_f',
  'grade_e',
  'grade_d',
  'grade_c',
  'grade_b',
  'no_https',
  'forged_mail',
  'known_hole',
  'not_for_phones',
  'reviews_100',
  'reviews_25',
  'rated_4',
  'email_known',
  'phone_known',
] as const

/** What the number is made of, and who says so. What is not known yet makes it the least that it can be. */
export function OpportunityParts({ workspace, lead }: { workspace: string; lead: WholeLead }) {
  const t = useTranslations('lead')
  const locale = useLocale()
  const points = number(lead.opportunity ?? 0, locale)
  return (
    <div className="grid gap-3 text-13">
      <p className="font-strong">{t(lead.opportunity_is_least ? 'opportunityLeast' : 'opportunity', { points })}</p>
      <ul className="grid gap-2">
        {lead.parts.map((part) => (
          <li key={part.key} className="grid grid-cols-[40px_minmax(0,1fr)_auto] gap-2">
            <span className="font-strong tabular-nums">+{number(part.points, locale)}</span>
            <span>{nameOf(part.key, t)}</span>
            <span className="text-12 text-3">{t(`basis.${part.basis}`)}</span>
          </li>
        ))}
      </ul>
      {lead.opportunity_is_least && <p className="text-12 text-3">{t('leastText')}</p>}
      <ChangeWeights workspace={workspace} />
    </div>
  )
}

function nameOf(key: string, t: ReturnType<typeof useTranslations<'lead'>>) {
  const known = KEYS.find((one) => one === key)
  return known ? t(`part.${known}`) : key
}
