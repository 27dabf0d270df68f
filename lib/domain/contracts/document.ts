import type { Contract, ContractAsset, ContractBlock, ContractMoney } from '@/lib/contract/contract'
import { type ClauseKey, clausesOf, type PaperTexts, type Slot, SLOTS } from './kinds'

/** What a document is made of. */
export type PaperInput = Pick<Contract, 'type' | 'title' | 'language' | 'values' | 'clauses'> & {
  assets: readonly Pick<ContractAsset, 'value' | 'method' | 'seen_at'>[]
  value?: ContractMoney | null
  starts_on?: string | null
  ends_on?: string | null
  signer?: { name: string; role: string; email?: string } | null
}

/** A piece of text, or the place of a field: `text` is null where it is still empty. */
export type Part = { text: string; slot?: undefined } | { slot: Slot; text: string | null }

export type Piece = {
  kind: ContractBlock['kind']
  /** Of which clause. */
  clause?: string
  parts: Part[]
  rows?: [string, string][]
}

const LOCALES = { en: 'en-GB', de: 'de', es: 'es', ar: 'ar-u-nu-latn' } as const

export function amountText(
  { minor, currency, period = 'once' }: ContractMoney,
  texts: PaperTexts,
  language: Contract['language'],
) {
  const format = new Intl.NumberFormat(LOCALES[language], { style: 'currency', currency })
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2
  return texts.periods[period].replace('{amount}', format.format(minor / 10 ** digits))
}

const dayText = (day: string, language: Contract['language']) =>
  new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )

const momentText = (at: string, language: Contract['language']) =>
  `${new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }).format(new Date(at))} UTC`

/** What stands in the place of a field; null: nothing yet. */
function slotText(slot: Slot, paper: PaperInput, texts: PaperTexts): string | null {
  const { values, signer, starts_on, ends_on, value, language } = paper
  switch (slot) {
    case 'signer':
      return signer?.name.trim() || null
    case 'role':
      return signer?.role.trim() || null
    case 'starts_on':
      return starts_on ? dayText(starts_on, language) : null
    case 'ends_on':
      return ends_on ? dayText(ends_on, language) : null
    case 'value':
      return value ? amountText(value, texts, language) : null
    default:
      return values[slot]?.trim() || null
  }
}

const isSlot = (name: string): name is Slot => (SLOTS as readonly string[]).includes(name)

/** A text with its fields filled in. What stands in braces and is no field is text. */
function partsOf(text: string, paper: PaperInput, texts: PaperTexts): Part[] {
  return text
    .split(/(\{[a-z_]+\})/)
    .filter((piece) => piece !== '')
    .map((piece): Part => {
      const name = piece.slice(1, -1)
      return piece.startsWith('{') && isSlot(name)
        ? { slot: name, text: slotText(name, paper, texts) }
        : { text: piece }
    })
}

type Wording = { key: string; title: string; text: string }

/** The clauses that are in, in order, in their own words where they have some; those of one's own come last. */
export function wordingsOf({ type, clauses }: Pick<PaperInput, 'type' | 'clauses'>, texts: PaperTexts): Wording[] {
  const chosen = new Map(clauses.map((clause) => [clause.key, clause]))
  const ours = clausesOf(type).flatMap(({ key, isOptional, isOnAtFirst }): Wording[] => {
    const own = chosen.get(key)
    if (isOptional && !(own ? own.on : isOnAtFirst)) return []
    const { title, text } = texts.clauses[key]
    return [{ key, title, text: own?.text?.trim() || text }]
  })
  const theirs = clauses.flatMap(({ key, on, text }): Wording[] => {
    if (!on || !key.startsWith('own_') || key === 'own_text' || !text?.trim()) return []
    const [title = '', ...rest] = text.trim().split('\n')
    return [{ key, title, text: rest.join('\n').trim() }]
  })
  return [...ours, ...theirs]
}

const hasTargets = (key: string): key is ClauseKey => key === 'permission'

/** The document, with the places of its fields. */
export function piecesOf(paper: PaperInput, texts: PaperTexts): Piece[] {
  const pieces: Piece[] = [
    { kind: 'title', parts: [{ text: paper.title }] },
    { kind: 'intro', parts: partsOf(texts.intro, paper, texts) },
  ]
  let number = 0
  for (const { key, title, text } of wordingsOf(paper, texts)) {
    if (title) {
      number += 1
      pieces.push({ kind: 'heading', clause: key, parts: [{ text: `${number} ${title}` }] })
    }
    if (text) pieces.push({ kind: 'text', clause: key, parts: partsOf(text, paper, texts) })
    if (hasTargets(key)) pieces.push({ kind: 'targets', clause: key, parts: [], rows: targetRows(paper, texts) })
  }
  return pieces
}

const targetRows = ({ assets, language }: PaperInput, texts: PaperTexts): [string, string][] =>
  assets.map(({ value, method, seen_at }) => [
    value,
    texts.methods[method].replace('{time}', seen_at ? momentText(seen_at, language) : '–'),
  ])

/** The document of what was sent: nothing in it is a field any more. */
export const sentPieces = (body: readonly ContractBlock[]): Piece[] =>
  body.map(({ kind, text, rows }) => ({ kind, parts: [{ text }], ...(rows && { rows }) }))

/** The fields that the document has, in the order of their first place. */
export const slotsOf = (paper: PaperInput, texts: PaperTexts): Slot[] => [
  ...new Set(piecesOf(paper, texts).flatMap(({ parts }) => parts.flatMap(({ slot }) => slot ?? []))),
]

/** What has to be filled in before it can be sent: fields that the text has a place for, who signs, and what is scanned. */
export function blanksOf(paper: PaperInput, texts: PaperTexts): string[] {
  const empty = piecesOf(paper, texts).flatMap(({ parts }) =>
    parts.flatMap(({ slot, text }) => (slot !== undefined && text === null ? [slot] : [])),
  )
  return [
    ...new Set<string>([
      ...empty,
      ...(paper.signer?.email ? [] : ['email']),
      ...(paper.type === 'authorisation' && paper.assets.length === 0 ? ['assets'] : []),
    ]),
  ]
}

/** The exact text, as it is hashed, printed and signed. An empty field is named in brackets. */
export const bodyOf = (paper: PaperInput, texts: PaperTexts): ContractBlock[] =>
  piecesOf(paper, texts).map(({ kind, parts, rows }) => ({
    kind,
    text: parts.map(({ slot, text }) => text ?? `[${slot ? texts.fields[slot] : ''}]`).join(''),
    ...(rows && { rows }),
  }))

/** For whoever goes on in another program. */
export const markdownOf = (body: readonly ContractBlock[], texts: PaperTexts): string =>
  body
    .map(({ kind, text, rows = [] }) => {
      if (kind === 'title') return `# ${text}`
      if (kind === 'heading') return `## ${text}`
      if (kind !== 'targets') return text.replaceAll('\n', '  \n')
      return [
        `| ${texts.target} | ${texts.proof} |`,
        '| --- | --- |',
        ...rows.map((row) => `| ${row.join(' | ')} |`),
      ].join('\n')
    })
    .join('\n\n')
    .concat('\n')

/** What is hashed: a signature stands for exactly this. */
export const hashedText = (body: readonly ContractBlock[]) =>
  JSON.stringify(body.map(({ kind, text, rows }) => [kind, text, ...(rows ? [rows] : [])]))
