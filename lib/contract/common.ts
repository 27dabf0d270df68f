import * as z from 'zod/mini'

/** Opaque. Ours are UUIDs; a foreign API may send numbers. */
export const Id = z.union([z.string(), z.pipe(z.number(), z.transform(String))])

/** ISO 8601, UTC. */
export const Timestamp = z.string()

export const Message = z.object({ message: z.string() })

/** A text that must not be blank, trimmed. */
export const text = (max: number, blank: string) => z.string().check(z.trim(), z.minLength(1, blank), z.maxLength(max, `Use at most ${max} characters.`))

export const Email = z.string().check(
  z.trim(),
  z.toLowerCase(),
  // Ends here: the pattern below takes quadratic time for what is long.
  z.maxLength(254, { error: 'Use at most 254 characters.', abort: true }),
  z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'Enter an email address, for example name@example.com.'),
)

/** At least 8 characters with a letter and a digit; the common and the person's own words are refused by the API. */
export const NewPassword = z
  .string()
  .check(
    z.minLength(8, 'Use at least 8 characters.'),
    z.maxLength(200, 'Use at most 200 characters.'),
    z.regex(/\p{L}/u, 'Use at least one letter.'),
    z.regex(/\d/, 'Use at least one digit.'),
  )
