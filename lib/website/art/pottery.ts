import type { Node } from '../tree'
import { box, chance, disc, faint, group, oval, range, shape, stroke } from './shapes'

const vase = (colour: string, x: number, y: number, width: number, height: number): Node => {
  const half = width / 2
  const neck = half * 0.42
  return group(
    `translate(${x} ${y})`,
    shape(
      colour,
      `M${-half * 0.5} 0C${-half * 1.2} ${-height * 0.3} ${-half * 1.1} ${-height * 0.62} ${-neck} ${-height * 0.78}V${-height}H${neck}V${-height * 0.78}C${half * 1.1} ${-height * 0.62} ${half * 1.2} ${-height * 0.3} ${half * 0.5} 0Z`,
    ),
    faint(
      0.22,
      shape(
        'p',
        `M${-half * 0.62} ${-height * 0.2}q${-half * 0.22} ${-height * 0.22} ${half * 0.1} ${-height * 0.44}l8 4q${-half * 0.22} ${height * 0.2} 2 ${height * 0.4}Z`,
      ),
    ),
    oval('i', 0, -height, neck, neck * 0.22),
  )
}

const bowlShape = (colour: string, x: number, y: number, width: number, height: number): Node =>
  group(
    `translate(${x} ${y})`,
    shape(
      colour,
      `M${-width / 2} ${-height}c0 ${height * 0.7} ${width * 0.2} ${height} ${width * 0.34} ${height}h${width * 0.32}c${width * 0.14} 0 ${width * 0.34} ${-height * 0.3} ${width * 0.34} ${-height}Z`,
    ),
    oval('i', 0, -height, width / 2, width * 0.07),
  )

const mugShape = (colour: string, x: number, y: number, size: number): Node =>
  group(
    `translate(${x} ${y}) scale(${size})`,
    stroke(`k${colour}`, 9, 'M34-62c34-6 34 44-2 42'),
    shape(colour, 'M-38-82h76v58c0 16-10 24-22 24h-32c-12 0-22-8-22-24Z'),
    shape('s', 'M-38-82h76v22c-14 8-24-6-38 2s-24-4-38 2Z'),
    oval('i', 0, -82, 38, 7),
  )

const branch = (x: number, y: number): Node[] =>
  [-26, -8, 10, 28].map((turn) =>
    group(
      `translate(${x} ${y}) rotate(${turn})`,
      stroke('kd', 4, 'M0 0V-130'),
      ...range(5).map((i) => oval(i % 2 ? 'm' : 'a', i % 2 ? 11 : -11, -44 - i * 20, 12, 7)),
    ),
  )

const niche = (): Node[] => [
  box('s', 0, 0, 480, 480),
  shape('m', 'M60 480V230C60 120 140 52 240 52s180 68 180 178v250Z'),
  shape('p', 'M84 480V234C84 138 154 76 240 76s156 62 156 158v246Z'),
  box('d', 84, 236, 312, 12),
  box('d', 84, 366, 312, 12),
  ...branch(150, 166),
  vase('a', 150, 236, 76, 84),
  bowlShape('i', 246, 236, 92, 42),
  vase('d', 334, 236, 54, 110),
  mugShape('a', 132, 366, 0.8),
  mugShape('i', 208, 366, 0.8),
  bowlShape('d', 316, 366, 120, 54),
  bowlShape('m', 316, 340, 104, 40),
  vase('i', 140, 480, 90, 80),
  bowlShape('a', 250, 480, 120, 50),
  vase('d', 350, 480, 64, 84),
]

const stage = (ground: string, table: string, ...goods: Node[]): Node[] => [
  box(ground, 0, 0, 480, 480),
  box(table, 0, 356, 480, 124),
  faint(0.18, oval('i', 262, 386, 130, 18)),
  ...goods,
]

const mug = () => stage('s', 'm', mugShape('a', 226, 388, 2.5))
const bowl = () =>
  stage('m', 'p', bowlShape('d', 240, 390, 290, 140), faint(0.5, stroke('ks', 4, 'M112 300q128 34 256 0')))
const vaseAlone = () => stage('d', 'a', ...branch(240, 140), vase('p', 240, 392, 170, 260))
const plates = () =>
  stage(
    'a',
    'd',
    ...range(5).map((i) => oval(['p', 's', 'm', 'p', 's'][i] ?? 'p', 240, 366 - i * 24, 150 - i * 4, 30)),
    oval('m', 240, 270, 96, 17),
  )
const jug = () =>
  stage(
    's',
    'd',
    stroke('ki', 20, 'M306 190c96-10 92 130 6 130'),
    shape('i', 'M150 132l54 6h104l-6 40c30 60 34 160-4 212H182c-38-52-32-150-2-208Z'),
    oval('m', 254, 142, 54, 9),
  )
const lamp = () =>
  stage(
    'm',
    's',
    shape('p', 'M150 216 196 92h88l46 124Z'),
    faint(0.5, shape('a', 'M150 216h180l60 140H90Z')),
    vase('d', 240, 388, 120, 166),
  )

const storefront = (): Node[] => [
  box('s', 0, 0, 480, 480),
  box('d', 40, 40, 400, 400),
  box('i', 40, 40, 400, 66),
  faint(0.9, box('p', 150, 66, 180, 14, 7)),
  box('p', 66, 186, 226, 176),
  box('m', 66, 318, 226, 12),
  vase('a', 108, 318, 48, 92),
  bowlShape('d', 178, 318, 70, 34),
  vase('i', 246, 318, 44, 78),
  mugShape('a', 112, 362, 0.42),
  mugShape('d', 168, 362, 0.42),
  bowlShape('a', 238, 362, 60, 24),
  box('a', 318, 176, 96, 264),
  box('p', 332, 192, 68, 150),
  disc('p', 334, 372, 6),
  ...range(10).map((i) => shape(i % 2 ? 'p' : 'a', `M${40 + i * 40} 106h40v44a20 20 0 0 1-40 0Z`)),
  box('m', 0, 440, 480, 40),
  box('d', 70, 400, 50, 40, 6),
  ...branch(95, 404),
]

const wheel = (): Node[] => [
  box('d', 0, 0, 480, 480),
  disc('a', 240, 200, 190),
  ...range(6).map((i) => faint(0.25 + chance(i) * 0.3, oval('p', 240, 392, 190 - i * 26, 40 - i * 6))),
  oval('m', 240, 372, 156, 32),
  bowlShape('s', 240, 374, 200, 120),
  ...range(4).map((i) =>
    faint(0.4, stroke('km', 3, `M${156 + i * 8} ${282 + i * 22}q${84 - i * 8} 18 ${168 - i * 16} 0`)),
  ),
  stroke('ki', 44, 'M-10 300 92 270 146 290'),
  stroke('ki', 44, 'M490 300 388 270 334 290'),
]

export const POTTERY = { niche, mug, bowl, vase: vaseAlone, plates, jug, lamp, storefront, wheel }
