import { readFileSync } from 'node:fs'
import { contrast } from './brand-shades'

const css = readFileSync('app/globals.css', 'utf8')
type Tokens = Record<string, string>

const block = (selector: string): Tokens =>
  Object.fromEntries(
    Array.from(
      (css.split(`\n${selector} {`)[1] ?? '').split('}')[0]?.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g) ?? [],
      ([, name = '', value = '']) => [name, value] as const,
    ),
  )
const themes = ['light', 'dark'] as const
type Theme = (typeof themes)[number]
const plain = (theme: Theme) => block(theme === 'light' ? ':root,\n[data-theme="light"]' : '[data-theme="dark"]')
const distinct = (theme: Theme) => ({ ...plain(theme), ...block(`[data-palette="distinct"][data-theme="${theme}"]`) })
const high = (theme: Theme) => ({ ...plain(theme), ...block(`[data-contrast="more"][data-theme="${theme}"]`) })

const SEVERITIES = ['critical', 'high', 'medium', 'low', 'info', 'pass']
const SURFACES = ['bg', 'surface', 'sunken', 'hover']

/** The pairs of colours that stay below a contrast. */
const below = (least: number, pairs: readonly (readonly [string | undefined, string | undefined])[]) =>
  pairs.filter(([one, other]) => one === undefined || other === undefined || !(contrast(one, other) >= least))

const severityWords = (of: Tokens) =>
  SEVERITIES.flatMap((name) => [`${name}-bg`, ...SURFACES].map((behind) => [of[`${name}-text`], of[behind]] as const))
const severityParts = (of: Tokens) =>
  SEVERITIES.flatMap((name) => SURFACES.map((behind) => [of[`${name}-solid`], of[behind]] as const))

test.each(themes)('in the %s theme, distinct severities keep 4.5:1 as words and 3:1 as parts', (theme) => {
  expect(below(4.5, severityWords(distinct(theme)))).toEqual([])
  expect(below(3, severityParts(distinct(theme)))).toEqual([])
})

test.each(themes)('in high contrast over %s, every word keeps 7:1, edges and parts 3:1', (theme) => {
  const of = high(theme)
  const words = ['text', 'text-2', 'text-3', 'brand-text'].flatMap((word) =>
    [...SURFACES, 'selected', 'brand-soft'].map((behind) => [of[word], of[behind]] as const),
  )
  const fills = [
    [of['brand-on'], of['brand-solid']],
    [of['brand-on'], of['brand-solid-hover']],
    ['#ffffff', theme === 'light' ? of['critical-solid'] : of['danger-fill']],
  ] as const
  expect(below(7, [...words, ...fills, ...severityWords(of)])).toEqual([])
  const parts = ['border', 'border-strong', 'field', 'brand-focus', 'brand-mark'].flatMap((part) =>
    SURFACES.map((behind) => [of[part], of[behind]] as const),
  )
  expect(below(3, [...parts, ...severityParts(of)])).toEqual([])
})

type Three = [number, number, number]

/** Machado, Oliveira and Fernandes (2009), the whole of each deficiency, in linear light. */
const EYES: Record<string, [Three, Three, Three]> = {
  'all three kinds of cones': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  'no red cones': [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  'no green cones': [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  'no blue cones': [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}

const times = (rows: [Three, Three, Three], [a, b, c]: Three) => rows.map(([x, y, z]) => x * a + y * b + z * c) as Three
const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)

/** CIE Lab of a colour as such eyes see it. */
function seen(hex: string, eyes: [Three, Three, Three]): Three {
  const light = [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)) as Three
  const held = times(eyes, light).map((part) => Math.min(1, Math.max(0, part))) as Three
  const xyz = times(
    [
      [0.4124, 0.3576, 0.1805],
      [0.2126, 0.7152, 0.0722],
      [0.0193, 0.1192, 0.9505],
    ],
    held,
  )
  const [x, y, z] = [xyz[0] / 0.95047, xyz[1], xyz[2] / 1.08883].map((part) =>
    part > 0.008856 ? Math.cbrt(part) : 7.787 * part + 16 / 116,
  ) as Three
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

/** The pairs of severities that such eyes could take for each other. */
const confused = (of: Tokens, eyes: [Three, Three, Three]) =>
  SEVERITIES.flatMap((one, at) =>
    SEVERITIES.slice(at + 1).flatMap((other) => {
      const [a, b] = [one, other].map((name) => seen(of[`${name}-solid`] ?? '', eyes))
      return Math.hypot(...(a ?? []).map((part, index) => part - (b?.[index] ?? 0))) < 18 ? [`${one} ${other}`] : []
    }),
  )

const everyEye = themes.flatMap((theme) => Object.entries(EYES).map(([name, eyes]) => [theme, name, eyes] as const))

test.each(everyEye)(
  'in the %s theme, the distinct severities are told apart with %s; so they are in high contrast',
  (theme, _, eyes) => {
    expect(confused(distinct(theme), eyes)).toEqual([])
    expect(confused(high(theme), eyes)).toEqual([])
  },
)

test('the standard severities are not: that is why there are others', () => {
  expect(confused(plain('light'), EYES['no green cones'] as [Three, Three, Three])).toContain('high medium')
})
