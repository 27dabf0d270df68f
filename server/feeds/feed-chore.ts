import { createHash } from 'node:crypto'
import { hostname } from 'node:os'
import { join, resolve } from 'node:path'
import type { Logger } from 'pino'
import type { Chore } from '@/server/jobs/chore'
import type { Settings } from '@/server/settings'
import { FEED_FOLDER } from './feed-files'
import { type Feed, feedsOf } from './feeds'
import { isStale, refreshFeed } from './refresh-feed'

const STALE_MS = 36 * 60 * 60_000

/** Where a data folder keeps its feeds. */
export const feedFolder = (dataDir: string) => join(dataDir, FEED_FOLDER)

/** Fetches the feeds once a day. Each data folder has a queue of its own: servers that share a database do not share their files. */
export function feedChore(settings: Settings, log: Logger): Chore {
  const feeds = feedsOf(settings)
  const folder = feedFolder(settings.dataDir)
  const mark = createHash('sha256')
    .update(`${hostname()}\0${resolve(folder)}`)
    .digest()
  return {
    queue: `feeds-${mark.toString('hex').slice(0, 12)}`,
    // At a minute of its own, so that not all servers of the world ask at once.
    cron: feeds.length > 0 ? `${mark.readUInt8(0) % 60} ${mark.readUInt8(1) % 24} * * *` : null,
    isDue: async () => (await Promise.all(feeds.map((feed) => isStale(feed, folder, STALE_MS)))).includes(true),
    run: (signal) => refreshAll(feeds, folder, log, signal),
  }
}

/** One feed after the other. Rejects at the end when one of them could not be had; its old copy goes on serving. */
async function refreshAll(feeds: Feed[], folder: string, log: Logger, signal: AbortSignal): Promise<void> {
  const failed: string[] = []
  for (const feed of feeds) {
    signal.throwIfAborted()
    try {
      await refreshFeed(feed, folder, signal)
      log.info({ feed: feed.name }, 'A feed was refreshed')
    } catch (error) {
      failed.push(feed.name)
      log.warn(
        { feed: feed.name, reason: error instanceof Error ? error.message : String(error) },
        'A feed was not taken over; the copy from before goes on serving',
      )
    }
  }
  if (failed.length > 0) throw new Error(`Feeds that were not taken over: ${failed.join(', ')}`)
}
