import type { Block } from '@/lib/website/document'
import { type Field, type ItemField, blockKind } from '@/lib/website/fields'
import { moved } from './names'

type Props = Record<string, unknown>
const isProps = (value: unknown): value is Props => typeof value === 'object' && value !== null && !Array.isArray(value)

export const entriesIn = (props: Props, list: string): Props[] => {
  const value: unknown = Object.hasOwn(props, list) ? props[list] : undefined
  return Array.isArray(value) ? value.filter(isProps) : []
}

/** `title`, or `items.2.title`. */
type Path = [list: string, at: number, field: string] | [field: string]
const pathOf = (path: string): Path => {
  const [first = '', at, field] = path.split('.')
  return at === undefined || field === undefined ? [first] : [first, Number(at), field]
}

/** What stands in a field of a section. */
export function valueAt({ props }: Block, path: string): unknown {
  const [list, at, field] = pathOf(path)
  const holder = at === undefined ? props : entriesIn(props, list)[at]
  const name = field ?? list
  return holder !== undefined && Object.hasOwn(holder, name) ? holder[name] : undefined
}

export const textAt = (block: Block, path: string): string => {
  const value = valueAt(block, path)
  return typeof value === 'string' ? value : ''
}

/** What a field of a section is filled with; undefined for what this version does not know. */
export function fieldAt(type: string, path: string): ItemField | Field | undefined {
  const fields = blockKind(type)?.fields ?? {}
  const [list, at, name] = pathOf(path)
  const field = Object.hasOwn(fields, list) ? fields[list] : undefined
  if (at === undefined || name === undefined) return field
  return field?.kind === 'items' && Object.hasOwn(field.fields, name) ? field.fields[name] : undefined
}

/** A line has no line breaks, whatever was pasted; both have no control characters. */
export const textFor = (field: Field | ItemField | undefined, text: string): string => {
  const plain = text
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g, '')
  return field?.kind === 'lines' ? plain : plain.replaceAll(/\s*[\n\u2028\u2029]\s*/g, ' ')
}

/** The section with another value in one field; the same one when the field is not there or holds it already. */
export function put(block: Block, path: string, value: unknown): Block {
  const [list, at, field] = pathOf(path)
  if (fieldAt(block.type, path) === undefined || valueAt(block, path) === value) return block
  if (at === undefined || field === undefined) return { ...block, props: { ...block.props, [list]: value } }
  const entries = entriesIn(block.props, list)
  if (!entries[at]) return block
  return withEntries(block, list, entries.with(at, { ...entries[at], [field]: value }))
}

const withEntries = (block: Block, list: string, entries: Props[]): Block => ({
  ...block,
  props: { ...block.props, [list]: entries },
})

export const addEntry = (block: Block, list: string, entry: Props): Block =>
  withEntries(block, list, [...entriesIn(block.props, list), entry])

export const removeEntry = (block: Block, list: string, at: number): Block =>
  withEntries(block, list, entriesIn(block.props, list).toSpliced(at, 1))

export const moveEntry = (block: Block, list: string, from: number, to: number): Block => {
  const entries = entriesIn(block.props, list)
  return to < 0 || to >= entries.length ? block : withEntries(block, list, moved(entries, from, to))
}

/** The path of the one text in which two states of a section differ; null when anything else does. */
export function changedText(before: Block, after: Block): string | null {
  const { props: one, ...rest } = before
  const { props: other, ...others } = after
  if (!isSame(rest, others)) return null
  const key = differing(one, other)
  if (key === null) return null
  if (isText(one[key]) && isText(other[key])) return key
  const [from, to] = [entriesIn(one, key), entriesIn(other, key)]
  const at = from.findIndex((entry, place) => entry !== to[place])
  const [entry, now] = [from[at], to[at]]
  if (!entry || !now || from.length !== to.length || to.some((each, place) => place !== at && each !== from[place]))
    return null
  const name = differing(entry, now)
  return name !== null && isText(entry[name]) && isText(now[name]) ? `${key}.${at}.${name}` : null
}

const isText = (value: unknown) => typeof value === 'string' && value.trim() !== ''

/** The only key whose values are not the same. */
function differing(one: Props, other: Props): string | null {
  const keys = Object.keys({ ...one, ...other }).filter((key) => one[key] !== other[key])
  return keys.length === 1 ? (keys[0] ?? null) : null
}

const isSame = (one: Props, other: Props) => Object.keys({ ...one, ...other }).every((key) => one[key] === other[key])
