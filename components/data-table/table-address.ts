import { pageSize, type RowState } from './table-state'

const NAMES = ['q', 'page', 'size', 'sort'] as const

/** A page with two tables gives each its prefix. */
const named = (prefix: string) => NAMES.map((name) => [name, `${prefix}${name}`] as const)

/** What an address says of a table, in one spelling; empty when it says nothing. */
export function tablePart(query: string, prefix = '') {
  const params = new URLSearchParams(query)
  const own = new URLSearchParams(
    named(prefix).flatMap(([, name]) => (params.has(name) ? [[name, params.get(name) ?? '']] : [])),
  )
  return own.toString()
}

const sortText = (sort: RowState['sort']) => sort.map(({ id, desc }) => (desc ? `-${id}` : id)).join(',')

/** Null when the address says nothing. What it does not say is as at first, and what makes no sense is not said. */
export function readTablePart(
  part: string,
  first: RowState,
  isSortable: (id: string) => boolean,
  prefix = '',
): RowState | null {
  if (!part) return null
  const params = new URLSearchParams(part)
  const ids = new Set<string>()
  const sort = (params.get(`${prefix}sort`) ?? '').split(',').flatMap((text) => {
    const id = text.replace(/^-/, '')
    if (!isSortable(id) || ids.has(id)) return []
    ids.add(id)
    return { id, desc: text.startsWith('-') }
  })
  const page = Number(params.get(`${prefix}page`))
  return {
    search: params.get(`${prefix}q`) ?? '',
    page: Number.isSafeInteger(page) && page > 0 ? page - 1 : 0,
    size: params.has(`${prefix}size`) ? pageSize(params.get(`${prefix}size`)) : first.size,
    sort: sort.length > 0 ? sort : first.sort,
  }
}

/** The address with this table in it; what is as at first is left out. */
export function withTable(url: URL, state: RowState, first: RowState, prefix = ''): URL {
  const next = withoutTable(url, prefix)
  const values = {
    q: state.search,
    page: state.page > 0 ? String(state.page + 1) : '',
    size: state.size === first.size ? '' : String(state.size),
    sort: sortText(state.sort) === sortText(first.sort) ? '' : sortText(state.sort),
  }
  for (const [name, param] of named(prefix)) if (values[name]) next.searchParams.set(param, values[name])
  // A comma may stand in a query, and is easier to read.
  next.search = next.search.replaceAll('%2C', ',')
  return next
}

/** Tells Next's router too: with `history.state` it would take the address back at its next change. */
export function replaceAddress(url: URL) {
  try {
    history.replaceState(null, '', url)
  } catch {
    // Some browsers allow only so many a minute; the next change is written again.
  }
}

/** The address without its table: another tab or filter starts at its own first page. */
export function withoutTable(url: URL, prefix = ''): URL {
  const next = new URL(url)
  for (const [, param] of named(prefix)) next.searchParams.delete(param)
  return next
}
