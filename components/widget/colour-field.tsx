import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { Field } from '@/components/ui/form'
import { WIDGET_DEFAULTS, type WidgetConfiguration } from '@/lib/contract/widget-configuration'

export type ColourName = Extract<keyof WidgetConfiguration, `${string}color`>

/** What a colour field means: what is empty is the one by default, what is none yet as well. */
export const colourIn = (name: ColourName, value: string | undefined) =>
  /^#[\da-f]{6}$/i.test(value ?? '') ? (value ?? '') : WIDGET_DEFAULTS[name]

/** A colour by its code, or picked. */
export function ColourField({ name }: { name: ColourName }) {
  const t = useTranslations('widget')
  const { setValue } = useFormContext<WidgetConfiguration>()
  const value = useWatch<WidgetConfiguration>({ name })
  const label = t(`field.${name}`)
  return (
    <div className="grid grid-cols-[40px_minmax(0,1fr)] items-start gap-2">
      <input
        type="color"
        aria-label={t('pick', { name: label })}
        value={colourIn(name, value)}
        onChange={(event) => setValue(name, event.target.value, { shouldDirty: true, shouldValidate: true })}
        className="mt-6 h-ctl-lg w-10 cursor-pointer rounded-md border bg-surface p-1"
      />
      <Field name={name} label={label} dir="ltr" spellCheck={false} placeholder={WIDGET_DEFAULTS[name]} maxLength={7} />
    </div>
  )
}
