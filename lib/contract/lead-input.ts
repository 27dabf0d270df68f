import * as z from 'zod/mini'
import { Id, isOneLine, line, prose } from './common'
import { LeadStatus, LostReason, VALUE_PERIODS } from './lead-record'
import { broken } from './broken'

const MAX_VALUE = 1_000_000_000_000

/** Of a stranger: cleaned when it is kept, and no longer than this when it comes. */
const theirs = z.optional(z.nullable(z.string().check(z.maxLength(2000, broken('too_long', { count: 2000 })))))
const number = z.optional(z.nullable(z.number()))

const Tag = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, broken('tag_empty')),
    z.maxLength(40, broken('tag_too_long', { count: 40 })),
    isOneLine,
  )
const Tags = z.array(Tag).check(z.maxLength(20, broken('too_many_tags', { count: 20 })))

const FIVE_YEARS_MS = 5 * 366 * 86_400_000
const isTime = z.refine<string>((value) => !Number.isNaN(Date.parse(value)), broken('day_entry_missing'))
const isSoonEnough = z.refine<string>(
  (value) => !(Date.parse(value) > Date.now() + FIVE_YEARS_MS),
  broken('day_too_far'),
)

/** What a person decides about a lead. What is left out stays as it is. */
const decisions = {
  status: z.optional(LeadStatus),
  lost_reason: z.optional(z.nullable(LostReason)),
  tags: z.optional(Tags),
  notes: z.optional(z.nullable(prose(10_000))),
  value_minor: z.optional(
    z.nullable(
      z
        .int(broken('amount_missing'))
        .check(z.minimum(0, broken('amount_negative')), z.maximum(MAX_VALUE, broken('amount_too_large'))),
    ),
  ),
  value_currency: z.optional(z.nullable(z.string().check(z.regex(/^[A-Z]{3}$/, broken('currency_missing'))))),
  value_period: z.optional(z.nullable(z.enum(VALUE_PERIODS))),
  next_step: z.optional(z.nullable(line(200))),
  /** Until when: of a day without a time, its end. */
  next_step_at: z.optional(z.nullable(z.string().check(isTime, isSoonEnough))),
  next_step_has_time: z.optional(z.boolean()),
  archived: z.optional(z.boolean()),
  /** As it was when this was decided: somebody else's change in between is refused. */
  updated_at: z.optional(z.nullable(z.string())),
}

/** What a source says of a business. */
const listed = {
  source: theirs,
  source_id: z.optional(Id),
  name: theirs,
  category: theirs,
  address: theirs,
  city: theirs,
  region: theirs,
  country: theirs,
  postal_code: theirs,
  phone: theirs,
  email: theirs,
  website: theirs,
  rating: number,
  reviews_count: number,
  lat: number,
  lng: number,
  maps_url: theirs,
}

/** A result of a search or of a widget as it came, or with `id` a change. What else stands in it is not kept. */
export const LeadToSave = z.looseObject({
  ...decisions,
  ...listed,
  id: z.optional(Id),
  /** Other entries of the same business: what they say fills the gaps. */
  also: z.optional(z.array(z.looseObject(listed)).check(z.maxLength(20))),
})
export type LeadToSave = z.infer<typeof LeadToSave>

export const LeadChange = z.object({
  ...decisions,
  /** Typed by hand: they stand before what others say. Null: what others say again. */
  name: z.optional(
    z
      .string()
      .check(
        z.trim(),
        z.minLength(1, broken('name_missing')),
        z.maxLength(200, broken('too_long', { count: 200 })),
        isOneLine,
      ),
  ),
  phone: z.optional(z.nullable(line(60))),
  email: z.optional(z.nullable(line(254))),
  website: z.optional(z.nullable(line(2000))),
  address: z.optional(z.nullable(line(300))),
  country: z.optional(z.nullable(z.string().check(z.regex(/^[A-Z]{2}$/, broken('country_missing'))))),
  category: z.optional(z.nullable(line(100))),
})
export type LeadChange = z.infer<typeof LeadChange>

export const SaveLeads = z.object({
  lead: z.optional(LeadToSave),
  leads: z.optional(z.array(LeadToSave).check(z.maxLength(200, broken('too_many_saved', { count: 200 })))),
})
export type SaveLeads = z.infer<typeof SaveLeads>

export const LeadBulk = z.object({
  ids: z.array(Id).check(z.minLength(1, broken('lead_missing')), z.maxLength(1000, broken('too_many_leads'))),
  status: z.optional(LeadStatus),
  lost_reason: z.optional(z.nullable(LostReason)),
  add_tags: z.optional(Tags),
  remove_tags: z.optional(z.array(z.string())),
  next_step: decisions.next_step,
  next_step_at: decisions.next_step_at,
  archived: z.optional(z.boolean()),
  remove: z.optional(z.boolean()),
  /** Takes a removal of the last hour back. */
  restore: z.optional(z.boolean()),
})
export type LeadBulk = z.infer<typeof LeadBulk>
