import { sha256 } from '@noble/hashes/sha2'
import { utf8ToBytes } from '@noble/hashes/utils'
import { and, eq } from 'drizzle-orm'
import { styleOf } from '@/lib/website/publish'
import type { Db } from '@/server/db/db'
import { siteFiles } from '@/server/db/schema'
import type { Met } from './names'

export type PublishedFile = {
  type: string
  hash: string
  body: Uint8Array
  br: Uint8Array | null
  gzip: Uint8Array | null
  /** What its policy names so that the styles in it apply. */
  style: string | null
}

/** `'sha256-…'` of the styles that a page holds; null for a file without any. */
export function styleSource(html: string): string | null {
  const css = styleOf(html)
  return css === null ? null : `'sha256-${btoa(String.fromCharCode(...sha256(utf8ToBytes(css))))}'`
}

/** Of published files in memory. They never change under their key. */
const MOST_BYTES = 64 * 1024 * 1024
const NOTHING = 64

/** Reads published files, and keeps those that are asked for. */
export function publishedFiles(db: Db) {
  const kept = new Map<string, { file: PublishedFile | null; bytes: number }>()
  let bytes = 0

  function keep(key: string, file: PublishedFile | null) {
    const size = file ? file.body.byteLength + (file.br?.byteLength ?? 0) + (file.gzip?.byteLength ?? 0) : NOTHING
    if (size > MOST_BYTES / 8) return
    kept.set(key, { file, bytes: size })
    bytes += size
    for (const [oldest, { bytes: freed }] of kept) {
      if (bytes <= MOST_BYTES) break
      kept.delete(oldest)
      bytes -= freed
    }
  }

  return async function read({ version, made }: Met, path: string): Promise<PublishedFile | null> {
    if (version === null || path.length > 300) return null
    const key = `${version}/${made}/${path}`
    const known = kept.get(key)
    if (known) {
      // What is asked for again is the newest.
      kept.delete(key)
      kept.set(key, known)
      return known.file
    }
    const { type, hash, body, br, gzip } = siteFiles
    const [file] = await db
      .select({ type, hash, body, br, gzip })
      .from(siteFiles)
      .where(and(eq(siteFiles.version_id, version), eq(siteFiles.path, path)))
    const found = file
      ? {
          ...file,
          body: new Uint8Array(file.body),
          br: file.br && new Uint8Array(file.br),
          gzip: file.gzip && new Uint8Array(file.gzip),
          style: file.type.startsWith('text/html') ? styleSource(new TextDecoder().decode(file.body)) : null,
        }
      : null
    keep(key, found)
    return found
  }
}
