import { h, type Node } from '../tree'
import { at, box, chance, disc, faint, group, range, ring, shape, stroke } from './shapes'

const CELL = 120

/** What one field of the composition holds. */
const CELLS: readonly (() => Node[])[] = [
  () => [box('a', 0, 0, CELL, CELL), disc('o', 60, 60, 36)],
  () => [box('s', 0, 0, CELL, CELL), shape('i', 'M0 120A120 120 0 0 1 120 0V120Z')],
  () => [box('i', 0, 0, CELL, CELL), ...range(5).map((i) => box('a', 0, 8 + i * 24, CELL, 10))],
  () => [box('m', 0, 0, CELL, CELL), shape('d', 'M0 0H120L0 120Z')],
  () => [
    box('p', 0, 0, CELL, CELL),
    ...range(9).map((i) => disc('i', 24 + (i % 3) * 36, 24 + Math.floor(i / 3) * 36, 9)),
  ],
  () => [box('d', 0, 0, CELL, CELL), shape('m', 'M0 60a60 60 0 0 1 120 0ZM0 120a60 60 0 0 1 120 0Z')],
  () => [box('s', 0, 0, CELL, CELL), ring('ka', 16, 60, 60, 42), disc('i', 60, 60, 14)],
  () => [box('a', 0, 0, CELL, CELL), shape('i', 'M60 0 120 60 60 120 0 60Z')],
]

const LAYOUT = [0, 1, 5, 3, 6, 2, 7, 4, 3, 4, 0, 1, 5, 7, 6, 2]

const blocks = (): Node[] =>
  LAYOUT.map((cell, i) =>
    h(
      'g',
      { transform: `translate(${(i % 4) * CELL} ${Math.floor(i / 4) * CELL}) rotate(${((i * 7) % 4) * 90} 60 60)` },
      ...(CELLS[cell]?.() ?? []),
    ),
  )

const bakery = (): Node[] => [
  box('a', 0, 0, 480, 480),
  ...range(12).map((i) => {
    const [x, y] = at(240, 270, 330, i / 12)
    const [fx, fy] = at(240, 270, 330, i / 12 + 1 / 24)
    return shape('m', `M240 270 ${x} ${y} ${fx} ${fy}Z`)
  }),
  shape('i', 'M70 330c0-110 80-180 170-180s170 70 170 180c0 24-16 36-40 36H110c-24 0-40-12-40-36Z'),
  ...range(3).map((i) => stroke('ks', 14, `M${150 + i * 84} ${222 - (i === 1 ? 16 : 0)}q22 34 4 74`)),
]

const ferry = (): Node[] => [
  box('s', 0, 0, 480, 480),
  disc('a', 340, 140, 84),
  shape('i', 'M64 250h346l-56 78H128Z'),
  box('d', 150, 180, 150, 70),
  box('p', 166, 198, 24, 24),
  box('p', 206, 198, 24, 24),
  box('p', 246, 198, 24, 24),
  box('a', 236, 110, 34, 72),
  ...range(5).map((row) => stroke(row % 2 ? 'km' : 'ka', 20, `M-40 ${330 + row * 36}${'q30-26 60 0t60 0'.repeat(5)}`)),
]

const concert = (): Node[] => [
  box('i', 0, 0, 480, 480),
  ...range(17).map((i) => {
    const height = 60 + chance(i + 3) * 320
    return box(['a', 'm', 'p', 'a'][i % 4] ?? 'a', 22 + i * 26, 240 - height / 2, 16, height, 8)
  }),
]

const archive = (): Node[] => [
  box('m', 0, 0, 480, 480),
  ...range(6).map((i) => {
    const inset = 34 + i * 34
    return box(
      ['i', 'a', 's', 'd', 'p', 'a'][i] ?? 'i',
      inset,
      inset,
      480 - inset * 2,
      480 - inset * 2,
      i % 2 ? 240 : 8,
    )
  }),
  disc('i', 240, 240, 16),
]

const desk = (): Node[] => [
  box('s', 0, 0, 480, 480),
  box('m', 0, 372, 480, 108),
  disc('a', 392, 108, 56),
  box('i', 72, 110, 250, 178, 12),
  box('p', 86, 124, 222, 150, 4),
  group('translate(86 124)', box('a', 0, 0, 110, 150), disc('m', 110, 75, 52), box('d', 150, 96, 72, 54)),
  shape('i', 'M172 288h50l10 60h-70Z'),
  box('i', 132, 346, 130, 12, 6),
  box('d', 20, 358, 440, 18, 4),
  box('a', 352, 292, 52, 66, 8),
  ...[-22, -4, 16].map((turn, i) =>
    group(`translate(378 296) rotate(${turn})`, box(['i', 'd', 'i'][i] ?? 'i', -4, -80, 8, 82, 3)),
  ),
  faint(0.5, box('i', 0, 376, 480, 4)),
]

export const STUDIO = {
  blocks,
  'case-bakery': bakery,
  'case-ferry': ferry,
  'case-concert': concert,
  'case-archive': archive,
  desk,
}
