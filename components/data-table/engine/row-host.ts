import type { Sort } from '@/components/data-table/row-model'
import type { ColumnSource } from '@/components/data-table/row-source'
import { searchWords } from '@/components/data-table/search-text'
import { textCollator } from '@/components/data-table/sort-key'
import { engineModel } from './engine'

type Facts = Pick<ColumnSource<number>, 'id' | 'ordering' | 'isSortable' | 'isSearchable'>

/** What a page tells: the columns, what is in them piece by piece, and what it wants to see. */
export type Message =
  | { kind: 'columns'; count: number; locale: string; columns: readonly Facts[] }
  /** `texts` null: they are the values. */
  | { kind: 'part'; column: string; values: readonly unknown[]; texts: readonly string[] | null }
  | Wanted

type Wanted = { kind: 'view'; question: number; search: string; sorts: readonly Sort[] }

/** The rows that match, by their positions, in order. */
export type Answer = { question: number; rows: Uint32Array<ArrayBuffer> }

type Column = { values: unknown[]; texts: string[] }

/** The engine where the rows are not: it is told what they say, and answers the last question when it knows enough. */
export function rowHost(answer: (reply: Answer) => void) {
  const held = new Map<string, Column>()
  let sources: readonly ColumnSource<number>[] = []
  let model = engineModel<number>([], [], textCollator('en'))
  let count = 0
  let wanted: Wanted | null = null

  function begin({ count: rows, locale, columns }: Extract<Message, { kind: 'columns' }>) {
    count = rows
    sources = columns.map((facts) => {
      const column: Column = { values: [], texts: [] }
      held.set(facts.id, column)
      return {
        ...facts,
        label: facts.id,
        hasOwnText: false,
        value: (row) => column.values[row],
        text: (row) => column.texts[row] ?? '',
      }
    })
    model = engineModel(
      Array.from({ length: count }, (_, row) => row),
      sources,
      textCollator(locale),
    )
  }

  function keep({ column: id, values, texts }: Extract<Message, { kind: 'part' }>) {
    const column = held.get(id)
    for (const value of values) column?.values.push(value)
    for (const text of texts ?? (values as readonly string[])) column?.texts.push(text)
  }

  function knowsEnough({ search, sorts }: Wanted) {
    const isSearched = searchWords(search).length > 0
    const needed = sources.filter(
      ({ id, isSearchable }) => (isSearched && isSearchable) || sorts.some((sort) => sort.id === id),
    )
    return needed.every(({ id }) => held.get(id)?.texts.length === count)
  }

  return (message: Message) => {
    if (message.kind === 'columns') begin(message)
    else if (message.kind === 'part') keep(message)
    else wanted = message
    if (!wanted || !knowsEnough(wanted)) return
    const { question, search, sorts } = wanted
    wanted = null
    const view = model.view(search, sorts)
    answer({ question, rows: Uint32Array.from(view.slice(0, view.found)) })
  }
}
