import type { Saying, Says, Text } from '@/lib/contract/scan-result'
import type { StoredEvidence } from '@/lib/domain/stored-result'

const MAX_EXCERPT = 2048
const MAX_TEXT = 500
/** Characters looked at for secrets; far more than is kept. */
const MAX_READ = 16_384
const MAX_ITEMS = 100
const MAX_DEPTH = 5

/**
 * Control characters except newline and tab, marks that turn text around, and those without width (not the two that
 * some scripts join letters with).
 */
const INVISIBLE =
  /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/g
const PRIVATE_KEY = /(-----BEGIN [A-Z ]*PRIVATE KEY-----)[\s\S]*?(?:-----END [A-Z ]*PRIVATE KEY-----|$)/g
const CREDENTIALS_IN_URL = /(\w:\/\/[^\s/:@]+:)[^\s/@]+@/g
const NAMED_SECRET =
  /((?:passw(?:or)?d|pwd|secret|token|api[_-]?key|access[_-]?key|private[_-]?key|authorization|credential|sess(?:ion)?[_-]?id)[a-z0-9_.-]{0,40}["']?\s*(?:=>|[=:])\s*["']?(?:(?:bearer|basic|digest)\s+)?)[^\s"',;&<>]{3,}/gi
const SET_COOKIE = /^((?:set-)?cookie:\s*[^=;\s]+=)[^;\s]+/gim

/** Text of the scanned site made safe to store: no control characters, valid Unicode, at most `maxBytes` of UTF-8. */
export function cleanText(text: string, maxBytes = MAX_TEXT): string {
  const plain = text.toWellFormed().replace(/\r\n?/g, '\n').replace(INVISIBLE, '')
  const bytes = Buffer.from(plain)
  if (bytes.length <= maxBytes) return plain
  const ellipsis = '…'
  const cut = bytes.subarray(0, maxBytes - Buffer.byteLength(ellipsis)).toString('utf8')
  return cut.replace(/\uFFFD+$/, '') + ellipsis
}

/** Hides the values of passwords, keys, tokens and cookies; the names stay, so that the owner knows which. */
export function maskSecrets(text: string): string {
  return text
    .slice(0, MAX_READ)
    .replace(PRIVATE_KEY, '$1 ***')
    .replace(CREDENTIALS_IN_URL, '$1***@')
    .replace(SET_COOKIE, '$1***')
    .replace(NAMED_SECRET, '$1***')
}

/** Evidence as it may be stored and shown: masked, short, only JSON. */
export function cleanEvidence(evidence: StoredEvidence): StoredEvidence {
  const { label, url, request, status, excerpt, data, data_says } = evidence
  return {
    label: cleanWords(label),
    ...(url !== undefined && { url: cleanText(maskSecrets(url)) }),
    ...(request !== undefined && { request: cleanText(maskSecrets(request)) }),
    ...(status !== undefined && { status }),
    ...(excerpt !== undefined && { excerpt: cleanText(maskSecrets(excerpt), MAX_EXCERPT) }),
    ...(data !== undefined && { data: cleanFacts(data) }),
    ...(data_says && { data_says }),
  }
}

/** A phrase with what stands in its gaps made safe to store. */
export function cleanWords(text: Text): Text {
  if (typeof text === 'string') return cleanText(text)
  const values = Object.entries(text.values ?? {}).map(([name, value]) => [
    name,
    typeof value === 'number' ? value : cleanSays(value),
  ])
  return { say: text.say, ...(values.length > 0 && { values: Object.fromEntries(values) as Saying['values'] }) }
}

/** The same of several in a row, without secrets. */
export function cleanSays(says: Says): Says {
  if (typeof says === 'string') return cleanText(maskSecrets(says))
  return 'say' in says ? cleanWords(says) : says.map((text) => cleanSays(text) as Text)
}

/** Facts of any shape as plain JSON with short, masked texts. */
export function cleanFacts(facts: Record<string, unknown>): Record<string, unknown> {
  return cleanRecord(facts, 0)
}

function cleanRecord(record: object, depth: number): Record<string, unknown> {
  const entries = Object.entries(record).filter(([, value]) => value !== undefined)
  return Object.fromEntries(
    entries.slice(0, MAX_ITEMS).map(([key, value]) => [cleanText(key), cleanValue(value, depth + 1)]),
  )
}

function cleanValue(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return cleanText(maskSecrets(value))
  if (typeof value === 'boolean' || value === null) return value
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'bigint') return String(value)
  if (typeof value !== 'object' || depth > MAX_DEPTH) return null
  if (Array.isArray(value)) return value.slice(0, MAX_ITEMS).map((item) => cleanValue(item, depth + 1))
  return cleanRecord(value, depth)
}
