import type { Node } from '../tree'
import { box, disc, oval, shape, stroke } from './shapes'

type Look = { ground: string; skin: string; hair: string; clothes: string }

const HAIR: readonly ((colour: string) => Node[])[] = [
  (c) => [
    shape(c, 'M150 214c-10-96 40-134 96-134s102 40 88 132c-14-40-30-56-54-66-40 18-96 10-112 8-10 16-14 34-18 60Z'),
  ],
  (c) => [
    shape(
      c,
      'M138 350c-18-70-14-150 2-196 20-52 60-80 104-80 50 0 86 30 102 80 16 50 16 130-4 196h-50V196c-40 0-80-14-100-40-8 30-16 50-22 60v134Z',
    ),
  ],
  (c) => [disc(c, 240, 78, 40), shape(c, 'M152 208c-6-84 36-120 88-120s96 36 88 120c-16-40-46-60-88-60s-74 20-88 60Z')],
  (c) => [shape(c, 'M150 190c0-70 40-104 90-104s92 30 90 100c-22-22-40-34-60-36l-14-20-16 20c-40-2-70 14-90 40Z')],
  (c) => [
    stroke(`k${c}`, 54, 'M166 182c-6-60 40-84 76-82s84 16 74 86'),
    disc(c, 150, 220, 28),
    disc(c, 330, 220, 28),
    disc(c, 240, 92, 34),
  ],
]

const CLOTHES: readonly ((colour: string) => Node[])[] = [
  (c) => [shape(c, 'M60 480c4-92 60-128 132-134l48 40 48-40c72 6 128 42 132 134Z')],
  (c) => [
    shape(c, 'M60 480c4-92 60-128 132-134l48 76 48-76c72 6 128 42 132 134Z'),
    shape('p', 'M192 346l48 76 48-76-20-6h-56Z'),
  ],
  (c) => [
    shape(c, 'M60 480c4-92 60-128 132-134 20 30 76 30 96 0 72 6 128 42 132 134Z'),
    stroke('ks', 10, 'M176 352c30 46 98 46 128 0'),
  ],
]

const LOOKS: readonly Look[] = [
  { ground: 'm', skin: 's', hair: 'i', clothes: 'a' },
  { ground: 's', skin: 'm', hair: 'd', clothes: 'i' },
  { ground: 'a', skin: 's', hair: 'i', clothes: 'd' },
  { ground: 'm', skin: 'p', hair: 'd', clothes: 'i' },
  { ground: 'd', skin: 's', hair: 'i', clothes: 'a' },
  { ground: 's', skin: 'p', hair: 'a', clothes: 'd' },
]

/** A face without features: who works there puts a photograph in its place. */
function person(seed: number): Node[] {
  const { ground, skin, hair, clothes } = LOOKS[seed % LOOKS.length] ?? {
    ground: 'm',
    skin: 's',
    hair: 'i',
    clothes: 'a',
  }
  const isLong = seed % HAIR.length === 1
  const hairs = HAIR[seed % HAIR.length]?.(hair) ?? []
  return [
    box(ground, 0, 0, 480, 480),
    ...(isLong ? hairs : []),
    ...(CLOTHES[seed % CLOTHES.length]?.(clothes) ?? []),
    box(skin, 206, 290, 68, 84, 30),
    oval(skin, 240, 212, 82, 100),
    ...(isLong
      ? [
          shape(
            hair,
            'M158 214c-6-84 36-128 84-128s90 44 82 124c-10-30-34-56-62-64-34 18-78 20-92 12-6 16-10 36-12 56Z',
          ),
        ]
      : hairs),
  ]
}

export const PEOPLE = Object.fromEntries(
  Array.from({ length: 8 }, (_, at) => [`person-${at + 1}`, () => person(at)] as const),
)
