import { CircleCheck, Diamond, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useLocale, useTranslations } from 'use-intl'
import { Button } from '@/components/ui/button'
import type { WidgetConfiguration } from '@/lib/contract/widget-configuration'
import { contrast } from '@/lib/domain/brand-shades'
import { number } from '@/lib/domain/format'
import { readableUnder } from '@/lib/domain/readable-colour'
import { ColourField, colourIn, type ColourName } from './colour-field'

type Props = {
  colour: ColourName
  words: ColourName
  /** It is the words that another shade is offered for. */
  isWordsFixed?: boolean
}

const LARGE = 3
const SMALL = 4.5

/** Two colours that are read on each other, how well, and the nearest shade that is read by everybody. */
export function ColourPair({ colour, words, isWordsFixed = false }: Props) {
  const t = useTranslations('widget')
  const locale = useLocale()
  const { setValue, setFocus } = useFormContext<WidgetConfiguration>()
  const [mended, setMended] = useState('')
  const [first, second] = useWatch<WidgetConfiguration>({ name: [colour, words] })
  const [under, on] = [colourIn(colour, first), colourIn(words, second)]
  const is = contrast(under, on)
  const ratio = number(Math.floor(is * 10) / 10, locale)
  const [fixed, shade] = isWordsFixed ? [words, readableUnder(on, under)] : [colour, readableUnder(under, on)]
  const [Sign, text] =
    is >= SMALL
      ? [CircleCheck, t('contrastGood', { ratio })]
      : is >= LARGE
        ? [Diamond, t('contrastLarge', { ratio })]
        : [TriangleAlert, t('contrastPoor', { ratio })]
  const mend = () => {
    setValue(fixed, shade, { shouldDirty: true, shouldValidate: true })
    setMended(shade)
    // The button goes with what was wrong.
    setFocus(fixed)
  }
  const isMended = mended !== '' && mended === (isWordsFixed ? on : under)
  return (
    <div className="grid gap-2">
      <div className="grid gap-4 sm:grid-cols-2">
        <ColourField name={colour} />
        <ColourField name={words} />
      </div>
      <div className="flex min-h-8 flex-wrap items-center gap-2 text-12" role="status">
        <Sign aria-hidden="true" className={is >= SMALL ? 'size-4 text-pass-text' : 'size-4 text-2'} />
        <span className="grow">
          {isMended ? t('fixed', { name: t(`field.${fixed}`), colour: mended, contrast: text }) : text}
        </span>
        {is < SMALL && (
          <Button size="sm" onClick={mend}>
            {t('fix', { colour: shade })}
          </Button>
        )}
      </div>
    </div>
  )
}
