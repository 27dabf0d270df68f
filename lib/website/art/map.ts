import { h, type Node } from '../tree'
import { box, chance, disc, faint, group, range, shape, stroke } from './shapes'

const seedOf = (text: string) =>
  Array.from(text).reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 9973, 7)

/** Streets and a pin: it says that here is a place, not where. The words beside it and the link say that. */
export function mapOf(address: string): Node {
  const seed = seedOf(address)
  const turn = Math.round(chance(seed) * 40 - 20)
  const streets = range(9).flatMap((i) => {
    const along = -60 + i * 76 + Math.round(chance(seed + i) * 26)
    const across = -60 + i * 84 + Math.round(chance(seed + i + 40) * 26)
    return [
      stroke('kp', i % 3 === 0 ? 16 : 8, `M-100 ${along}H600`),
      stroke('kp', i % 4 === 1 ? 16 : 8, `M${across}-100V600`),
    ]
  })
  const river = 60 + Math.round(chance(seed + 3) * 80)
  return h(
    'svg',
    { class: 'art', viewBox: '0 0 480 480', preserveAspectRatio: 'xMidYMid slice', 'aria-hidden': 'true' },
    box('s', 0, 0, 480, 480),
    group(
      `rotate(${turn} 240 240)`,
      faint(0.7, box('m', 250, 270, 150, 120, 10)),
      streets[0] ?? null,
      ...streets,
      stroke('km', 40, `M-80 ${river}C80 ${river + 80} 160 ${river - 60} 300 ${river + 30}s200 20 300-50`),
      stroke('kp', 14, 'M-100 330 600 200'),
    ),
    faint(0.2, disc('a', 240, 262, 74)),
    shape('a', 'M240 270c-36-46-56-74-56-102a56 56 0 0 1 112 0c0 28-20 56-56 102Z'),
    disc('o', 240, 168, 21),
  )
}
