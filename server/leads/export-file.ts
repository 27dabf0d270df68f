import { and, asc, desc, inArray } from 'drizzle-orm'
import type { Lead } from '@/lib/contract/lead-record'
import { csvOf } from '@/lib/exports/csv'
import type { Db } from '@/server/db/db'
import { leadFacts, leads } from '@/server/db/schema'
import { SLICE, turn } from '@/server/in-slices'
import { type Address, shownFact, type StoredFact } from './facts'
import { leadsWhere, publicLeads } from './lead-rows'
import { textOf } from './place'

type Cell = string | number | undefined
type Facts = readonly StoredFact[]

const MINOR_DIGITS = (currency: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2

/** The amount in the unit of its currency. */
function amountOf({ value_minor: minor, value_currency: currency }: Lead): Cell {
  if (typeof minor !== 'number' || !currency) return undefined
  try {
    return minor / 10 ** MINOR_DIGITS(currency)
  } catch {
    return minor / 100
  }
}

const address = (facts: Facts, part: 'text' | 'region' | 'postal_code') =>
  (shownFact(facts, 'address')?.value as Address | undefined)?.[part] ?? undefined
const figure = (facts: Facts, key: 'rating' | 'reviews') => {
  const value = shownFact(facts, key)?.value
  return typeof value === 'number' ? value : undefined
}

/** By the names that an import knows, where it takes them. */
const COLUMNS: Record<string, (lead: Lead, facts: Facts) => Cell> = {
  Name: ({ name }) => name,
  Stage: ({ status }) => status,
  Grade: ({ scan }) => scan?.grade ?? undefined,
  Score: ({ scan }) => scan?.score ?? undefined,
  Scanned: ({ scan }) => scan?.checked_at ?? undefined,
  Opportunity: ({ opportunity }) => opportunity ?? undefined,
  Website: ({ website }) => website ?? undefined,
  Phone: ({ phone }) => phone ?? undefined,
  Email: ({ email }) => email ?? undefined,
  Address: (_, facts) => address(facts, 'text'),
  City: ({ city }) => city ?? undefined,
  Region: (_, facts) => address(facts, 'region'),
  'Postal code': (_, facts) => address(facts, 'postal_code'),
  Country: ({ country }) => country ?? undefined,
  Category: ({ category }) => category ?? undefined,
  Rating: (_, facts) => figure(facts, 'rating'),
  Reviews: (_, facts) => figure(facts, 'reviews'),
  Tags: ({ tags }) => tags.join('; '),
  'Next step': ({ next_step }) => next_step ?? undefined,
  Due: ({ next_step_at }) => next_step_at ?? undefined,
  Value: amountOf,
  Currency: ({ value_currency }) => value_currency ?? undefined,
  Period: ({ value_period }) => value_period ?? undefined,
  'Lost because': ({ lost_reason }) => lost_reason ?? undefined,
  Notes: ({ notes }) => notes ?? undefined,
  Created: ({ created_at }) => created_at,
  Changed: ({ updated_at }) => updated_at ?? undefined,
}

/** Leads as a table for spreadsheets, the newest first. Who asked not to be contacted comes without addresses. */
export async function leadsCsv(db: Db, userId: string, where: Parameters<typeof leadsWhere>[1]): Promise<string> {
  const rows = await leadsWhere(db, and(where)).orderBy(desc(leads.created_at), asc(leads.id))
  const lines: Cell[][] = []
  for (let start = 0; start < rows.length; start += SLICE) {
    const slice = await publicLeads(db, userId, rows.slice(start, start + SLICE))
    const facts = Map.groupBy(
      await db
        .select()
        .from(leadFacts)
        .where(
          and(
            inArray(
              leadFacts.lead_id,
              slice.map(({ id }) => id),
            ),
            inArray(leadFacts.key, ['address', 'rating', 'reviews']),
          ),
        ),
      ({ lead_id }) => lead_id,
    )
    for (const lead of slice)
      lines.push(Object.values(COLUMNS).map((cell) => visible(cell(lead, facts.get(lead.id) ?? []))))
    await turn()
  }
  return csvOf(Object.keys(COLUMNS), lines)
}

const visible = (cell: Cell) => (typeof cell === 'string' ? (textOf(cell, 10_000) ?? undefined) : cell)
