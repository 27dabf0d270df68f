import type { Node } from '../tree'
import { box, chance, disc, faint, group, range, shape, stroke } from './shapes'

const column = (x: number): Node[] => [
  box('p', x - 26, 186, 52, 14),
  box('p', x - 20, 200, 40, 188),
  faint(0.5, ...range(4).map((i) => stroke('km', 2.5, `M${x - 13 + i * 8.7} 206v176`))),
  faint(0.5, box('m', x + 10, 200, 10, 188)),
  box('p', x - 28, 388, 56, 16),
]

const arcade = (): Node[] => [
  box('s', 0, 0, 480, 480),
  disc('a', 356, 96, 54),
  box('i', 40, 180, 400, 224),
  ...range(4).map((i) => shape('d', `M${84 + i * 84} 404V262a34 34 0 0 1 68 0v142Z`)),
  ...range(5).flatMap((i) => column(72 + i * 84)),
  shape('p', 'M24 148h432v38H24Z'),
  stroke('km', 2.5, 'M24 160h432M24 172h432'),
  shape('p', 'M36 148 240 52l204 96Z'),
  shape('m', 'M92 140 240 72l148 68Z'),
  disc('p', 240, 114, 17),
  ...range(4).map((i) => box(i % 2 ? 'm' : 'p', 24 - i * 12, 404 + i * 20, 432 + i * 24, 20)),
]

const letter = (): Node[] => [
  box('m', 0, 0, 480, 480),
  group(
    'rotate(-7 240 240)',
    faint(0.2, box('i', 116, 66, 274, 374)),
    box('p', 102, 50, 274, 374),
    box('i', 138, 90, 96, 10),
    ...range(9).map((i) => box('s', 138, 134 + i * 22, i % 4 === 3 ? 120 : 198 - (i % 3) * 14, 7, 3)),
    stroke('ki', 4, 'M140 366c20-30 28 20 44-6s14 24 34-2 18 10 34 2'),
  ),
  disc('a', 326, 372, 44),
  disc('d', 326, 372, 31),
  stroke('kp', 5, 'M312 374l10 12 20-26'),
  group(
    'translate(404 96) rotate(32)',
    box('i', -9, 0, 18, 190, 6),
    shape('a', 'M-9 190h18l-9 38Z'),
    box('a', -9, 34, 18, 8),
  ),
]

const books = (): Node[] => [
  box('i', 0, 0, 480, 480),
  ...range(3).flatMap((row) => {
    let x = 26
    const nodes: Node[] = []
    for (const i of range(15)) {
      const width = 20 + chance(row * 31 + i) * 18
      const height = 96 + chance(row * 17 + i + 5) * 30
      if (x + width > 456) break
      const colour = ['a', 'm', 's', 'd', 'p', 'a', 'd'][Math.floor(chance(row * 7 + i * 3) * 7)] ?? 'a'
      const y = 146 + row * 150 - height
      nodes.push(
        box(colour, x, y, width, height, 2),
        faint(0.55, box('i', x + 4, y + 16, width - 8, 4), box('i', x + 4, y + height - 24, width - 8, 4)),
      )
      x += width + 3
    }
    return [...nodes, box('d', 0, 146 + row * 150, 480, 16)]
  }),
]

const armchair = (x: number, flip: number): Node =>
  group(
    `translate(${x} 0) scale(${flip} 1)`,
    box('a', -66, 236, 104, 130, 22),
    box('d', -66, 320, 124, 66, 16),
    box('a', 22, 292, 36, 94, 16),
    stroke('ki', 9, 'M-52 388v30M46 388v30'),
  )

const chairs = (): Node[] => [
  box('s', 0, 0, 480, 480),
  box('m', 0, 400, 480, 80),
  box('p', 166, 40, 148, 200),
  faint(0.6, box('m', 174, 48, 132, 184)),
  stroke('kp', 7, 'M240 40v200M166 106h148M166 172h148'),
  armchair(118, 1),
  armchair(362, -1),
  box('i', 206, 330, 68, 10, 5),
  stroke('ki', 7, 'M240 338v78M218 416h44'),
  box('p', 216, 316, 34, 10, 2),
  box('d', 220, 306, 30, 10, 2),
  stroke('ki', 5, 'M420 150v252M398 402h44'),
  shape('a', 'M392 150h56l-14-56h-28Z'),
]

const door = (): Node[] => [
  box('m', 0, 0, 480, 480),
  ...range(10).flatMap((row) =>
    range(6).map((i) => faint(0.4, box('s', i * 96 - (row % 2) * 48, row * 44, 90, 38, 2))),
  ),
  shape('p', 'M108 440V196a132 132 0 0 1 264 0v244Z'),
  shape('i', 'M134 440V200a106 106 0 0 1 212 0v240Z'),
  shape('s', 'M146 190a94 94 0 0 1 188 0Z'),
  ...range(5).map((i) => {
    const turn = Math.PI * ((i + 1) / 6)
    return stroke('ki', 4, `M240 190 ${Math.round(240 - Math.cos(turn) * 94)} ${Math.round(190 - Math.sin(turn) * 94)}`)
  }),
  box('a', 150, 202, 180, 238),
  ...[
    [166, 220],
    [248, 220],
    [166, 330],
    [248, 330],
  ].map(([x = 0, y = 0]) => box('d', x, y, 66, 92, 3)),
  disc('p', 240, 322, 8),
  box('p', 222, 296, 36, 6, 3),
  box('p', 60, 440, 360, 20),
  box('s', 36, 460, 408, 20),
]

export const CHAMBERS = { arcade, letter, books, chairs, door }
