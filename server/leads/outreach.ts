import { and, eq } from 'drizzle-orm'
import type { Input, Reply } from '@/lib/contract/endpoint'
import type { leadWorkApi } from '@/lib/contract/lead-work'
import { type Finding, SEVERITIES } from '@/lib/contract/scan-result'
import { findingIn } from '@/lib/domain/finding-texts'
import { type Basis, ruleFor } from '@/lib/domain/leads/outreach-rules'
import { oneLine, outreachText } from '@/lib/domain/leads/outreach-text'
import { shownAddress } from '@/lib/domain/shown-address'
import { writtenResult } from '@/lib/domain/stored-result'
import type { Db } from '@/server/db/db'
import { leadFacts, type leads, leadScans } from '@/server/db/schema'
import type { Voice } from '@/server/voice'
import { type Address, shownFact } from './facts'
import { scanHostOf } from './identity'
import { leadSettingsOf } from './lead-settings'
import { isListed } from './no-contact'

type Lead = typeof leads.$inferSelect
type Scan = typeof leadScans.$inferSelect
type Asked = Input<typeof leadWorkApi.compose>['body']
type Composed = Reply<typeof leadWorkApi.compose>

const DAY_MS = 86_400_000
/** After so many days a site may be another; after so many more nobody may be told what it was. */
const AGING_DAYS = 7
const OLD_DAYS = 30
const MOST_TOLD = 20
const FIRST_TOLD = 3

type Composing = {
  lead: Lead
  asked: Asked
  /** Of whoever writes. */
  own: Voice
  /** Of whoever reads the text. */
  theirs: Voice
  zone: string
  /** Null: there is none yet. */
  optOutUrl: string | null
}

/** What is known of a lead when a text to it is made. */
async function groundsOf(db: Db, lead: Lead, { language }: Voice) {
  const scan = await scanOf(db, lead)
  const facts = await db.select().from(leadFacts).where(eq(leadFacts.lead_id, lead.id))
  const { sender } = await leadSettingsOf(db, lead.user_id)
  const at = scan?.completed_at ?? null
  return {
    scan,
    facts,
    sender,
    address: addressOf(facts, language),
    proved: scan ? provedBy(scan) : [],
    hasObjected: await hasAskedToStop(db, lead),
    at,
    age: at && Math.floor((Date.now() - at.getTime()) / DAY_MS),
  }
}
type Grounds = Awaited<ReturnType<typeof groundsOf>>

/** A text of what the last scan of a lead's site proves, and whether it may go out. */
export async function composeOutreach(db: Db, composing: Composing): Promise<Composed> {
  const { lead, asked, own } = composing
  const grounds = await groundsOf(db, lead, composing.theirs)
  const { scan, proved, at, age } = grounds
  const chosen = chosenOf(proved, asked.issues)
  const basis = asked.basis ?? basisOf(lead)
  const { key, verdict, needsBasis, bases, ...rule } = ruleFor({
    country: lead.country,
    channel: asked.channel,
    basis,
    hasObjected: grounds.hasObjected,
  })
  const stops = stopsOf(lead, asked.channel, { ...grounds, verdict })
  const warnings = warningsOf(grounds, chosen.length)
  const days = { days: age ?? 0 }
  return {
    ...textOf(grounds, chosen, composing),
    opt_out_url: composing.optOutUrl,
    facts: chosen.map((finding) => factOf(finding, at)),
    offered: proved.map((finding) => offeredIn(finding, own)),
    rule: {
      ...rule,
      country: lead.country,
      verdict,
      bases: [...bases],
      basis,
      needs_basis: needsBasis,
      text: own.words(`outreach.rule.${key}.${asked.channel}`),
    },
    stops: stops.map((code) => ({ code, text: own.words(`outreach.stop.${code}`, days) })),
    warnings: warnings.map((code) => ({ code, text: own.words(`outreach.warning.${code}`, days) })),
    scan: { id: scan?.id ?? null, at: at?.toISOString() ?? null, age_days: age },
  }
}

function textOf(
  { facts, sender, address, at, hasObjected }: Grounds,
  chosen: readonly Finding[],
  composing: Composing,
) {
  const { lead, asked, theirs, zone, optOutUrl } = composing
  const day = (time: Date) => dayIn(time, theirs, lead.country, zone)
  return outreachText((key, values) => theirs.words(`outreach.text.${key}`, values), {
    channel: asked.channel,
    tone: asked.tone,
    business: {
      name: lead.name,
      host: lead.website && shownAddress(scanHostOf(lead.website)),
      // Of who is on the list no number is told.
      phone: hasObjected ? null : lead.phone,
      address,
    },
    sender,
    facts: chosen.map((finding) => toldIn(finding, theirs)),
    seenOn: at && day(at),
    source: sourceOf(facts, asked.channel, theirs, day),
    reportUrl: asked.report_url || null,
    optOutUrl,
  })
}

/** Why a text cannot go out. */
function stopsOf(lead: Lead, channel: Asked['channel'], grounds: Grounds & { verdict: string }) {
  const { sender, scan, address, age } = grounds
  const all = {
    listed: grounds.hasObjected,
    sender_name: oneLine(sender.name) === '',
    // A call is not sent: who calls says who calls.
    sender_address: channel !== 'call' && oneLine(sender.address) === '',
    their_address: channel === 'letter' && address === null,
    source_missing: factUsed(grounds.facts, channel) === undefined,
    scan_missing: lead.website !== null && scan === null,
    scan_old: age !== null && age > OLD_DAYS,
    basis_missing: grounds.verdict === 'needs_basis',
  }
  return (Object.keys(all) as (keyof typeof all)[]).filter((code) => all[code])
}

const warningsOf = ({ age, scan, proved }: Grounds, told: number) => [
  ...(age !== null && age > AGING_DAYS && age <= OLD_DAYS ? (['scan_aging'] as const) : []),
  ...(scan && proved.length === 0 ? (['no_facts'] as const) : []),
  ...(proved.length > 0 && told === 0 ? (['none_chosen'] as const) : []),
]

export const hasAskedToStop = async (db: Db, lead: Lead) =>
  (lead.status === 'lost' && lead.lost_reason === 'stop') || (await isListed(db, lead.user_id, lead))

/** What the lead itself says of why it may be written to. */
export const basisOf = ({ last_reply_at, client_workspace_id }: Lead): Basis =>
  client_workspace_id ? 'customer' : last_reply_at ? 'replied' : 'none'

async function scanOf(db: Db, { lead_scan_id: id, user_id }: Lead): Promise<Scan | null> {
  if (!id) return null
  const [scan] = await db
    .select()
    .from(leadScans)
    .where(and(eq(leadScans.id, id), eq(leadScans.user_id, user_id), eq(leadScans.status, 'completed')))
  return scan ?? null
}

/** What a scan is sure of, worst first: what is only likely is told to nobody. */
export function provedBy({ result }: Pick<Scan, 'result'>): Finding[] {
  return (result ? writtenResult(result).findings : [])
    .filter(({ confidence }) => confidence === 'confirmed')
    .toSorted((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity))
    .slice(0, MOST_TOLD)
}

/** Those that were asked for; else the three worst that are more than a remark, each kind once. */
function chosenOf(proved: readonly Finding[], issues: readonly string[] | undefined): Finding[] {
  if (issues) return proved.filter(({ id }) => issues.includes(id))
  return proved
    .filter(({ severity, rule }, place) => {
      const isFirst = proved.findIndex((other) => other.rule === rule) === place
      return severity !== 'info' && isFirst
    })
    .slice(0, FIRST_TOLD)
}

function toldIn(finding: Finding, voice: Voice) {
  const told = findingIn(finding, { texts: voice.findings })
  return { issue: finding.id, title: told.title, means: told.summary_plain }
}

const offeredIn = (finding: Finding, voice: Voice) => ({
  issue: finding.id,
  check: finding.check,
  rule: finding.rule,
  severity: finding.severity,
  title: oneLine(toldIn(finding, voice).title),
  at: oneLine(finding.at),
})

const factOf = ({ check, rule, at }: Finding, seen: Date | null) => ({
  check,
  rule,
  at,
  seen_at: (seen ?? new Date(0)).toISOString(),
})

/** A day as it is written in the language and country of whoever reads it. */
function dayIn(at: Date, { language }: Voice, country: string | null, timeZone: string): string {
  const options = { dateStyle: 'long', timeZone, calendar: 'gregory' } as const
  const locale = /^[A-Z]{2}$/.test(country ?? '') ? `${language}-${country}` : language
  return oneLine(new Intl.DateTimeFormat(locale, options).format(at))
}

const KEY_OF = { mail: 'email', call: 'phone', letter: 'address' } as const

type Fact = typeof leadFacts.$inferSelect

/** The fact that a channel uses; else what is known of the business at all. */
const factUsed = (facts: readonly Fact[], channel: Asked['channel']) =>
  ([KEY_OF[channel], 'email', 'phone', 'address', 'website', 'name'] as const)
    .map((key) => shownFact(facts, key))
    .find((one) => one !== undefined)

/** Where the contact details come from, and since when. */
function sourceOf(facts: readonly Fact[], channel: Asked['channel'], { words }: Voice, day: (at: Date) => string) {
  const fact = factUsed(facts, channel)
  if (!fact) return null
  const { source, source_url: url } = fact
  const name = source === 'website' && url ? words('outreach.source.page', { url }) : words(`outreach.source.${source}`)
  return { name, day: day(fact.seen_at) }
}

const countryIn = (country: string, language: string) =>
  /^[A-Z]{2}$/.test(country) ? new Intl.DisplayNames([language], { type: 'region' }).of(country) : country

/** As it is written on a letter, each part once. */
function addressOf(facts: readonly Fact[], language: string): string | null {
  const { text, postal_code, city, region, country } = (shownFact(facts, 'address')?.value ?? {}) as Partial<Address>
  const parts = [
    text,
    // A whole address names its town already.
    [postal_code, city && text?.includes(city) ? null : city].filter(Boolean).join(' '),
    region,
    country && countryIn(country, language),
  ].map((part) => oneLine(part ?? ''))
  const once = parts.filter((part, place) => part && !parts.slice(0, place).some((before) => before.includes(part)))
  return text || city ? once.join('\n') : null
}
