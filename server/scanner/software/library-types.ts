import type { Repository } from 'retire/lib/types'
import { FEED_FOLDER, LIBRARIES_FILE } from './feed-files'

export type LibraryRepository = Repository

export type Advisory = {
  /** `critical`, `high`, `medium`, `low` or `none`. */
  severity: string
  summary: string
  cve: string[]
  /** The first version without the flaw; null when there is none. */
  fixedIn: string | null
  sources: string[]
}

export type Library = { name: string; version: string; by: 'content' | 'address'; advisories: Advisory[] }

/** A script's text, or the address of one we do not fetch. */
export type Question = { content: string } | { address: string }

export type ToWorker = Question & { id: number }
export type FromWorker = { id: number; libraries: Library[]; dataVersion: string }

/** Where the server puts the copy of retire's database that it fetches, inside the data folder. */
export const REFRESHED_FILE = `${FEED_FOLDER}/${LIBRARIES_FILE}`
