import type { Node } from '../tree'
import { box, chance, disc, faint, group, range, shape, stroke } from './shapes'

const tile = (colour: string, x: number, y: number, size: number): Node =>
  shape(colour, `M${x} ${y}h${size}v${size * 0.62}a${size / 2} ${size / 2} 0 0 1-${size} 0Z`)

/** Rows from the lowest up, each over the one below it. */
const tiles = (rows: number, columns: number, size: number, pick: (row: number, column: number) => string): Node[] =>
  range(rows).flatMap((i) => {
    const row = rows - 1 - i
    return range(columns).map((column) =>
      tile(pick(row, column), column * size - (row % 2) * (size / 2), row * size * 0.62, size),
    )
  })

const COLOURS = ['d', 'd', 'a', 'd', 'm', 'd', 'a', 'i'] as const
const shade = (row: number, column: number) =>
  COLOURS[Math.floor(chance(row * 13 + column * 7) * COLOURS.length)] ?? 'd'

const roof = (): Node[] => [
  box('s', 0, 0, 480, 480),
  disc('a', 352, 118, 74),
  shape('m', 'M0 250 90 210 200 250 320 200 480 260V480H0Z'),
  box('d', 112, 92, 62, 150),
  box('i', 100, 80, 86, 22),
  box('a', 122, 54, 18, 30),
  box('a', 146, 48, 18, 36),
  group('translate(-60 190) skewY(-7)', ...tiles(12, 14, 46, shade)),
  group('skewY(-7)', box('i', -20, 168, 540, 22, 8)),
  group(
    'translate(330 210) rotate(14)',
    stroke('ks', 9, 'M0-40V330M62-40V330'),
    ...range(9).map((i) => stroke('ks', 7, `M0 ${-14 + i * 38}H62`)),
  ),
]

const pane = (x: number, y: number): Node[] => [
  box('p', x - 5, y - 5, 70, 92),
  box('d', x, y, 60, 82),
  stroke('kp', 4, `M${x + 30} ${y}v82M${x} ${y + 40}h60`),
  box('p', x - 10, y + 84, 80, 9),
]

const house = (): Node[] => [
  box('s', 0, 0, 480, 480),
  disc('p', 96, 96, 46),
  box('m', 0, 424, 480, 56),
  box('p', 84, 214, 312, 212),
  faint(0.5, ...range(9).map((row) => stroke('ks', 2, `M84 ${238 + row * 22}h312`))),
  box('d', 318, 66, 46, 100),
  box('i', 310, 58, 62, 16),
  shape('i', 'M42 228 152 84h176l110 144Z'),
  ...range(6).flatMap((row) =>
    range(13).map((column) => {
      const y = 94 + row * 22
      const half = 84 + row * 17
      const width = (half * 2) / 13
      return box(
        ['d', 'a', 'd', 'm', 'a'][(row * 3 + column * 7) % 5] ?? 'd',
        240 - half + column * width,
        y,
        width - 2,
        20,
        3,
      )
    }),
  ),
  box('i', 40, 222, 400, 14, 6),
  ...pane(116, 264),
  ...pane(304, 264),
  box('a', 206, 290, 68, 136, 4),
  disc('i', 262, 362, 4),
  shape('d', 'M190 290h100l-16-26h-68Z'),
  stroke('ki', 8, 'M404 236v190'),
  disc('a', 40, 400, 34),
  disc('d', 446, 402, 40),
]

const slates = (): Node[] => [
  box('i', 0, 0, 480, 480),
  ...tiles(9, 8, 76, (row, column) => (row === 3 && column === 3 ? 'a' : (row * 5 + column * 3) % 4 === 0 ? 'm' : 'd')),
]

const gutter = (): Node[] => [
  box('s', 0, 0, 480, 480),
  ...range(7).flatMap((row) =>
    range(4).map((column) => box('p', column * 130 - (row % 2) * 65, 236 + row * 38, 124, 32, 2)),
  ),
  group('translate(0 -30)', ...tiles(6, 9, 62, shade)),
  shape('i', 'M-10 186h500v22c0 22-16 34-40 34H30c-24 0-40-12-40-34Z'),
  faint(0.3, box('p', 0, 192, 480, 6)),
  stroke('ki', 34, 'M372 236v40l-50 44v170'),
  ...[258, 420].map((y) => box('a', 296, y + 60, 54, 12, 4)),
]

const flat = (): Node[] => [
  box('m', 0, 0, 480, 480),
  disc('p', 384, 96, 50),
  shape('d', 'M40 280 240 380v120H40Z'),
  shape('i', 'M440 280 240 380v120h200Z'),
  shape('p', 'M240 170 452 276 240 388 28 276Z'),
  shape('s', 'M240 190 418 277 240 370 62 277Z'),
  ...[
    [176, 252],
    [268, 250],
    [220, 300],
  ].map(([x = 0, y = 0]) =>
    group(
      `translate(${x} ${y})`,
      shape('d', 'M0 0 40-20 80 0v10L40 30 0 10Z'),
      shape('a', 'M0-4 40-24 80-4 40 16Z'),
      faint(0.5, shape('p', 'M20-4 40-14 52-8 32 2Z')),
    ),
  ),
]

const ladder = (): Node[] => [
  box('a', 0, 0, 480, 480),
  faint(0.16, ...range(12).map((row) => stroke('ki', 3, `M0 ${40 * row}H480`))),
  group(
    'rotate(12 240 240)',
    stroke('ki', 16, 'M190-60V560M300-60V560'),
    ...range(12).map((i) => stroke('ki', 12, `M190 ${-30 + i * 50}H300`)),
  ),
  group('translate(70 300) rotate(-24)', box('p', 0, 0, 34, 120, 10), box('i', -34, -34, 102, 44, 6)),
]

export const ROOFS = { roof, house, slates, gutter, 'flat-roof': flat, ladder }
