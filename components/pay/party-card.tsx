import { useTranslations } from 'use-intl'
import { Card, CardBody, CardHeader } from '@/components/ui/card'
import type { DraftParty } from './draft'
import { Entry } from './entry'

/** Who it is for. */
export function PartyCard({ party, onChange }: { party: DraftParty; onChange: (party: DraftParty) => void }) {
  const t = useTranslations('pay.editor')
  const field = (name: keyof DraftParty) => ({
    value: party[name],
    onText: (text: string) => onChange({ ...party, [name]: text }),
    autoComplete: 'off',
  })
  return (
    <Card>
      <CardHeader title={t('client')} />
      <CardBody className="grid gap-3 sm:grid-cols-6">
        <Entry label={t('name')} {...field('name')} maxLength={200} className="sm:col-span-4" />
        <Entry label={t('vat')} {...field('vat')} maxLength={40} className="sm:col-span-2" />
        <Entry label={t('street')} {...field('street')} maxLength={200} className="sm:col-span-6" />
        <Entry label={t('postalCode')} {...field('postal_code')} maxLength={20} className="sm:col-span-2" />
        <Entry label={t('city')} {...field('city')} maxLength={100} className="sm:col-span-2" />
        <Entry
          label={t('country')}
          help={t('countryHelp')}
          {...field('country')}
          maxLength={2}
          dir="ltr"
          className="sm:col-span-2"
        />
        <Entry
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
