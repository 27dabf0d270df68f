import * as z from 'zod/mini'
import { Id, Message, Timestamp, text } from './common'
import { del, get, post } from './endpoint'

const Part = z.looseObject({ type: z.optional(z.string()) })

export const NewRecipe = z.object({
  id: z.optional(Id),
  name: text(100, 'Enter a name.'),
  trigger: Part,
  conditions: z._default(z.array(Part), []),
  match: z._default(z.enum(['all', 'any']), 'all'),
  actions: z.array(Part).check(z.minLength(1, 'Add at least one action.'), z.maxLength(5, 'Use at most 5 actions.')),
  throttle_minutes: z.optional(z.number()),
})

export const Recipe = z.looseObject({
  id: Id,
  name: z.string(),
  status: z.string(),
  trigger: Part,
  conditions: z._default(z.array(Part), []),
  actions: z._default(z.array(Part), []),
  created_at: z.optional(Timestamp),
})
export type Recipe = z.infer<typeof Recipe>

const One = z.object({ recipe: Recipe })

const CORE = { auth: 'user', gate: 'core', later: true } as const
const WORKSPACE = { ...CORE, in: { workspace: ':workspace' } } as const
const ONE = { ...CORE, in: { recipe: ':id' } } as const

export const recipeApi = {
  list: get('/api/recipe/:workspace/fetch', { ...WORKSPACE, reply: z.object({ recipes: z.array(Recipe) }) }),
  show: get('/api/recipe/:id/show', { ...ONE, reply: One }),
  create: post('/api/recipe/:workspace/store', { ...WORKSPACE, body: NewRecipe, reply: One }),
  updateStatus: post('/api/recipe/:id/update-status', { ...ONE, body: z.object({ status: z.enum(['active', 'inactive']) }), reply: One }),
  remove: del('/api/recipe/:workspace/:id/delete', { ...CORE, in: { workspace: ':workspace', recipe: ':id' }, reply: Message }),
}
