import { useTranslations } from 'use-intl'
import { isCalledMail } from '@/lib/automation/mail-name'
import { providerOf } from '@/lib/automation/providers'
import { ABOUT, type Action, isAboutLead, type TriggerType, VARIABLES } from '@/lib/contract/recipe-parts'
import type { Integration } from '@/lib/contract/integration'

export type ActionChoice = { value: string; label: string; make: () => Action }

const GAPS = Object.fromEntries(VARIABLES.map((name) => [name, `{{${name}}}`])) as Record<
  (typeof VARIABLES)[number],
  string
>

const TEXT_ABOUT = {
  findings: 'finding',
  scan: 'scan',
  site: 'site',
  update: 'update',
  flaw: 'flaw',
  lead: 'lead',
  leadScan: 'lead',
  clock: 'clock',
} as const

/** A text to begin with, with the names of the variables in it. */
function useFirstText() {
  const t = useTranslations('recipes.text')
  return (which: (typeof TEXT_ABOUT)[keyof typeof TEXT_ABOUT]) => t(which, GAPS)
}

/** Which choice an action is. */
export const choiceOf = (action: Action) =>
  action.type === 'start_scan'
    ? `scan:${action.config.scan_type}`
    : `${action.type}:${('integration_id' in action && action.integration_id) || ''}`

const SCANS = ['light_scan', 'full_scan'] as const
const scanAs = (scan_type: (typeof SCANS)[number], label: string): ActionChoice => ({
  value: `scan:${scan_type}`,
  label,
  make: () => ({ type: 'start_scan', config: { scan_type, consent: false } }),
})
const tagAs = (label: string): ActionChoice => ({
  value: 'add_lead_tag:',
  label,
  make: () => ({ type: 'add_lead_tag', config: { tag: '' } }),
})

/** Everything that a recipe with this trigger can do, with each of the connections. */
export function useActionChoices(
  connections: readonly Integration[] | undefined,
  trigger: TriggerType,
): readonly ActionChoice[] {
  const t = useTranslations('recipes.does')
  const textOf = useFirstText()
  const isClock = ABOUT[trigger] === 'clock'
  // Who left an address has no site among the assets, and so no report.
  const isLead = isAboutLead(trigger)
  const what = isClock ? 'digest' : 'report'
  const report = (name: string, id?: string): ActionChoice => ({
    value: `email_report:${id ?? ''}`,
    label: t(what, { name }),
    make: () => ({ type: 'email_report', ...(id !== undefined && { integration_id: id }), config: { what } }),
  })
  const ofConnection = ({ id, name, type }: Integration): ActionChoice[] => {
    const takes = providerOf(type)?.takes
    const notify: ActionChoice = {
      value: `notify:${id}`,
      label: type !== 'email' ? t('notify', { name }) : isCalledMail(name) ? name : t('email', { name }),
      make: () => ({ type: 'notify', integration_id: id, config: { text: textOf(TEXT_ABOUT[ABOUT[trigger]]) } }),
    }
    if (takes === 'notice') return type === 'email' && !isLead ? [notify, report(name, id)] : [notify]
    if (takes === 'event' || (takes === 'contact' && isLead))
      return [
        {
          value: `webhook:${id}`,
          label: t(takes === 'contact' ? 'contact' : 'webhook', { name }),
          make: () => ({ type: 'webhook', integration_id: id }),
        },
      ]
    if (takes !== 'ticket' || isClock) return []
    return [
      {
        value: `create_ticket:${id}`,
        label: t('create_ticket', { name }),
        make: () => ({ type: 'create_ticket', integration_id: id, config: { kind: '' } }),
      },
    ]
  }
  const own = isLead
    ? [tagAs(t('add_lead_tag'))]
    : [report(t('me')), ...(isClock ? [] : SCANS.map((type) => scanAs(type, t(type))))]
  return [...(connections ?? []).flatMap(ofConnection), ...own]
}
