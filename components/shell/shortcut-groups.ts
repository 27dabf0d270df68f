import { GO_KEYS, MOD_KEY } from '@/components/nav/shortcut-table'
import type { RouteName } from '@/lib/domain/routes'

type Named = {
  id:
    | 'palette'
    | 'search'
    | 'create'
    | 'sheet'
    | 'tab'
    | 'enter'
    | 'space'
    | 'arrows'
    | 'escape'
    | 'next'
    | 'previous'
    | 'pick'
    | 'openRow'
    | 'test'
    | 'putAway'
    | 'stage'
    | 'cardMenu'
    | 'writeTo'
    | 'nextStep'
    | 'tagsOf'
    | 'view'
    | 'scanRow'
    | 'saveRow'
}
/** `keys` are pressed one after the other, unless they are `together`. */
export type Shortcut = { keys: readonly string[]; together?: true } & (Named | { route: RouteName })

/** Every key that does something, as the sheet and the help list them. */
export const shortcutGroups: {
  name: 'everywhere' | 'lists' | 'leads' | 'go' | 'basics'
  shortcuts: readonly Shortcut[]
}[] = [
  {
    name: 'everywhere',
    shortcuts: [
      { id: 'palette', keys: [MOD_KEY, 'K'], together: true },
      { id: 'search', keys: ['/'] },
      { id: 'create', keys: ['c'] },
      { id: 'sheet', keys: ['?'] },
    ],
  },
  { name: 'go', shortcuts: Object.entries(GO_KEYS).map(([key, route]) => ({ route, keys: ['g', key] })) },
  {
    name: 'lists',
    shortcuts: [
      { id: 'next', keys: ['j'] },
      { id: 'previous', keys: ['k'] },
      { id: 'pick', keys: ['x'] },
      { id: 'openRow', keys: ['Enter'] },
      { id: 'test', keys: ['t'] },
      { id: 'putAway', keys: ['e'] },
    ],
  },
  {
    name: 'leads',
    shortcuts: [
      { id: 'stage', keys: ['1 – 6'] },
      { id: 'cardMenu', keys: ['m'] },
      { id: 'writeTo', keys: ['e'] },
      { id: 'nextStep', keys: ['n'] },
      { id: 'tagsOf', keys: ['t'] },
      { id: 'view', keys: ['b'] },
      { id: 'scanRow', keys: ['s'] },
      { id: 'saveRow', keys: ['v'] },
    ],
  },
  {
    name: 'basics',
    shortcuts: [
      { id: 'tab', keys: ['Tab'] },
      { id: 'enter', keys: ['Enter'] },
      { id: 'space', keys: ['Space'] },
      { id: 'arrows', keys: ['↑', '↓', '←', '→'] },
      { id: 'escape', keys: ['Esc'] },
    ],
  },
]
