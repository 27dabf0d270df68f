import { type Attrs, h, type Node } from '../tree'
import { CHAMBERS } from './chambers'
import { FOOD } from './food'
import { HEALTH } from './health'
import { PEOPLE } from './people'
import { POTTERY } from './pottery'
import { ROOFS } from './roofs'
import { STUDIO } from './studio'
import { WATCH } from './watch'

const DRAWINGS: Record<string, () => Node[]> = {
  ...FOOD,
  ...HEALTH,
  ...ROOFS,
  ...CHAMBERS,
  ...STUDIO,
  ...POTTERY,
  ...WATCH,
  ...PEOPLE,
}

/** Our own pictures, by name. They take the colours of the theme, weigh a few kB and need no request. */
export function drawing(name: string): { tag: string; attrs: Attrs; children: Node[] } | null {
  const draw = Object.hasOwn(DRAWINGS, name) ? DRAWINGS[name] : undefined
  if (!draw) return null
  const attrs = { class: 'art', viewBox: '0 0 480 480', preserveAspectRatio: 'xMidYMid slice' }
  return h('svg', attrs, ...draw()) as { tag: string; attrs: Attrs; children: Node[] }
}
