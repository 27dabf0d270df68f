import { NewRecipe } from '@/lib/contract/recipe-body'
import {
  ABOUT,
  type Action,
  type Condition,
  CONDITION_FIELDS,
  type ConditionField,
  EXPIRY_DAYS,
  Trigger,
  type TriggerType,
} from '@/lib/contract/recipe-parts'

/** One of several parts, with a name that stays when they change places. */
export type Row<T> = { key: string; it: T }

/** A recipe while it is written: whole in its shape, though not yet in what it says. */
export type Draft = Omit<NewRecipe, 'id' | 'version' | 'conditions' | 'actions'> & {
  conditions: readonly Row<Condition>[]
  actions: readonly Row<Action>[]
}

/** What a server, ours or another, or a draft that was kept says of a recipe. */
type Told = Readonly<Record<string, unknown>>

let made = 0
export const row = <T>(it: T): Row<T> => ({ key: `row-${++made}`, it })

export const emptyDraft = (): Draft => ({
  name: '',
  trigger: firstOf('finding_new'),
  conditions: [],
  match: 'all',
  actions: [],
  throttle_minutes: 0,
  collect: false,
  quiet: 'send',
})

/** Null for a recipe with parts that this version does not know: it would lose them. */
export function draftOf(told: Told): Draft | null {
  const trigger = Trigger.safeParse(told.trigger)
  const conditions = listOf(told.conditions).map(conditionOf)
  const actions = listOf(told.actions).map(actionOf)
  if (!trigger.success || conditions.includes(null) || actions.includes(null)) return null
  return {
    name: typeof told.name === 'string' ? told.name : '',
    trigger: trigger.data,
    conditions: conditions.flatMap((condition) => condition ?? []).map(row),
    match: told.match === 'any' ? 'any' : 'all',
    actions: actions.flatMap((action) => action ?? []).map(row),
    throttle_minutes: typeof told.throttle_minutes === 'number' ? told.throttle_minutes : 0,
    collect: told.collect === true,
    quiet: told.quiet === 'wait' ? 'wait' : 'send',
  }
}

/** As it is sent. What is wrong with it the schema says. */
export function bodyOf(draft: Draft) {
  return {
    ...draft,
    name: draft.name.trim(),
    conditions: draft.conditions.map(({ it }) => it),
    actions: draft.actions.map(({ it }) => it),
  }
}

export const isSame = (a: Draft, b: Draft) => JSON.stringify(bodyOf(a)) === JSON.stringify(bodyOf(b))

/** What is wrong, by the path of the field. */
export function problemsOf(draft: Draft): Readonly<Record<string, string>> {
  const result = NewRecipe.safeParse(bodyOf(draft))
  if (result.success) return {}
  const problems: Record<string, string> = {}
  // The first one about a field is the one to say.
  for (const { path, message } of result.error.issues) problems[path.join('.')] ??= message
  return problems
}

/** A trigger as it is when it is chosen. */
export function firstOf(type: TriggerType): Trigger {
  switch (type) {
    case 'schedule':
      return Trigger.parse({ type, config: { every: 'week' } })
    case 'score_dropped':
      return { type, config: { by: 10 } }
    case 'cert_expiring':
      return { type, config: { days: [...EXPIRY_DAYS] } }
    case 'finding_new':
      return { type, config: { severity: 'high' } }
    default:
      return Trigger.parse({ type, config: {} })
  }
}

const isClock = (type: TriggerType) => ABOUT[type] === 'clock'

/**
 * Another trigger: only a schedule sends digests, and it sends nothing else by email. What does not fit otherwise
 * stays, for the person to see.
 */
/** What happens to findings differs, how serious they have to be does not. */
const keepSeverity = (next: Trigger, before: Trigger): Trigger =>
  'severity' in next.config && 'severity' in before.config
    ? ({ ...next, config: { ...next.config, severity: before.config.severity } } as Trigger)
    : next

export function withTrigger(draft: Draft, type: TriggerType): Draft {
  const what = isClock(type) ? 'digest' : 'report'
  return {
    ...draft,
    trigger: keepSeverity(firstOf(type), draft.trigger),
    actions: draft.actions.map(({ key, it }) => ({
      key,
      it: it.type === 'email_report' ? { ...it, config: { what } } : it,
    })),
  }
}

const about = (field: ConditionField, type: TriggerType) =>
  (CONDITION_FIELDS[field].for as readonly string[]).includes(ABOUT[type])

/** What can be asked of a trigger, in the order of the table. */
export const fieldsFor = (type: TriggerType) =>
  (Object.keys(CONDITION_FIELDS) as ConditionField[]).filter((field) => about(field, type))

const FIRST_VALUE = {
  text: '',
  number: undefined,
  severity: 'high',
  grade: 'C',
  weekday: ['mon', 'tue', 'wed', 'thu', 'fri'],
  scan_type: 'full_scan',
  update_kind: 'major',
  answer: 'yes',
} as const

/** A condition about a field, as it is when that is chosen. */
export function conditionAbout(field: ConditionField): Condition {
  const { ops, value } = CONDITION_FIELDS[field]
  if (field === 'hour') return { field, op: 'in', value: hoursBetween(8, 18) }
  if (field === 'category') return { field, op: 'eq', value: 'exposure' }
  if (field === 'effort') return { field, op: 'eq', value: 'minutes' }
  const first = FIRST_VALUE[value]
  const op = field === 'severity' ? 'gte' : ops[0]
  return { field, op, value: field === 'seen_before' ? 7 : typeof first === 'object' ? [...first] : first }
}

/** Another comparison keeps what was entered, alone or as a list. */
export function withOperator(condition: Condition, op: Condition['op']): Condition {
  const { value } = condition
  if (op === 'changed_up' || op === 'changed_down') return { field: condition.field, op }
  if (op === 'in')
    return {
      ...condition,
      op,
      value: Array.isArray(value) ? value : value === undefined || value === '' ? [] : [value],
    }
  return { ...condition, op, value: Array.isArray(value) ? value[0] : (value ?? conditionAbout(condition.field).value) }
}

export const hoursBetween = (from: number, until: number) =>
  Array.from({ length: (until - from + 24) % 24 || 24 }, (_, index) => (from + index) % 24)

/** Null when the hours are not in one piece. */
export function spanOf(hours: readonly unknown[]): { from: number; until: number } | null {
  const set = new Set(hours)
  if (set.size === 0) return null
  if (set.size === 24) return { from: 0, until: 0 }
  const starts = Array.from({ length: 24 }, (_, hour) => hour).filter(
    (hour) => set.has(hour) && !set.has((hour + 23) % 24),
  )
  const [from] = starts
  return starts.length === 1 && from !== undefined ? { from, until: (from + set.size) % 24 } : null
}

/** The list with one of its parts in another place; itself when there is no such place. */
export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const it = list[from]
  return it === undefined || to < 0 || to >= list.length ? list : list.toSpliced(from, 1).toSpliced(to, 0, it)
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const objectOf = (value: unknown): Told => (typeof value === 'object' && value !== null ? (value as Told) : {})
const KINDS: readonly unknown[] = [
  'notify',
  'webhook',
  'create_ticket',
  'start_scan',
  'email_report',
  'add_lead_tag',
] satisfies Action['type'][]

/** Loosely, for one that is not finished; null for one about what is not known here. */
function conditionOf(told: unknown): Condition | null {
  const { field, op, value } = objectOf(told)
  if (typeof field !== 'string' || !Object.hasOwn(CONDITION_FIELDS, field)) return null
  const known = CONDITION_FIELDS[field as ConditionField]
  if (!(known.ops as readonly unknown[]).includes(op)) return null
  return { field, op, ...(value !== undefined && value !== null && { value }) } as Condition
}

function actionOf(told: unknown): Action | null {
  const { type, integration_id, config } = objectOf(told)
  if (!KINDS.includes(type)) return null
  const id = typeof integration_id === 'string' ? integration_id : undefined
  const own = objectOf(config)
  switch (type as Action['type']) {
    case 'notify':
      return { type: 'notify', integration_id: id ?? '', config: { text: String(own.text ?? '') } }
    case 'webhook':
      return { type: 'webhook', integration_id: id ?? '' }
    case 'create_ticket':
      return { type: 'create_ticket', integration_id: id ?? '', config: { kind: String(own.kind ?? '') } }
    case 'start_scan':
      return {
        type: 'start_scan',
        config: {
          scan_type: own.scan_type === 'full_scan' ? 'full_scan' : 'light_scan',
          consent: own.consent === true,
        },
      }
    case 'email_report':
      return {
        type: 'email_report',
        ...(id !== undefined && { integration_id: id }),
        config: { what: own.what === 'digest' ? 'digest' : 'report' },
      }
    case 'add_lead_tag':
      return { type: 'add_lead_tag', config: { tag: String(own.tag ?? '') } }
  }
}
