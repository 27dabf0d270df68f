/** Red, green and blue from 0 to 255. */
type Colour = readonly [number, number, number]

const WHITE: Colour = [255, 255, 255]
const BLACK: Colour = [0, 0, 0]
const INK: Colour = [17, 18, 19]
const LIGHT_SURFACE: Colour = WHITE
const DARK_SURFACE: Colour = [24, 25, 27]

const toColour = (hex: string): Colour =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Colour
const toHex = (colour: Colour) => `#${colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`

const each = (colour: Colour, change: (part: number, at: 0 | 1 | 2) => number): Colour => [
  change(colour[0], 0),
  change(colour[1], 1),
  change(colour[2], 2),
]
const mix = (colour: Colour, share: number, other: Colour) =>
  each(colour, (part, at) => part * share + other[at] * (1 - share))

const toLinear = (part: number) => (part <= 10.314_75 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4)
const fromLinear = (part: number) => (part <= 0.003_130_8 ? part * 3294.6 : (1.055 * part ** (1 / 2.4) - 0.055) * 255)

/** Relative luminance of WCAG. */
function luminance(colour: Colour) {
  const [red, green, blue] = each(colour, toLinear)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Scaled in linear light, which keeps the hue. */
function atMost(colour: Colour, max: number) {
  const now = luminance(colour)
  return now <= max ? colour : each(colour, (part) => fromLinear((toLinear(part) * max) / now))
}

/** Scaled as far as there is light to give, then mixed with white. */
function atLeast(colour: Colour, least: number) {
  const now = luminance(colour)
  if (now >= least) return colour
  const max = Math.max(...colour.map(toLinear))
  const factor = max === 0 ? 1 : Math.min(least / now, 1 / max)
  const share = Math.max(0, (least - now * factor) / (1 - now * factor))
  return each(colour, (part) => fromLinear(toLinear(part) * factor * (1 - share) + share))
}

/** Above this a brand colour carries dark words in the dark theme; white ones would need it dulled. */
const BRIGHT = 0.35

function lightShades(brand: Colour) {
  const solid = atMost(mix(brand, 0.86, BLACK), 0.178)
  return {
    solid,
    'solid-hover': mix(solid, 0.88, BLACK),
    on: WHITE,
    text: atMost(mix(brand, 0.78, BLACK), 0.145),
    soft: mix(brand, 0.08, LIGHT_SURFACE),
    line: mix(brand, 0.34, LIGHT_SURFACE),
    focus: atMost(brand, 0.25),
    mark: solid,
  }
}

function darkShades(brand: Colour) {
  const isBright = luminance(brand) >= BRIGHT
  const solid = isBright ? brand : atLeast(atMost(mix(brand, 0.86, BLACK), 0.178), 0.145)
  return {
    solid,
    'solid-hover': isBright ? mix(solid, 0.88, WHITE) : mix(solid, 0.88, BLACK),
    on: isBright ? INK : WHITE,
    text: atLeast(mix(brand, 0.58, WHITE), 0.4),
    // The quietest words (--text-3) stand on it, too.
    soft: atMost(mix(brand, 0.14, DARK_SURFACE), 0.031),
    line: mix(brand, 0.42, DARK_SURFACE),
    focus: atLeast(mix(brand, 0.74, WHITE), 0.2),
    mark: atLeast(mix(brand, 0.88, WHITE), 0.2),
  }
}

/**
 * The colours of the interface that follow from a brand colour, whatever it is: words on `solid`, and `text` on every
 * surface, keep 4.5:1; `solid`, `focus` and `mark` stand out from the surfaces by 3:1.
 */
export function shadesOf(brand: string) {
  const colour = toColour(brand)
  const hex = <T extends string>(shades: Record<T, Colour>) =>
    Object.fromEntries(Object.entries<Colour>(shades).map(([name, shade]) => [name, toHex(shade)])) as Record<T, string>
  return { light: hex(lightShades(colour)), dark: hex(darkShades(colour)) }
}

export function contrast(one: string, other: string) {
  const [dark = 0, light = 0] = [luminance(toColour(one)), luminance(toColour(other))].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** How well the words of a brand can be read: on its buttons, and as links on the surfaces of both themes. */
export function readability(brand: string) {
  const shades = shadesOf(brand)
  const surfaces = { light: toHex(LIGHT_SURFACE), dark: toHex(DARK_SURFACE) }
  return (['button', 'link'] as const).flatMap((pair) =>
    (['light', 'dark'] as const).map((theme) => {
      const { on, solid, text } = shades[theme]
      const [words, behind] = pair === 'button' ? [on, solid] : [text, surfaces[theme]]
      return { pair, theme, words, behind, ratio: Math.floor(contrast(words, behind) * 10) / 10 }
    }),
  )
}
