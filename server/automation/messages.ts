import type { Message } from '@/lib/automation/message'
import { providerOf } from '@/lib/automation/providers'
import { fillTemplate } from '@/lib/automation/template'
import { leaveMessage } from '@/server/records/deliveries'
import { bodyOf } from './body'
import { because, type Doing, failed, type Outcome, PLACES, skipped } from './doing'
import { factsOf } from './happening'
import { fixOf, linkOf, type Occurrence, severityOf, siteOf, titleOf, valuesOf } from './telling'

const TEST = '[Test] '
const MAX_TICKETS = 10
const MAX_TITLE = 200

export const placeOf = ({ home, deps }: Pick<Doing, 'home' | 'deps'>) => ({
  workspace: home.workspace,
  publicUrl: deps.publicUrl,
})

/** All that was collected as one: what it is about happened last, with the findings of all. */
export function together(occurrences: Doing['occurrences']): Occurrence {
  const last = occurrences.at(-1) ?? occurrences[0]
  const findings = new Map(occurrences.flatMap((one) => one.findings.map((finding) => [finding.id, finding] as const)))
  return { ...last, findings: [...findings.values()] }
}

/** What is told about one thing has the same name every time. */
export function aboutOf({ event, findings }: Occurrence): string {
  const { data, asset_id: asset, type } = event
  if ('incident_id' in data) return `incident:${data.incident_id}`
  const ends = factsOf(event, 'expiring')
  if (ends) return `expiring:${asset}:${ends.what}`
  if ('page' in data) return `lead:${data.widget_lead_id ?? data.lead_id}`
  if ('wpsite_id' in data) return aboutWordPress(event, data.wpsite_id)
  const [only, more] = findings
  if (only && !more) return `finding:${asset}:${only.id}`
  return findings.length > 0 ? `findings:${asset}` : `${type}:${asset ?? event.id}`
}

/** Silent and back are about the same. */
function aboutWordPress(event: Occurrence['event'], site: string): string {
  const flaw = factsOf(event, 'wp.flaw')
  if (flaw) return `wp.flaw:${site}:${flaw.slug}:${flaw.url ?? flaw.title}`
  const update = factsOf(event, 'wp.update')
  return update ? `wp.update:${site}:${update.kind}:${update.slug}` : `wp.silent:${site}`
}

const isFixed = ({ event }: Occurrence) => event.type === 'findings.fixed'

type Said = Pick<Message, 'title' | 'text'>

export function messageOf(
  doing: Doing,
  occurrence: Occurrence,
  { title, text }: Said,
  earlier: readonly Occurrence[] = [],
): Message {
  const { voice, deps, isTest } = doing
  const place = placeOf(doing)
  const { event } = occurrence
  const label =
    'scan_id' in event.data
      ? 'openReport'
      : 'wpsite_id' in event.data
        ? 'openWordPress'
        : 'page' in event.data
          ? 'openLead'
          : event.type === 'schedule' || event.type === 'asset.verified'
            ? 'openDashboard'
            : 'openMonitoring'
  return {
    title: `${isTest ? TEST : ''}${title.slice(0, MAX_TITLE)}`,
    text,
    link: { url: linkOf(event, place), label: voice.words(`mail.recipe.${label}`) },
    severity: severityOf(occurrence),
    site: siteOf(event),
    sender: deps.productName,
    about: aboutOf(occurrence),
    // Of several findings others may still be open.
    isOver:
      event.type === 'site.up' || event.type === 'wp.back' || (isFixed(occurrence) && occurrence.findings.length === 1),
    event: bodyOf(occurrence, place, earlier),
    ticket: null,
    contact: contactOf(occurrence),
  }
}

/** For lists of customers. */
const contactOf = ({ lead }: Occurrence): Message['contact'] =>
  lead?.email ? { email: lead.email, name: lead.name ?? '', website: lead.website ?? '', tags: lead.tags } : null

type Sending = { message: Message; position: number; attachments?: Parameters<typeof leaveMessage>[1]['attachments'] }

/** Hands a message to the connection of the action; what is wrong with it stands in the outcome, too. */
export async function send(doing: Doing, { message, position, attachments }: Sending): Promise<Outcome> {
  const { tx, home, run, connection, isQuiet, isTest, action } = doing
  const integrationId = ('integration_id' in action && action.integration_id) || null
  const delivery = await leaveMessage(tx, {
    workspaceId: home.workspace.id,
    runId: run,
    position,
    integrationId: connection && integrationId,
    toName: connection?.name ?? '',
    message,
    isTest,
    isQuiet,
    attachments,
  })
  const said = { to: connection?.name ?? null, title: message.title, text: message.text, delivery }
  if (!connection) return failed(because('noConnection'), said)
  if (connection.status === 'inactive') return failed(because('connectionOff'), said)
  return { state: 'sent', reason: null, ...said }
}

const takes = (doing: Doing) => (doing.connection ? (providerOf(doing.connection.type)?.takes ?? null) : null)

const groupOf = (doing: Doing) => (doing.connection ? (providerOf(doing.connection.type)?.group ?? null) : null)

/** The first line is the title. */
function saidIn(text: string, fallback: string): Said {
  const [title = '', ...rest] = text.split('\n')
  return title.trim() === '' ? { title: fallback, text: '' } : { title, text: rest.join('\n').trim() }
}

export async function notify(doing: Doing<'notify'>): Promise<Outcome> {
  const { occurrences, action, position, voice, connection } = doing
  const all = together(occurrences)
  const values = { ...valuesOf(all, voice, placeOf(doing), doing.recipe), count: String(countOf(occurrences)) }
  const text = fillTemplate(action.config.text, values)
  const message = messageOf(doing, all, saidIn(text, titleOf(all, voice, doing.recipe)), occurrences.slice(0, -1))
  if (connection && takes(doing) !== 'notice' && takes(doing) !== 'event')
    return failed(because('wrongConnection'), { to: connection.name })
  // What takes the event itself has the words beside it.
  const event =
    takes(doing) === 'event'
      ? { ...message.event, data: { ...Object(message.event.data), message: text } }
      : message.event
  // Where a text and a link are one, an address that the text has does not stand there twice.
  const isTwice = groupOf(doing) === 'chat' && message.link !== null && text.includes(message.link.url)
  return send(doing, { message: { ...message, event, link: isTwice ? null : message.link }, position })
}

/** Findings, or else how often it happened. */
function countOf(occurrences: Doing['occurrences']): number {
  const { findings } = together(occurrences)
  return findings.length > 0 ? findings.length : occurrences.length
}

export async function sendEvent(doing: Doing<'webhook'>): Promise<Outcome> {
  const { occurrences, position, voice, connection } = doing
  const last = occurrences.at(-1) ?? occurrences[0]
  const isContact = takes(doing) === 'contact'
  if (isContact && !last.lead) return skipped(because('noLead'))
  if (connection && takes(doing) !== 'event' && !isContact)
    return failed(because('wrongConnection'), { to: connection.name })
  return send(doing, {
    message: messageOf(doing, last, { title: titleOf(last, voice, doing.recipe), text: '' }, occurrences.slice(0, -1)),
    position,
  })
}

/**
 * One for each finding, the worst first; of more than ten the rest stand in the last. What has a ticket already gets a
 * comment there.
 */
export async function openTickets(doing: Doing<'create_ticket'>): Promise<Outcome> {
  const { occurrences, position, connection, isTest } = doing
  if (connection && takes(doing) !== 'ticket') return failed(because('wrongConnection'), { to: connection.name })
  const all = together(occurrences)
  const single = all.findings.length > MAX_TICKETS ? MAX_TICKETS - 1 : MAX_TICKETS
  const parts =
    all.findings.length === 0
      ? [all]
      : all.findings.slice(0, single).map((finding) => ({ ...all, findings: [finding] }))
  const rest = all.findings.slice(single)
  const messages = [
    ...parts.map((part) => ticketOf(doing, part)),
    ...(rest.length > 0 ? [restOf(doing, { ...all, findings: rest })] : []),
  ]
  const [first] = messages
  if (!first) return skipped(because('noFindings'))
  if (isTest) {
    const said = { to: connection?.name ?? null, title: first.title, text: first.text }
    return { ...skipped(because('testOnly'), said), state: 'shown' }
  }
  const outcomes: Outcome[] = []
  for (const [place, message] of messages.entries())
    outcomes.push(await send(doing, { message, position: position + Math.min(place, PLACES - 1) }))
  return outcomes.find(({ state }) => state === 'failed') ?? outcomes[0] ?? skipped(because('noFindings'))
}

function ticketOf(doing: Doing<'create_ticket'>, part: Occurrence): Message {
  const { words } = doing.voice
  const severity = severityOf(part)
  const lines = [
    severity && words('mail.recipe.ticket.severity', { severity: words(`ui.severity.${severity}`) }),
    fixOf(part, doing.voice),
  ]
  const title = words(`mail.recipe.ticket.${isFixed(part) ? 'fixed' : 'one'}`, {
    title: titleOf(part, doing.voice),
    site: siteOf(part.event) ?? '',
  })
  return ofKind(doing, messageOf(doing, part, { title, text: lines.filter(Boolean).join('\n') }))
}

const ofKind = ({ action }: Doing<'create_ticket'>, message: Message): Message =>
  action.config.kind === '' ? message : { ...message, ticketKind: action.config.kind }

function restOf(doing: Doing<'create_ticket'>, part: Occurrence): Message {
  const { words } = doing.voice
  const title = words(`mail.recipe.ticket.${isFixed(part) ? 'restFixed' : 'rest'}`, {
    count: part.findings.length,
    site: siteOf(part.event) ?? '',
  })
  const text = part.findings
    .map((finding) => `${words(`ui.severity.${finding.severity}`)}: ${finding.title}`)
    .join('\n')
  return ofKind(doing, messageOf(doing, part, { title, text }))
}
