import { Check, CircleAlert, Scale } from 'lucide-react'
import { useLocale, useTranslations } from 'use-intl'
import { Note } from '@/components/ui/note'
import { Select } from '@/components/ui/select'
import { date } from '@/lib/domain/format'
import type { Outreach } from './use-outreach'

const TONES = { allowed: 'neutral', needs_basis: 'medium', refused: 'critical' } as const

/** What the law of the lead's country says of this channel, and whether the text has what it always must have. */
export function WriteRule({ outreach: { made, change, text } }: { outreach: Outreach }) {
  const t = useTranslations('leadWrite')
  const locale = useLocale()
  if (!made || !text) return null
  const { verdict, text: rule, source, url, as_of, needs_basis: needsBasis, bases, basis, country } = made.rule
  return (
    <Note
      tone={TONES[verdict]}
      icon={<Scale className="size-4" />}
      title={t(`rule.${verdict}`, { country: countryIn(country, locale) ?? t('rule.unknown') })}
    >
      <p>{rule}</p>
      <p className="text-12 text-3">
        {t.rich('rule.source', {
          source,
          day: date(as_of, { locale, timeZone: 'UTC' }),
          link: (name) => (
            <a href={url} target="_blank" rel="noopener noreferrer" className="link">
              {name}
            </a>
          ),
        })}
      </p>
      {verdict !== 'refused' && (needsBasis || basis !== 'none') && (
        <div className="my-1 flex flex-wrap items-center gap-2">
          <span aria-hidden="true">{t('basis.label')}</span>
          <Select
            label={t('basis.label')}
            value={basis}
            onValueChange={(next) => change({ basis: next })}
            options={(['none', ...bases] as const).map((value) => ({ value, label: t(`basis.${value}`) }))}
          />
        </div>
      )}
      <Must required={made.required} body={text.body} isRefused={verdict === 'refused'} />
    </Note>
  )
}

function countryIn(country: string | null, locale: string): string | undefined {
  if (country === null || !/^[A-Z]{2}$/.test(country)) return undefined
  return new Intl.DisplayNames([locale], { type: 'region' }).of(country)
}

type MustProps = { required: NonNullable<Outreach['made']>['required']; body: string; isRefused: boolean }

/** What always has to stand in the text, and whether it does. */
function Must({ required, body, isRefused }: MustProps) {
  const t = useTranslations('leadWrite.rule')
  const all = [
    ...required.map(({ code, texts }) => ({
      code,
      isKnown: texts.some((one) => one !== ''),
      isThere: texts.length > 0 && texts.every((one) => one !== '' && body.includes(one)),
    })),
    ...(isRefused ? [] : [{ code: 'list', isKnown: true, isThere: true } as const]),
  ]
  return (
    <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-12">
      {all.map(({ code, isKnown, isThere }) => (
        <li key={code} className="inline-flex items-center gap-1.5">
          {isThere ? (
            <Check aria-hidden="true" className="size-3.5 text-pass-text" />
          ) : (
            <CircleAlert aria-hidden="true" className="size-3.5 text-critical-text" />
          )}
          {isThere ? t(`must.${code}`) : t(isKnown ? 'changed' : 'lacks', { what: t(`must.${code}`) })}
        </li>
      ))}
    </ul>
  )
}
