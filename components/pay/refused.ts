import { ApiError } from '@/lib/browser/errors'
import { TAX_CATEGORIES } from '@/lib/contract/invoice'
import { type Draft, saysSomething } from './draft'
import type { LineErrors } from './line-row'

/** What is wrong, by the name that the API gives the field. */
export type FieldErrors = Partial<Record<string, string>>

/** The fields of the cards by these names; of the others the page says it. */
const DRAWN = [
  'buyer.name',
  'buyer.vat',
  'buyer.lines.0',
  'buyer.postal_code',
  'buyer.city',
  'buyer.country',
  'buyer.email',
  'lines',
  'issued_on',
  'due_on',
  'supplied',
  'buyer_reference',
]

/** Whether a field with this name is there to be marked. Reasons are asked for where a line has their category. */
function isDrawn(name: string, { kind, lines, repeats }: Draft): boolean {
  if (name === 'repeat.next_on') return kind === 'invoice' && repeats !== ''
  const [group, of = '', part = ''] = name.split('.')
  if (group === 'tax_reasons') return reasonsAsked(lines).some((category) => category === of)
  if (group !== 'lines' || of === '') return DRAWN.includes(name)
  return ['name', 'tax_bp'].includes(part) && Number(of) < lines.filter(saysSomething).length
}

/** What the API refused: what is marked at its field, and what no field is there for, in words. */
export function refusedIn(error: unknown, draft: Draft): { marked: FieldErrors; unmarked: string[] } {
  const fields = error instanceof ApiError ? Object.entries(error.fields ?? {}) : []
  const said = fields.flatMap(([name, [text]]) => (text ? [{ name, text, isMarked: isDrawn(name, draft) }] : []))
  return {
    marked: Object.fromEntries(said.filter(({ isMarked }) => isMarked).map(({ name, text }) => [name, text])),
    unmarked: [...new Set(said.filter(({ isMarked }) => !isMarked).map(({ text }) => text))],
  }
}

/** The categories of the lines for which the law wants a reason to be named. */
export const reasonsAsked = (lines: Draft['lines']) =>
  TAX_CATEGORIES.filter(
    (category) => category !== 'S' && category !== 'Z' && lines.some((line) => line.category === category),
  )

/** There are lines, and nothing in them. */
const areEmpty = (lines: Draft['lines']) => lines.length > 0 && !lines.some(saysSomething)

/** What is wrong with all of them. */
export const errorOfLines = (errors: FieldErrors, { lines }: Draft) => (areEmpty(lines) ? undefined : errors.lines)

/** Of one line. The API counts those that say something; where none does, the first is the one to fill in. */
export function errorsOfLine(errors: FieldErrors, { lines }: Draft, place: number): LineErrors {
  const line = lines[place]
  if (place === 0 && areEmpty(lines)) return { name: errors.lines }
  if (!line || !saysSomething(line)) return {}
  const sent = lines.slice(0, place).filter(saysSomething).length
  return { name: errors[`lines.${sent}.name`], tax_bp: errors[`lines.${sent}.tax_bp`] }
}
