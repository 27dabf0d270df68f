import { KEPT } from './form'
import { type Config, headersOf, isSecret, type Provider } from './provider'

type Parts = {
  /** What may be read back. */
  open: Config
  /** What is sealed. */
  secrets: Record<string, string>
}

/** What a connection keeps in the open, and what it seals. What is left out keeps what is there. */
export function partsOf({ fields }: Provider, sent: Config, stored: Readonly<Record<string, string>> = {}): Parts {
  const parts: Parts = { open: {}, secrets: {} }
  const open: Record<string, Config[string]> = {}
  for (const field of fields) {
    const value = sent[field.key]
    if (!isSecret(field)) {
      if (value !== undefined) open[field.key] = value
      continue
    }
    const before = stored[field.key] ?? ''
    const text = String(value ?? '')
    const secret =
      field.kind === 'headers' && text !== KEPT
        ? mergedHeaders(text, before)
        : text === '' || text === KEPT
          ? before
          : text
    if (secret !== '') parts.secrets[field.key] = secret
  }
  return { ...parts, open }
}

/** As it is told to people: secrets are covered, and of headers the values. */
export function coveredConfig({ fields }: Provider, open: Config, secrets: Readonly<Record<string, string>>): Config {
  const covered = fields.filter(isSecret).flatMap((field): [string, string][] => {
    const secret = secrets[field.key]
    if (secret === undefined) return []
    return [
      [
        field.key,
        field.kind === 'headers'
          ? headersOf(secret)
              .map(([name]) => `${name}: ${KEPT}`)
              .join('\n')
          : KEPT,
      ],
    ]
  })
  return { ...open, ...Object.fromEntries(covered) }
}

/** A header whose value is covered keeps the one of its name; one that is left out is gone. */
function mergedHeaders(sent: string, stored: string): string {
  const before = new Map(headersOf(stored).map(([name, value]) => [name.toLowerCase(), value]))
  return headersOf(sent)
    .map(([name, value]) => [name, value === KEPT ? (before.get(name.toLowerCase()) ?? '') : value])
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')
}

/** A text without the secrets of the connection: what a receiver answers may repeat them. */
export function withoutSecrets(text: string, secrets: Readonly<Record<string, string>>): string {
  const values = Object.values(secrets)
    .flatMap((secret) => [secret, ...headersOf(secret).map(([, value]) => value), ...partsOfAddress(secret)])
    .filter((value) => value.length >= 4)
  // As JSON may have them.
  return [...new Set(values.flatMap((value) => [value, value.replaceAll('/', '\\/')]))]
    .sort((a, b) => b.length - a.length)
    .reduce((rest, value) => rest.replaceAll(value, KEPT), text)
}

/** What is secret of an address: a receiver names its path when it knows none like it. Short names are words. */
const SECRET_PART = 12

function partsOfAddress(secret: string): string[] {
  const url = /^https?:/i.test(secret) ? URL.parse(secret) : null
  if (!url) return []
  const path = [url.pathname, decoded(url.pathname)]
  const segments = path.flatMap((one) => one.split('/')).filter((segment) => segment.length >= SECRET_PART)
  return [
    ...path.flatMap((one) => [one + url.search, one, one.slice(1)]),
    url.search.slice(1),
    ...url.searchParams.values(),
    ...segments,
  ]
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
