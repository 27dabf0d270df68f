import { clsx } from 'clsx'
import { CircleCheck } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Segmented } from '@/components/ui/segmented'
import { Select } from '@/components/ui/select'
import { SeverityIcon } from '@/components/ui/severity-icon'
import { CORNERS, SPACINGS, type Theme } from '@/lib/website/document'
import { FACES, LETTERINGS } from '@/lib/website/letters'
import { type Colours, PALETTES, paletteFaults } from '@/lib/website/palette'
import type { Deed } from '@/lib/website-editing/history'
import { useBench, useTheme } from './bench'

const isSame = (one: Colours, other: Colours) => JSON.stringify(one) === JSON.stringify(other)
const LETTERS = Object.keys(LETTERINGS) as (keyof typeof LETTERINGS)[]

const nameOf = (letters: keyof typeof LETTERINGS) => {
  const { display, body } = LETTERINGS[letters]
  return [FACES[display], FACES[body]]
    .map(({ family }) => family.replaceAll('"', ''))
    .filter((family, at, all) => all.indexOf(family) === at)
}

/** Colours, letters, corners and spacing of the whole website. */
export function LookPanel() {
  const t = useTranslations('websiteEditor')
  const bench = useBench()
  const theme = useTheme()
  const change = (deed: Deed, part: Partial<Theme>) =>
    bench.edit({
      name: { deed },
      key: deed,
      change: (now) => ({ ...now, document: { ...now.document, theme: { ...now.document.theme, ...part } } }),
    })
  return (
    <section aria-labelledby="editor-look" className="grid content-start gap-4 border-t p-4">
      <h2 id="editor-look" className="text-13 font-strong">
        {t('look')}
      </h2>
      <Palettes palette={theme.palette} onChange={(palette) => change('colours', { palette })} />
      <div className="grid gap-1">
        <span aria-hidden="true" className="text-13 font-medium">
          {t('letters')}
        </span>
        <Select
          label={t('letters')}
          value={theme.letters}
          onValueChange={(letters) => change('letters', { letters })}
          options={LETTERS.map((value) => ({ value, label: nameOf(value).join(' + ') }))}
          className="w-full"
        />
      </div>
      <Choice label={t('corners')}>
        <Segmented
          label={t('corners')}
          value={theme.corners}
          onValueChange={(corners) => change('corners', { corners })}
          options={CORNERS.map((value) => ({ value, label: t(`corner.${value}`) }))}
        />
      </Choice>
      <Choice label={t('spacing')}>
        <Segmented
          label={t('spacing')}
          value={theme.spacing}
          onValueChange={(spacing) => change('spacing', { spacing })}
          options={SPACINGS.map((value) => ({ value, label: t(`space.${value}`) }))}
        />
      </Choice>
      <Contrast palette={theme.palette} />
    </section>
  )
}

function Choice({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="grid justify-items-start gap-1">
      <span aria-hidden="true" className="text-13 font-medium">
        {label}
      </span>
      {children}
    </div>
  )
}

function Palettes({ palette, onChange }: { palette: Colours; onChange: (palette: Colours) => void }) {
  const t = useTranslations('websiteEditor')
  const known = Object.entries(PALETTES) as [keyof typeof PALETTES, Colours][]
  const isOwn = !known.some(([, each]) => isSame(each, palette))
  return (
    <div className="grid gap-1.5">
      <span id="editor-colours" className="text-13 font-medium">
        {t('colours')}
      </span>
      <div role="group" aria-labelledby="editor-colours" className="grid grid-cols-4 gap-2">
        {isOwn && <Swatch name={t('ownColours')} palette={palette} isOn onChoose={() => {}} />}
        {known.map(([name, each]) => (
          <Swatch
            key={name}
            name={t(`palette.${name}`)}
            palette={each}
            isOn={isSame(each, palette)}
            onChoose={() => onChange(each)}
          />
        ))}
      </div>
    </div>
  )
}

type SwatchProps = { name: string; palette: Colours; isOn: boolean; onChoose: () => void }

function Swatch({ name, palette: { paper, ink, accent }, isOn, onChoose }: SwatchProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-label={name}
      title={name}
      onClick={onChoose}
      className={clsx(
        'flex h-9 overflow-hidden rounded-md border border-line-strong',
        isOn && 'outline-2 outline-offset-2 outline-[var(--brand-focus)]',
      )}
    >
      <span className="grow" style={{ background: ink }} />
      <span className="grow" style={{ background: accent }} />
      <span className="grow" style={{ background: paper }} />
    </button>
  )
}

function Contrast({ palette }: { palette: Colours }) {
  const t = useTranslations('websiteEditor')
  const faults = paletteFaults(palette)
  if (faults.length === 0)
    return (
      <p className="flex items-center gap-2 text-12">
        <CircleCheck aria-hidden="true" className="i-14 text-pass-text" />
        {t('contrastGood')}
      </p>
    )
  return (
    <ul className="grid gap-1 text-12 text-critical-text">
      {faults.map(({ role, on, ratio }) => (
        <li key={`${role} ${on}`} className="flex items-start gap-2">
          <SeverityIcon severity="critical" className="i-14 mt-px" />
          {t('contrastLow', { ratio })}
        </li>
      ))}
    </ul>
  )
}
