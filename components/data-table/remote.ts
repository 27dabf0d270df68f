import { useEffect } from 'react'
import type { Sort } from './row-model'

export type Asked = { search: string; sort: Sort | undefined }

/** Rows of which the server has too many for a page: it sorts and searches them, and hands them out piece by piece. */
export type Remote<T> = {
  /** How many match. */
  found: number
  /** How many there are. */
  total: number
  /** Not all of them are here yet. */
  hasMore: boolean
  /** How many rows further than what is here pages are offered; without it, the next page alone. */
  reach?: number
  isBusy: boolean
  /** The last piece could not be read: it is asked for again by a person, not by the table. */
  isError: boolean
  onAsk: (asked: Asked) => void
  onMore: () => void
  /** A piece of all that match: the first, or what comes after one. */
  piece: (after: string | null, signal: AbortSignal) => Promise<{ rows: readonly T[]; next: string | null }>
}

/** Nothing is asked while somebody types. */
const TYPING_MS = 250

/** Asks the server for what the table shows: in another order, for other words, or the next piece. */
export function useRemote<T>(remote: Remote<T> | undefined, { search, sort }: Asked, lacksRows: boolean) {
  const { onAsk, onMore, hasMore = false, isBusy = true, isError = false } = remote ?? {}

  useEffect(() => {
    if (!onAsk) return
    const timer = setTimeout(() => onAsk({ search, sort }), TYPING_MS)
    return () => clearTimeout(timer)
  }, [onAsk, search, sort])

  useEffect(() => {
    if (lacksRows && hasMore && !isBusy && !isError) onMore?.()
  }, [lacksRows, hasMore, isBusy, isError, onMore])
}
