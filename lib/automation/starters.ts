import type { NewRecipe } from '@/lib/contract/recipe-body'
import type { recipe as words } from '@/lib/messages/en/recipe'
import { type Action, WP_PARTS } from '@/lib/contract/recipe-parts'
import type { Group } from './provider'

type Words = typeof words
type StarterKey = keyof Words['starter']

/** What it needs connected: one of these groups of providers. Without `to` it goes to the account's own address. */
type StarterAction = { type: Exclude<Action['type'], 'start_scan' | 'webhook' | 'add_lead_tag'>; to?: readonly Group[] }

export type Starter = Pick<NewRecipe, 'trigger' | 'throttle_minutes' | 'collect' | 'quiet'> & {
  key: StarterKey
  actions: readonly StarterAction[]
}

const AT_ONCE = { throttle_minutes: 0, collect: false, quiet: 'send' } as const
const chat: StarterAction = { type: 'notify', to: ['chat', 'mail'] }

/** Recipes to begin with, in the order of the gallery. */
export const STARTERS: readonly Starter[] = [
  {
    key: 'serious',
    trigger: { type: 'finding_new', config: { severity: 'high' } },
    actions: [chat, { type: 'create_ticket', to: ['ticket'] }],
    throttle_minutes: 15,
    collect: true,
    quiet: 'send',
  },
  {
    key: 'down',
    trigger: { type: 'site_down', config: { minutes: 0 } },
    actions: [{ type: 'notify', to: ['onCall', 'chat', 'mail'] }],
    ...AT_ONCE,
  },
  {
    key: 'weekly',
    trigger: { type: 'schedule', config: { every: 'week', weekday: 'mon', day: 1, at: '08:00' } },
    actions: [{ type: 'email_report' }],
    ...AT_ONCE,
  },
  {
    key: 'expiry',
    trigger: { type: 'cert_expiring', config: { days: [14, 7, 3, 1] } },
    actions: [chat],
    ...AT_ONCE,
    quiet: 'wait',
  },
  {
    key: 'flaw',
    trigger: { type: 'wp_vulnerable', config: { severity: 'high', parts: [...WP_PARTS] } },
    actions: [chat],
    ...AT_ONCE,
  },
  {
    key: 'lead',
    trigger: { type: 'widget_lead_created', config: {} },
    actions: [chat],
    ...AT_ONCE,
  },
  { key: 'dropped', trigger: { type: 'score_dropped', config: { by: 10 } }, actions: [chat], ...AT_ONCE },
  {
    key: 'fixed',
    trigger: { type: 'finding_fixed', config: { severity: 'medium' } },
    actions: [chat],
    throttle_minutes: 60,
    collect: true,
    quiet: 'wait',
  },
]

/** The translator of the group `recipe`. */
type StarterWords = (
  key: `starter.${StarterKey}.${'name' | 'hint' | 'text'}`,
  values?: Record<string, string>,
) => string

/** What stands for itself in the texts of starters: names that a message is filled with. */
const GAPS = Object.fromEntries(
  (['site', 'title', 'count', 'severity', 'score', 'change', 'report_url', 'fix', 'email', 'message'] as const).map(
    (name) => [name, `{{${name}}}`],
  ),
)

type Draft = Omit<NewRecipe, 'actions'> & { actions: (Omit<Action, 'integration_id'> & { integration_id?: string })[] }

/**
 * A recipe to be opened in the editor. `connectionIn`: one of the workspace's connections in these groups, if there is
 * one.
 */
export function draftOf(
  starter: Starter,
  words: StarterWords,
  connectionIn: (groups: readonly Group[]) => string | undefined,
): Draft {
  const { key, actions, trigger, throttle_minutes, collect, quiet } = starter
  return {
    name: words(`starter.${key}.name`),
    trigger,
    conditions: [],
    match: 'all',
    actions: actions.map(({ type, to }) => {
      const integration_id = to && connectionIn(to)
      return { type, ...(integration_id !== undefined && { integration_id }), ...configOf(type, starter, words) }
    }),
    throttle_minutes,
    collect,
    quiet,
  }
}

function configOf(type: StarterAction['type'], { key, trigger }: Starter, words: StarterWords) {
  if (type === 'notify') return { config: { text: words(`starter.${key}.text`, GAPS) } }
  if (type === 'create_ticket') return { config: { kind: '' } }
  return { config: { what: trigger.type === 'schedule' ? ('digest' as const) : ('report' as const) } }
}
