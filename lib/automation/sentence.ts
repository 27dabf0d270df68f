import { type Action, type Condition, type Trigger, WP_PARTS } from '@/lib/contract/recipe-parts'
import type { recipe as words } from '@/lib/messages/en/recipe'
import { isCalledMail } from './mail-name'

type Key<T, Before extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${Before}${K}` : Key<T[K], `${Before}${K}.`>
}[keyof T & string]

/** The translator of the group `recipe` of the reader's words. */
export type RecipeWords = (key: Key<typeof words>, values?: Record<string, string | number>) => string

/** A piece of the sentence; `of` is what of the recipe it says, for an editor to open. */
export type SentencePart = {
  text: string
  of: 'trigger' | 'limit' | `conditions.${number}` | `actions.${number}` | null
}

type Told = {
  trigger: Trigger
  conditions: readonly Condition[]
  match: 'all' | 'any'
  actions: readonly Action[]
  throttle_minutes: number
}

type Reader = {
  words: RecipeWords
  locale: string
  /** What a connection is called; null for one that is not there any more. */
  nameOf: (integrationId: string) => string | null
  /** Whether it is mail that a connection sends. */
  isMail: (integrationId: string) => boolean
}

// Around what belongs to a part, in the texts while they are put together: signs that no text of ours has.
const [OPEN, CLOSE] = ['\ue000', '\ue001']
const PART = /\ue000([^\ue001]*)\ue001/

/** What a recipe does, in one sentence, the same wherever it is told. */
export function recipeSentence(recipe: Told, reader: Reader): SentencePart[] {
  const { words, locale } = reader
  const owners: SentencePart['of'][] = []
  const mark = (of: SentencePart['of'], text: string) => {
    owners.push(of)
    return OPEN + text.replaceAll(/[\ue000\ue001]/g, '') + CLOSE
  }
  const join = (texts: string[], type: 'conjunction' | 'disjunction') =>
    new Intl.ListFormat(locale, { type }).format(texts)

  const when = mark('trigger', triggerText(recipe.trigger, reader))
  const conditions = recipe.conditions.map((condition, place) =>
    mark(`conditions.${place}`, conditionText(condition, reader)),
  )
  const filter =
    conditions.length > 0
      ? words('filter', { conditions: join(conditions, recipe.match === 'any' ? 'disjunction' : 'conjunction') })
      : ''
  const actions =
    recipe.actions.length > 0
      ? join(
          recipe.actions.map((action, place) => mark(`actions.${place}`, actionText(action, reader))),
          'conjunction',
        )
      : mark('actions.0', words('nothing'))
  const limit =
    recipe.throttle_minutes > 0 ? mark('limit', words('limit', { time: timeText(recipe.throttle_minutes, words) })) : ''
  const whole = words(recipe.trigger.type === 'schedule' ? 'scheduled' : 'sentence', { when, filter, actions, limit })
  return whole
    .split(PART)
    .map((text, place): SentencePart => ({ text, of: place % 2 === 1 ? (owners[(place - 1) / 2] ?? null) : null }))
    .filter(({ text }) => text !== '')
}

function triggerText({ type, config }: Trigger, { words, locale }: Reader): string {
  switch (type) {
    case 'scan_completed':
      return words('trigger.scan_completed', { kind: config.scan_type ?? 'any' })
    case 'finding_new':
    case 'finding_fixed':
    case 'finding_back':
      return words(`trigger.${type}`, { severity: config.severity, word: words(`word.${config.severity}`) })
    case 'score_dropped': {
      const kind = config.below === undefined ? 'by' : config.by === undefined ? 'below' : 'both'
      return words('trigger.score_dropped', { kind, by: config.by ?? 0, below: config.below ?? 0 })
    }
    case 'cert_expiring':
      return words('trigger.cert_expiring', {
        days: new Intl.ListFormat(locale, { type: 'disjunction' }).format(config.days.map(String)),
      })
    case 'site_down':
    case 'site_up':
      return words(`trigger.${type}`, { minutes: config.minutes })
    case 'wp_update':
      return words('trigger.wp_update', partsText(config.parts, { words, locale }))
    case 'wp_vulnerable': {
      const { severity, parts } = config
      const values = { severity, word: words(`word.${severity}`), ...partsText(parts, { words, locale }) }
      return words('trigger.wp_vulnerable', values)
    }
    case 'site_changed':
      return words('trigger.site_changed', {
        kinds: new Intl.ListFormat(locale, { type: 'disjunction' }).format(
          config.kinds.map((kind) => words(`word.${kind}`)),
        ),
      })
    case 'lead_scan_completed':
      return words('trigger.lead_scan_completed', { hasGrade: config.grade ? 'yes' : 'no', grade: config.grade ?? '' })
    case 'schedule':
      return words(`trigger.${config.every}`, {
        weekday: words(`word.${config.weekday}`),
        day: config.day,
        time: config.at,
      })
    case 'scan_failed':
    case 'asset_verified':
    case 'wp_site_down':
    case 'wp_site_up':
    case 'widget_lead_created':
    case 'site_form':
      return words(`trigger.${type}`)
  }
}

function partsText(parts: readonly (typeof WP_PARTS)[number][], { words, locale }: Pick<Reader, 'words' | 'locale'>) {
  const kinds = parts.map((part) => words(`word.${part}`))
  return {
    scope: parts.length === WP_PARTS.length ? 'all' : 'some',
    kinds: new Intl.ListFormat(locale, { type: 'disjunction' }).format(kinds),
  }
}

function conditionText({ field, op, value }: Condition, { words, locale }: Reader): string {
  if (field === 'seen_before') return words(op === 'lte' ? 'seenBefore.lte' : 'seenBefore.gte', { days: Number(value) })
  if (field === 'has_website') return words(`hasWebsite.${value === 'no' ? 'no' : 'yes'}`)
  if (field === 'has_fix') return words(`hasFix.${value === 'no' ? 'no' : 'yes'}`)
  const list = (Array.isArray(value) ? value : [value ?? '']).map((one) =>
    isWord(field, one) ? words(`word.${one}`) : String(one),
  )
  return words(`op.${op}`, {
    field: words(`field.${field}`),
    value: new Intl.ListFormat(locale, { type: 'disjunction' }).format(list),
  })
}

type Word = keyof (typeof words)['word']
const WORDED: readonly Condition['field'][] = ['severity', 'weekday', 'scan_type', 'update_kind']
const isWord = (field: Condition['field'], value: string | number): value is Word =>
  typeof value === 'string' && WORDED.includes(field)

function actionText(action: Action, { words, nameOf, isMail }: Reader): string {
  const name = (id: string | undefined) =>
    id === undefined ? words('you') : (nameOf(id) ?? words('deletedConnection'))
  switch (action.type) {
    case 'start_scan':
      return words(`action.${action.config.scan_type}`)
    case 'email_report':
      return words(`action.${action.config.what}`, { name: name(action.integration_id) })
    case 'add_lead_tag':
      return words('action.add_lead_tag', { tag: action.config.tag })
    case 'notify': {
      const called = name(action.integration_id)
      if (!isMail(action.integration_id)) return words('action.notify', { name: called })
      return isCalledMail(called) ? called : words('action.email', { name: called })
    }
    case 'webhook':
    case 'create_ticket':
      return words(`action.${action.type}`, { name: name(action.integration_id) })
  }
}

function timeText(minutes: number, words: RecipeWords): string {
  if (minutes % 1_440 === 0) return words('time.days', { count: minutes / 1_440 })
  return minutes % 60 === 0 ? words('time.hours', { count: minutes / 60 }) : words('time.minutes', { count: minutes })
}
