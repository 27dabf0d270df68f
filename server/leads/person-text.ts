import type { WholeLead } from '@/lib/contract/lead-record'
import { LEAD_STATUSES } from '@/lib/contract/lead-record'
import { visibleText } from '@/lib/domain/visible-text'
import type { leadScans, widgetLeads } from '@/server/db/schema'
import type { Voice } from '@/server/voice'
import { dayIn } from './day'

type Scan = Pick<typeof leadScans.$inferSelect, 'url' | 'grade' | 'contacts' | 'created_at'>
type Visit = typeof widgetLeads.$inferSelect
type Kept = {
  value: string
  leads: readonly WholeLead[]
  scans: readonly Scan[]
  visits: readonly Visit[]
  since: Date | null
  months: number
  timeZone: string
}

/** What is kept of a person, to be sent to them: each datum with who said so and when. */
export function personText({ value, leads, scans, visits, since, months, timeZone }: Kept, voice: Voice): string {
  const { words } = voice
  const day = (at: Date | string) => dayIn(new Date(at), voice, timeZone)
  const listed = since ? [words('leadPage.person.listed', { date: day(since) })] : []
  if (leads.length + scans.length + visits.length === 0)
    return [words('leadPage.person.none', { value }), ...listed].join('\n')
  const parts = [
    words('leadPage.person.intro', { value, date: day(new Date()) }),
    ...leads.map((lead) => leadLines(lead, voice, day).join('\n')),
    ...visits.map((visit) => visitLines(visit, voice, day).join('\n')),
    ...scans.map((scan) => scanLines(scan, voice, day).join('\n')),
    [...listed, words('leadPage.person.why', { months })].join('\n'),
  ]
  return visibleText(parts.join('\n\n'))
}

type Day = (at: Date | string) => string

function leadLines(lead: WholeLead, { words }: Voice, day: Day): string[] {
  const stage = LEAD_STATUSES.find((status) => status === lead.status) ?? 'new'
  return [
    lead.name || words('leadPage.person.unnamed'),
    words('leadPage.person.saved', { date: day(lead.created_at), stage: words(`lead.board.stage.${stage}`) }),
    ...lead.facts.map(({ key, value, source, seen_at }) =>
      words('leadPage.person.fact', {
        key: words(`lead.fact.key.${key}`),
        value: written(value),
        source: words(`lead.fact.source.${source}`),
        date: day(seen_at),
      }),
    ),
    ...(lead.tags.length > 0 ? [words('leadPage.person.tags', { tags: lead.tags.join(', ') })] : []),
    ...(lead.notes ? [words('leadPage.person.notes', { text: lead.notes })] : []),
    ...(lead.next_step ? [words('leadPage.person.next', { text: lead.next_step })] : []),
    ...lead.note_list.map(({ kind, at, text }) =>
      words('leadPage.person.note', { kind: words(`lead.note.kind.${kind}`), date: day(at), text }),
    ),
    ...lead.outreach.flatMap(({ created_at, subject, body }) => [
      words('leadPage.person.outreach', { date: day(created_at), subject }),
      body,
    ]),
    ...lead.shares.map(({ created_at, expires_at }) =>
      words('leadPage.person.share', { date: day(created_at), until: day(expires_at) }),
    ),
  ]
}

const scanLines = ({ url, grade, contacts, created_at }: Scan, { words }: Voice, day: Day): string[] => [
  words('leadPage.person.scan', { url, date: day(created_at), grade: grade ?? '–' }),
  ...contacts.map(({ page, value }) => words('leadPage.person.published', { page, value })),
]

/** What they left in a widget or in a form of a website, and what they agreed to. */
function visitLines(visit: Visit, { words }: Voice, day: Day): string[] {
  const { created_at, page_url, consent_at, consent_text, mailed_at } = visit
  const source = words(`lead.fact.source.${visit.site_form_id ? 'website' : 'widget'}`)
  const said = (['name', 'email', 'phone', 'website'] as const).flatMap((key) => {
    const value = visit[key]
    return value === null ? [] : { key: words(`lead.fact.key.${key}`), value }
  })
  const more = [visit.referrer, ...Object.values(visit.utm)].filter(Boolean).join(', ')
  return [
    words('leadPage.person.visit', { date: day(created_at), page: page_url ?? '–' }),
    ...said.map((one) => words('leadPage.person.fact', { ...one, source, date: day(created_at) })),
    ...(visit.message ? [words('leadPage.person.message', { text: visit.message })] : []),
    ...(more ? [words('leadPage.person.cameFrom', { text: more })] : []),
    ...(visit.tags.length > 0 ? [words('leadPage.person.tags', { tags: visit.tags.join(', ') })] : []),
    ...(consent_text ? [words('leadPage.person.consent', { date: day(consent_at), text: consent_text })] : []),
    ...(mailed_at ? [words('leadPage.person.mailed', { date: day(mailed_at) })] : []),
  ]
}

const DEGREES = { maximumFractionDigits: 5, useGrouping: false } as const

/** A text, a number, or an address in its parts. */
function written(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value)
  const part = (name: string): unknown => Reflect.get(value, name)
  const degrees = (name: string) => {
    const number = part(name)
    return typeof number === 'number' ? number.toLocaleString('en', DEGREES) : null
  }
  const [lat, lng] = [degrees('lat'), degrees('lng')]
  return [
    part('text'),
    part('postal_code'),
    part('city'),
    part('region'),
    part('country'),
    lat && lng && `${lat} ${lng}`,
  ]
    .filter(Boolean)
    .join(', ')
}
