import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Asked, Remote } from '@/components/data-table/remote'
import { useScanListEnd, useScans } from '@/lib/api/scan'
import { scanPiece, unique, useScanPages } from '@/lib/api/scan-pages'
import { type Scan, type ScanListQuery, SCAN_COLUMNS } from '@/lib/contract/scan'

/** Up to here all scans are loaded, and the table sorts and searches them itself. Past it the server does. */
const MAX_HERE = 2000
/** As the API takes them. */
const MAX_LETTERS = 200

type Status = ScanListQuery['status']
type Sort = NonNullable<ScanListQuery['sort']>

function queryOf(search: string, sort: Asked['sort']): { q?: string; sort?: Sort } {
  // The newest first is the order of the API itself.
  const column = sort?.id === 'started' && sort.desc ? undefined : SCAN_COLUMNS.find((name) => name === sort?.id)
  return {
    ...(search.trim() && { q: search.trim().slice(0, MAX_LETTERS) }),
    ...(column && { sort: sort?.desc ? `-${column}` : column }),
  }
}

/** All scans of a workspace: the live first page, and behind it as many as there are. */
export function useScanHistory(workspace: string | undefined, status: Status) {
  const live = useScans(workspace)
  const { isCut, total } = useScanListEnd(workspace)
  const isRemote = isCut && total > MAX_HERE
  const [asked, setAsked] = useState<{ q?: string; sort?: Sort }>({})
  const onAsk = useCallback(({ search, sort }: Asked) => setAsked(queryOf(search, sort)), [])
  const older = useScanPages(workspace, isRemote ? { ...asked, status } : {}, isCut)
  const { hasNextPage, isFetchingNextPage, isError, fetchNextPage } = older

  // What fits here is loaded to its end.
  useEffect(() => {
    if (!isRemote && hasNextPage && !isFetchingNextPage && !isError) void fetchNextPage()
  }, [isRemote, hasNextPage, isFetchingNextPage, isError, fetchNextPage])

  const all = useMemo(
    () => live.data && (isCut ? unique([...live.data, ...(older.scans ?? [])]) : live.data),
    [live.data, older.scans, isCut],
  )
  const latest = useMemo(() => new Map(live.data?.map((scan) => [scan.id, scan])), [live.data])
  const rows = useMemo(
    () => (isRemote ? older.scans?.map((scan) => latest.get(scan.id) ?? scan) : all),
    [isRemote, older.scans, latest, all],
  )
  const remote: Remote<Scan> | undefined = isRemote
    ? {
        found: older.found ?? 0,
        total,
        hasMore: hasNextPage,
        isBusy: older.isFetching,
        isError: older.isFetchNextPageError,
        onAsk,
        onMore: fetchNextPage,
        piece: (after, signal) => scanPiece(workspace ?? '', { ...asked, status }, after, signal),
      }
    : undefined
  const isComplete = isRemote ? !older.isFetchNextPageError : !isCut || (older.scans !== undefined && !hasNextPage)
  return { live, older, rows, remote, total: isCut ? total : live.data?.length, isComplete }
}
