import type { Says, Saying } from '@/lib/contract/scan-result'

type Table = Readonly<Record<string, string>>
type Pattern = { say: string; texts: readonly string[]; names: readonly string[] }

/** A longer text is not one sentence. */
const LONGEST = 1000
const GAP = /\{(\w+)\}/
const BETWEEN_SENTENCES = /(?<=\.) (?=\S)/

/**
 * Finds the phrases of these tables, which are by id, by their words: what a phrase says today, and what it said once.
 * Made when the first one is looked for.
 */
export function phraseFinder(...tables: Table[]) {
  let made: { ids: ReadonlyMap<string, string>; patterns: readonly Pattern[] } | undefined
  const known = () => (made ??= { ids: idsOf(tables), patterns: patternsOf(tables) })

  function exact(text: string): Saying | undefined {
    const say = known().ids.get(text)
    return say === undefined ? undefined : { say }
  }

  /**
   * `Redis is reachable on port 6379` by `{service} is reachable on port {port}`. `inner`: what becomes of what stands
   * in the gaps. The phrase with the longest own text wins; undefined when none fits.
   */
  function phrase(text: string, inner: (value: string) => Says): Saying | undefined {
    const same = exact(text)
    if (same || text.length > LONGEST) return same
    for (const { say, texts, names } of known().patterns) {
      const found = between(texts, text)
      if (found) return { say, values: Object.fromEntries(names.map((name, at) => [name, inner(found[at] ?? '')])) }
    }
    return undefined
  }

  /** What is known without its full stop is known with it. */
  function sentence(text: string): Saying | undefined {
    const found = phrase(text, says)
    if (found || !text.endsWith('.')) return found
    const open = phrase(text.slice(0, -1), says)
    return open && { say: 'stop', values: { text: open } }
  }

  /** As it is, sentence by sentence where each is known, or as one with gaps that hold sentences. */
  function says(text: string): Says {
    const same = exact(text)
    if (same) return same
    const parts = text.split(BETWEEN_SENTENCES)
    const [first = text, ...rest] = parts.map((part) => sentence(part) ?? part)
    if (rest.length === 0) return first
    const isKnown = [first, ...rest].every((part) => typeof part === 'object')
    return (isKnown ? undefined : sentence(text)) ?? [first, ...rest]
  }

  return { exact, phrase, says }
}

const entriesOf = (tables: readonly Table[]) => tables.flatMap((table) => Object.entries(table))

const idsOf = (tables: readonly Table[]) =>
  new Map(entriesOf(tables).flatMap(([id, text]) => (GAP.test(text) ? [] : [[text, id] as const])))

function patternsOf(tables: readonly Table[]): Pattern[] {
  return entriesOf(tables)
    .filter(([say, text]) => GAP.test(text) && say !== 'stop')
    .map(([say, text]) => {
      const parts = text.split(GAP)
      return {
        say,
        texts: parts.filter((_, place) => place % 2 === 0),
        names: parts.filter((_, place) => place % 2 === 1),
      }
    })
    .sort((a, b) => b.texts.join('').length - a.texts.join('').length)
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
