import { clsx } from 'clsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { inputClass } from '@/components/ui/input'
import type { ContractMoney } from '@/lib/contract/contract'
import { ContractFrame, fieldId, useLeftBlank } from './contract-frame'
import type { ContractDraft, Draft } from './use-contract-draft'

type Props = {
  draft: Draft
  change: ContractDraft['change']
  label: string
  isBlank: boolean
  isAsked: boolean
  isFixed: boolean
  onActive: (slot: string | null) => void
}

const CURRENCIES = ['EUR', 'USD', 'GBP', 'CHF', 'AED', 'SAR', 'MXN', 'JPY', 'KWD'] as const
const PERIODS = ['month', 'year', 'once'] as const

const digitsOf = (currency: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2

const written = (money: ContractMoney | null | undefined) =>
  money ? (money.minor / 10 ** digitsOf(money.currency)).toFixed(digitsOf(money.currency)) : ''

/** How much, in which currency, and how often. */
export function ContractPrice({ draft, change, label, isBlank, isAsked, isFixed, onActive }: Props) {
  const t = useTranslations('client.terms')
  const id = fieldId('value')
  const [text, setText] = useState(() => written(draft.value))
  const [currency, setCurrency] = useState(draft.value?.currency ?? 'EUR')
  const [period, setPeriod] = useState<NonNullable<ContractMoney['period']>>(draft.value?.period ?? 'month')
  const { isMarked, handleBlur } = useLeftBlank({ isBlank, isAsked, onActive })
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
    <ContractFrame id={id} label={label} help={t('priceHelp')} isBlank={isMarked}>
      <span className="flex flex-wrap gap-2">
        <input
          id={id}
          value={text}
          inputMode="decimal"
          disabled={isFixed}
          aria-describedby={`${id}-help`}
          onChange={(event) => set({ text: event.target.value })}
          onFocus={() => onActive('value')}
          onBlur={handleBlur}
          className={clsx(inputClass, 'h-ctl-lg min-w-24 flex-1', isMarked && 'medium border-k-text!')}
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
    </ContractFrame>
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
