import type { Values } from '@/lib/contract/broken'
import { saidBy } from '@/lib/domain/said'
import { type PageError, pageErrors } from '@/lib/messages/en/page-errors'

/** How long to wait when a server asks to wait and does not say how long. */
const WAIT_S = 60

type Details = {
  status?: number
  /** What the server calls it, and what stands in the gaps of its words. A foreign API has neither. */
  code?: string
  values?: Values
  /** In its own words. */
  serverText?: string
  /** True when the text came from the server and not from us. */
  fromServer?: boolean
  /** True when nothing came back: nobody knows what became of the request. */
  noAnswer?: boolean
  /** Nothing was sent: there is no network. */
  isOffline?: boolean
  /** 422: what is wrong with which field. */
  fields?: Record<string, string[]>
  /** Which rule says each of these. */
  reasons?: Record<string, { code: string; values?: Values }[]>
  /** 402, 403: the plan that would admit. */
  upgrade?: { feature?: string; plans: string[]; link?: string }
  /** 402, 403: how much of what the plan allows is used. */
  usage?: { used: number; limit: number }
  retryAfterSeconds?: number
  requestId?: string
}

/** The rule that the whole message comes from, where it is that of one field. */
const onlyReason = ({ fields = {}, reasons = {} }: Details, message: string) =>
  Object.entries(fields)
    .map(([name, texts]) => reasons[name]?.[texts.indexOf(message)])
    .find((reason) => reason !== undefined)

/** Every failed call ends as one of these. `status` is undefined when there was no answer. */
export class ApiError extends Error {
  readonly details: Details
  private readonly at = Date.now()
  constructor(message: string, details: Details = {}, options?: ErrorOptions) {
    const { code, values } = onlyReason(details, message) ?? details
    // The plan that would admit says what is missing.
    const words = code === 'upgrade' && details.upgrade?.feature ? `upgrade_${details.upgrade.feature}` : code
    super(message ? saidBy(words, values, message) : pageText('action_failed'), options)
    this.name = 'ApiError'
    this.details = details
  }
  get status() {
    return this.details.status
  }
  /** By the rule that says it; a text that is the message of the server is said as the message is. */
  get fields() {
    const { code, fields, reasons, serverText } = this.details
    if (!code || !fields) return fields
    return Object.fromEntries(
      Object.entries(fields).map(([name, texts]) => [
        name,
        texts.map((text, place) => {
          const reason = reasons?.[name]?.[place]
          return text === serverText ? this.message : reason ? saidBy(reason.code, reason.values, text) : text
        }),
      ]),
    )
  }
  get requestId() {
    return this.details.requestId
  }
  /** 429: from when it may be tried again, in milliseconds since 1970; null for any other failure. */
  get retryAt() {
    return this.status === 429 ? this.at + (this.details.retryAfterSeconds ?? WAIT_S) * 1000 : null
  }
}

/** A failure that no server put into words. */
export const pageError = (code: PageError, details: Details = {}, options?: ErrorOptions) =>
  new ApiError(pageErrors[code], { ...details, code }, options)

/** What the page says by itself, in its language. */
export const pageText = (code: PageError) => saidBy(code, undefined, pageErrors[code])

/** The one place that turns a failure into words: the server's message, else the error's own, else the fallback. */
export const errorText = (error: unknown) => (error instanceof Error && error.message) || pageText('action_failed')

/** For scans: the server's message, else the text of the specification for what was tried. */
export const scanErrorText = (error: unknown, fallback: PageError) =>
  error instanceof ApiError && (error.details.fromServer || error.details.isOffline)
    ? error.message
    : pageText(fallback)

/** From when a failure may be tried again; null when nobody asked to wait. */
export const retryAtOf = (error: unknown) => (error instanceof ApiError ? error.retryAt : null)

export const isOldToken = (error: unknown) => error instanceof ApiError && error.status === 419

const FROZEN_WAIT = /\s*(please )?(try again|retry) (in|after) [^.]*\.?$/i

/**
 * What stands beside the countdown of a 429: the server's words without a wait of their own, which would stand still.
 */
export const textBesideWait = (error: unknown) =>
  (error instanceof ApiError && error.details.fromServer && error.message.replace(FROZEN_WAIT, '')) ||
  pageText('too_many_requests')

const inPlace = new WeakSet<object>()

/** A form or dialog shows this failure beside its button, which is the way to try again: the toast needs none. */
export function showInPlace(error: unknown) {
  if (error instanceof Error) inPlace.add(error)
}

export const isShownInPlace = (error: unknown) => error instanceof Error && inPlace.has(error)
