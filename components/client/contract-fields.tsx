import { type ChangeEvent, type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { clsx } from 'clsx'
import { Card, CardHeader } from '@/components/ui/card'
import { inputClass } from '@/components/ui/input'
import type { ContractMoney } from '@/lib/contract/contract'
import { LONG_SLOTS, type PaperTexts, type Slot } from '@/lib/domain/contracts/kinds'
import { fieldId, Frame } from './contract-frame'
import type { ContractDraft, Draft } from './use-contract-draft'

export type FieldsProps = {
  draft: Draft
  change: ContractDraft['change']
  /** Of the fields, in the language of the screen. */
  names: PaperTexts['fields']
  /** That the document has. */
  slots: readonly Slot[]
  blanks: readonly string[]
  isFixed: boolean
  onActive: (slot: string | null) => void
}

type InputProps = Pick<FieldsProps, 'blanks' | 'isFixed' | 'onActive'> & {
  name: string
  label: ReactNode
  value: string
  onValue: (value: string) => void
  help?: string
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
  isLong,
  type = 'text',
  blanks,
  isFixed,
  onActive,
  slot = name,
}: InputProps) {
  const id = fieldId(name)
  const isBlank = blanks.includes(name)
  const props = {
    id,
    value,
    disabled: isFixed,
    dir: type === 'date' ? undefined : type === 'email' ? 'ltr' : 'auto',
    'aria-required': isBlank || undefined,
    'aria-describedby': help || isBlank ? `${id}-help` : undefined,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onValue(event.target.value),
    onFocus: () => onActive(slot),
    onBlur: () => onActive(null),
  }
  const look = clsx(inputClass, isBlank && 'medium border-k-text!')
  return (
    <Frame id={id} label={label} help={help} isBlank={isBlank}>
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
    </Frame>
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
  const days = (['starts_on', 'ends_on'] as const).filter((slot) => slots.includes(slot))
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
        {days.length > 0 && (
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
              />
            ))}
          </div>
        )}
        {slots.includes('value') && <Price {...props} />}
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

type OwnSlot = Exclude<Slot, 'agency' | 'client' | 'signer' | 'role' | 'starts_on' | 'ends_on' | 'value'>

const CURRENCIES = ['EUR', 'USD', 'GBP', 'CHF', 'AED', 'SAR', 'MXN', 'JPY', 'KWD'] as const
const PERIODS = ['month', 'year', 'once'] as const

const digitsOf = (currency: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2

const written = (money: ContractMoney | null | undefined) =>
  money ? (money.minor / 10 ** digitsOf(money.currency)).toFixed(digitsOf(money.currency)) : ''

function Price({ draft, change, names, blanks, isFixed, onActive }: FieldsProps) {
  const t = useTranslations('client.terms')
  const id = fieldId('value')
  const isBlank = blanks.includes('value')
  const [text, setText] = useState(() => written(draft.value))
  const [currency, setCurrency] = useState(draft.value?.currency ?? 'EUR')
  const [period, setPeriod] = useState<NonNullable<ContractMoney['period']>>(draft.value?.period ?? 'month')
  function set(next: { text?: string; currency?: string; period?: NonNullable<ContractMoney['period']> }) {
    const all = { text, currency, period, ...next }
    setText(all.text)
    setCurrency(all.currency)
    setPeriod(all.period)
    const amount = Number(all.text.trim().replace(',', '.'))
    const minor = Math.round(amount * 10 ** digitsOf(all.currency))
    const isAmount = all.text.trim() !== '' && Number.isFinite(amount) && minor >= 1 && minor <= 100_000_000_000
    change({ value: isAmount ? { minor, currency: all.currency, period: all.period } : null })
  }
  return (
    <Frame id={id} label={names.value} help={t('priceHelp')} isBlank={isBlank}>
      <span className="flex flex-wrap gap-2">
        <input
          id={id}
          value={text}
          inputMode="decimal"
          disabled={isFixed}
          aria-describedby={`${id}-help`}
          onChange={(event) => set({ text: event.target.value })}
          onFocus={() => onActive('value')}
          onBlur={() => onActive(null)}
          className={clsx(inputClass, 'h-ctl-lg min-w-24 flex-1', isBlank && 'medium border-k-text!')}
        />
        <Choice
          label={t('currency')}
          value={currency}
          options={CURRENCIES.map((one) => [one, one])}
          disabled={isFixed}
          onValue={(value) => set({ currency: value })}
        />
        <Choice
          label={t('period')}
          value={period}
          options={PERIODS.map((one) => [one, t(`periods.${one}`)])}
          disabled={isFixed}
          onValue={(value) => set({ period: PERIODS.find((one) => one === value) ?? 'month' })}
        />
      </span>
    </Frame>
  )
}

type ChoiceProps = {
  label: string
  value: string
  options: readonly [value: string, label: string][]
  disabled: boolean
  onValue: (value: string) => void
}

function Choice({ label, value, options, disabled, onValue }: ChoiceProps) {
  return (
    <select
      aria-label={label}
      value={value}
      disabled={disabled}
      onChange={(event) => onValue(event.target.value)}
      className={clsx(inputClass, 'h-ctl-lg w-auto!')}
    >
      {options.map(([each, name]) => (
        <option key={each} value={each}>
          {name}
        </option>
      ))}
    </select>
  )
}
