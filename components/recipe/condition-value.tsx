import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Select } from '@/components/ui/select'
import { useAssetChoice } from '@/lib/api/asset-choice'
import { hoursBetween, spanOf } from '@/lib/automation/draft'
import { type Condition, CONDITION_FIELDS, UPDATE_KINDS, WEEKDAYS } from '@/lib/contract/recipe-parts'
import { CATEGORIES, GRADES, SEVERITIES } from '@/lib/contract/scan-result'
import { useProblemProps } from './problem'
import { LineInput, NumberInput, Toggles, Word } from './step'
import { useEditor } from './use-editor'
import { useWeekdays } from './use-weekdays'

type Value = Condition['value']
type ValueProps = { condition: Condition; place: number; onChange: (value: Value) => void }

/** What a condition compares with: a control for each kind of it. */
export function ConditionValue(props: ValueProps) {
  const { field, op } = props.condition
  if (op === 'changed_up' || op === 'changed_down') return null
  if (field === 'hour') return <HourValue {...props} />
  const kind = CONDITION_FIELDS[field].value
  if (kind === 'number') return <NumberValue {...props} />
  if (kind !== 'text' || field === 'category' || field === 'effort') return <ChosenValue {...props} />
  return <TextValue {...props} />
}

function useLabel(place: number) {
  return useTranslations('recipes.if')('value', { place: place + 1 })
}

function NumberValue({ condition: { field, value }, place, onChange }: ValueProps) {
  const t = useTranslations('recipes.if')
  const label = useLabel(place)
  const problem = useProblemProps(`conditions.${place}.*`)
  return (
    <>
      <NumberInput
        {...problem}
        data-first
        aria-label={label}
        value={typeof value === 'number' ? value : undefined}
        onChange={onChange}
        className="w-20!"
      />
      {field === 'seen_before' && <Word>{t('days', { count: typeof value === 'number' ? value : 0 })}</Word>}
    </>
  )
}

function useOptions(field: Condition['field']): readonly { value: string; label: string }[] {
  const t = useTranslations()
  const weekdays = useWeekdays('short')
  if (field === 'severity') return SEVERITIES.map((value) => ({ value, label: t(`ui.severity.${value}`) }))
  if (field === 'category') return CATEGORIES.map((value) => ({ value, label: t(`recipes.if.category.${value}`) }))
  if (field === 'effort')
    return (['minutes', 'hours', 'days'] as const).map((value) => ({ value, label: t(`recipes.if.effort.${value}`) }))
  if (field === 'weekday') return WEEKDAYS.map((value) => ({ value, label: weekdays[value] }))
  if (field === 'scan_type')
    return (['light_scan', 'full_scan'] as const).map((value) => ({ value, label: t(`recipes.if.scan.${value}`) }))
  if (field === 'update_kind') return UPDATE_KINDS.map((value) => ({ value, label: t(`recipes.if.update.${value}`) }))
  if (field === 'has_fix' || field === 'has_website')
    return (['yes', 'no'] as const).map((value) => ({ value, label: t(`recipes.if.answer.${value}`) }))
  return GRADES.map((value) => ({ value, label: value }))
}

/** One, or some, of a few. */
function ChosenValue({ condition: { field, value }, place, onChange }: ValueProps) {
  const label = useLabel(place)
  const options = useOptions(field)
  if (Array.isArray(value))
    return <Toggles label={label} values={value.map(String)} options={options} onChange={onChange} />
  const own = String(value ?? '')
  const isKnown = options.some((option) => option.value === own)
  return (
    <Select
      label={label}
      value={own}
      onValueChange={onChange}
      options={isKnown ? options : [{ value: own, label: own }, ...options]}
    />
  )
}

function TextValue({ condition: { field, value }, place, onChange }: ValueProps) {
  const t = useTranslations('recipes.if')
  const label = useLabel(place)
  const problem = useProblemProps(`conditions.${place}.*`)
  const id = useId()
  const isList = Array.isArray(value)
  // What is typed: a comma at its end is not yet another value.
  const [typed, setTyped] = useState({ text: isList ? value.join(', ') : String(value ?? ''), isList })
  const text = typed.isList === isList ? typed.text : isList ? value.join(', ') : String(value ?? '')
  const known = useKnown(field, text)
  function handleChange(next: string) {
    setTyped({ text: next, isList })
    onChange(isList ? next.split(',').flatMap((part) => part.trim() || []) : next)
  }
  return (
    <>
      <LineInput
        {...problem}
        data-first
        aria-label={label}
        title={isList ? t('list') : undefined}
        placeholder={isList ? t('list') : undefined}
        value={text}
        list={known.length > 0 ? id : undefined}
        autoComplete="off"
        spellCheck={false}
        dir="auto"
        onChange={(event) => handleChange(event.target.value)}
        className="w-44! max-sm:w-full!"
      />
      {known.length > 0 && (
        <datalist id={id}>
          {known.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </datalist>
      )}
    </>
  )
}

const MAX_OFFERED = 50

/** Sites and tags that the workspace has. */
function useKnown(field: Condition['field'], search: string): readonly string[] {
  const { workspace } = useEditor()
  const isAsked = field === 'site' || field === 'tag'
  const { data = [] } = useAssetChoice(isAsked ? workspace : undefined, field === 'site' ? search : '')
  if (!isAsked) return []
  const names = field === 'site' ? data.map((asset) => asset.value) : data.flatMap((asset) => asset.tags)
  return [...new Set(names)].slice(0, MAX_OFFERED)
}

const HOURS = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}))

/** From one hour to another. */
function HourValue({ condition: { value }, place, onChange }: ValueProps) {
  const t = useTranslations('recipes.if')
  const { from, until } = spanOf(Array.isArray(value) ? value : []) ?? { from: 8, until: 18 }
  return (
    <>
      <Word>{t('hours.from')}</Word>
      <Select
        label={t('from', { place: place + 1 })}
        value={String(from)}
        onValueChange={(hour) => onChange(hoursBetween(Number(hour), until))}
        options={HOURS}
      />
      <Word>{t('hours.until')}</Word>
      <Select
        label={t('until', { place: place + 1 })}
        value={String(until)}
        onValueChange={(hour) => onChange(hoursBetween(from, Number(hour)))}
        options={HOURS}
      />
    </>
  )
}
