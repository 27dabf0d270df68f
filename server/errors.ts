import type { ContentfulStatusCode } from 'hono/utils/http-status'

export type Upgrade = { feature: string; plans: readonly string[]; link: string }
type Details = { errors?: Record<string, string[]>; upgrade?: Upgrade; usage?: { used: number; limit: number }; retryAfterSeconds?: number }

/** Thrown by a route; `onError` answers `{ message, …details }` with this status. */
export class HttpError extends Error {
  readonly status: ContentfulStatusCode
  readonly details: Details
  constructor(status: ContentfulStatusCode, message: string, details: Details = {}) {
    super(message)
    this.name = 'HttpError'
    this.status = status
    this.details = details
  }
}

/** The same answer for what does not exist and for what belongs to somebody else. */
export const notFound = (what: string) => new HttpError(404, `${what} not found.`)

/** 422 on named fields, worded as Laravel words it: the first text, and how many more. */
export function invalid(errors: Record<string, string[]>) {
  const texts = Object.values(errors).flat()
  const more = texts.length - 1
  const message = `${texts[0] ?? 'The given data was invalid.'}${more > 0 ? ` (and ${more} more ${more === 1 ? 'error' : 'errors'})` : ''}`
  return new HttpError(422, message, { errors })
}
