import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Scan, ScanListQuery } from '@/lib/contract/scan'
import { listScans, useScanListEnd, useScans } from './scan'
import { keys } from './keys'

type Asked = Partial<Pick<ScanListQuery, 'q' | 'sort' | 'status' | 'asset'>>

const ask = (workspace: string, asked: Asked, cursor: string | null, signal?: AbortSignal) =>
  listScans(workspace, { ...asked, ...(cursor !== null && { cursor }) }, signal)

/** Every scan that is asked for, page after page. */
async function allScans(workspace: string, asked: Asked, signal?: AbortSignal): Promise<Scan[]> {
  let scans: Scan[] = []
  let cursor: string | null = null
  let before: number
  do {
    before = scans.length
    const page: Awaited<ReturnType<typeof ask>> = await ask(workspace, asked, cursor, signal)
    scans = unique([...scans, ...page.scans])
    cursor = page.next
    // An API that does not know pages answers the first for ever.
  } while (cursor !== null && scans.length > before)
  return scans
}

/** Some of the scans that are asked for, the first or those after some. */
export async function scanPiece(workspace: string, asked: Asked, after: string | null, signal: AbortSignal) {
  const { scans, next } = await ask(workspace, asked, after, signal)
  return { rows: scans, next }
}

/** A row that moved while pages were read is there once; its first mention counts. */
export function unique(scans: readonly Scan[]): Scan[] {
  const seen = new Set<string>()
  return scans.filter(({ id }) => !seen.has(id) && seen.add(id))
}

/** The pages that are asked for, more of them by `fetchNextPage`. What was there stays until the answer comes. */
export function useScanPages(workspace: string | undefined, asked: Asked, isWanted: boolean) {
  const pages = useInfiniteQuery({
    queryKey: [...keys.scans(workspace ?? ''), 'pages', asked],
    enabled: workspace !== undefined && isWanted,
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) => ask(workspace ?? '', asked, pageParam, signal),
    getNextPageParam: ({ next, scans }, pages) =>
      pages.length > 1 && pages[0]?.scans[0]?.id === scans[0]?.id ? null : next,
    placeholderData: keepPreviousData,
  })
  const { data } = pages
  const scans = useMemo(() => data && unique(data.pages.flatMap((page) => page.scans)), [data])
  return { ...pages, scans, found: data?.pages.at(-1)?.total }
}

/** The scans of one asset, newest first, also those that the list of the workspace is too short for. */
export function useAssetScans(workspace: string | undefined, asset: string) {
  const list = useScans(workspace)
  const { isCut } = useScanListEnd(workspace)
  const older = useQuery({
    queryKey: [...keys.scans(workspace ?? ''), 'of', asset],
    enabled: workspace !== undefined && isCut,
    queryFn: ({ signal }) => allScans(workspace ?? '', { asset }, signal),
  })
  const data = useMemo(() => {
    const own = list.data?.filter(({ asset_id }) => asset_id === asset)
    return isCut ? own && older.data && unique([...own, ...older.data]) : own
  }, [list.data, older.data, isCut, asset])
  return {
    data,
    isPending: data === undefined && !list.isError && !older.isError,
    reads: isCut ? [list, older] : [list],
  }
}
