import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { type FieldCode, readBroken, type Values } from '@/lib/contract/broken'
import { brokenIn, wordsFor } from '@/lib/domain/refusal'
import type { Blocked } from '@/server/net/blocked'
import { type ErrorCode, errors as people, type GenericCode, programErrors } from '@/lib/messages/en/errors'
import { fieldErrors } from '@/lib/messages/en/field-errors'

/** Which rule of the contract says it, and of what; `invalid` for what is no rule's. */
type Reason = { code: FieldCode | 'invalid'; values?: Values }

export type Upgrade = { feature: string; plans: readonly string[]; link: string }
type Details = {
  values?: Values
  errors?: Record<string, string[]>
  /** Of each text in `errors`: the rule that says it. */
  reasons?: Record<string, Reason[]>
  upgrade?: Upgrade
  usage?: { used: number; limit: number }
  retryAfterSeconds?: number
  /** What has to be filled in before it can be sent. */
  blanks?: string[]
  /** As it is now, where somebody else changed it. */
  contract?: object
  website?: object
  /** What has to be put right before a website is published. */
  faults?: readonly object[]
  /** Of a domain: what proves whose it is. */
  record?: object
}

const isFieldCode = (code: string): code is FieldCode => Object.hasOwn(fieldErrors, code)

function reasonOf(message: string): Reason {
  const { code = '', values } = readBroken(message) ?? {}
  return isFieldCode(code) ? { code, ...(values && { values }) } : { code: 'invalid' }
}

const byField = <T>(errors: Record<string, string[]>, of: (message: string) => T) =>
  Object.fromEntries(Object.entries(errors).map(([field, messages]) => [field, messages.map(of)]))

/** What a rule of the contract says, for whoever does not know its code. */
export const written = (message: string) => brokenIn(message, fieldErrors)

/** What can be said by its code alone. */
type Said = Exclude<ErrorCode, GenericCode>

const WORDS: Readonly<Record<Said, string>> = { ...people, ...programErrors }

const inEnglish = (code: Said, values?: Values) => wordsFor(code, values, WORDS) ?? code

/**
 * Thrown by a route; `onError` answers `{ message, code, …details }` with this status. The message is for whoever does
 * not know the code.
 */
export class HttpError extends Error {
  readonly status: ContentfulStatusCode
  readonly code: ErrorCode
  readonly details: Details
  constructor(status: ContentfulStatusCode, code: Said, details?: Details)
  constructor(status: ContentfulStatusCode, code: GenericCode, details: Details & { message: string })
  constructor(
    status: ContentfulStatusCode,
    code: ErrorCode,
    { message, ...details }: Details & { message?: string } = {},
  ) {
    super(message === undefined ? inEnglish(code as Said, details.values) : written(message))
    this.name = 'HttpError'
    this.status = status
    this.code = code
    const { errors } = details
    const isOfRules = code === 'invalid' || code === 'guessable_password'
    this.details =
      errors && isOfRules
        ? { ...details, errors: byField(errors, written), reasons: byField(errors, reasonOf) }
        : details
  }
}

type What = Extract<Said, `${string}_not_found`> extends `${infer W}_not_found` ? W : never

/** The same answer for what does not exist and for what belongs to somebody else. */
export const notFound = (what: What) => new HttpError(404, `${what}_not_found`)

/** 422 on one field, for what no rule of the contract can say. */
export const refused = (field: string, code: Said, values?: Values) =>
  new HttpError(422, code, { ...(values && { values }), errors: { [field]: [inEnglish(code, values)] } })

/** 422 on named fields by the rules of the contract, worded as Laravel words it: the first text, and how many more. */
export function invalid(errors: Record<string, string[]>) {
  const texts = Object.values(errors).flat().map(written)
  const more = texts.length - 1
  const message = `${texts[0] ?? 'The given data was invalid.'}${more > 0 ? ` (and ${more} more ${more === 1 ? 'error' : 'errors'})` : ''}`
  return new HttpError(422, 'invalid', { message, errors })
}

const isSaid = (code: string): code is Said => Object.hasOwn(WORDS, code)

/** The refusal of an address, in its own words where it has no code: of a field, or of what is stored. */
export function ofBlocked({ message, told }: Blocked, field?: string) {
  const errors = field === undefined ? {} : { errors: { [field]: [message] } }
  if (!told || !isSaid(told.code)) return new HttpError(422, 'invalid', { message, ...errors })
  return new HttpError(422, told.code, { values: told.values, ...errors })
}

/** For a call that this version does not have. */
export function notYet(noun: string) {
  const code = `later_${noun}`
  if (!isSaid(code)) throw new Error(`Nothing says that the calls of ${noun} come later`)
  return new HttpError(501, code)
}
