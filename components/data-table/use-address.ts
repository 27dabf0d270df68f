import { useSearchParams } from 'next/navigation'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { readTablePart, replaceAddress, tablePart, withTable } from './table-address'
import type { RowState } from './table-state'

const PAUSE_MS = 250

/** Keeps the address in step with the table, and the table with an address that someone else changed. */
export function useAddress(
  state: RowState,
  first: RowState,
  prefix: string,
  isSortable: (id: string) => boolean,
  adopt: (state: RowState) => void,
) {
  const [path] = useState(() => (typeof location === 'undefined' ? '' : location.pathname))
  const changes = useSearchParams()
  const written = useRef<string | null>(null)
  const { search, page, size, sort } = state

  function write() {
    // When the table goes away, the address is already another one.
    if (location.pathname !== path) return
    // Somebody else changed it, and it is about to be followed.
    if (written.current !== null && tablePart(location.search, prefix) !== written.current) return
    const url = withTable(new URL(location.href), state, first, prefix)
    written.current = tablePart(url.search, prefix)
    if (url.href !== location.href) replaceAddress(url)
  }
  const writeNow = useEffectEvent(write)

  // A search is written when the typing pauses, everything else at once.
  useEffect(() => writeNow(), [page, size, sort])
  useEffect(() => {
    const timer = setTimeout(writeNow, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [search])

  const follow = useEffectEvent(() => {
    const part = tablePart(location.search, prefix)
    if (location.pathname !== path || written.current === null || part === written.current) return
    written.current = part
    adopt(readTablePart(part, first, isSortable, prefix) ?? first)
  })
  useEffect(() => follow(), [changes])

  /** Before the person leaves by a link, what was typed last is in the address they come back to. */
  return write
}
