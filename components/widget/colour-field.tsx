import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { Field } from '@/components/ui/form'
import { WIDGET_DEFAULTS, type WidgetConfiguration } from '@/lib/contract/widget-configuration'
import { useOfferedColours } from './offered-colours'

export type ColourName = Extract<keyof WidgetConfiguration, `${string}color`>

/** What a colour field means: what is empty is the one by default, what is none yet as well. */
export const colourIn = (name: ColourName, value: string | undefined) =>
  /^#[\da-f]{6}$/i.test(value ?? '') ? (value ?? '') : WIDGET_DEFAULTS[name]

/** A colour by its code, picked, or one of those at hand. */
export function ColourField({ name }: { name: ColourName }) {
  const t = useTranslations('widget')
  const { setValue } = useFormContext<WidgetConfiguration>()
  const value = useWatch<WidgetConfiguration>({ name })
  const offered = useOfferedColours()
  const label = t(`field.${name}`)
  const take = (colour: string) => setValue(name, colour, { shouldDirty: true, shouldValidate: true })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_40px] content-start items-start gap-2">
      <Field name={name} label={label} dir="ltr" spellCheck={false} placeholder={WIDGET_DEFAULTS[name]} maxLength={7} />
      <input
        type="color"
        aria-label={t('pick', { name: label })}
        value={colourIn(name, value)}
        onChange={(event) => take(event.target.value)}
        className="mt-6 h-ctl-lg w-10 cursor-pointer rounded-md border bg-surface p-1"
      />
      {offered.length > 0 && (
        <div role="group" aria-label={t('atHand', { name: label })} className="col-span-2 flex flex-wrap gap-1.5">
          {offered.map(({ colour, kind }) => (
            <button
              key={colour}
              type="button"
              title={t(kind, { colour })}
              aria-label={t(kind, { colour })}
              aria-pressed={colourIn(name, value).toLowerCase() === colour}
              onClick={() => take(colour)}
              style={{ backgroundColor: colour }}
              className="size-6 rounded-md border aria-pressed:outline-2 aria-pressed:outline-offset-1 aria-pressed:outline-brand-text"
            />
          ))}
        </div>
      )}
    </div>
  )
}
