import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Logger } from 'pino'
import type { Feed } from './feeds'
import { FeedError } from './feed-error'

const FETCH_MS = 10 * 60_000

/**
 * Fetches a feed into the folder: the old copy is replaced in one step by a usable one, or kept. Rejects with the
 * reason.
 */
export async function refreshFeed(feed: Feed, folder: string, signal: AbortSignal): Promise<void> {
  await mkdir(folder, { recursive: true })
  const text = await feed.read(limited(await openSource(feed, signal), feed.maxBytes))
  const [file, fresh] = [join(folder, feed.file), join(folder, `${feed.file}.${randomUUID()}.new`)]
  try {
    const handle = await open(fresh, 'w', 0o600)
    try {
      await handle.writeFile(text)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(fresh, file)
  } finally {
    await rm(fresh, { force: true })
  }
}

/** Whether the copy is missing or older than it should be. */
export async function isStale({ file }: Feed, folder: string, maxAgeMs: number): Promise<boolean> {
  const kept = await stat(join(folder, file)).catch(() => null)
  return kept === null || Date.now() - kept.mtimeMs > maxAgeMs
}

/**
 * Whether this version can read the copy: an earlier one may have kept it in another form. Until it is replaced, scans
 * judge nothing by it and say so.
 */
export async function isUsable({ name, file, check }: Feed, folder: string, log: Logger): Promise<boolean> {
  try {
    check(await readFile(join(folder, file), 'utf8'))
    return true
  } catch {
    log.warn({ feed: name }, 'The kept copy of a feed is of no use to this version and is fetched anew')
    return false
  }
}

async function openSource({ url, token }: Feed, signal: AbortSignal): Promise<AsyncIterable<Uint8Array>> {
  if (url.startsWith('file:')) return createReadStream(fileURLToPath(url))
  const response = await fetch(url, {
    headers: { accept: 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    signal: AbortSignal.any([signal, AbortSignal.timeout(FETCH_MS)]),
  }).catch((error: Error) => {
    throw new FeedError(`${new URL(url).host} gave no answer (${causeOf(error)})`)
  })
  if (response.status === 200 && response.body) return response.body
  await response.body?.cancel()
  throw new FeedError(`${new URL(url).host} answered HTTP ${response.status}`)
}

const causeOf = ({ cause, message }: Error) => (cause as NodeJS.ErrnoException | undefined)?.code ?? message

async function* limited(chunks: AsyncIterable<Uint8Array>, maxBytes: number): AsyncGenerator<Uint8Array> {
  let bytes = 0
  for await (const chunk of chunks) {
    bytes += chunk.length
    if (bytes > maxBytes) throw new FeedError(`it has more than ${Math.round(maxBytes / 1_000_000)} MB`)
    yield chunk
  }
}
