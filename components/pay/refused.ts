import { ApiError } from '@/lib/browser/errors'
import { type Draft, saysSomething } from './draft'
import type { LineErrors } from './line-row'

/** What is wrong, by the name that the API gives the field. */
export type FieldErrors = Partial<Record<string, string>>

/** The cards mark these; of the others the page says it. */
const MARKED = /^(?:lines|lines\.\d+\.(?:name|tax_bp)|tax_reasons\..+|due_on|buyer\.[a-z_]+)$/

export const fieldsOf = (error: unknown): FieldErrors =>
  error instanceof ApiError
    ? Object.fromEntries(
        Object.entries(error.fields ?? {}).flatMap(([name, [text]]) =>
          text && MARKED.test(name) ? [[name, text]] : [],
        ),
      )
    : {}

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
