const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

const words = (text: string) => plain(text).split(/\s+/).filter(Boolean)

/**
 * How well a name answers a search: 0 it starts so, 1 a word in it does, 2 it is somewhere in it, 3 only what else
 * people call it has it; null when a word of the search is nowhere. Words count in any order, accents and capitals do
 * not.
 */
export function rankOf(query: string, name: string, otherNames = ''): number | null {
  const title = plain(name)
  const wanted = words(query)
  if (title.startsWith(wanted.join(' '))) return 0
  let rank = 0
  for (const word of wanted) {
    const at = title.indexOf(word)
    if (at >= 0) rank = Math.max(rank, startsWord(title, word) ? 1 : 2)
    else if (plain(otherNames).includes(word)) rank = 3
    else return null
  }
  return rank
}

function startsWord(title: string, word: string) {
  for (let at = title.indexOf(word); at >= 0; at = title.indexOf(word, at + 1))
    if (at === 0 || /[^\p{L}\p{N}]/u.test(title.charAt(at - 1))) return true
  return false
}

/** The other name that answers the search where the name itself does not: "ssl" for Assets. */
export function otherNameFor(query: string, name: string, otherNames = '') {
  const wanted = words(query).find((word) => !plain(name).includes(word))
  return wanted === undefined ? undefined : otherNames.split(' ').find((other) => plain(other).includes(wanted))
}

/** The parts of a name, those that the search names marked. */
export function markedParts(name: string, query: string): { text: string; isMarked: boolean }[] {
  const lower = name.toLowerCase()
  const wanted = query.toLowerCase().split(/\s+/).filter(Boolean)
  const marked = Array.from({ length: name.length }, () => false)
  // Where lower case is longer than the name, the places would not fit.
  if (lower.length === name.length) {
    for (const word of wanted)
      for (let at = lower.indexOf(word); at >= 0; at = lower.indexOf(word, at + 1))
        marked.fill(true, at, at + word.length)
  }
  const parts: { text: string; isMarked: boolean }[] = []
  for (let at = 0; at < name.length; at++) {
    const isMarked = marked[at] ?? false
    const last = parts.at(-1)
    if (last?.isMarked === isMarked) last.text += name.charAt(at)
    else parts.push({ text: name.charAt(at), isMarked })
  }
  return parts
}
