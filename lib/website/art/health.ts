import type { Node } from '../tree'
import { box, disc, faint, group, oval, range, ring, shape, stroke } from './shapes'

/** A runner of round strokes. */
const runner = (body: string, limb: string): Node[] => [
  stroke(limb, 34, 'M262 214 318 262 378 226'),
  stroke(limb, 38, 'M232 318 268 392 222 452'),
  stroke(body, 62, 'M270 190 238 306'),
  stroke(body, 38, 'M242 318 166 352 92 322'),
  stroke(body, 34, 'M262 200 182 216 150 280'),
]

const motion = (): Node[] => [
  box('s', 0, 0, 480, 480),
  ...range(5).map((i) => faint(0.16 + i * 0.12, ring('ka', 2, 250, 250, 232 - i * 36))),
  group('translate(-64 0)', faint(0.28, ...runner('km', 'km'))),
  group('translate(-32 0)', faint(0.6, ...runner('km', 'km'))),
  ...runner('ka', 'kd'),
  disc('d', 292, 112, 40),
  stroke('ki', 4, 'M40 470H440'),
]

const spine = (): Node[] => [
  box('s', 0, 0, 480, 480),
  disc('p', 240, 240, 200),
  stroke('km', 16, 'M282 16C190 120 190 200 246 268s60 120 2 200'),
  ...range(13).map((i) => {
    const x = 244 + Math.sin(i * 0.52 + 2.4) * 36 + (i > 8 ? 12 : 0)
    const width = 62 + i * 4.4
    return group(
      `translate(${Math.round(x)} ${30 + i * 34}) rotate(${Math.round(Math.cos(i * 0.52 + 2.4) * -16)})`,
      box(i === 9 ? 'd' : 'a', -width / 2, 0, width, 24, 11),
      faint(0.5, box(i === 9 ? 'd' : 'm', width / 2 - 6, 5, 30, 12, 6)),
    )
  }),
  ring('kd', 4, 252, 348, 76),
]

const knee = (): Node[] => [
  box('a', 0, 0, 480, 480),
  faint(0.25, ...range(4).map((i) => ring('kp', 14, 240, 244, 92 + i * 44))),
  shape('p', 'M190-10h92l-8 156c34 6 52 34 40 66-8 22-32 30-52 20-18-8-32-8-50 0-22 10-48 0-54-24-8-32 14-58 40-62Z'),
  shape(
    's',
    'M186 490h100l-14-158c24-4 44-24 38-48-6-22-30-28-50-18-16 8-32 8-48 0-22-10-46-2-50 22-4 22 14 40 38 44Z',
  ),
  oval('m', 334, 246, 26, 38),
  stroke('kd', 6, 'M150 236q90 40 176 6'),
]

const room = (): Node[] => [
  box('s', 0, 0, 480, 480),
  box('m', 0, 380, 480, 100),
  box('p', 60, 52, 190, 230, 10),
  faint(0.7, disc('m', 176, 150, 48)),
  shape('a', 'M60 236c50-30 90-14 120-26s50-6 70-16v88H60Z'),
  stroke('kp', 8, 'M155 52v230M60 168h190'),
  stroke('kd', 5, 'M60 286h200'),
  stroke('ki', 7, 'M226 418v44M428 418v44M214 462h26M416 462h26'),
  box('a', 196, 366, 262, 34, 17),
  box('d', 204, 396, 246, 24, 8),
  oval('p', 246, 358, 40, 16),
  box('d', 60, 390, 70, 72, 8),
  ...[-40, -18, 6, 28, 46].map((turn) =>
    group(`translate(95 392) rotate(${turn})`, shape(turn % 4 ? 'a' : 'd', 'M0 0C-18-40-16-90 0-124 16-90 18-40 0 0Z')),
  ),
]

const ball = (): Node[] => [
  box('m', 0, 0, 480, 480),
  oval('a', 250, 428, 180, 18),
  disc('p', 300, 300, 128),
  faint(
    0.6,
    ...range(4).map((i) =>
      stroke('km', 4, `M${196 + i * 20} ${222 + i * 8}Q300 ${180 + i * 64} ${404 - i * 6} ${234 + i * 30}`),
    ),
  ),
  disc('d', 118, 132, 38),
  stroke('kd', 58, 'M150 204 248 196'),
  stroke('kd', 36, 'M150 210 110 290 96 420'),
  stroke('ka', 36, 'M262 200 364 180 420 220'),
]

export const HEALTH = { motion, spine, knee, room, ball }
