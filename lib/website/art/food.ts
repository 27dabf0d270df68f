import type { Node } from '../tree'
import { at, box, chance, disc, faint, group, oval, range, ring, shape, stroke } from './shapes'

const leaf = (colour: string, x: number, y: number, size: number, turn: number): Node =>
  group(
    `translate(${x} ${y}) rotate(${turn}) scale(${size})`,
    shape(colour, 'M0 0C9-4 16-14 14-27 4-26-5-20-7-9-7-4-4-1 0 0Z'),
  )

/** The crown of a tree: leaves in rings, the darkest behind. */
const crown = (cx: number, cy: number, reach: number): Node[] =>
  ['d', 'a', 'm', 'a', 'm'].flatMap((colour, layer) =>
    range(46 - layer * 6).map((i) => {
      const seed = layer * 97 + i
      const [x, y] = at(cx, cy, reach * (1 - layer * 0.1) * Math.sqrt(chance(seed)), chance(seed + 0.5))
      const flat = Math.round(cy + (y - cy) * 0.62)
      return leaf(
        colour,
        Math.round(x),
        flat,
        1.5 + Math.round(chance(seed + 0.3) * 8) / 10,
        Math.round(chance(seed + 0.7) * 360),
      )
    }),
  )

const glass = (x: number, y: number): Node =>
  group(
    `translate(${x} ${y})`,
    shape('p', 'M-11-46h22c2 20-3 30-11 30S-13-26-11-46Z'),
    shape('a', 'M-12-34h24c0 12-4 18-12 18s-12-6-12-18Z'),
    stroke('kp', 3, 'M0-16V0M-9 0H9'),
  )

/** Lamps on the line from tree to tree: points of two curves. */
const lamps = (): Node[] =>
  range(12).map((i) => {
    const [x0, y0, x1, y1, x2, y2] = i < 6 ? [20, 206, 150, 282, 240, 222] : [240, 222, 330, 162, 470, 190]
    const t = ((i % 6) + 0.5) / 6
    const on = (a = 0, b = 0, c = 0) => (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c
    return disc('p', on(x0, x1, x2), on(y0, y1, y2) + 7, 7)
  })

const setting = (x: number, y: number): Node[] => [
  oval('s', x, y, 38, 10),
  oval('p', x, y - 2, 36, 9),
  oval('m', x, y - 4, 18, 4.5),
]

const limeTable = (): Node[] => [
  box('s', 0, 0, 480, 480),
  disc('p', 366, 118, 62),
  shape('m', 'M0 356C90 330 170 342 250 336s170-22 230-6V480H0Z'),
  shape('i', 'M216 362c10-60 8-110-2-170l18-2 8 60 20-62 14 6c-16 60-20 110-8 170Z'),
  ...crown(220, 120, 190),
  stroke('ki', 2, 'M20 206Q150 282 240 222Q330 162 470 190'),
  ...lamps(),
  shape('d', 'M70 428l-12 52h10l14-52ZM410 428l12 52h-10l-14-52Z'),
  shape('p', 'M44 386h392l22 56H22Z'),
  shape('a', 'M22 442h436v16H22Z'),
  ...setting(124, 412),
  ...setting(250, 410),
  ...setting(368, 412),
  glass(182, 406),
  glass(312, 404),
  shape('d', 'M206 400v-40c0-8 6-10 6-20v-16h12v16c0 10 6 12 6 20v40Z'),
]

const onPlate = (ground: string, ...food: Node[]): Node[] => [
  box(ground, 0, 0, 480, 480),
  faint(0.16, disc('i', 250, 256, 190)),
  disc('p', 240, 240, 188),
  ring('ks', 3, 240, 240, 150),
  ...food,
]

const pasta = (): Node[] =>
  onPlate(
    'a',
    ...range(26).map((i) => {
      const turn = i / 26
      const [x, y] = at(240, 240, 40 + (i % 4) * 19, turn)
      const [fx, fy] = at(240, 240, 118 - (i % 3) * 12, turn + 0.2)
      const [cx, cy] = at(240, 240, 128, turn + 0.1)
      return stroke(i % 5 === 0 ? 'kd' : 'km', 9, `M${x} ${y}Q${cx} ${cy} ${fx} ${fy}`)
    }),
    ...range(9).map((i) => {
      const [x, y] = at(240, 240, 30 + chance(i) * 80, chance(i + 40))
      return leaf(i % 2 ? 'a' : 'd', x, y, 1.3, i * 71)
    }),
    ...range(7).map((i) => disc('s', ...at(240, 240, 96 * chance(i + 9), chance(i + 60)), 7)),
  )

const fish = (): Node[] =>
  onPlate(
    'm',
    group(
      'rotate(-24 240 240)',
      shape('d', 'M112 240c40-58 150-70 222-14l42-34c-6 32-6 64 0 96l-42-34c-72 56-182 44-222-14Z'),
      ...range(5).map((i) => stroke('km', 5, `M${196 + i * 26} ${212 - Math.abs(2 - i) * -3}q20 28 0 56`)),
      disc('p', 150, 230, 8),
      disc('i', 150, 230, 4),
    ),
    ...range(3).map((i) =>
      group(
        `translate(${186 + i * 62} ${346 - i * 20})`,
        disc('a', 0, 0, 30),
        disc('s', 0, 0, 24),
        ...range(6).map((k) => stroke('ka', 2.5, `M0 0L${at(0, 0, 22, k / 6).join(' ')}`)),
      ),
    ),
    leaf('a', 330, 160, 3, 30),
    leaf('d', 350, 178, 2.4, 70),
    leaf('a', 310, 150, 2.6, -20),
  )

const tart = (): Node[] =>
  onPlate(
    's',
    disc('d', 240, 240, 128),
    disc('m', 240, 240, 114),
    ...[12, 7, 1].flatMap((count, layer) =>
      range(count).flatMap((i) => {
        const [x, y] = at(240, 240, [92, 48, 0][layer] ?? 0, i / count + layer * 0.04)
        return [disc('a', x, y, 23), disc('m', x - 5, y - 6, 6)]
      }),
    ),
    leaf('d', 246, 236, 2, 30),
    leaf('d', 238, 240, 1.8, -50),
  )

const bottle = (colour: string, x: number, y: number): Node =>
  group(
    `translate(${x} ${y})`,
    shape(colour, 'M-34 0v-150c0-30 20-34 20-66v-54h28v54c0 32 20 36 20 66V0Z'),
    box('p', -34, -124, 68, 76),
    stroke('ka', 3, 'M-20-100h40M-20-86h28M-20-72h34'),
    box('i', -16, -284, 32, 26, 3),
  )

const wine = (): Node[] => [
  box('s', 0, 0, 480, 480),
  disc('m', 330, 170, 150),
  box('d', 0, 396, 480, 84),
  bottle('a', 150, 396),
  bottle('i', 246, 396),
  ...[340, 418].map((x, i) =>
    group(
      `translate(${x} ${396 - i * 2})`,
      shape('p', 'M-36-190h72c8 66-8 104-36 104s-44-38-36-104Z'),
      shape(i ? 'm' : 'd', 'M-38-150h76c0 40-14 64-38 64s-38-24-38-64Z'),
      stroke('kp', 7, 'M0-86V-4M-28-2H28'),
    ),
  ),
]

const oven = (): Node[] => [
  box('s', 0, 0, 480, 480),
  ...range(10).flatMap((row) =>
    range(7).map((column) =>
      box((row * 3 + column * 5) % 4 ? 'm' : 'a', column * 80 - (row % 2) * 40, row * 50 + 2, 74, 44, 3),
    ),
  ),
  shape('i', 'M78 480V262C78 158 150 92 240 92s162 66 162 170v218Z'),
  shape('d', 'M112 480V266c0-84 56-138 128-138s128 54 128 138v214Z'),
  shape(
    'a',
    'M240 440c-70 0-98-48-72-98 16 24 28 20 30-4 4-50 40-70 44-118 40 34 30 74 52 96 12-10 10-26 6-40 50 50 40 164-60 164Z',
  ),
  shape(
    'p',
    'M242 440c-36 0-52-26-38-56 10 14 18 8 20-8 4-26 18-34 20-60 26 30 16 46 28 60 6-4 6-12 4-18 26 34 14 82-34 82Z',
  ),
  box('i', 118, 438, 244, 18, 9),
]

export const FOOD = {
  'lime-table': limeTable,
  'plate-pasta': pasta,
  'plate-fish': fish,
  'plate-tart': tart,
  wine,
  oven,
}
