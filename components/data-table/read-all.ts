import type { Remote } from './remote'
import type { TableRow } from './table'

type Piece<T> = { rows: readonly T[]; next: string | null }
/** How many rows have come; `retry` where the next did not, and somebody decides whether to go on. */
type Tell = (done: number, retry?: () => void) => void

/**
 * Reads all rows that match, piece by piece. What has come stays over a piece that fails, until somebody stops: then
 * null.
 */
export async function readAll<T extends TableRow>(
  remote: Remote<T>,
  stopping: AbortSignal,
  tell: Tell,
): Promise<readonly T[] | null> {
  const rows = new Map<TableRow['id'], T>()
  for (let after: string | null | undefined = null; after !== undefined && !stopping.aborted; ) {
    tell(rows.size)
    const piece: Piece<T> | null = await remote.piece(after, stopping).catch(() => null)
    if (piece) after = added(rows, piece)
    else await untilDecided(stopping, (retry) => tell(rows.size, retry))
  }
  return stopping.aborted ? null : [...rows.values()]
}

/** Adds a piece and answers after what the next begins; undefined at the end. */
function added<T extends TableRow>(rows: Map<TableRow['id'], T>, piece: Piece<T>) {
  const before = rows.size
  // A row that moved meanwhile is there once; its first mention counts.
  for (const row of piece.rows) if (!rows.has(row.id)) rows.set(row.id, row)
  // An API that does not know pieces answers the first for ever.
  return rows.size > before ? (piece.next ?? undefined) : undefined
}

function untilDecided(stopping: AbortSignal, ask: (retry: () => void) => void): Promise<void> {
  return new Promise((resolve) => {
    if (stopping.aborted) return resolve()
    stopping.addEventListener('abort', () => resolve(), { once: true })
    ask(resolve)
  })
}
