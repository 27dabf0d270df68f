type Sentences = Readonly<Record<string, string>>
type Pattern = { texts: readonly string[]; names: readonly string[]; other: string }

/** A longer text is not one sentence. */
const LONGEST = 1000
const GAP = /\{(\w+)\}/
const RIGHT_TO_LEFT = /\p{Script=Arabic}/u

const patternsOf = new WeakMap<Sentences, Pattern[]>()

/**
 * The words for a sentence that has a key with gaps: `Redis is reachable on port 6379` by `{service} is reachable on
 * port {port}`. What stands in the gaps goes through `inner` and into the gaps of the same names. The key with the
 * longest own text wins; undefined when none fits.
 */
export function filled(text: string, sentences: Sentences, inner: (text: string) => string): string | undefined {
  if (text.length > LONGEST) return undefined
  for (const { texts, names, other } of patterns(sentences)) {
    const found = between(texts, text)
    if (found) return put(other, Object.fromEntries(names.map((name, place) => [name, inner(found[place] ?? '')])))
  }
  return undefined
}

function patterns(sentences: Sentences): Pattern[] {
  const kept = patternsOf.get(sentences)
  if (kept) return kept
  const made = Object.entries(sentences)
    .filter(([key]) => GAP.test(key))
    .map(([key, other]) => {
      const parts = key.split(GAP)
      return {
        texts: parts.filter((_, place) => place % 2 === 0),
        names: parts.filter((_, place) => place % 2 === 1),
        other,
      }
    })
    .sort((a, b) => b.texts.join('').length - a.texts.join('').length)
  patternsOf.set(sentences, made)
  return made
}

/**
 * What stands between these texts, which begin and end the whole; null when they do not. Plain searching: a stranger's
 * text cannot make it slow.
 */
function between(texts: readonly string[], whole: string): string[] | null {
  const [first = '', ...rest] = texts
  const last = rest.pop() ?? ''
  if (!whole.startsWith(first) || !whole.endsWith(last)) return null
  const end = whole.length - last.length
  const found: string[] = []
  let from = first.length
  for (const text of rest) {
    const at = whole.indexOf(text, from + 1)
    if (at < 0) return null
    found.push(whole.slice(from, at))
    from = at + text.length
  }
  if (from >= end) return null
  return [...found, whole.slice(from, end)]
}

/** The text with its gaps filled by name. */
export function put(other: string, values: Readonly<Record<string, string>>) {
  // An address inside Arabic words keeps its own order, and they keep theirs.
  const around = RIGHT_TO_LEFT.test(other) ? (value: string) => `\u2068${value}\u2069` : (value: string) => value
  return other.replace(new RegExp(GAP, 'g'), (gap, name: string) =>
    Object.hasOwn(values, name) ? around(values[name] ?? '') : gap,
  )
}
