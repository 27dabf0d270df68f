import * as z from 'zod/mini'
import { Id, text } from './common'
import {
  ABOUT,
  isAboutLead,
  Action,
  Condition,
  CONDITION_FIELDS,
  type Operator,
  Trigger,
  UPDATE_KINDS,
  VARIABLES,
  WEEKDAYS,
} from './recipe-parts'
import { GRADES, SEVERITIES } from './scan-result'
import { broken } from './broken'

type Problem = { path: (string | number)[]; message: string }

const CONDITIONS = z._default(
  z.array(Condition).check(z.maxLength(10, broken('too_many_conditions', { count: 10 }))),
  [],
)
const MATCH = z._default(z.enum(['all', 'any']), 'all')
const THROTTLE = z._default(
  z.number().check(z.int(), z.minimum(0), z.maximum(10_080, broken('too_many_minutes', { count: 10080 }))),
  0,
)
const QUIET = z._default(z.enum(['send', 'wait']), 'send')

/** What is stored of a recipe. What each part may be is said there; here, what goes together. */
export const NewRecipe = z
  .object({
    /** Of the recipe that it changes. */
    id: z.optional(Id),
    name: text(100, 'name_missing'),
    trigger: Trigger,
    conditions: CONDITIONS,
    match: MATCH,
    actions: z
      .array(Action)
      .check(z.minLength(1, broken('no_action')), z.maxLength(5, broken('too_many_actions', { count: 5 }))),
    throttle_minutes: THROTTLE,
    /** What is skipped goes out as one message at the end of the window. */
    collect: z._default(z.boolean(), false),
    quiet: QUIET,
    /** Of the recipe as it was opened. */
    version: z.optional(z.number()),
  })
  .check(
    z.superRefine((recipe, context) => {
      const { trigger, conditions, actions } = recipe
      const problems = [
        ...triggerProblems(trigger),
        ...conditions.flatMap((condition, place) => conditionProblems(condition, trigger, place)),
        ...actions.flatMap((action, place) => actionProblems(action, trigger, place)),
      ]
      for (const problem of problems) context.addIssue({ code: 'custom', ...problem })
    }),
  )
export type NewRecipe = z.infer<typeof NewRecipe>

/** What a preview needs of a recipe that may not be finished: who is told and how does not change how often. */
export const RecipePreview = z
  .object({
    id: z.optional(Id),
    name: z.optional(z.string()),
    trigger: Trigger,
    conditions: CONDITIONS,
    match: MATCH,
    actions: z.optional(z.array(z.unknown())),
    throttle_minutes: THROTTLE,
    collect: z._default(z.boolean(), false),
    quiet: QUIET,
    version: z.optional(z.number()),
  })
  .check(
    z.superRefine(({ trigger, conditions }, context) => {
      const problems = [
        ...triggerProblems(trigger),
        ...conditions.flatMap((condition, place) => conditionProblems(condition, trigger, place)),
      ]
      for (const problem of problems) context.addIssue({ code: 'custom', ...problem })
    }),
  )
export type RecipePreview = z.infer<typeof RecipePreview>

function triggerProblems(trigger: Trigger): Problem[] {
  const isOpen =
    trigger.type === 'score_dropped' && trigger.config.by === undefined && trigger.config.below === undefined
  return isOpen ? [{ path: ['trigger', 'config', 'by'], message: broken('drop_missing') }] : []
}

function conditionProblems({ field, op, value }: Condition, trigger: Trigger, place: number): Problem[] {
  const row = CONDITION_FIELDS[field]
  const at = (key: string, message: string): Problem[] => [{ path: ['conditions', place, key], message }]
  if (!(row.for as readonly string[]).includes(ABOUT[trigger.type]))
    return at('field', broken('condition_of_other_trigger'))
  if (!(row.ops as readonly Operator[]).includes(op)) return at('op', broken('comparison_of_other_condition'))
  if (op === 'changed_up' || op === 'changed_down') return []
  const values = Array.isArray(value) ? value : [value]
  if (op !== 'in' && Array.isArray(value)) return at('value', broken('one_value'))
  if (values.some((one) => one === undefined || one === '')) return at('value', broken('required'))
  return values.every((one) => fits(row.value, field, one)) ? [] : at('value', broken('not_valid'))
}

const CHOICES: Readonly<Record<string, readonly string[]>> = {
  severity: SEVERITIES,
  grade: GRADES,
  weekday: WEEKDAYS,
  scan_type: ['light_scan', 'full_scan'],
  update_kind: UPDATE_KINDS,
  answer: ['yes', 'no'],
}

function fits(kind: string, field: string, value: unknown): boolean {
  if (kind === 'text') return typeof value === 'string'
  if (kind !== 'number') return typeof value === 'string' && (CHOICES[kind] ?? []).includes(value)
  if (typeof value !== 'number' || !Number.isInteger(value)) return false
  if (field === 'hour') return value >= 0 && value <= 23
  if (field === 'score_change') return Math.abs(value) <= 100
  return value >= 0 && value <= (field === 'score' ? 100 : 100_000)
}

function actionProblems(action: Action, trigger: Trigger, place: number): Problem[] {
  const at = (key: string, message: string): Problem[] => [{ path: ['actions', place, ...key.split('.')], message }]
  const isClock = ABOUT[trigger.type] === 'clock'
  switch (action.type) {
    case 'notify': {
      const unknown = unknownVariable(action.config.text)
      return unknown === null ? [] : at('config.text', unknown)
    }
    case 'create_ticket':
      return isClock ? at('type', broken('action_of_other_trigger')) : []
    case 'start_scan':
      if (isClock) return at('type', broken('action_of_other_trigger'))
      return action.config.scan_type === 'full_scan' && !action.config.consent
        ? at('config.consent', broken('consent_missing'))
        : []
    case 'email_report':
      if (action.config.what === 'report') return isClock ? at('config.what', broken('digest_by_schedule')) : []
      return isClock ? [] : at('config.what', broken('digest_only_by_schedule'))
    case 'add_lead_tag':
      return isAboutLead(trigger.type) ? [] : at('type', broken('action_of_other_trigger'))
    case 'webhook':
      return []
  }
}

const VARIABLE = /\{\{\s*([^{}]*?)\s*\}\}/g

/** What is wrong with the first name in a text that stands for nothing; null when there is none. */
function unknownVariable(words: string): string | null {
  const names = Array.from(words.matchAll(VARIABLE), ([, name = '']) => name)
  const unknown = names.find((name) => !(VARIABLES as readonly string[]).includes(name))
  if (unknown === undefined) return null
  const near = VARIABLES.map((name) => ({ name, far: distance(unknown.toLowerCase(), name) })).sort(
    (a, b) => a.far - b.far,
  )[0]
  const name = unknown.slice(0, 40)
  // Of a short name three other letters make anything.
  return near && near.far <= Math.min(3, unknown.length / 2) && near.far < unknown.length - 1
    ? broken('unknown_variable_near', { name, near: near.name })
    : broken('unknown_variable', { name })
}

/** How many letters have to be put, left out or changed to make one of the other. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [i, letter] of Array.from(from.slice(0, 40)).entries()) {
    const next = [i + 1]
    for (const [j, other] of Array.from(to).entries())
      next.push(Math.min((row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1, (row[j] ?? 0) + (letter === other ? 0 : 1)))
    row = next
  }
  return row[to.length] ?? 0
}
