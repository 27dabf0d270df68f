/** A piece of a text: what stands in the old one, and what in the new one in its place. */
type Piece = { from: number; to: number; put: readonly string[] }

/**
 * A text that a person has written in, as it is when the text below it changes: what they wrote stays, the rest is
 * that of the new one. Where both changed the same line, theirs stays.
 */
export function rebased(before: string, own: string, after: string): string {
  if (own === before) return after
  const [base, mine, next] = [before, own, after].map((text) => text.split('\n')) as [string[], string[], string[]]
  const changed = piecesOf(base, next)
  const typed = piecesOf(base, mine)
  const kept = changed.filter(
    (piece) => !typed.some((one) => overlaps(piece, one) || (isInsert(piece) && isInsert(one) && same(piece, one))),
  )
  // At the same place the new text comes first.
  const all = [...kept.map((piece) => ({ piece, rank: 0 })), ...typed.map((piece) => ({ piece, rank: 1 }))].toSorted(
    (a, b) => a.piece.from - b.piece.from || a.piece.to - b.piece.to || a.rank - b.rank,
  )
  const out: string[] = []
  let at = 0
  for (const { piece } of all) {
    out.push(...base.slice(at, piece.from), ...piece.put)
    at = Math.max(at, piece.to)
  }
  return [...out, ...base.slice(at)].join('\n')
}

const isInsert = ({ from, to }: Piece) => from === to
const same = (a: Piece, b: Piece) => a.from === b.from && a.put.join('\n') === b.put.join('\n')

function overlaps(a: Piece, b: Piece): boolean {
  if (isInsert(a) && isInsert(b)) return false
  if (isInsert(a)) return b.from < a.from && a.from < b.to
  if (isInsert(b)) return a.from < b.from && b.from < a.to
  return a.from < b.to && b.from < a.to
}

/** What became of the lines of one text in another, by the longest that both have in common. */
function piecesOf(base: readonly string[], other: readonly string[]): Piece[] {
  const [n, m] = [base.length, other.length]
  const longest = Array.from({ length: n + 1 }, () => new Uint16Array(m + 1))
  const length = (i: number, j: number) => longest[i]?.[j] ?? 0
  for (let i = n - 1; i >= 0; i--)
    for (let j = m - 1; j >= 0; j--) {
      const row = longest[i]
      if (row) row[j] = base[i] === other[j] ? length(i + 1, j + 1) + 1 : Math.max(length(i + 1, j), length(i, j + 1))
    }
  const pieces: Piece[] = []
  let [i, j] = [0, 0]
  while (i < n || j < m) {
    if (i < n && j < m && base[i] === other[j]) {
      i += 1
      j += 1
      continue
    }
    const [from, start] = [i, j]
    while ((i < n || j < m) && !(i < n && j < m && base[i] === other[j])) {
      if (j >= m || (i < n && length(i + 1, j) >= length(i, j + 1))) i += 1
      else j += 1
    }
    pieces.push({ from, to: i, put: other.slice(start, j) })
  }
  return pieces
}
