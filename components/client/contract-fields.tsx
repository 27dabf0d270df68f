import type { ChangeEvent, ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { clsx } from 'clsx'
import { Card, CardHeader } from '@/components/ui/card'
import { inputClass } from '@/components/ui/input'
import { LONG_SLOTS, type PaperTexts, type Slot } from '@/lib/domain/contracts/kinds'
import { ContractFrame, fieldId, useLeftBlank } from './contract-frame'
import { ContractPrice } from './contract-price'
import type { ContractDraft, Draft } from './use-contract-draft'

export type FieldsProps = {
  draft: Draft
  change: ContractDraft['change']
  /** Of the fields, in the language of the screen. */
  names: PaperTexts['fields']
  /** That the document has. */
  slots: readonly Slot[]
  blanks: readonly string[]
  /** It was to be sent: all that is missing is marked. */
  isAsked: boolean
  isFixed: boolean
  onActive: (slot: string | null) => void
}

type InputProps = Pick<FieldsProps, 'blanks' | 'isAsked' | 'isFixed' | 'onActive'> & {
  name: string
  label: ReactNode
  value: string
  onValue: (value: string) => void
  help?: string
  error?: string | undefined
  isLong?: boolean
  type?: 'text' | 'email' | 'date'
  /** Which field of the document it fills, where that has another name. */
  slot?: string
}

function Input({
  name,
  label,
  value,
  onValue,
  help,
  error,
  isLong,
  type = 'text',
  blanks,
  isAsked,
  isFixed,
  onActive,
  slot = name,
}: InputProps) {
  const id = fieldId(name)
  const isBlank = blanks.includes(name)
  const { isMarked, handleBlur } = useLeftBlank({ isBlank, isAsked, onActive })
  const props = {
    id,
    value,
    disabled: isFixed,
    dir: type === 'date' ? undefined : type === 'email' ? 'ltr' : 'auto',
    'aria-required': isBlank || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : help || isMarked ? `${id}-help` : undefined,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onValue(event.target.value),
    onFocus: () => onActive(slot),
    onBlur: handleBlur,
  }
  const look = clsx(inputClass, isMarked && 'medium border-k-text!')
  return (
    <ContractFrame id={id} label={label} help={help} isBlank={isMarked} error={error}>
      {isLong ? (
        <textarea {...props} rows={4} maxLength={8000} className={clsx(look, 'min-h-20 resize-y py-2')} />
      ) : (
        <input
          {...props}
          type={type}
          maxLength={type === 'date' ? undefined : 300}
          className={clsx(look, 'h-ctl-lg')}
        />
      )}
    </ContractFrame>
  )
}

const SIDES: readonly Slot[] = ['agency', 'client']
const ELSEWHERE: ReadonlySet<Slot> = new Set(['agency', 'client', 'signer', 'role', 'starts_on', 'ends_on', 'value'])

/** Who the two sides are, and who signs. */
export function WhoFields({ draft, change, names, ...rest }: FieldsProps) {
  const t = useTranslations('client.who')
  const signer = draft.signer ?? { name: '', email: '', role: '' }
  const sign = (part: Partial<typeof signer>) => change({ signer: { ...signer, ...part } })
  return (
    <Card>
      <CardHeader title={t('title')} description={t('text')} />
      <div className="grid gap-4 border-t p-4 sm:p-5">
        {SIDES.map((slot) => (
          <Input
            key={slot}
            {...rest}
            name={slot}
            label={names[slot]}
            value={draft.values[slot] ?? ''}
            onValue={(value) => change({ values: { ...draft.values, [slot]: value } })}
          />
        ))}
        <div className="grid gap-4 sm:grid-cols-2">
          <Input {...rest} name="signer" label={names.signer} value={signer.name} onValue={(name) => sign({ name })} />
          <Input
            {...rest}
            name="role"
            label={names.role}
            value={signer.role}
            onValue={(role) => sign({ role })}
            help={t('roleHelp')}
          />
        </div>
        <Input
          {...rest}
          name="email"
          label={t('email')}
          type="email"
          value={signer.email}
          onValue={(email) => sign({ email })}
          help={t('emailHelp')}
        />
      </div>
    </Card>
  )
}

/** The dates, the price, and what only this document asks for. */
export function TermFields(props: FieldsProps) {
  const { draft, change, names, slots, ...rest } = props
  const t = useTranslations('client')
  const own = slots.filter((slot) => !ELSEWHERE.has(slot))
  return (
    <Card>
      <CardHeader title={t('terms.title')} />
      <div className="grid gap-4 border-t p-4 sm:p-5">
        <Input
          {...rest}
          name="title"
          label={t('terms.name')}
          value={draft.title}
          onValue={(title) => change({ title })}
        />
        <DayFields {...props} />
        {slots.includes('value') && (
          <ContractPrice
            {...rest}
            draft={draft}
            change={change}
            label={names.value}
            isBlank={rest.blanks.includes('value')}
          />
        )}
        {own.map((slot) => (
          <Input
            key={slot}
            {...rest}
            name={slot}
            label={names[slot]}
            isLong={LONG_SLOTS.has(slot)}
            value={draft.values[slot] ?? ''}
            onValue={(value) => change({ values: { ...draft.values, [slot]: value } })}
            help={t(`terms.example.${slot as OwnSlot}`)}
          />
        ))}
      </div>
    </Card>
  )
}

function DayFields({ draft, change, names, slots, ...rest }: FieldsProps) {
  const t = useTranslations('client.terms')
  const days = (['starts_on', 'ends_on'] as const).filter((slot) => slots.includes(slot))
  const { starts_on, ends_on } = draft
  const endsBefore = starts_on && ends_on && ends_on < starts_on ? t('endsBefore') : undefined
  if (days.length === 0) return null
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {days.map((slot) => (
        <Input
          key={slot}
          {...rest}
          name={slot}
          label={names[slot]}
          type="date"
          value={draft[slot] ?? ''}
          onValue={(day) => change({ [slot]: day || null })}
          error={slot === 'ends_on' ? endsBefore : undefined}
        />
      ))}
    </div>
  )
}

type OwnSlot = Exclude<Slot, 'agency' | 'client' | 'signer' | 'role' | 'starts_on' | 'ends_on' | 'value'>
