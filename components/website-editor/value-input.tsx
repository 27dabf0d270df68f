import { memo } from 'react'
import { useTranslations } from 'use-intl'
import { Segmented } from '@/components/ui/segmented'
import type { Block } from '@/lib/website/document'
import type { Field, ItemField, LineField } from '@/lib/website/fields'
import type { Deed } from '@/lib/website-editing/history'
import { put, textAt, textFor, valueAt } from '@/lib/website-editing/values'
import { useBench } from './bench'
import { useLabels } from './labels'
import { LinkInput } from './link-input'
import { PictureInput } from './picture-input'
import { TextInput } from './text-input'

type ValueInputProps = { block: Block; path: string; field: Exclude<Field, { kind: 'items' }> | ItemField }

/** One field of a section, by its kind. Each change is drawn on the canvas at once. */
export const ValueInput = memo(function ValueInput({ block, path, field }: ValueInputProps) {
  const bench = useBench()
  const labels = useLabels()
  const label = labels.field(block.type, path)
  const onFocus = () => bench.go({ block: block.id, field: path })
  const change = (deed: Deed, value: unknown) =>
    bench.editBlock({
      block: block.id,
      name: { deed, field: path, block: block.type },
      key: `${deed}:${block.id}:${path}`,
      field: path,
      change: (each) => put(each, path, value),
    })
  const own = { label, field: path, onFocus }
  if (field.kind === 'picture')
    return <PictureInput {...own} value={valueAt(block, path)} onChange={(value) => change('picture', value)} />
  if (field.kind === 'link')
    return <LinkInput {...own} value={textAt(block, path)} onChange={(link) => change('link', link)} />
  if (field.kind === 'choice')
    return (
      <ChoiceInput
        label={label}
        options={field.options}
        value={textAt(block, path)}
        onChange={(value) => change('look', value)}
      />
    )
  return (
    <WordsInput
      label={label}
      path={path}
      field={field}
      value={textAt(block, path)}
      onFocus={onFocus}
      onChange={(text) => change('text', textFor(field, text))}
    />
  )
}, isSameValue)

/** Of a section that changed, only the field that did is drawn anew. */
function isSameValue(before: ValueInputProps, after: ValueInputProps) {
  const { block, path, field } = after
  return (
    before.path === path &&
    before.field === field &&
    before.block.id === block.id &&
    valueAt(before.block, path) === valueAt(block, path)
  )
}

type WordsProps = {
  label: string
  path: string
  field: LineField
  value: string
  onFocus: () => void
  onChange: (text: string) => void
}

function WordsInput({ label, path, field: { kind, max, required }, value, ...rest }: WordsProps) {
  const t = useTranslations('websiteEditor')
  const labels = useLabels()
  const isMissing = required === true && value.trim() === ''
  return (
    <TextInput
      {...rest}
      label={label}
      field={path}
      value={value}
      max={max}
      rows={kind === 'lines' ? Math.min(6, Math.ceil(max / 120)) : undefined}
      error={isMissing ? t('required', { field: labels.inSentence(label) }) : null}
      help={kind === 'lines' && max >= 800 ? t('marks') : undefined}
    />
  )
}

type ChoiceProps = {
  label: string
  options: readonly [string, ...string[]]
  value: string
  onChange: (v: string) => void
}

function ChoiceInput({ label, options, value, onChange }: ChoiceProps) {
  const t = useTranslations('websiteEditor')
  return (
    <div className="grid justify-items-start gap-1">
      <span aria-hidden="true" className="text-13 font-medium">
        {label}
      </span>
      <Segmented
        label={label}
        value={options.find((option) => option === value) ?? options[0]}
        onValueChange={onChange}
        options={options.map((option) => ({ value: option, label: t(toneKey(option)) }))}
      />
    </div>
  )
}

const toneKey = (value: string) => (value === 'ink' ? 'tone.ink' : value === 'soft' ? 'tone.soft' : 'tone.paper')
