import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Chore } from '@/server/jobs/chore'
import type { Settings } from '@/server/settings'
import { FEED_FOLDER } from '@/server/scanner/software/feed-files'
import { type Feed, feedsOf } from './feeds'
import { folderId, keptFolderId } from './folder-id'
import { isStale, isUsable, refreshFeed } from './refresh-feed'

const STALE_MS = 36 * 60 * 60_000
const FAMILY = 'feeds-'

/** Where a data folder keeps its feeds. */
export const feedFolder = (dataDir: string) => join(dataDir, FEED_FOLDER)

/**
 * Fetches the feeds once a day. Each folder of feeds has a queue of its own, because servers that share a database do
 * not share their files. Nothing to do where no feed is set up, and none was.
 */
export async function feedChores(settings: Settings, log: Logger): Promise<Chore[]> {
  const feeds = feedsOf(settings)
  const folder = feedFolder(settings.dataDir)
  const id = feeds.length > 0 ? await folderId(folder, log) : await keptFolderId(folder)
  if (id === null) return []
  const mark = Buffer.from(id, 'hex')
  return [
    {
      name: FAMILY + id,
      family: FAMILY,
      // At a minute of its own, so that not all servers of the world ask at once.
      cron: feeds.length > 0 ? `${mark.readUInt8(0) % 60} ${mark.readUInt8(1) % 24} * * *` : null,
      isDue: async () => {
        for (const feed of feeds) {
          if ((await isStale(feed, folder, STALE_MS)) || !(await isUsable(feed, folder, log))) return true
        }
        return false
      },
      run: (signal) => refreshAll(feeds, folder, log, signal),
    },
  ]
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
