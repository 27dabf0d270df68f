import { useTranslations } from 'use-intl'
import { CopyButton } from '@/components/ui/copy-button'
import { useMoment } from '@/components/ui/use-moment'
import { FACT_KEYS, type LeadFact, type WholeLead } from '@/lib/contract/lead-record'

/** Each fact with who says so and since when. */
export function LeadFacts({ lead: { facts } }: { lead: WholeLead }) {
  const t = useTranslations('lead.fact')
  const shown = FACT_KEYS.flatMap((key) => facts.filter((fact) => fact.key === key && fact.is_shown))
  if (shown.length === 0) return <p className="text-13 text-2">{t('none')}</p>
  return (
    <dl className="grid gap-3 text-13">
      {shown.map((fact) => (
        <div key={fact.id} className="grid gap-0.5">
          <dt className="text-12 text-3">{t(`key.${fact.key}`)}</dt>
          <dd className="flex items-center gap-2">
            <bdi className="min-w-0 [overflow-wrap:anywhere]">{textOf(fact.value)}</bdi>
            {(fact.key === 'phone' || fact.key === 'email') && (
              <CopyButton text={textOf(fact.value)} label={t('copy', { what: fact.key })} />
            )}
          </dd>
          <dd className="text-12 text-3">
            <Source fact={fact} />
          </dd>
          {facts
            .filter((other) => other.key === fact.key && !other.is_shown)
            .map((other) => (
              <dd key={other.id} className="text-12 text-3">
                <bdi>{textOf(other.value)}</bdi> · <Source fact={other} />
              </dd>
            ))}
        </div>
      ))}
    </dl>
  )
}

function Source({ fact: { source, seen_at, expires_at } }: { fact: LeadFact }) {
  const t = useTranslations('lead.fact')
  const moment = useMoment()
  const from = t('from', { source: t(`source.${source}`), time: moment(seen_at) })
  return expires_at ? `${from}, ${t('until', { time: moment(expires_at) })}` : from
}

/** As it is written on a letter, each part once. Where it lies on the map is for maps. */
const PARTS = ['text', 'postal_code', 'city', 'region', 'country'] as const

function addressOf(value: Partial<Record<(typeof PARTS)[number], unknown>>): string {
  const parts = PARTS.map((part) => textOf(value[part])).filter(Boolean)
  return parts.filter((part, place) => !parts.slice(0, place).some((before) => before.includes(part))).join(', ')
}

/** What strangers say is text, in whatever shape it came. */
function textOf(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join(', ')
  if (typeof value !== 'object' || value === null) return ''
  if (PARTS.some((part) => part in value)) return addressOf(value)
  return Object.values(value).map(textOf).filter(Boolean).join(', ')
}
