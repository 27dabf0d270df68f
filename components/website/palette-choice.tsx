import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { pixelsOf } from '@/lib/browser/pixels'
import { coloursOf } from '@/lib/domain/logo-colours'
import { logoPalettes } from '@/lib/website/logo-palettes'
import type { Colours } from '@/lib/website/palette'
import type { Logo } from './new-draft'

type PaletteChoiceProps = {
  /** Of the template. */
  own: Colours
  logo: Logo | null
  value: Colours | null
  onChange: (palette: Colours | null) => void
}

const KINDS = ['clear', 'warm', 'dark'] as const

const isSame = (one: Colours | null, other: Colours | null) => JSON.stringify(one) === JSON.stringify(other)

/** The template's colours, or three looks made of those of the logo. All words in each can be read. */
export function PaletteChoice({ own, logo, value, onChange }: PaletteChoiceProps) {
  const t = useTranslations('websiteNew')
  const proposals = useLogoPalettes(logo)
  const known = value === null || proposals.some((proposal) => isSame(proposal, value))
  const choices = [
    { key: 'own', label: t('palette.own'), colours: own, palette: null },
    ...proposals.map((colours, at) => ({
      key: String(at),
      label: t(`palette.${KINDS[at] ?? 'clear'}`),
      colours,
      palette: colours as Colours | null,
    })),
    ...(known || !value
      ? []
      : [{ key: 'kept', label: t('palette.kept'), colours: value, palette: value as Colours | null }]),
  ]
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 text-13 font-medium">{t('field.colours')}</legend>
      <div className="grid grid-cols-2 gap-2">
        {choices.map(({ key, label, colours, palette }) => (
          <label
            key={key}
            className="flex min-w-0 cursor-pointer items-center gap-2 rounded-lg border bg-surface p-2 text-13 hover:bg-hover has-checked:border-brand has-checked:shadow-[0_0_0_1px_var(--brand)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name="palette"
              className="sr-only"
              checked={isSame(value, palette)}
              onChange={() => onChange(palette)}
            />
            <Swatch colours={colours} />
            <span className="min-w-0 truncate">{label}</span>
          </label>
        ))}
      </div>
      <p className="text-12 text-3">{t(proposals.length > 0 ? 'palette.fromLogo' : 'palette.noLogo')}</p>
    </fieldset>
  )
}

export function Swatch({ colours: { paper, soft, ink, accent } }: { colours: Colours }) {
  return (
    <span aria-hidden="true" className="inline-flex flex-none overflow-hidden rounded-md border">
      {[paper, soft, accent, ink].map((colour, at) => (
        <span key={at} className="h-6 w-4" style={{ background: colour }} />
      ))}
    </span>
  )
}

function useLogoPalettes(logo: Logo | null): Colours[] {
  const [found, setFound] = useState<{ url: string; palettes: Colours[] } | null>(null)
  const url = logo?.url
  // Only the browser can look at a picture.
  useEffect(() => {
    let isOver = false
    if (url)
      pixelsOf(url).then(
        (pixels) => !isOver && setFound({ url, palettes: logoPalettes(coloursOf(pixels)) }),
        () => {},
      )
    return () => {
      isOver = true
    }
  }, [url])
  return found && found.url === url ? found.palettes : []
}
