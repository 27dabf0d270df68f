/** Line breaks, control characters, and what turns the direction of the text around it. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069]/u
const UNSAFE_IN_URL = /[\s\\<>"\p{Cc}]/u
const COLOUR = /^#[0-9a-f]{6}$/i
const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])$/

/** Its own property, never one that it inherits. */
export const own = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined

export function readText(value: unknown, max: number) {
  if (typeof value !== 'string' || value.length > max) return null
  const text = value.trim()
  return text === '' || UNPRINTABLE.test(text) ? null : text
}

/** The same in several lines. */
export function readLines(value: unknown, max: number) {
  if (typeof value !== 'string' || value.length > max) return null
  const text = value.replaceAll('\r\n', '\n').trim()
  return text === '' || UNPRINTABLE.test(text.replaceAll('\n', ' ')) ? null : text
}

export const readMatch = (value: unknown, pattern: RegExp) =>
  typeof value === 'string' && pattern.test(value) ? value : null

/** `#rrggbb`, in small letters. */
export const readColour = (value: unknown) => readMatch(value, COLOUR)?.toLowerCase() ?? null

/** The items that are fine, each judged alone. */
export const readList = <T>(value: unknown, max: number, read: (item: unknown) => T | null) =>
  Array.isArray(value) ? value.slice(0, max).flatMap((item) => read(item) ?? []) : []

function parse(text: string, base: string) {
  try {
    return new URL(text, base)
  } catch {
    return null
  }
}

/** https, or the page's own origin; on the machine itself its other ports, too. */
function isTrusted(url: URL, base: string) {
  const here = new URL(base)
  if (url.username || url.password) return false
  if (url.protocol === 'https:') return true
  // A blob: has the origin of whoever made it.
  return (
    url.protocol === 'http:' &&
    (url.origin === here.origin || (LOOPBACK.test(url.hostname) && LOOPBACK.test(here.hostname)))
  )
}

/**
 * An address that may be opened or shown: https, same-origin or relative to `base`. Null for every other scheme, and
 * for `//host`.
 */
export function readUrl(value: unknown, base: string) {
  if (
    typeof value !== 'string' ||
    value === '' ||
    value.length > 2000 ||
    UNSAFE_IN_URL.test(value) ||
    value.startsWith('//')
  )
    return null
  const url = parse(value, base)
  return url && isTrusted(url, base) ? url.href : null
}

/** An origin, written exactly as the browser writes it. */
export function readOrigin(value: unknown, base: string) {
  const url = typeof value === 'string' && value.length <= 300 ? parse(value, base) : null
  return url && url.origin === value && isTrusted(url, base) ? value : null
}
