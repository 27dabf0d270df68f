import { useMemo } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { FieldFrame } from '@/components/ui/field-frame'
import { inputClass } from '@/components/ui/input'
import type { LeadImport } from '@/lib/api/lead-file'
import { countriesIn } from '@/lib/domain/countries'
import { IMPORT_FIELDS, type ImportField } from '@/lib/domain/leads/import-columns'
import type { Importing } from './use-import'

type Props = { importing: Importing; answer: LeadImport }

/** Which column is which, and what the file does not say. */
export function ImportChoices({ importing, answer }: Props) {
  const t = useTranslations('leadImport')
  const locale = useLocale()
  const countries = useMemo(() => countriesIn(locale), [locale])
  const { asked, change, run } = importing
  const lacksName = !answer.mapping.name
  const columns = [
    { value: '', label: t('none') },
    ...answer.columns.map((column) => ({ value: column, label: column })),
  ]
  /** What was chosen counts at once, before the answer to it is there. */
  const chosen = (field: ImportField) => asked?.mapping[field] ?? answer.mapping[field] ?? ''
  return (
    <fieldset disabled={run.isPending} className="grid gap-3">
      <legend className="mb-2 text-13 font-strong">{t('columns')}</legend>
      <div className="grid gap-3 sm:grid-cols-3">
        {IMPORT_FIELDS.map((field) => (
          <Choice
            key={field}
            id={`import-${field}`}
            label={t(`field.${field}`)}
            value={chosen(field)}
            options={columns}
            error={field === 'name' && lacksName ? t('whichName') : null}
            onChange={(column) => change({ mapping: { ...asked?.mapping, [field]: column } })}
          />
        ))}
        <Choice
          id="import-default-country"
          label={t('country')}
          help={t('countryHelp')}
          value={asked?.country ?? ''}
          options={[
            { value: '', label: t('noCountry') },
            ...countries.map(({ code, name }) => ({ value: code, label: name })),
          ]}
          onChange={(country) => change({ country })}
        />
      </div>
    </fieldset>
  )
}

type ChoiceProps = {
  id: string
  label: string
  value: string
  options: readonly { value: string; label: string }[]
  help?: string
  error?: string | null
  onChange: (value: string) => void
}

function Choice({ id, label, value, options, help, error = null, onChange }: ChoiceProps) {
  return (
    <FieldFrame {...{ id, label, help, error }}>
      <select
        id={id}
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : help ? `${id}-help` : undefined}
        className={`${inputClass} h-ctl`}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}
