import * as z from 'zod/mini'
import { HttpError } from '@/server/errors'
import type { LeadSource, Place, PlacePage } from '@/server/records/lead-source'
import { type Ask, busy, failed, jsonOf, NOWHERE, numberOf, pageOf, textOf } from './place'

const NAME = 'D7 Lead Finder'
const MAX_PLACES = 1_000
/** Where it does not say how long its search takes. */
const WAIT_SECONDS = 30

const Begun = z.looseObject({ searchid: z.union([z.string(), z.number()]), wait_seconds: z.optional(z.unknown()) })
const Refused = z.looseObject({ error: z.string() })
const Row = z.record(z.string(), z.unknown())

type Options = { key: string; url: string /** Waits until the next request may leave. */; turn(): Promise<void> }

/**
 * D7 Lead Finder: a search is begun, and its rows are fetched when it is done. After its public clients, 22 Nov 2026;
 * its own description needs an account.
 */
export function d7(ask: Ask, { key, url, turn }: Options): LeadSource {
  async function get(path: string, query: Record<string, string>, method: 'GET' | 'POST' = 'GET'): Promise<unknown> {
    await turn()
    const answer = await ask({ method, url: `${url}/${path}/?${new URLSearchParams({ ...query, key })}` })
    if (answer.status === 429) throw busy(NAME, answer.retryAfter ?? 60)
    const reply = jsonOf(NAME, answer)
    const refused = Refused.safeParse(reply)
    if (refused.success) throw refusal(refused.data.error)
    if (answer.status !== 200) throw failed(NAME, `status ${answer.status}`)
    return reply
  }

  async function begin(keyword: string, location: string, country: string | null): Promise<PlacePage> {
    const begun = Begun.safeParse(
      await get('search', { keyword, location, ...(country !== null && { country }) }, 'POST'),
    )
    if (!begun.success) throw failed(NAME, 'the search was not begun')
    const waitSeconds = numberOf(begun.data.wait_seconds, 1, 600) ?? WAIT_SECONDS
    return { places: [], next: String(begun.data.searchid), waitSeconds }
  }

  return {
    id: 'd7',
    name: NAME,
    attribution: { text: NAME, url: null },
    isForgotten: false,
    countsPages: false,
    mostADay: null,
    async search({ keyword, location, country }, token) {
      if (token === null) return begin(keyword, location, country)
      try {
        const rows = z.array(Row).safeParse(await get('results', { id: token }))
        if (!rows.success) throw failed(NAME, 'the answer is not a list of businesses')
        return { places: rows.data.slice(0, MAX_PLACES).flatMap(placeOf), next: null }
      } catch (error) {
        if (error instanceof StillLooking) return { places: [], next: token, waitSeconds: 10 }
        throw error
      }
    },
  }
}

class StillLooking extends Error {}

/** Every error comes with status 200 and a sentence. */
function refusal(words: string): Error {
  const message = textOf(words) ?? 'error'
  if (/still|progress|not ready|wait/i.test(message)) return new StillLooking(message)
  if (/limit|quota|too many|exceeded/i.test(message)) return busy(NAME, 3_600)
  if (/key|account|unauthori[sz]ed|invalid api/i.test(message))
    return new HttpError(502, 'lead_key', { values: { source: NAME, message, setting: 'D7_KEY' } })
  return failed(NAME, message)
}

/** Its rows have no id: the same business is told by what it has that is its own. */
function placeOf(row: z.infer<typeof Row>): Place[] {
  const name = textOf(row.name)
  if (name === null) return []
  const [website, phone] = [pageOf(row.website), textOf(row.phone, 40)]
  const address = [row.address1, row.address2].flatMap((line) => textOf(line) ?? []).join(', ') || null
  return [
    {
      ...NOWHERE,
      id: [name, website ?? phone ?? address ?? ''].join(' ').toLowerCase().slice(0, 200),
      name,
      category: textOf(row.category),
      address,
      region: textOf(row.region),
      postalCode: textOf(row.zip, 20),
      country: countryOf(row.country),
      phone,
      email: /^[^\s@,;]+@[^\s@,;]+\.[^\s@,;]+/.exec(textOf(row.email, 254) ?? '')?.[0] ?? null,
      website,
      rating: numberOf(row.googlestars, 1, 5),
      reviews: numberOf(row.googlecount, 0, 1e9),
    },
  ]
}

function countryOf(value: unknown): string | null {
  const country = textOf(value, 2)?.toUpperCase() ?? ''
  return /^[A-Z]{2}$/.test(country) ? country : null
}
