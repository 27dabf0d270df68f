import { brokenIn } from '@/lib/domain/refusal'
import { fieldErrors } from '@/lib/messages/en/field-errors'
import {
  bodyOf,
  type Draft,
  conditionAbout,
  draftOf,
  emptyDraft,
  fieldsFor,
  firstOf,
  hoursBetween,
  isSame,
  moved,
  problemsOf,
  row,
  spanOf,
  withOperator,
  withTrigger,
} from './draft'
import { CONDITION_FIELDS, type ConditionField, type TriggerType } from '@/lib/contract/recipe-parts'

const STORED = {
  id: 'r1',
  name: 'Serious findings',
  status: 'active',
  trigger: { type: 'finding_new', config: { severity: 'high' } },
  conditions: [{ field: 'tag', op: 'in', value: ['production', 'shop'] }],
  match: 'any',
  actions: [
    { type: 'notify', integration_id: 'c1', config: { text: '{{title}}' } },
    { type: 'create_ticket', integration_id: null, config: { kind: 'Bug' } },
  ],
  throttle_minutes: 15,
  collect: true,
  quiet: 'wait',
  version: 3,
}

const told = (draft: Draft) =>
  Object.fromEntries(Object.entries(problemsOf(draft)).map(([path, problem]) => [path, brokenIn(problem, fieldErrors)]))

test('a stored recipe is opened as it is, and a connection that is gone is asked for', () => {
  const draft = draftOf(STORED)!
  const { id: _, status: __, version: ___, ...rest } = STORED
  expect(bodyOf(draft)).toEqual({
    ...rest,
    actions: [rest.actions[0], { type: 'create_ticket', integration_id: '', config: { kind: 'Bug' } }],
  })
  expect(told(draft)).toEqual({ 'actions.1.integration_id': 'Choose a connection.' })
  expect(isSame(draft, draftOf(STORED)!)).toBe(true)
  expect(isSame(draft, { ...draft, throttle_minutes: 60 })).toBe(false)
})

test.each([
  { ...STORED, trigger: { type: 'moon_full', config: {} } },
  { ...STORED, conditions: [{ field: 'weather', op: 'eq', value: 'rain' }] },
  { ...STORED, actions: [{ type: 'dance' }] },
])('a recipe with parts that are not known here is not opened', (told) => {
  expect(draftOf(told)).toBeNull()
})

test('a new one lacks its name and its action', () => {
  expect(Object.entries(told(emptyDraft()))).toEqual([
    ['name', 'Enter a name.'],
    ['actions', 'Add at least one action.'],
  ])
})

test.each([
  'scan_completed',
  'scan_failed',
  'finding_fixed',
  'score_dropped',
  'cert_expiring',
  'site_down',
  'site_changed',
  'schedule',
] satisfies TriggerType[])(
  '%s is whole as soon as it is chosen, and so are the conditions that it can have',
  (type) => {
    const scan = row({ type: 'start_scan' as const, config: { scan_type: 'light_scan' as const, consent: false } })
    const email = row({ type: 'email_report' as const, config: { what: 'report' as const } })
    const draft = withTrigger({ ...emptyDraft(), name: 'x', actions: [type === 'schedule' ? email : scan] }, type)
    expect(told(draft)).toEqual({})
    const first = firstOf(type)
    // How serious it must be was said before, and stays.
    const kept = 'severity' in first.config ? { severity: 'high' } : {}
    expect(draft.trigger).toEqual({ ...first, config: { ...first.config, ...kept } })
    // A text or a number is the person's own.
    const open = (field: ConditionField) =>
      field !== 'seen_before' && field !== 'hour' && ['text', 'number'].includes(CONDITION_FIELDS[field].value)
    for (const field of fieldsFor(type)) {
      const problems = told({ ...draft, conditions: [row(conditionAbout(field))] })
      expect(problems).toEqual(
        open(field) && field !== 'category' && field !== 'effort' ? { 'conditions.0.value': 'Enter a value.' } : {},
      )
    }
  },
)

test('an email has a digest on a schedule and the report otherwise', () => {
  const draft = {
    ...emptyDraft(),
    actions: [row({ type: 'email_report' as const, config: { what: 'report' as const } })],
  }
  expect(withTrigger(draft, 'schedule').actions[0]?.it).toEqual({ type: 'email_report', config: { what: 'digest' } })
  expect(withTrigger(withTrigger(draft, 'schedule'), 'site_down').actions).toEqual(draft.actions)
})

test('another comparison keeps what was entered', () => {
  const one = { field: 'site', op: 'eq', value: 'a.example' } as const
  expect(withOperator(one, 'in')).toEqual({ field: 'site', op: 'in', value: ['a.example'] })
  expect(withOperator({ field: 'site', op: 'in', value: ['a.example', 'b.example'] }, 'neq')).toEqual({
    field: 'site',
    op: 'neq',
    value: 'a.example',
  })
  expect(withOperator({ field: 'score', op: 'gte', value: 70 }, 'changed_down')).toEqual({
    field: 'score',
    op: 'changed_down',
  })
  expect(withOperator({ field: 'grade', op: 'changed_down' }, 'gte')).toEqual({ field: 'grade', op: 'gte', value: 'C' })
})

test('hours are told from one to another, over midnight too', () => {
  expect(hoursBetween(22, 2)).toEqual([22, 23, 0, 1])
  expect(spanOf([0, 22, 1, 23])).toEqual({ from: 22, until: 2 })
  expect(spanOf(hoursBetween(0, 0))).toEqual({ from: 0, until: 0 })
  expect(spanOf([1, 5])).toBeNull()
})

test('parts change places within their list', () => {
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c'])
  expect(moved(['a', 'b'], 1, 2)).toEqual(['a', 'b'])
  expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b'])
})
