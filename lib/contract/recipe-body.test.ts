import * as ar from '@/lib/messages/ar'
import * as de from '@/lib/messages/de'
import * as es from '@/lib/messages/es'
import { brokenIn, type Codes } from '@/lib/domain/refusal'
import { fieldErrors } from '@/lib/messages/en/field-errors'
import { NewRecipe } from './recipe-body'

const CONNECTION = '5d5f6a3e-8f43-4b57-9a83-0a3f3d8f3b11'
const post = { type: 'notify', integration_id: CONNECTION, config: { text: '{{severity}} on {{site}}: {{title}}' } }
const RECIPE = {
  name: 'Serious findings',
  trigger: { type: 'finding_new', config: { severity: 'high' } },
  conditions: [],
  actions: [post],
}

function problems(body: unknown, words: Codes = fieldErrors): Record<string, string> {
  const result = NewRecipe.safeParse(body)
  return result.success
    ? {}
    : Object.fromEntries(result.error.issues.map(({ path, message }) => [path.join('.'), brokenIn(message, words)]))
}

const condition = (field: string, op: string, value?: unknown) => ({ ...RECIPE, conditions: [{ field, op, value }] })
const when = (trigger: unknown) => ({ ...RECIPE, trigger })
const then = (...actions: unknown[]) => ({ ...RECIPE, actions })
const weekly = { type: 'schedule', config: { every: 'week' } }

test('what is not said has its default', () => {
  expect(NewRecipe.parse({ ...RECIPE, conditions: undefined })).toMatchObject({
    conditions: [],
    match: 'all',
    throttle_minutes: 0,
    collect: false,
    quiet: 'send',
  })
  expect(NewRecipe.parse(when({ type: 'cert_expiring', config: {} })).trigger.config).toEqual({
    days: [30, 14, 7, 3, 1],
  })
  expect(
    NewRecipe.parse({ ...RECIPE, ...then({ type: 'email_report', config: { what: 'digest' } }), trigger: weekly })
      .trigger.config,
  ).toEqual({
    every: 'week',
    weekday: 'mon',
    day: 1,
    at: '08:00',
  })
})

test.each([
  condition('site', 'in', ['a.example', 'b.example']),
  condition('severity', 'gte', 'high'),
  condition('seen_before', 'gte', 7),
  condition('hour', 'in', [0, 23]),
  { ...condition('grade', 'changed_down'), trigger: { type: 'scan_completed', config: {} } },
  { ...condition('score_change', 'lte', -10), trigger: { type: 'scan_completed', config: {} } },
  then(
    { type: 'start_scan', config: { scan_type: 'full_scan', consent: true } },
    { type: 'create_ticket', integration_id: CONNECTION },
  ),
])('%j is a recipe', (body) => {
  expect(problems(body)).toEqual({})
})

test.each([
  [{ ...RECIPE, name: ' ' }, 'name', 'Enter a name.'],
  [when({ type: 'moon_full', config: {} }), 'trigger.type', 'Choose a trigger.'],
  [when({ type: 'score_dropped', config: {} }), 'trigger.config.by', 'Enter how far the score must drop.'],
  [when({ type: 'cert_expiring', config: { days: [] } }), 'trigger.config.days', 'Choose at least one.'],
  [
    {
      ...then({ type: 'email_report', config: { what: 'digest' } }),
      trigger: { type: 'schedule', config: { every: 'day', at: '25:00' } },
    },
    'trigger.config.at',
    'Enter a time such as 08:00.',
  ],
  [
    {
      ...then({ type: 'email_report', config: { what: 'digest' } }),
      trigger: { type: 'schedule', config: { every: 'month', day: 31 } },
    },
    'trigger.config.day',
    'Choose a day from 1 to 28.',
  ],
  [when({ type: 'site_down', config: { minutes: 1441 } }), 'trigger.config.minutes', 'Use up to 1440 minutes.'],
  [condition('moon', 'eq', 'full'), 'conditions.0.field', 'Choose a condition.'],
  [condition('site', 'near', 'x'), 'conditions.0.op', 'Choose a comparison.'],
  [condition('score', 'gte', 5), 'conditions.0.field', 'This condition doesn’t fit the trigger.'],
  [condition('site', 'gte', 'x'), 'conditions.0.op', 'This comparison doesn’t fit the condition.'],
  [condition('site', 'eq'), 'conditions.0.value', 'Enter a value.'],
  [condition('site', 'eq', ['a', 'b']), 'conditions.0.value', 'Enter one value.'],
  [condition('severity', 'gte', 'awful'), 'conditions.0.value', 'Check this value.'],
  [condition('hour', 'in', [24]), 'conditions.0.value', 'Check this value.'],
  [
    { ...RECIPE, conditions: Array.from({ length: 11 }, () => ({ field: 'site', op: 'eq', value: 'x' })) },
    'conditions',
    'Use up to 10 conditions.',
  ],
  [then(), 'actions', 'Add at least one action.'],
  [then(post, post, post, post, post, post), 'actions', 'Use up to 5 actions.'],
  [then({ type: 'dance' }), 'actions.0.type', 'Choose an action.'],
  [then({ type: 'webhook' }), 'actions.0.integration_id', 'Choose a connection.'],
  [then({ ...post, config: { text: 'x'.repeat(1001) } }), 'actions.0.config.text', 'Use up to 1000 characters.'],
  [
    then({ ...post, config: { text: '{{ sevrity }}' } }),
    'actions.0.config.text',
    'Unknown variable {{sevrity}}. Did you mean {{severity}}?',
  ],
  [then({ ...post, config: { text: '{{weather}}' } }), 'actions.0.config.text', 'Unknown variable {{weather}}.'],
  [
    then({ type: 'start_scan', config: { scan_type: 'full_scan' } }),
    'actions.0.config.consent',
    'Tick the box to confirm you have permission to scan this site.',
  ],
  [
    then({ type: 'email_report', config: { what: 'digest' } }),
    'actions.0.config.what',
    'Only scheduled recipes can send a digest.',
  ],
  [
    { ...then({ type: 'email_report', config: { what: 'report' } }), trigger: weekly },
    'actions.0.config.what',
    'Scheduled recipes send a digest.',
  ],
  [
    { ...then({ type: 'start_scan', config: { scan_type: 'light_scan' } }), trigger: weekly },
    'actions.0.type',
    'This action doesn’t fit the trigger.',
  ],
  [{ ...RECIPE, throttle_minutes: 10_081 }, 'throttle_minutes', 'Use up to 10080 minutes.'],
])('%j is refused where it is wrong, in words that every language has', (body, path, message) => {
  expect(problems(body)).toMatchObject({ [path]: message })
  for (const { errors } of [de, es, ar]) expect(problems(body, errors)[path]).not.toBe(message)
})
