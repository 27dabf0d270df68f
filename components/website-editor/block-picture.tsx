import type { BlockType } from '@/lib/website/fields'

/** `L` a headline, `t` a line of text, `B` a button, `P` a picture, `C` a card, `O` a round picture, `F` a field. */
type Shape = [kind: 'L' | 't' | 'B' | 'P' | 'C' | 'O' | 'F', x: number, y: number, width: number, height?: number]

const PICTURES: Record<BlockType, readonly Shape[]> = {
  opening: [
    ['L', 8, 16, 36],
    ['L', 8, 24, 28],
    ['t', 8, 36, 34],
    ['B', 8, 46, 18],
    ['P', 56, 12, 32, 40],
  ],
  services: [
    ['L', 8, 8, 30],
    ['C', 8, 20, 24, 34],
    ['C', 36, 20, 24, 34],
    ['C', 64, 20, 24, 34],
    ['t', 12, 28, 14],
    ['t', 40, 28, 14],
    ['t', 68, 28, 14],
  ],
  about: [
    ['P', 8, 10, 34, 44],
    ['L', 50, 14, 32],
    ['t', 50, 26, 38],
    ['t', 50, 32, 34],
    ['t', 50, 38, 36],
    ['t', 50, 44, 20],
  ],
  gallery: [
    ['P', 8, 10, 38, 20],
    ['P', 50, 10, 38, 20],
    ['P', 8, 34, 24, 20],
    ['P', 36, 34, 24, 20],
    ['P', 64, 34, 24, 20],
  ],
  quotes: [
    ['L', 18, 18, 60],
    ['L', 24, 27, 48],
    ['t', 36, 42, 24],
  ],
  prices: [
    ['C', 8, 8, 24, 48],
    ['C', 36, 8, 24, 48],
    ['C', 64, 8, 24, 48],
    ['L', 12, 16, 12],
    ['L', 40, 16, 12],
    ['L', 68, 16, 12],
    ['B', 12, 44, 16],
    ['B', 40, 44, 16],
    ['B', 68, 44, 16],
  ],
  questions: [
    ['L', 8, 12, 26],
    ['t', 44, 12, 40],
    ['t', 44, 24, 34],
    ['t', 44, 36, 42],
    ['t', 44, 48, 30],
  ],
  team: [
    ['O', 20, 24, 10],
    ['O', 48, 24, 10],
    ['O', 76, 24, 10],
    ['t', 12, 42, 16],
    ['t', 40, 42, 16],
    ['t', 68, 42, 16],
  ],
  place: [
    ['L', 8, 12, 26],
    ['t', 8, 24, 32],
    ['t', 8, 32, 32],
    ['t', 8, 40, 32],
    ['P', 50, 8, 38, 48],
  ],
  call: [
    ['C', 4, 16, 88, 32],
    ['L', 12, 26, 34],
    ['t', 12, 36, 28],
    ['B', 66, 28, 20],
  ],
  contact: [
    ['L', 8, 14, 26],
    ['t', 8, 26, 28],
    ['F', 46, 10, 42, 8],
    ['F', 46, 22, 42, 8],
    ['F', 46, 34, 42, 12],
    ['B', 46, 50, 18],
  ],
  trust: [
    ['L', 8, 26, 18],
    ['L', 36, 26, 18],
    ['L', 64, 26, 18],
    ['t', 8, 36, 22],
    ['t', 36, 36, 22],
    ['t', 64, 36, 22],
  ],
  foot: [
    ['C', 0, 22, 96, 42],
    ['L', 8, 32, 20],
    ['t', 8, 42, 28],
    ['t', 60, 32, 14],
    ['t', 60, 40, 18],
    ['t', 60, 48, 12],
  ],
}

const HEIGHTS = { L: 4, t: 2, B: 6, P: 20, C: 20, O: 0, F: 8 }
const LOOKS = {
  L: 'fill-current',
  t: 'fill-current opacity-35',
  B: 'fill-brand',
  P: 'fill-brand opacity-25',
  O: 'fill-brand opacity-25',
  C: 'fill-current opacity-8',
  F: 'fill-none stroke-current opacity-45',
}

/** How a section stands on a page, as a small drawing. */
export function BlockPicture({ type }: { type: BlockType }) {
  return (
    <svg viewBox="0 0 96 64" aria-hidden="true" className="block w-full rounded-md border bg-surface text-2">
      {PICTURES[type].map(([kind, x, y, width, height = HEIGHTS[kind]], at) =>
        kind === 'O' ? (
          <circle key={at} cx={x} cy={y} r={width} className={LOOKS.O} />
        ) : (
          <rect
            key={at}
            x={x}
            y={y}
            width={width}
            height={height}
            rx={kind === 'P' || kind === 'C' ? 2 : 1}
            className={LOOKS[kind]}
          />
        ),
      )}
    </svg>
  )
}
