import * as z from 'zod/mini'
import { Id, Message, Timestamp } from './common'
import { del, get, post } from './endpoint'
import { NewRecipe } from './recipe-body'

const Part = z.looseObject({ type: z.optional(z.string()) })

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
