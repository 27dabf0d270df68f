/** How the values of a column are ordered. A list ranks by place: severities, grades. */
export type Ordering = 'text' | 'number' | 'date' | 'ip' | readonly string[]

/** What is compared. Undefined stands last, whichever way the column is sorted. */
export type SortKey = string | number | undefined

/** What a value says. */
export function valueText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString()
  if (Array.isArray(value)) return value.map(valueText).join(', ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

const defined = (number: number) => (Number.isNaN(number) ? undefined : number)

function numberKey(value: unknown) {
  if (typeof value === 'string') return value.trim() === '' ? undefined : defined(Number(value))
  return ['number', 'boolean', 'bigint'].includes(typeof value) ? defined(Number(value)) : undefined
}

function dateKey(value: unknown) {
  if (typeof value === 'number') return defined(value)
  if (value instanceof Date) return defined(value.getTime())
  return typeof value === 'string' ? defined(Date.parse(value)) : undefined
}

const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0')

/** An address as text that sorts by its bytes, version 4 first; null when it is none. */
export function ipKey(text: string): string | null {
  const four = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(text)
  if (four)
    return four.slice(1).every((part) => Number(part) < 256)
      ? `4${four
          .slice(1)
          .map((part) => hex(Number(part), 2))
          .join('')}`
      : null
  const address = text.toLowerCase()
  if (!/^[0-9a-f:]*:[0-9a-f:]*$/.test(address) || address.split('::').length > 2) return null
  const [head = '', tail] = address.split('::')
  const left = head ? head.split(':') : []
  const right = tail ? tail.split(':') : []
  const missing = 8 - left.length - right.length
  const groups = [...left, ...Array<string>(tail === undefined ? 0 : Math.max(0, missing)).fill('0'), ...right]
  return groups.length === 8 && groups.every((group) => /^[0-9a-f]{1,4}$/.test(group))
    ? `6${groups.map((group) => group.padStart(4, '0')).join('')}`
    : null
}

/** The key of a value. What is no address stands behind the addresses. */
export function sortKeyOf(ordering: Ordering): (value: unknown) => SortKey {
  if (typeof ordering !== 'string') {
    const places = new Map(ordering.map((name, place) => [name.toLowerCase(), place]))
    return (value) => places.get(valueText(value).toLowerCase())
  }
  if (ordering === 'number') return numberKey
  if (ordering === 'date') return dateKey
  if (ordering === 'text') return (value) => valueText(value) || undefined
  return (value) => {
    const text = valueText(value)
    return text ? (ipKey(text) ?? `~${text}`) : undefined
  }
}

const isDate = (value: unknown) =>
  value instanceof Date || (typeof value === 'string' && /^\d{4}-\d\d-\d\d(T[\d:.]+(Z|[+-]\d\d:?\d\d)?)?$/.test(value))

/** Which ordering suits all values of a column; `text` suits any. */
export function orderingOf(values: Iterable<unknown>): Ordering {
  const fits = new Map<Ordering, (value: unknown) => boolean>([
    ['number', (value) => ['number', 'boolean', 'bigint'].includes(typeof value)],
    ['date', isDate],
    ['ip', (value) => typeof value === 'string' && ipKey(value) !== null],
  ])
  let isEmpty = true
  for (const value of values) {
    if (value === undefined || value === null || value === '') continue
    isEmpty = false
    for (const [ordering, suits] of fits) if (!suits(value)) fits.delete(ordering)
    if (fits.size === 0) return 'text'
  }
  return isEmpty ? 'text' : ([...fits.keys()][0] ?? 'text')
}

/** Digits count as numbers, case and accents do not count. */
export const textCollator = (locale: string) => new Intl.Collator(locale, { numeric: true, sensitivity: 'base' })

/** Compares keys of one ordering that are both there. */
export function keyComparer(ordering: Ordering, collator: Intl.Collator): (a: SortKey, b: SortKey) => number {
  if (ordering === 'text') return (a, b) => collator.compare(String(a), String(b))
  return (a, b) => (a === b || a === undefined || b === undefined ? 0 : a < b ? -1 : 1)
}
