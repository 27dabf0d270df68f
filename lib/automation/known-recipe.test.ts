import { Recipe } from '@/lib/contract/recipe-list'
import { knownRecipe } from './known-recipe'

const stored = {
  id: 'r1',
  name: 'Serious findings',
  status: 'active',
  trigger: { type: 'finding_new', config: { severity: 'high' } },
  conditions: [{ field: 'tag', op: 'eq', value: 'production' }],
  actions: [{ type: 'notify', integration_id: 'c1', config: { text: '{{title}}' } }],
}

test('an action that lost its connection is still told, and an email without one goes to the person', () => {
  const digest = { type: 'email_report', config: { what: 'digest' } }
  const { actions } = knownRecipe(Recipe.parse({ ...stored, actions: [{ type: 'webhook' }, digest] })) ?? {}
  expect(actions).toEqual([{ type: 'webhook', integration_id: 'gone' }, digest])
})

test('a recipe is read whole, or not at all when a part of it is of another API', () => {
  expect(knownRecipe(Recipe.parse(stored))).toMatchObject({
    trigger: stored.trigger,
    conditions: stored.conditions,
    actions: stored.actions,
    match: 'all',
  })
  expect(knownRecipe(Recipe.parse({ ...stored, trigger: { type: 'moon_full', config: {} } }))).toBeNull()
  expect(knownRecipe(Recipe.parse({ ...stored, actions: [{ type: 'ring_bell' }] }))).toBeNull()
})
