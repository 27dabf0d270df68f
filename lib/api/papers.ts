import type * as z from 'zod/mini'
import { saveFile } from '@/lib/browser/save-file'
import { ApiError } from '@/lib/browser/errors'
import { storage } from '@/lib/browser/storage'
import { currentUserId } from '@/stores/session'

/**
 * Papers (contracts, invoices, offers) have two homes with the same screens: the server, where it has their calls, and
 * else this browser. The first read decides: an API that answers 404, 405 or 501 has none of these calls, which are
 * beyond the specification. A noun uses it like this:
 *
 * - `readPapers(kind, Schema, () => call(…).then(…))` as its query: `{ home, papers }`, whichever home it is;
 * - a write asks `home` first: at the server it makes its call, else `keepPaper(kind, Schema, paper)` or `dropPaper`;
 * - a screen whose `home` is `browser` says so, with `exportPapers` and `importPapers` beside it.
 *
 * What is kept here is the person's, by their id: it outlives a sign-out, and nobody else who signs in here sees it.
 */
export type PaperHome = 'server' | 'browser'
export type PaperKind = 'contract' | 'invoice'
type Paper = { id: string; updated_at: string }
type Schema<T extends Paper> = z.ZodMiniType<T>

const keyOf = (kind: PaperKind) => `soteria:papers:${kind}:${currentUserId() ?? ''}`

const lacksCalls = (error: unknown) => error instanceof ApiError && [404, 405, 501].includes(error.status ?? 0)

/** What cannot be read is left out: another version, or a hand, wrote it. */
const readable = <T extends Paper>(schema: Schema<T>, stored: unknown): T[] =>
  Array.isArray(stored)
    ? stored.flatMap((each) => {
        const read = schema.safeParse(each)
        return read.success ? [read.data] : []
      })
    : []

/** What this browser keeps, the one changed last first. */
const kept = <T extends Paper>(kind: PaperKind, schema: Schema<T>): T[] =>
  readable(schema, storage.getJson(keyOf(kind))).toSorted((a, b) => b.updated_at.localeCompare(a.updated_at))

export async function readPapers<T extends Paper>(
  kind: PaperKind,
  schema: Schema<T>,
  atServer: () => Promise<T[]>,
): Promise<{ home: PaperHome; papers: T[] }> {
  try {
    return { home: 'server', papers: await atServer() }
  } catch (error) {
    if (!lacksCalls(error)) throw error
    return { home: 'browser', papers: kept(kind, schema) }
  }
}

/** Keeps a paper here, instead of the one with its id. Throws when the browser has no room for it. */
export function keepPaper<T extends Paper>(kind: PaperKind, schema: Schema<T>, paper: T): T {
  const others = kept(kind, schema).filter(({ id }) => id !== paper.id)
  if (!storage.setJson(keyOf(kind), [paper, ...others])) throw new Error('This browser has no room left.')
  return paper
}

export function dropPaper<T extends Paper>(kind: PaperKind, schema: Schema<T>, id: string): void {
  storage.setJson(
    keyOf(kind),
    kept(kind, schema).filter((paper) => paper.id !== id),
  )
}

/** Not randomUUID, which pages without HTTPS do not have. */
export const newPaperId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('')

const FORMAT = 'soteria-papers/1'

/** All of them as a file, to be brought to another browser. */
export function exportPapers<T extends Paper>(kind: PaperKind, schema: Schema<T>): void {
  const file = { format: FORMAT, kind, papers: kept(kind, schema) }
  saveFile(new Blob([JSON.stringify(file, null, 2)], { type: 'application/json' }), `${kind}s.json`)
}

/** Adds those of such a file; of two with one id the one changed last stays. Answers how many, null: no such file. */
export function importPapers<T extends Paper>(kind: PaperKind, schema: Schema<T>, text: string): number | null {
  let file: unknown
  try {
    file = JSON.parse(text)
  } catch {
    return null
  }
  const { format, kind: of, papers } = Object(file) as Record<string, unknown>
  if (format !== FORMAT || of !== kind) return null
  const before = new Map(kept(kind, schema).map((paper) => [paper.id, paper]))
  const newer = readable(schema, papers).filter(
    ({ id, updated_at }) => (before.get(id)?.updated_at ?? '').localeCompare(updated_at) < 0,
  )
  for (const paper of newer) keepPaper(kind, schema, paper)
  return newer.length
}
