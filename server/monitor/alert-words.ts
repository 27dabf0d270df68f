import { DOWN_CAUSES, type IncidentChange } from '@/lib/contract/monitor'
import { absoluteTime, date, duration } from '@/lib/domain/format'
import { titleSays } from '@/lib/domain/older-result'
import { shownAddress } from '@/lib/domain/shown-address'
import type { Mail } from '@/server/mail'
import type { Voice } from '@/server/voice'
import type { AlertFacts, Trouble } from '@/server/db/monitor-facts'

const NAMED = ['issuer', 'subject', 'valid_to', 'sha256'] as const

/** What happened to a site, in a sentence: "shop.example.com is up again, after 4m 30s." */
export function alertText(voice: Voice, site: string, facts: AlertFacts): string {
  const { words, locale, formats } = voice
  if (facts.event === 'opened') return openedText(voice, site, facts)
  if (facts.event === 'recovered')
    return words(`mail.alert.recovered.${facts.kind}`, { site, time: duration(facts.ms, locale, formats) })
  const { what, end, days } = facts
  return words(`mail.alert.ends.${what}`, {
    site,
    days,
    date: date(end, { locale: datesIn(locale), timeZone: 'UTC', formats }),
  })
}

/** "shop.example.com is down: …" */
function openedText(
  { words, said, locale, formats }: Voice,
  site: string,
  { kind, cause, message, says, changes }: Trouble,
): string {
  const named = ({ what, says: own }: IncidentChange) => {
    const name = NAMED.find((own) => own === what)
    return name && kind === 'certificate' ? words(`mail.alert.what.${name}`) : said(what, own ?? titleSays(what))
  }
  const value = (what: string, after: string) =>
    (what === 'valid_to' && date(after, { locale: datesIn(locale), timeZone: 'UTC', formats })) || after
  const list = changes
    .map((change) => (change.after ? `${named(change)}: ${value(change.what, change.after)}` : named(change)))
    .join('; ')
  if (kind === 'down') {
    const why = words(`mail.alert.cause.${DOWN_CAUSES.find((own) => own === cause) ?? 'other'}`)
    return message
      ? words('mail.alert.opened.downReason', { site, cause: why, reason: said(message, says).replace(/\.$/, '') })
      : words('mail.alert.opened.down', { site, cause: why })
  }
  if (kind === 'slow') return words('mail.alert.opened.slow', { site, time: message ?? '?' })
  if (kind === 'domain')
    return words('mail.alert.opened.domain', { site, date: value('valid_to', changes[0]?.after ?? '?') })
  if (kind === 'score')
    return words('mail.alert.opened.score', {
      site,
      after: changes[0]?.after ?? '?',
      before: changes[0]?.before ?? '?',
    })
  return words(`mail.alert.opened.${kind}`, { site, list })
}

type AlertRow = { alert: { text: string; facts: AlertFacts | null; created_at: Date }; site: string }
type Place = { workspace: string; workspace_id: string; publicUrl: string }

/** One mail for all that happened: its subject says the first thing and how much more there is. */
export function alertMail(
  rows: AlertRow[],
  { workspace, workspace_id, publicUrl }: Place,
  voice: Voice,
  timeZone: string,
): Pick<Mail, 'subject' | 'text'> {
  const { words, locale, formats } = voice
  const time = (at: Date) => absoluteTime(at, { locale: datesIn(locale), timeZone, formats, zone: true })
  const texts = rows.map(({ alert, site }) =>
    alert.facts ? alertText(voice, shownAddress(site), alert.facts) : voice.said(alert.text, null),
  )
  const first = texts[0]?.replace(/\.$/, '') ?? ''
  const subject = rows.length > 1 ? words('mail.alert.more', { first, count: rows.length - 1 }) : first
  const list = rows
    .map(({ alert }, index) => words('mail.alert.line', { time: time(alert.created_at), text: texts[index] ?? '' }))
    .join('\n')
  return {
    subject: subject.length > 150 ? `${subject.slice(0, 147)}…` : subject,
    text: words('mail.alert.text', {
      workspace,
      list,
      link: `${publicUrl}/monitoring?workspace=${workspace_id}`,
      settings: `${publicUrl}/setting?section=notifications`,
    }),
  }
}

/** Day before month for everybody who did not say which English. */
const datesIn = (locale: string) => (locale === 'en' ? 'en-GB' : locale)
