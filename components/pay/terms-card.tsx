import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { Card, CardBody, CardHeader } from '@/components/ui/card'
import { Checkbox } from '@/components/ui/checkbox'
import { FieldFrame } from '@/components/ui/field-frame'
import { inputClass } from '@/components/ui/input'
import type { Draft } from './draft'
import { Entry } from './entry'
import type { FieldErrors } from './refused'
import { useToday } from './use-today'

type TermsProps = { draft: Draft; errors: FieldErrors; onChange: (part: Partial<Draft>) => void }

/** When, by which reference, and how it goes on. */
export function TermsCard({ draft, errors, onChange }: TermsProps) {
  const t = useTranslations('pay.editor')
  const id = useId()
  const field = (name: 'issued_on' | 'due_on' | 'supplied' | 'buyer_reference' | 'repeats', sentAs: string = name) => ({
    value: draft[name],
    onText: (text: string) => onChange({ [name]: text }),
    error: errors[sentAs],
  })
  const today = useToday()
  return (
    <Card>
      <CardHeader title={t('terms')} />
      <CardBody className="grid gap-3 sm:grid-cols-2">
        <Entry label={t('issued')} type="date" {...field('issued_on')} />
        <Entry label={t(draft.kind === 'offer' ? 'validUntil' : 'due')} type="date" {...field('due_on')} />
        <Entry label={t('supplied')} help={t('suppliedHelp')} {...field('supplied')} maxLength={60} />
        <Entry label={t('reference')} {...field('buyer_reference')} maxLength={100} />
        <FieldFrame id={id} label={t('text')} error={null} className="sm:col-span-2">
          <textarea
            id={id}
            value={draft.terms}
            maxLength={2000}
            rows={3}
            onChange={(event) => onChange({ terms: event.target.value })}
            className={`${inputClass} min-h-20 resize-y py-2`}
          />
        </FieldFrame>
        {draft.kind === 'invoice' && (
          <div className="grid gap-3 sm:col-span-2 sm:grid-cols-2">
            <Checkbox
              checked={draft.repeats !== ''}
              onCheckedChange={(isOn) => onChange({ repeats: isOn ? today : '' })}
              label={t('repeat')}
            />
            {draft.repeats !== '' && (
              <Entry label={t('nextOn')} type="date" {...field('repeats', 'repeat.next_on')} required />
            )}
          </div>
        )}
        <p className="text-12 text-3 sm:col-span-2">{t('number')}</p>
      </CardBody>
    </Card>
  )
}
