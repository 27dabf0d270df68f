import { useTranslations } from 'use-intl'
import { useFormContext } from 'react-hook-form'
import { CheckboxField, Field, SelectField, TextareaField } from '@/components/ui/form'
import { KEPT } from '@/lib/automation/form'
import type { Field as Question, Provider } from '@/lib/automation/provider'

/** The questions of a provider. */
export function ProviderFields({ provider }: { provider: Provider }) {
  return provider.fields.map((field) => <ProviderField key={field.key} field={field} />)
}

/** What is covered is replaced as a whole. */
const selectCovered = ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
  currentTarget.value === KEPT && currentTarget.select()

const PLAIN = { dir: 'ltr', autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const

function ProviderField({ field }: { field: Question }) {
  const t = useTranslations('automation')
  const words = useTranslations('integration.form')
  const { formState, setValue } = useFormContext()
  const isStored = formState.defaultValues?.config?.[field.key] === KEPT
  const help = [isStored && words('stored'), field.help && t(`help.${field.help}`)].filter(Boolean).join(' ')
  /** What is left empty stays as it is, and is shown so. */
  function keepCovered({ target: { value, name } }: { target: HTMLInputElement }) {
    if (value === '' && isStored) setValue(name, KEPT, { shouldValidate: formState.isSubmitted })
  }
  const common = {
    name: `config.${field.key}`,
    label: t(`field.${field.label}`),
    help: help || undefined,
  }
  const typed = { ...common, ...PLAIN, optional: !field.required, placeholder: field.placeholder }
  switch (field.kind) {
    case 'line':
      return <Field {...typed} />
    case 'secret':
      return <Field {...typed} type="password" onFocus={selectCovered} onBlur={keepCovered} />
    case 'url':
      return (
        <Field
          {...typed}
          inputMode="url"
          secret={field.secret}
          placeholder={field.placeholder ?? field.start}
          onFocus={selectCovered}
          onBlur={keepCovered}
        />
      )
    case 'list':
      return <TextareaField {...typed} rows={3} />
    case 'headers':
      return <TextareaField {...typed} rows={3} secret />
    case 'select':
      return (
        <SelectField
          {...common}
          options={field.options.map((value) => ({ value, label: optionName(field.key, value) }))}
        />
      )
    case 'switch':
      return <CheckboxField {...common} />
  }
}

/** A language by its own name; what is short, as it is written everywhere. */
const optionName = (key: string, value: string) =>
  key === 'language' ? (new Intl.DisplayNames([value], { type: 'language' }).of(value) ?? value) : value.toUpperCase()
