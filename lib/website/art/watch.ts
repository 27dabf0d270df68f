import type { Node } from '../tree'
import { at, box, chance, disc, faint, group, range, ring, shape, stroke } from './shapes'

const contour = (inset: number): string => {
  const side = 200 - inset
  const top = 40 + inset * 0.9
  return `M240 ${top}C${240 + side * 0.3} ${top + 26} ${240 + side * 0.7} ${top + 34} ${240 + side} ${top + 38}V${230 - inset * 0.1}C${240 + side} ${350 - inset * 0.5} ${240 + side * 0.5} ${420 - inset * 0.8} 240 ${452 - inset}C${240 - side * 0.5} ${420 - inset * 0.8} ${240 - side} ${350 - inset * 0.5} ${240 - side} ${230 - inset * 0.1}V${top + 38}C${240 - side * 0.7} ${top + 34} ${240 - side * 0.3} ${top + 26} 240 ${top}Z`
}

const shield = (): Node[] => [
  box('s', 0, 0, 480, 480),
  ...range(25).map((i) => faint(0.35, disc('m', 24 + (i % 5) * 108, 24 + Math.floor(i / 5) * 108, 2.5))),
  ...range(7).map((i) => faint(0.25 + i * 0.1, stroke('ka', 2.5, contour(i * 17)))),
  shape('a', contour(122)),
  stroke('ko', 15, 'M208 246l24 26 46-58'),
  ...[
    [92, 120],
    [398, 150],
    [108, 330],
    [366, 348],
    [240, 40],
  ].flatMap(([x = 0, y = 0]) => [disc('s', x, y, 13), disc('a', x, y, 6), ring('ka', 2, x, y, 12)]),
]

const radar = (): Node[] => [
  box('s', 0, 0, 480, 480),
  disc('p', 240, 240, 206),
  shape('m', `M240 240L${at(240, 240, 206, -0.2).join(' ')}A206 206 0 0 1 ${at(240, 240, 206, -0.02).join(' ')}Z`),
  ...range(5).map((i) => faint(0.35 + i * 0.1, ring('ka', 2, 240, 240, 206 - i * 42))),
  faint(0.4, stroke('ka', 2, 'M240 34V446M34 240H446')),
  stroke('ka', 4, `M240 240L${at(240, 240, 206, -0.02).join(' ')}`),
  ...range(9).map((i) =>
    disc(i === 4 ? 'i' : 'a', ...at(240, 240, 50 + chance(i) * 140, chance(i + 20)), i === 4 ? 10 : 6),
  ),
]

const report = (): Node[] => [
  box('m', 0, 0, 480, 480),
  group(
    'rotate(4 240 240)',
    faint(0.25, box('i', 104, 54, 290, 400, 14)),
    box('p', 94, 42, 290, 400, 14),
    ring('ks', 20, 176, 132, 46),
    stroke('ka', 20, 'M176 86A46 46 0 1 1 130 132'),
    box('i', 250, 98, 100, 12, 6),
    box('s', 250, 124, 84, 8, 4),
    box('s', 250, 142, 100, 8, 4),
    ...range(5).flatMap((i) => [
      disc(i === 1 ? 'd' : 'a', 134, 232 + i * 38, 9),
      box('s', 158, 228 + i * 38, 120 + ((i * 37) % 60), 8, 4),
      box('m', 322, 226 + i * 38, 34, 12, 6),
    ]),
  ),
]

const browser = (): Node[] => [
  box('s', 0, 0, 480, 480),
  faint(0.5, box('m', 110, 70, 320, 230, 16)),
  box('p', 50, 120, 360, 270, 16),
  box('d', 50, 120, 360, 46, 16),
  box('d', 50, 144, 360, 24),
  ...range(3).map((i) => disc('m', 76 + i * 20, 144, 6)),
  box('p', 150, 132, 230, 22, 11),
  box('s', 80, 200, 150, 16, 8),
  box('s', 80, 230, 190, 10, 5),
  box('s', 80, 250, 170, 10, 5),
  box('a', 80, 284, 96, 34, 8),
  faint(0.7, ...range(3).map((i) => box('s', 80 + i * 104, 340, 92, 30, 6))),
  stroke('ki', 16, 'M306 290v-36a42 42 0 0 1 84 0v36'),
  box('a', 282, 284, 132, 112, 18),
  disc('o', 348, 330, 13),
  box('o', 342, 334, 12, 32, 5),
]

const night = (): Node[] => [
  box('p', 0, 0, 480, 480),
  ...range(26).map((i) => faint(0.3 + chance(i) * 0.5, disc('i', chance(i + 3) * 480, chance(i + 90) * 220, 1.6))),
  disc('m', 370, 104, 52),
  disc('p', 348, 92, 46),
  ...range(8).flatMap((i) => {
    const width = 66
    const height = 130 + chance(i * 5 + 2) * 190
    const x = i * 62 - 10
    const windows = range(Math.floor(height / 34)).flatMap((row) =>
      range(3).map((column) => {
        const lit = chance(i * 41 + row * 7 + column)
        return box(lit > 0.86 ? 'a' : lit > 0.6 ? 'm' : 's', x + 10 + column * 18, 500 - height + row * 34, 11, 16, 2)
      }),
    )
    return [box(i % 2 ? 'd' : 's', x, 480 - height, width, height), ...(i % 2 ? windows : windows.slice(0, 6))]
  }),
  stroke('ka', 3, 'M96 130h110l20-40 30 90 26-64 16 24h60'),
]

export const WATCH = { shield, radar, 'report-page': report, 'locked-browser': browser, 'night-shift': night }
