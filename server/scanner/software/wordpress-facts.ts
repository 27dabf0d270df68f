import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { ADVISORIES_FILE, RELEASES_FILE } from './feed-files'
import { type SoftwareKind, StoredAdvisories, type WordPressAdvisory, WordPressReleases } from './wordpress-advisories'
import { isInRange, isVersion } from './versions'

/** What is publicly known about versions of WordPress and what people add to it. */
export type WordPressFacts = {
  /** The day the advisories were fetched; null without them. */
  advisoriesOf: string | null
  /** The day the list of releases was fetched; null without it. */
  releasesOf: string | null
  /** Advisories were kept, and are of no use to this version. */
  isUnreadable: boolean
  /** What the licence of the advisories wants to be shown with them. */
  notices: string[]
  affecting(kind: SoftwareKind, slug: string, version: string): WordPressAdvisory[]
  /** What WordPress itself calls this version of its core. */
  release(version: string): 'latest' | 'outdated' | 'insecure' | null
}

/** Nothing is known: there is no source. */
export const NO_FACTS: WordPressFacts = {
  advisoriesOf: null,
  releasesOf: null,
  isUnreadable: false,
  notices: [],
  affecting: () => [],
  release: () => null,
}

type Kept<T> = { stamp: string; value: T | null }
const kept = new Map<string, Kept<unknown>>()

/**
 * The facts that the server fetched into this folder. By a file that is missing, or not what it should be, nothing is
 * judged. Read again only when it changed.
 */
export function readWordPressFacts(folder: string | undefined): WordPressFacts {
  if (folder === undefined) return NO_FACTS
  const advisories = read(join(folder, ADVISORIES_FILE), StoredAdvisories.parse)
  const releases = read(join(folder, RELEASES_FILE), WordPressReleases.parse)
  return {
    advisoriesOf: advisories?.value?.fetchedAt.slice(0, 10) ?? null,
    releasesOf: releases?.value ? releases.day : null,
    isUnreadable: advisories !== null && advisories.value === null,
    notices: advisories?.value?.notices ?? [],
    affecting: (kind, slug, version) => among(advisories?.value?.[kind] ?? {}, slug, version),
    release: (version) =>
      releases?.value && Object.hasOwn(releases.value, version) ? (releases.value[version] ?? null) : null,
  }
}

const among = (known: Record<string, WordPressAdvisory[]>, slug: string, version: string) =>
  isVersion(version) && Object.hasOwn(known, slug)
    ? (known[slug] ?? []).filter(({ ranges }) => ranges.some((range) => isInRange(version, range)))
    : []

/** Null when there is no file; its value is null when the file is of no use. */
function read<T>(file: string, parse: (value: unknown) => T): { value: T | null; day: string } | null {
  try {
    const { mtime, size } = statSync(file)
    const stamp = `${mtime.getTime()} ${size}`
    let known = kept.get(file) as Kept<T> | undefined
    if (known?.stamp !== stamp) {
      known = { stamp, value: parsed(file, parse) }
      kept.set(file, known)
    }
    return { value: known.value, day: mtime.toISOString().slice(0, 10) }
  } catch {
    return null
  }
}

function parsed<T>(file: string, parse: (value: unknown) => T): T | null {
  try {
    return parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return null
  }
}
