import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { Card, CardBody, CardHeader } from '@/components/ui/card'
import { useWorkspaceNames } from '@/lib/api/workspace'
import { ClientChoice } from './client-choice'
import type { Draft, DraftParty } from './draft'
import { Choice, Entry } from './entry'
import type { FieldErrors } from './refused'
import { useCountries } from './use-countries'

type PartyProps = {
  draft: Draft
  errors: FieldErrors
  onChange: (part: Pick<Draft, 'buyer'> | Pick<Draft, 'workspace_id'>) => void
}

/** Who it is for. */
export function PartyCard({ draft, errors, onChange }: PartyProps) {
  const t = useTranslations('pay.editor')
  const party = draft.buyer
  const countries = useCountries(party.country)
  const field = (name: keyof DraftParty, sentAs: string = name) => ({
    value: party[name],
    onText: (text: string) => onChange({ buyer: { ...party, [name]: text } }),
    error: errors[`buyer.${sentAs}`],
  })
  return (
    <Card>
      <Head draft={draft} onChange={onChange} />
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

/** Whose workspace it belongs to, and the way to another client. */
function Head({ draft, onChange }: Pick<PartyProps, 'draft' | 'onChange'>) {
  const t = useTranslations('pay.editor')
  const workspace = useWorkspaceNames()?.find(({ id }) => id === draft.workspace_id)
  return (
    <CardHeader
      title={t('client')}
      description={workspace && t('inWorkspace', { name: workspace.name })}
      actions={
        <>
          {workspace && (
            <Button size="sm" variant="ghost" onClick={() => onChange({ workspace_id: null })}>
              {t('unlinkWorkspace')}
            </Button>
          )}
          <ClientChoice onChoose={onChange} />
        </>
      }
    />
  )
}
