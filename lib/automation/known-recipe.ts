import * as z from 'zod/mini'
import type { Recipe } from '@/lib/contract/recipe-list'
import { Action, Condition, Trigger } from '@/lib/contract/recipe-parts'

/** An action may have lost its connection since it was saved. An email without one goes to the person. */
const StoredAction = z.pipe(
  z.transform(
    (action) =>
      ({ ...(Object(action).type !== 'email_report' && { integration_id: 'gone' }), ...Object(action) }) as unknown,
  ),
  Action,
)

const Known = z.object({
  trigger: Trigger,
  conditions: z.array(Condition),
  match: z.enum(['all', 'any']),
  actions: z.array(StoredAction),
  throttle_minutes: z.number(),
  collect: z.boolean(),
  quiet: z.enum(['send', 'wait']),
})
export type KnownRecipe = z.infer<typeof Known>

/** What a recipe that came over the wire does; null when a part of it is of a kind that this version does not know. */
export function knownRecipe(recipe: Recipe): KnownRecipe | null {
  const result = Known.safeParse(recipe)
  return result.success ? result.data : null
}
