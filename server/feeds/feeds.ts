import { checkRepository } from '@/server/scanner/software/library-repository'
import type { Settings } from '@/server/settings'
import { FeedError } from './feed-error'
import { ADVISORIES_FILE, LIBRARIES_FILE, RELEASES_FILE } from '@/server/scanner/software/feed-files'
import { readAdvisories } from './read-advisories'
import { StoredAdvisories, WordPressReleases } from '@/server/scanner/software/wordpress-advisories'

/** Facts from outside that are fetched again and again. */
export type Feed = {
  /** As the log calls it. */
  name: string
  /** In the folder of feeds. */
  file: string
  /** An address of http, https or file. */
  url: string
  /** Sent as a bearer token. */
  token?: string
  maxBytes: number
  /** The text to keep. Throws a FeedError when the feed is not what it should be. */
  read(chunks: AsyncIterable<Uint8Array>): Promise<string>
  /** Throws when a text that was kept is of no use to this version. */
  check(kept: string): void
}

const MB = 1_000_000

/** The feeds the operator has set up. */
export function feedsOf({
  libraryFeedUrl,
  wordpressFeedUrl,
  wordpressFeedToken,
  wordpressReleasesUrl,
}: Settings): Feed[] {
  return [
    ...(libraryFeedUrl
      ? [
          {
            name: 'JavaScript libraries',
            file: LIBRARIES_FILE,
            url: libraryFeedUrl,
            maxBytes: 16 * MB,
            read: readLibraries,
            check: checkRepository,
          },
        ]
      : []),
    ...(wordpressFeedUrl
      ? [
          {
            name: 'WordPress advisories',
            file: ADVISORIES_FILE,
            url: wordpressFeedUrl,
            ...(wordpressFeedToken && { token: wordpressFeedToken }),
            // The real one had 158 MB in 2026.
            maxBytes: 600 * MB,
            read: async (chunks: AsyncIterable<Uint8Array>) => JSON.stringify(await readAdvisories(chunks, new Date())),
            check: (kept: string) => void StoredAdvisories.parse(JSON.parse(kept)),
          },
        ]
      : []),
    ...(wordpressReleasesUrl
      ? [
          {
            name: 'WordPress releases',
            file: RELEASES_FILE,
            url: wordpressReleasesUrl,
            maxBytes: MB,
            read: readReleases,
            check: checkReleases,
          },
        ]
      : []),
  ]
}

const checkReleases = (kept: string) => void WordPressReleases.parse(JSON.parse(kept))

async function readLibraries(chunks: AsyncIterable<Uint8Array>): Promise<string> {
  const text = await textOf(chunks)
  try {
    checkRepository(text)
  } catch {
    throw new FeedError('it is not a usable database of retire.js')
  }
  return text
}

async function readReleases(chunks: AsyncIterable<Uint8Array>): Promise<string> {
  try {
    const releases = WordPressReleases.parse(JSON.parse(await textOf(chunks)))
    if (Object.values(releases).includes('latest')) return JSON.stringify(releases)
  } catch (error) {
    if (error instanceof FeedError) throw error
  }
  throw new FeedError('it is not a list of WordPress releases')
}

async function textOf(chunks: AsyncIterable<Uint8Array>): Promise<string> {
  const parts: Uint8Array[] = []
  for await (const chunk of chunks) parts.push(chunk)
  return new TextDecoder('utf-8').decode(Buffer.concat(parts))
}
