import * as z from 'zod/mini'
import { broken, type FieldCode } from './broken'

/** Opaque. Ours are UUIDs; a foreign API may send numbers. */
export const Id = z.union([z.string(), z.pipe(z.number(), z.transform(String))])

/** ISO 8601, UTC. */
export const Timestamp = z.string()

/** What only somebody who writes a program meets has no code: nobody translates it. */
type Sentence = `${string}.`

/** `2026-11-21`; whether that day exists is asked where it is used. */
export const Day = (missing: FieldCode | Sentence) => z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/, missing))

export const Message = z.object({ message: z.string() })

/**
 * What a browser made up for itself once. Whoever signed in with it before is not locked out by the tries of others.
 */
export const Device = z.optional(z.string().check(z.regex(/^[\w-]{20,100}$/)))

/** The `next` of the answer before. */
export const Cursor = z.optional(z.string().check(z.maxLength(2000)))

/**
 * The end of a list that is answered in pages: where the next one begins, null when there is none, and how many there
 * are in all.
 */
export const page = { next: z._default(z.nullable(z.string()), null), total: z.optional(z.number()) }

/** Line breaks, control characters, and what turns the direction of the text around it. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\u200b\u2028-\u202e\u2066-\u2069\ufeff]/u
/** One line that reads as it is written. */
export const isOneLine = z.refine<string>((value) => !UNPRINTABLE.test(value), broken('several_lines'))
const isPlain = z.refine<string>(
  (value) => !UNPRINTABLE.test(value.replaceAll(/[\r\n\t]/g, ' ')),
  broken('invisible_characters'),
)
const atMost = (max: number) => z.maxLength(max, broken('too_long', { count: max }))

/** A line that may be empty, trimmed. */
export const line = (max: number) => z.string().check(z.trim(), atMost(max), isOneLine)

/** A line that must not be blank, trimmed. */
export const text = (max: number, blank: FieldCode | Sentence) =>
  z.string().check(z.trim(), z.minLength(1, blank), atMost(max), isOneLine)

/** A text that may have several lines and may be empty, trimmed. */
export const prose = (max: number) => z.string().check(z.trim(), atMost(max), isPlain)

export const Email = z.string().check(
  z.trim(),
  z.toLowerCase(),
  // Ends here: the pattern below takes quadratic time for what is long.
  z.maxLength(254, { error: broken('too_long', { count: 254 }), abort: true }),
  z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, broken('not_an_email')),
)

/** At least 8 characters with a letter and a digit; the common and the person's own words are refused by the API. */
export const NewPassword = z
  .string()
  .check(
    z.minLength(8, broken('too_short', { count: 8 })),
    z.maxLength(200, broken('too_long', { count: 200 })),
    z.regex(/\p{L}/u, broken('letter_missing')),
    z.regex(/\d/, broken('digit_missing')),
  )
