import type { IncidentKind } from '@/lib/contract/monitor'
import { absoluteTime, duration } from '@/lib/format'
import type { Mail } from '@/server/mail'
import type { Trouble } from './troubles'

const CAUSES: Record<string, string> = {
  dns: 'its name has no address',
  connect: 'no connection could be made',
  timeout: 'it did not answer in time',
  tls: 'no secure connection could be made',
  certificate: 'its certificate is refused by browsers',
  status: 'it answers with an error',
  blocked: 'its address may not be contacted',
}

const listed = (trouble: Pick<Trouble, 'changes'>) => trouble.changes.map(({ what, after }) => (after ? `${what}: ${after}` : what)).join('; ')

const OPENED: Record<IncidentKind, (trouble: Pick<Trouble, 'cause' | 'message' | 'changes'>) => string> = {
  down: ({ cause, message }) => `is down: ${CAUSES[cause ?? ''] ?? 'it does not answer'}${message ? `. ${message.replace(/\.$/, '')}` : ''}`,
  slow: ({ message }) => `is slow: it took ${message ?? 'long'} to answer`,
  certificate: (trouble) => `has another certificate (${listed(trouble)})`,
  headers: (trouble) => `no longer sends: ${listed(trouble)}`,
  dns: (trouble) => `has other DNS records (${listed(trouble)})`,
  exposed: (trouble) => `shows something new that should be hidden (${listed(trouble)})`,
  score: ({ changes: [change] }) => `has a lower score: ${change?.after ?? '?'} after ${change?.before ?? '?'}`,
}

const RECOVERED: Record<IncidentKind, string> = {
  down: 'is up again',
  slow: 'answers fast again',
  certificate: 'has its earlier certificate again',
  headers: 'sends its security headers again',
  dns: 'has its earlier DNS records again',
  exposed: 'no longer shows what should be hidden',
  score: 'has its score back',
}

export const openedText = (site: string, trouble: Pick<Trouble, 'kind' | 'cause' | 'message' | 'changes'>) => `${site} ${OPENED[trouble.kind](trouble)}.`

export const recoveredText = (site: string, { kind, started_at }: { kind: IncidentKind; started_at: Date }, at: Date) =>
  `${site} ${RECOVERED[kind]}, after ${duration(at.getTime() - started_at.getTime(), 'en')}.`

export const expiryText = (site: string, what: 'certificate' | 'domain', at: Date, daysLeft: number) =>
  `The ${what} of ${site} ends in ${daysLeft} ${daysLeft === 1 ? 'day' : 'days'}, on ${at.toISOString().slice(0, 10)}.`

type Told = { alert: { text: string; created_at: Date } }
type Workspace = { name: string; settings: { timezone?: string } }

/** One mail for all that happened: its subject says the first thing and how much more there is. */
export function alertMail(rows: Told[], { name, settings }: Workspace, publicUrl: string): Pick<Mail, 'subject' | 'text'> {
  const timeZone = settings.timezone ?? 'UTC'
  const more = rows.length - 1
  const subject = `${rows[0]?.alert.text.replace(/\.$/, '') ?? 'Monitoring'}${more > 0 ? ` (and ${more} more)` : ''}`
  const lines = rows.map(({ alert }) => `- ${absoluteTime(alert.created_at, { locale: 'en-GB', timeZone, zone: true })}: ${alert.text}`)
  return {
    subject: subject.length > 150 ? `${subject.slice(0, 147)}…` : subject,
    text: `Hello,

this happened in your workspace ${name}:

${lines.join('\n')}

See what it means: ${publicUrl}/monitoring

You get one mail when something begins and one when it is over. Quiet hours and the address for these mails are set on that page and in the settings of the workspace.
`,
  }
}
