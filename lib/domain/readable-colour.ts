import { contrast } from './brand-shades'

type Lab = readonly [light: number, green: number, blue: number]

const toLinear = (part: number) => (part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
const fromLinear = (part: number) => (part <= 0.003_130_8 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055)

/** OKLab, in which a step of lightness looks like one. */
function labOf(hex: string): Lab {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255))
  const l = Math.cbrt(0.412_221_470_8 * r + 0.536_332_536_3 * g + 0.051_445_992_9 * b)
  const m = Math.cbrt(0.211_903_498_2 * r + 0.680_699_545_1 * g + 0.107_396_956_6 * b)
  const s = Math.cbrt(0.088_302_461_9 * r + 0.281_718_837_6 * g + 0.629_978_700_5 * b)
  return [
    0.210_454_255_3 * l + 0.793_617_785 * m - 0.004_072_046_8 * s,
    1.977_998_495_1 * l - 2.428_592_205 * m + 0.450_593_709_9 * s,
    0.025_904_037_1 * l + 0.782_771_766_2 * m - 0.808_675_766 * s,
  ]
}

function hexOf([light, green, blue]: Lab): string {
  const l = (light + 0.396_337_777_4 * green + 0.215_803_757_3 * blue) ** 3
  const m = (light - 0.105_561_345_8 * green - 0.063_854_172_8 * blue) ** 3
  const s = (light - 0.089_484_177_5 * green - 1.291_485_548 * blue) ** 3
  const parts = [
    4.076_741_662_1 * l - 3.307_711_591_3 * m + 0.230_969_929_2 * s,
    -1.268_438_004_6 * l + 2.609_757_401_1 * m - 0.341_319_396_5 * s,
    -0.004_196_086_3 * l - 0.703_418_614_7 * m + 1.707_614_701 * s,
  ]
  const byte = (part: number) => Math.round(Math.min(1, Math.max(0, fromLinear(Math.max(0, part)))) * 255)
  return `#${parts.map((part) => byte(part).toString(16).padStart(2, '0')).join('')}`
}

const STEP = 0.002
const ENOUGH = 4.5

/** The nearest darker or lighter shade of a colour on which words of another one can be read. */
export function readableUnder(colour: string, words: string): string {
  const [light, green, blue] = labOf(colour)
  for (let away = 0; away <= 1; away += STEP)
    for (const moved of [light - away, light + away]) {
      if (moved < 0 || moved > 1) continue
      const share = away === 0 ? 1 : Math.min(moved / light || 0, (1 - moved) / (1 - light) || 0, 1)
      const shade = hexOf([moved, green * share, blue * share])
      if (contrast(shade, words) >= ENOUGH) return shade
    }
  return contrast('#000000', words) > contrast('#ffffff', words) ? '#000000' : '#ffffff'
}
