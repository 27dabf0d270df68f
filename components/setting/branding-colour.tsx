import { useEffect, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { Field } from '@/components/ui/form'
import { pixelsOf } from '@/lib/browser/pixels'
import { DEFAULT_CONFIG } from '@/lib/config/config'
import { shadesOf } from '@/lib/domain/brand-shades'
import { coloursOf } from '@/lib/domain/logo-colours'
import { type Entries, seenAt } from './branding-entries'

export const isColour = (text: string) => /^#[0-9a-f]{6}$/i.test(text)

/** The colour of the brand, typed, picked, or one of those of the logo. */
export function ColourField() {
  const t = useTranslations('branding')
  const { setValue } = useFormContext<Entries>()
  const primary = useWatch<Entries, 'primary'>({ name: 'primary' })
  const colour = isColour(primary) ? primary : DEFAULT_CONFIG.colors.brand
  const change = (next: string) => setValue('primary', next, { shouldDirty: true, shouldValidate: true })
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <div className="grid grid-cols-[minmax(0,1fr)_40px] content-start items-start gap-2">
        <Field
          name="primary"
          label={t('colour')}
          help={isColour(primary) && t('colourHelp', { light: shadesOf(colour).light.solid })}
          maxLength={7}
          spellCheck={false}
          dir="ltr"
        />
        <input
          type="color"
          value={colour.toLowerCase()}
          aria-label={t('picker')}
          onChange={(event) => change(event.target.value)}
          className="mt-6 h-ctl-lg w-10 cursor-pointer rounded-md border bg-surface p-1"
        />
      </div>
      <FromLogo current={primary} onChoose={change} />
    </div>
  )
}

function FromLogo({ current, onChoose }: { current: string; onChoose: (colour: string) => void }) {
  const t = useTranslations('branding')
  const colours = useLogoColours()
  if (colours.length === 0) return null
  return (
    <fieldset className="grid content-start gap-1">
      <legend className="mb-1 text-13 font-medium">{t('fromLogo')}</legend>
      <div className="flex flex-wrap gap-2">
        {colours.map((colour) => (
          <button
            key={colour}
            type="button"
            aria-label={t('useColour', { colour })}
            aria-pressed={colour === current.toLowerCase()}
            onClick={() => onChoose(colour)}
            style={{ backgroundColor: colour }}
            className="size-8 rounded-md border border-strong aria-pressed:outline-2 aria-pressed:outline-offset-2 aria-pressed:outline-[var(--text)] max-sm:size-10"
          />
        ))}
      </div>
    </fieldset>
  )
}

function useLogoColours(): string[] {
  const logo = useWatch<Entries, 'logo'>({ name: 'logo' })
  const mark = useWatch<Entries, 'mark'>({ name: 'mark' })
  const url = logo || mark
  const [found, setFound] = useState<{ url: string; colours: string[] } | null>(null)

  // Only the browser can look at a picture that is not saved yet.
  useEffect(() => {
    let isOver = false
    if (url)
      pixelsOf(seenAt(url)).then(
        (pixels) => !isOver && setFound({ url, colours: coloursOf(pixels) }),
        // One from elsewhere may be looked at by people alone.
        () => {},
      )
    return () => {
      isOver = true
    }
  }, [url])
  return found?.url === url ? found.colours : []
}
