type Bin = { red: number; green: number; blue: number; count: number }

const hex = (parts: number[]) => `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`
const distance = (one: Bin, other: Bin) =>
  Math.hypot(one.red - other.red, one.green - other.green, one.blue - other.blue)
/** How far it is from grey, from 0 to 255. */
const vividness = ({ red, green, blue }: Bin) => Math.max(red, green, blue) - Math.min(red, green, blue)

const ENOUGH = 5
const APART = 48
/** What is nearly clear is the background. */
const LEAST_ALPHA = 128

/**
 * Up to five colours for a brand from the pixels of its logo (red, green, blue, alpha): those that cover most of it, and
 * vivid ones before grey, none like another. White is no colour of a brand.
 */
export function coloursOf(pixels: ArrayLike<number>): string[] {
  const bins = new Map<number, Bin>()
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = [pixels[at], pixels[at + 1], pixels[at + 2], pixels[at + 3]]
    if (alpha < LEAST_ALPHA || Math.min(red, green, blue) > 240) continue
    const key = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4)
    const bin = bins.get(key) ?? { red: 0, green: 0, blue: 0, count: 0 }
    bins.set(key, { red: bin.red + red, green: bin.green + green, blue: bin.blue + blue, count: bin.count + 1 })
  }
  const means = Array.from(bins.values(), ({ red, green, blue, count }) => ({
    red: red / count,
    green: green / count,
    blue: blue / count,
    count,
  }))
  const total = means.reduce((sum, { count }) => sum + count, 0)
  const weight = (bin: Bin) => bin.count * (1 + vividness(bin) / 64)
  const chosen: Bin[] = []
  for (const bin of means.sort((one, other) => weight(other) - weight(one))) {
    if (bin.count < total / 200 || chosen.some((other) => distance(bin, other) < APART)) continue
    chosen.push(bin)
    if (chosen.length === ENOUGH) break
  }
  return chosen.map(({ red, green, blue }) => hex([red, green, blue]))
}
