import { HttpError } from '@/server/errors'
import type { Answer } from '@/server/outgoing/answer'
import type { Place } from '@/server/records/lead-source'

export const NOWHERE: Omit<Place, 'id' | 'name'> = {
  category: null,
  address: null,
  city: null,
  region: null,
  postalCode: null,
  country: null,
  phone: null,
  email: null,
  website: null,
  rating: null,
  reviews: null,
  lat: null,
  lng: null,
  url: null,
  status: null,
}

/** What sends a request to a source: guarded, within 15 seconds, at most 5 MB of answer. */
export type Ask = (request: {
  method: 'GET' | 'POST'
  url: string
  headers?: Readonly<Record<string, string>>
  body?: string
}) => Promise<Answer>

/** Control characters, and what turns the direction of the text around it. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]+/gu

/** A text of a stranger: one line, so long at most. Null: there is none. */
export function textOf(value: unknown, max = 200): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null
  const line = String(value).replaceAll(UNPRINTABLE, ' ').replaceAll(/\s+/g, ' ').trim()
  return line === '' ? null : Array.from(line).slice(0, max).join('')
}

/** An address of a web page and nothing else that a link could hold. */
export function pageOf(value: unknown): string | null {
  const text = textOf(value, 2_000)
  if (text === null) return null
  const url = URL.parse(/^[a-z][a-z\d+.-]*:/i.test(text) && !/^[\w.-]+:\d/.test(text) ? text : `http://${text}`)
  const isPage = url && /^https?:$/.test(url.protocol) && url.hostname.includes('.') && !url.username && !url.password
  return isPage ? url.href : null
}

export function numberOf(value: unknown, least: number, most: number): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && number >= least && number <= most ? number : null
}

/** The answer as JSON. Throws when it is none. */
export function jsonOf(source: string, { reply }: Pick<Answer, 'reply'>): unknown {
  try {
    return JSON.parse(reply) as unknown
  } catch {
    throw failed(source, 'the answer is not JSON')
  }
}

export const failed = (source: string, reason: string) =>
  new HttpError(502, 'lead_source_failed', { values: { source, reason } })

export const busy = (source: string, seconds: number) =>
  new HttpError(429, 'lead_source_busy', { values: { source, count: String(seconds) }, retryAfterSeconds: seconds })
