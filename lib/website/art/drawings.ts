import { type Attrs, h, type Node } from '../tree'
import { CHAMBERS } from './chambers'
import { FOOD } from './food'
import { HEALTH } from './health'
import { PEOPLE } from './people'
import { POTTERY } from './pottery'
import { ROOFS } from './roofs'
import { STUDIO } from './studio'
import { WATCH } from './watch'

const DRAWING_GROUPS = ['food', 'health', 'roofs', 'chambers', 'studio', 'pottery', 'watch', 'people'] as const
export type DrawingGroup = (typeof DRAWING_GROUPS)[number]

const GROUPS: Record<DrawingGroup, Record<string, () => Node[]>> = {
  food: FOOD,
  health: HEALTH,
  roofs: ROOFS,
  chambers: CHAMBERS,
  studio: STUDIO,
  pottery: POTTERY,
  watch: WATCH,
  people: PEOPLE,
}

const DRAWINGS: Record<string, () => Node[]> = Object.assign({}, ...Object.values(GROUPS))

/** The names of all drawings, by what they are about. */
export const drawingNames = (): [DrawingGroup, string[]][] =>
  DRAWING_GROUPS.map((group) => [group, Object.keys(GROUPS[group])])

/** Our own pictures, by name. They take the colours of the theme, weigh a few kB and need no request. */
export function drawing(name: string): { tag: string; attrs: Attrs; children: Node[] } | null {
  const draw = Object.hasOwn(DRAWINGS, name) ? DRAWINGS[name] : undefined
  if (!draw) return null
  const attrs = { class: 'art', viewBox: '0 0 480 480', preserveAspectRatio: 'xMidYMid slice' }
  return h('svg', attrs, ...draw()) as { tag: string; attrs: Attrs; children: Node[] }
}
