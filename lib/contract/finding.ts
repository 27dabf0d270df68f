import * as z from 'zod/mini'
import { Id, Timestamp, prose } from './common'
import { get, post } from './endpoint'
import { broken } from './broken'

/** What a person decides about a finding. `fixed_claimed` says that it was repaired; a later scan finds out. */
export const DECISIONS = ['open', 'in_review', 'fixed_claimed', 'accepted', 'false_positive'] as const
export const Decision = z.enum(DECISIONS)
export type Decision = z.infer<typeof Decision>

/** How a finding stands: as decided, or as a later scan and the calendar made of that. */
export const FINDING_STATUSES = [...DECISIONS, 'fixed'] as const
export const FindingStatus = z.enum(FINDING_STATUSES)
export type FindingStatus = z.infer<typeof FindingStatus>

/** What is known about one finding of an asset beyond the scan that found it. */
export const FindingState = z.object({
  /** The finding's fingerprint. */
  id: Id,
  status: FindingStatus,
  /** The first completed scan of the asset that saw it. */
  first_seen: z.optional(z.nullable(Timestamp)),
  /** The last word of a person; null where there is none. */
  decision: z.optional(
    z.nullable(
      z.object({
        status: Decision,
        note: z.string(),
        /** The last day of an accepted risk. */
        until: z.nullable(z.string()),
        by: z.nullable(z.object({ id: Id, name: z.string() })),
        at: Timestamp,
      }),
    ),
  ),
  /** The scan that answered a claim to be fixed. */
  verified_at: z.optional(z.nullable(Timestamp)),
})
export type FindingState = z.infer<typeof FindingState>

const NOTE = broken('note_missing')
const DAY = broken('day_missing')
const PAST = broken('day_past')
const FAR = broken('day_too_late')

const needsNote = ({ status }: { status: Decision }) => status === 'false_positive' || status === 'accepted'
const isDay = (day: string) => !Number.isNaN(Date.parse(day))
const dayOf = (date: Date) => date.toISOString().slice(0, 10)

/** A risk is looked at again one day. Also for somebody whose day began before that of the server. */
function farthestDay() {
  const day = new Date()
  day.setUTCFullYear(day.getUTCFullYear() + 2, day.getUTCMonth(), day.getUTCDate() + 1)
  return dayOf(day)
}

/** Whether a rule about its last day holds for a decision that has one. */
const untilRule = (holds: (day: string) => boolean, error: string) =>
  z.refine<{ status: Decision; until?: string | null }>(
    ({ status, until }) => status !== 'accepted' || !until || !isDay(until) || holds(until),
    {
      path: ['until'],
      error,
    },
  )

const decision = {
  status: Decision,
  note: z._default(prose(1000), ''),
  until: z.optional(z.nullable(z.string().check(z.regex(/^(\d{4}-\d\d-\d\d)?$/, DAY)))),
}
const rules = <S extends z.ZodMiniType<{ status: Decision; note: string; until?: string | null }, unknown>>(
  schema: S,
) =>
  schema.check(
    z.refine((value) => !needsNote(value) || value.note !== '', { path: ['note'], error: NOTE }),
    z.refine((value) => value.status !== 'accepted' || isDay(value.until ?? ''), { path: ['until'], error: DAY }),
    untilRule((day) => day >= dayOf(new Date()), PAST),
    untilRule((day) => day <= farthestDay(), FAR),
  )

/** So many sites of a problem are decided on by one call. */
export const MAX_DECIDED = 500

/** The form of a decision. */
export const Triage = rules(z.object(decision))
export const NewTriage = rules(
  z.object({
    ids: z
      .array(z.string())
      .check(z.minLength(1, broken('finding_missing')), z.maxLength(20_000, broken('too_many_findings'))),
    ...decision,
  }),
)
/** One decision for a problem, wherever it is on these assets. */
export const ProblemTriage = rules(
  z.object({
    rule: z.string().check(z.maxLength(200)),
    assets: z
      .array(z.string())
      .check(z.minLength(1, broken('asset_missing')), z.maxLength(MAX_DECIDED, 'Name at most 500 assets.')),
    ...decision,
  }),
)
export type ProblemTriage = z.input<typeof ProblemTriage>
export type NewTriage = z.input<typeof NewTriage>

const States = z.object({ findings: z.array(FindingState) })

const REPORT = { auth: 'user', gate: 'core', in: { workspace: ':workspace', report: ':report' } } as const

/** Beyond the specification. Decisions belong to the asset: they hold in every report of it. */
export const findingApi = {
  list: get('/api/report/:workspace/one/:report/findings', { ...REPORT, beyond: true, reply: States }),
  triage: post('/api/report/:workspace/one/:report/findings', {
    ...REPORT,
    beyond: true,
    body: NewTriage,
    reply: States,
  }),
}
