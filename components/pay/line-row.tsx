import { X } from 'lucide-react'
import { useLocale, useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { FieldMessages } from '@/components/ui/field-frame'
import { Select } from '@/components/ui/select'
import { TAX_CATEGORIES } from '@/lib/contract/invoice'
import { moneyText, netOf } from '@/lib/domain/money'
import { countedLine, type DraftLine } from './draft'
import { Cell } from './entry'

export type LineErrors = Partial<Record<'name' | 'tax_bp', string>>

type RowProps = {
  line: DraftLine
  place: number
  currency: string
  /** What is wrong with it, by what of it. */
  errors: LineErrors
  onChange: (part: Partial<DraftLine>) => void
  onRemove: () => void
}

/** One thing that is charged: what, how many, at which price. */
export function LineRow({ line, place, currency, errors, onChange, onRemove }: RowProps) {
  const t = useTranslations('pay.editor')
  const locale = useLocale()
  const counted = countedLine(line, currency)
  const name = (field: string) => `${t('lineOf', { line: String(place) })}, ${field}`
  return (
    <div className="grid gap-2 border-b pb-4">
      <div className="flex items-end gap-2">
        <label className="grid min-w-0 grow gap-1 text-12 text-3">
          {t('what')}
          <Cell
            label={name(t('what'))}
            value={line.name}
            onText={(text) => onChange({ name: text })}
            maxLength={200}
            aria-invalid={errors.name ? true : undefined}
          />
        </label>
        <Button variant="ghost" size="icon" aria-label={t('removeLine', { line: String(place) })} onClick={onRemove}>
          <X aria-hidden="true" />
        </Button>
      </div>
      <LineNumbers line={line} nameOf={name} isTaxWrong={!!errors.tax_bp} onChange={onChange} />
      <FieldMessages id={line.key} error={errors.name ?? errors.tax_bp ?? null} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Select
          label={name(t('category'))}
          value={line.category}
          options={TAX_CATEGORIES.map((value) => ({ value, label: t(`categories.${value}`) }))}
          onValueChange={(category) => onChange({ category, ...(category !== 'S' && { rate: '0' }) })}
        />
        {counted ? (
          <span className="text-13 font-medium tabular-nums">{moneyText(netOf(counted), currency, locale)}</span>
        ) : (
          <span role="alert" className="text-12 text-critical-text">
            {t('wrongAmount')}
          </span>
        )}
      </div>
    </div>
  )
}

type NumbersProps = Pick<RowProps, 'line' | 'onChange'> & { nameOf: (field: string) => string; isTaxWrong: boolean }

function LineNumbers({ line, nameOf: name, isTaxWrong, onChange }: NumbersProps) {
  const t = useTranslations('pay.editor')
  const field = (key: 'qty' | 'unit' | 'price' | 'discount' | 'rate', label: string, isNumber = true) => (
    <label className="grid gap-1 text-12 text-3">
      {label}
      <Cell
        label={name(label)}
        value={line[key]}
        onText={(text) => onChange({ [key]: text })}
        isNumber={isNumber}
        maxLength={20}
        aria-invalid={key === 'rate' && isTaxWrong ? true : undefined}
      />
    </label>
  )
  return (
    <div className="grid grid-cols-2 gap-2 sm:grid-cols-[1fr_1fr_1.3fr_1fr_1fr]">
      {field('qty', t('quantity'))}
      {field('unit', t('unit'), false)}
      {field('price', t('price'))}
      {field('discount', t('discount'))}
      {field('rate', t('rate'))}
    </div>
  )
}
