import { Plus } from 'lucide-react'
import { type KeyboardEvent, useId, useRef } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import { Card, CardBody, CardHeader } from '@/components/ui/card'
import { FieldMessages } from '@/components/ui/field-frame'
import { Menu } from '@/components/ui/menu'
import { Select } from '@/components/ui/select'
import { useServices } from '@/lib/api/invoices'
import { moneyText, rateText, sumsOf } from '@/lib/domain/money'
import { countedLines, type Draft, type DraftLine, lineOf, newLine } from './draft'
import { Entry } from './entry'
import { LineRow } from './line-row'
import { errorOfLines, errorsOfLine, type FieldErrors, reasonsAsked } from './refused'

export const CURRENCIES = [
  'EUR',
  'USD',
  'GBP',
  'CHF',
  'SEK',
  'NOK',
  'DKK',
  'PLN',
  'CAD',
  'AUD',
  'AED',
  'SAR',
  'KWD',
  'MXN',
  'JPY',
]

type CardProps = { draft: Draft; errors: FieldErrors; onChange: (part: Partial<Draft>) => void }

/** What is charged: lines, their sum, and the tax of each rate. */
export function LinesCard({ draft, errors, onChange }: CardProps) {
  const t = useTranslations('pay.editor')
  const { list, add, put, remove, handleKeyDown } = useLines(draft, onChange)
  const { lines, currency } = draft
  const id = useId()
  return (
    <Card>
      <CardHeader
        title={t('lines')}
        description={
          <>
            {t('linesHelp')} <span className="pointer-coarse:hidden">{t('linesKeys')}</span>
          </>
        }
        actions={<CurrencyChoice currency={currency} onChange={onChange} />}
      />
      <CardBody className="grid gap-4">
        <ol ref={list} className="grid gap-4">
          {lines.map((line, place) => (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the fields inside
            <li key={line.key} onKeyDown={(event) => handleKeyDown(event, place)}>
              <LineRow
                line={line}
                place={place + 1}
                currency={currency}
                errors={errorsOfLine(errors, draft, place)}
                onChange={(part) => put(place, part)}
                onRemove={() => remove(place)}
              />
            </li>
          ))}
        </ol>
        <FieldMessages id={`${id}-lines`} error={errorOfLines(errors, draft) ?? null} />
        <div className="flex flex-wrap items-start justify-between gap-4">
          <div className="flex flex-wrap gap-2">
            <Button size="sm" onClick={() => add()}>
              <Plus aria-hidden="true" />
              {t('addLine')}
            </Button>
            <FromServices onAdd={add} />
          </div>
          <Sums draft={draft} />
        </div>
        <Reasons draft={draft} errors={errors} onChange={onChange} />
      </CardBody>
    </Card>
  )
}

function CurrencyChoice({ currency, onChange }: Pick<Draft, 'currency'> & Pick<CardProps, 'onChange'>) {
  const t = useTranslations('pay.editor')
  return (
    <Select
      label={t('currency')}
      value={currency}
      options={[...new Set([currency, ...CURRENCIES])].map((value) => ({ value, label: value }))}
      onValueChange={(next) => onChange({ currency: next })}
    />
  )
}

/** Adding, changing and moving lines, by hand and by the keys. */
function useLines({ lines }: Draft, onChange: CardProps['onChange']) {
  const list = useRef<HTMLOListElement>(null)
  const focusAt = (place: number) =>
    requestAnimationFrame(() => list.current?.children[place]?.querySelector('input')?.focus())

  function add(line = newLine(lines.at(-1)?.rate)) {
    onChange({ lines: [...lines, line] })
    focusAt(lines.length)
  }
  function put(place: number, part: Partial<DraftLine>) {
    onChange({ lines: lines.map((line, at) => (at === place ? { ...line, ...part } : line)) })
  }
  function move(place: number, to: number) {
    const line = lines[place]
    if (!line || to < 0 || to >= lines.length) return
    onChange({ lines: lines.toSpliced(place, 1).toSpliced(to, 0, line) })
    focusAt(to)
  }
  function handleKeyDown(event: KeyboardEvent, place: number) {
    const step = event.altKey ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined
    if (step !== undefined) move(place, place + step)
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) add()
    else return
    event.preventDefault()
  }

  const remove = (place: number) => onChange({ lines: lines.toSpliced(place, 1) })
  return { list, add, put, remove, handleKeyDown }
}

function FromServices({ onAdd }: { onAdd: (line: DraftLine) => void }) {
  const t = useTranslations('pay.editor')
  const { data = [] } = useServices()
  const locale = useLocale()
  if (data.length === 0) return null
  return (
    <Menu
      trigger={<Button size="sm">{t('fromServices')}</Button>}
      items={data.map((service) => ({
        label: `${service.name}, ${moneyText(service.price_minor, service.currency, locale)}`,
        onSelect: () => onAdd(lineOf(service)),
      }))}
    />
  )
}

function Sums({ draft }: { draft: Draft }) {
  const t = useTranslations('pay.editor')
  const locale = useLocale()
  const { currency } = draft
  const { net_minor, tax, total_minor } = sumsOf(countedLines(draft))
  const rows: [string, number, boolean?][] = [
    [t('net'), net_minor],
    ...tax
      .filter(({ bp }) => bp > 0)
      .map(({ bp, tax_minor }): [string, number] => [t('taxOf', { rate: rateText(bp, locale) }), tax_minor]),
    [t('total'), total_minor, true],
  ]
  return (
    <dl aria-live="polite" className="ms-auto grid gap-1 text-13">
      {rows.map(([name, minor, isStrong]) => (
        <div key={name} className={`flex justify-end gap-6 ${isStrong ? 'font-strong' : 'text-2'}`}>
          <dt>{name}</dt>
          <dd className="min-w-24 text-end tabular-nums">{moneyText(minor, currency, locale)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Asked for where a line has no tax for a reason that the law wants to be named. */
function Reasons({ draft: { lines, tax_reasons }, errors, onChange }: CardProps) {
  const t = useTranslations('pay.editor')
  return reasonsAsked(lines).map((category) => (
    <Entry
      key={category}
      label={t('reason', { category: t(`categories.${category}`) })}
      value={tax_reasons[category] ?? ''}
      error={errors[`tax_reasons.${category}`]}
      maxLength={200}
      onText={(text) => onChange({ tax_reasons: { ...tax_reasons, [category]: text } })}
    />
  ))
}
