import { readFileSync } from 'node:fs'
import { contrast, shadesOf } from './brand-shades'
import { DEFAULT_CONFIG } from '@/lib/config/config'
import { seeded } from '@/lib/testing/seeded'

const css = readFileSync('app/globals.css', 'utf8')
/** The tokens of a theme as the style sheet writes them. */
const tokens = (theme: 'light' | 'dark') =>
  Object.fromEntries(
    Array.from(
      (css.split(`[data-theme="${theme}"] {`)[1] ?? '').split('}')[0]?.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g) ?? [],
      ([, name, value]) => [name, value],
    ),
  )

const SURFACES = ['bg', 'surface', 'sunken', 'hover'] as const
const random = seeded(7)
const anyColour = () =>
  `#${Math.floor(random() * 0x1000000)
    .toString(16)
    .padStart(6, '0')}`
const extremes = [
  '#000000',
  '#ffffff',
  '#ffe600',
  '#00ff00',
  '#0000ff',
  '#ff0000',
  '#00ffff',
  '#ff00ff',
  '#808080',
  DEFAULT_CONFIG.colors.brand,
]
const colours = [...extremes, ...Array.from({ length: 2_000 }, anyColour)]

test.each(['light', 'dark'] as const)(
  'whatever the brand colour, words keep 4.5:1 and parts 3:1 in the %s theme',
  (theme) => {
    const surface = tokens(theme)
    const bad = colours.flatMap((brand) => {
      const shade = shadesOf(brand)[theme]
      const words = [
        [shade.on, shade.solid],
        [shade.on, shade['solid-hover']],
        [surface['text-3'], shade.soft],
        ...[...SURFACES.map((name) => surface[name]), surface.selected, shade.soft].map((behind) => [
          shade.text,
          behind,
        ]),
      ]
      const parts = SURFACES.flatMap((name) =>
        [shade.solid, shade.focus, shade.mark].map((part) => [part, surface[name]]),
      )
      const fails = (pairs: (string | undefined)[][], least: number) =>
        pairs.some(([one = '', other = '']) => !(contrast(one, other) >= least))
      return fails(words, 4.5) || fails(parts, 3) ? [brand] : []
    })
    expect(bad).toEqual([])
  },
)

test.each(['light', 'dark'] as const)(
  'the %s theme of the style sheet is what the default brand colour gives',
  (theme) => {
    expect(tokens(theme)).toMatchObject(
      Object.fromEntries(
        Object.entries(shadesOf(DEFAULT_CONFIG.colors.brand)[theme]).map(([name, shade]) => [`brand-${name}`, shade]),
      ),
    )
  },
)

test('a contrast is what WCAG says it is', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})
