import { useTranslations } from 'use-intl'
import { Segmented } from '@/components/ui/segmented'
import { chooseDensity, DENSITIES, useDensity } from '@/lib/react/density'
import { MOTIONS, PALETTES, THEMES } from '@/lib/browser/theme'
import { chooseMotion, choosePalette, chooseTheme, useMotion, usePalette, useTheme } from '@/stores/theme'
import { PalettePicture, ThemePicture } from './look-pictures'
import { PictureChoice } from './picture-choice'
import { SectionCard } from './section-card'

export function Appearance() {
  const t = useTranslations('setting.appearance')
  return (
    <SectionCard section="appearance" text={t('text')}>
      <div className="grid gap-5">
        <PictureChoice
          legend={t('theme')}
          name="theme"
          value={useTheme()}
          onChange={chooseTheme}
          options={THEMES.map((theme) => ({
            value: theme,
            label: t(theme),
            text: t(`${theme}Text`),
            picture: <ThemePicture theme={theme} />,
          }))}
          className="grid-cols-2 xl:grid-cols-4"
        />
        <PictureChoice
          legend={t('palette')}
          name="palette"
          value={usePalette()}
          onChange={choosePalette}
          options={PALETTES.map((palette) => ({
            value: palette,
            label: t(palette),
            text: t(`${palette}Text`),
            picture: <PalettePicture palette={palette} />,
          }))}
          className="sm:grid-cols-2"
        />
        <DensityChoice />
        <MotionChoice />
      </div>
    </SectionCard>
  )
}

function DensityChoice() {
  const t = useTranslations('setting.appearance')
  return (
    <div className="grid justify-items-start gap-1">
      <p className="text-13 font-strong">{t('density')}</p>
      <Segmented
        label={t('density')}
        value={useDensity()}
        onValueChange={chooseDensity}
        options={DENSITIES.map((value) => ({ value, label: t(value) }))}
      />
      <p className="text-12 text-3">{t('densityText')}</p>
    </div>
  )
}

function MotionChoice() {
  const t = useTranslations('setting.appearance')
  return (
    <div className="grid justify-items-start gap-1">
      <p className="text-13 font-strong">{t('motion')}</p>
      <Segmented
        label={t('motion')}
        value={useMotion()}
        onValueChange={chooseMotion}
        options={MOTIONS.map((value) => ({ value, label: t(`motions.${value}`) }))}
      />
    </div>
  )
}
