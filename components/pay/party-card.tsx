import { useTranslations } from 'use-intl'
import { Card, CardBody, CardHeader } from '@/components/ui/card'
import { ClientChoice } from './client-choice'
import type { DraftParty } from './draft'
import { Choice, Entry } from './entry'
import type { FieldErrors } from './refused'
import { useCountries } from './use-countries'

type PartyProps = { party: DraftParty; errors: FieldErrors; onChange: (party: DraftParty) => void }

/** Who it is for. */
export function PartyCard({ party, errors, onChange }: PartyProps) {
  const t = useTranslations('pay.editor')
  const countries = useCountries(party.country)
  const field = (name: keyof DraftParty, sentAs: string = name) => ({
    value: party[name],
    onText: (text: string) => onChange({ ...party, [name]: text }),
    error: errors[`buyer.${sentAs}`],
  })
  return (
    <Card>
      <CardHeader title={t('client')} actions={<ClientChoice onChoose={onChange} />} />
      <CardBody className="grid gap-3 sm:grid-cols-6">
        <Entry autoComplete="off" label={t('name')} {...field('name')} maxLength={200} className="sm:col-span-4" />
        <Entry autoComplete="off" label={t('vat')} {...field('vat')} maxLength={40} className="sm:col-span-2" />
        <Entry
          autoComplete="off"
          label={t('street')}
          {...field('street', 'lines.0')}
          maxLength={200}
          className="sm:col-span-6"
        />
        <Entry
          autoComplete="off"
          label={t('postalCode')}
          {...field('postal_code')}
          maxLength={20}
          className="sm:col-span-2"
        />
        <Entry autoComplete="off" label={t('city')} {...field('city')} maxLength={100} className="sm:col-span-2" />
        <Choice label={t('country')} {...field('country')} options={countries} className="sm:col-span-2" />
        <Entry
          autoComplete="off"
          label={t('email')}
          {...field('email')}
          type="email"
          maxLength={254}
          dir="ltr"
          className="sm:col-span-6"
        />
      </CardBody>
    </Card>
  )
}
