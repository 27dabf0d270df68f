import { DOWN_CAUSES, type IncidentKind } from '@/lib/contract/monitor'
import { absoluteTime, date, duration } from '@/lib/format'
import type { Mail } from '@/server/mail'
import type { Voice } from '@/server/voice'
import { type Expiring, expiringOf } from './expiry-key'
import type { Trouble } from './troubles'

const DAY_MS = 86_400_000
const NAMED = ['issuer', 'subject', 'valid_to', 'sha256'] as const

/** Whole days from one moment to another. */
export const daysBetween = (from: Date, to: Date) => Math.floor((to.getTime() - from.getTime()) / DAY_MS)

type Begun = Pick<Trouble, 'kind' | 'cause' | 'message' | 'changes'>

/** "shop.example.com is down: …" */
export function openedText({ words, said, locale }: Voice, site: string, { kind, cause, message, changes }: Begun): string {
  const named = (what: string) => {
    const name = NAMED.find((own) => own === what)
    return name && kind === 'certificate' ? words(`mail.alert.what.${name}`) : said(what)
  }
  const value = (what: string, after: string) => (what === 'valid_to' && date(after, { locale: datesIn(locale), timeZone: 'UTC' })) || after
  const list = changes.map(({ what, after }) => (after ? `${named(what)}: ${value(what, after)}` : named(what))).join('; ')
  if (kind === 'down') {
    const why = words(`mail.alert.cause.${DOWN_CAUSES.find((own) => own === cause) ?? 'other'}`)
    return message
      ? words('mail.alert.opened.downReason', { site, cause: why, reason: said(message).replace(/\.$/, '') })
      : words('mail.alert.opened.down', { site, cause: why })
  }
  if (kind === 'slow') return words('mail.alert.opened.slow', { site, time: message ?? '?' })
  if (kind === 'score') return words('mail.alert.opened.score', { site, after: changes[0]?.after ?? '?', before: changes[0]?.before ?? '?' })
  return words(`mail.alert.opened.${kind}`, { site, list })
}

/** "shop.example.com is up again, after 4m 30s." */
export const recoveredText = ({ words, locale }: Voice, site: string, { kind, started_at }: { kind: IncidentKind; started_at: Date }, at: Date) =>
  words(`mail.alert.recovered.${kind}`, { site, time: duration(at.getTime() - started_at.getTime(), locale) })

/** "The certificate of shop.example.com ends in 3 days, on …" */
export const expiryText = ({ words, locale }: Voice, site: string, { what, end }: Expiring, now: Date) =>
  words(`mail.alert.ends.${what}`, { site, days: daysBetween(now, end), date: date(end, { locale: datesIn(locale), timeZone: 'UTC' }) })

type Incident = Begun & { started_at: Date; ended_at: Date | null }
type Told = { alert: { key: string; kind: string; text: string; created_at: Date }; site: string; incident: Incident | null }
type Workspace = { name: string; settings: { timezone?: string } }

/** One mail for all that happened: its subject says the first thing and how much more there is. */
export function alertMail(rows: Told[], { name, settings }: Workspace, publicUrl: string, voice: Voice): Pick<Mail, 'subject' | 'text'> {
  const { words, locale } = voice
  const time = (at: Date) => absoluteTime(at, { locale: datesIn(locale), timeZone: settings.timezone ?? 'UTC', zone: true })
  const texts = rows.map((row) => textOf(voice, row))
  const first = texts[0]?.replace(/\.$/, '') ?? ''
  const subject = rows.length > 1 ? words('mail.alert.more', { first, count: rows.length - 1 }) : first
  const list = rows.map(({ alert }, index) => words('mail.alert.line', { time: time(alert.created_at), text: texts[index] ?? '' })).join('\n')
  return {
    subject: subject.length > 150 ? `${subject.slice(0, 147)}…` : subject,
    text: words('mail.alert.text', { workspace: name, list, link: `${publicUrl}/monitoring` }),
  }
}

/** Stored texts are English: what they were made of is told again in the language of the reader. */
function textOf(voice: Voice, { alert, site, incident }: Told): string {
  const expiring = alert.kind === 'expiring' ? expiringOf(alert.key) : null
  if (expiring) return expiryText(voice, site, expiring, alert.created_at)
  if (incident && alert.kind === 'opened') return openedText(voice, site, incident)
  if (incident && alert.kind === 'recovered') return recoveredText(voice, site, incident, incident.ended_at ?? alert.created_at)
  return voice.said(alert.text)
}

/** Day before month for everybody who did not say which English. */
const datesIn = (locale: string) => (locale === 'en' ? 'en-GB' : locale)
