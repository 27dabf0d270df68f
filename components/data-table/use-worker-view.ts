import { useEffect, useRef, useState } from 'react'
import { useLocale } from 'use-intl'
import { withBase } from '@/lib/browser/base-path'
import type { Answer, Message } from './engine/row-host'
import { inIdleTime } from './idle'
import type { RowView, Sort } from './row-model'
import type { ColumnSource } from './row-source'

let questions = 0

/** Rows told in one go: some milliseconds of work. */
const PIECE = 5000

type Options<T> = {
  isWanted: boolean
  rows: readonly T[]
  sources: readonly ColumnSource<T>[]
  search: string
  sorts: readonly Sort[]
}

/**
 * The view from a worker, for so many rows that the page would stand still. Until the next answer the last one stays.
 */
export function useWorkerView<T>({ isWanted, rows, sources, search, sorts }: Options<T>) {
  const locale = useLocale()
  const { worker, isBroken } = useRowWorker({ isWanted, rows, sources, locale })
  const [answered, setAnswered] = useState<{
    rows: readonly T[]
    search: string
    sorts: readonly Sort[]
    view: RowView
  } | null>(null)

  useEffect(() => {
    const asked = worker.current
    if (!isWanted || !asked) return
    const question = ++questions
    const hear = ({ data }: MessageEvent<Answer>) => {
      if (data.question === question) setAnswered({ rows, search, sorts, view: viewOf(data.rows) })
    }
    asked.addEventListener('message', hear)
    asked.postMessage({ kind: 'view', question, search, sorts } satisfies Message)
    return () => asked.removeEventListener('message', hear)
  }, [isWanted, worker, rows, sources, locale, search, sorts])

  const isOfTheseRows = answered?.rows === rows
  return {
    view: isOfTheseRows ? answered.view : null,
    isBusy: !(isOfTheseRows && answered.search === search && answered.sorts === sorts),
    isBroken,
  }
}

type RowWorkerOptions<T> = Pick<Options<T>, 'isWanted' | 'rows' | 'sources'> & { locale: string }

/** A worker that is told the rows as there is time; a new one for new rows. */
function useRowWorker<T>({ isWanted, rows, sources, locale }: RowWorkerOptions<T>) {
  const worker = useRef<Worker>(null)
  const [isBroken, setBroken] = useState(false)

  useEffect(() => {
    if (!isWanted) return
    const started = new Worker(withBase('/table-worker.js'))
    const fail = () => setBroken(true)
    started.addEventListener('error', fail)
    const tell = (message: Message) => {
      try {
        started.postMessage(message)
      } catch {
        // A value that cannot be copied to a worker.
        fail()
      }
    }
    const columns = sources.map(({ id, ordering, isSortable, isSearchable }) => ({
      id,
      ordering,
      isSortable,
      isSearchable,
    }))
    tell({ kind: 'columns', count: rows.length, locale, columns })
    const stop = inIdleTime(sources.flatMap((source) => piecesOf(rows, source).map((piece) => () => tell(piece()))))
    worker.current = started
    return () => {
      stop()
      started.terminate()
      worker.current = null
    }
  }, [isWanted, rows, sources, locale])

  return { worker, isBroken }
}

const viewOf = (positions: Uint32Array): RowView => ({
  found: positions.length,
  slice: (start, end) => [...positions.subarray(start, end)],
})

/** What a column says, in pieces that are made when their turn comes. */
function piecesOf<T>(rows: readonly T[], { id, value, text, isSortable }: ColumnSource<T>): (() => Message)[] {
  return Array.from({ length: Math.ceil(rows.length / PIECE) }, (_, index) => () => {
    const some = rows.slice(index * PIECE, (index + 1) * PIECE)
    const texts = some.map(text)
    const values = isSortable ? some.map(value) : texts
    return {
      kind: 'part',
      column: id,
      values,
      texts: values.every((one, place) => one === texts[place]) ? null : texts,
    }
  })
}
