import type * as z from 'zod/mini'
import { Business, Palette, WebsiteDocument } from '@/lib/website/document'
import { HttpError, invalid } from '@/server/errors'

const MAX_DOCUMENT_BYTES = 512 * 1024

/** What a form holds as a text of JSON. */
function valueOf(sent: unknown, field: string): unknown {
  if (typeof sent !== 'string') return sent
  try {
    return JSON.parse(sent, (_, value: unknown) => (typeof value === 'string' ? stored(value) : value)) as unknown
  } catch {
    throw invalid({ [field]: ['not_valid'] })
  }
}

/** Postgres keeps no NUL. */
const stored = (text: string) => text.replaceAll('\0', '').toWellFormed()

/** Read by its schema; what is wrong is named by its path in it: `pages.0.blocks.3.props.title`. */
function read<S extends z.ZodMiniType>(schema: S, value: unknown, within: string): z.output<S> {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const errors: Record<string, string[]> = {}
  for (const { path, message } of result.error.issues.slice(0, 20)) {
    const field = [within, ...path.map(String)].filter(Boolean).join('.') || 'document'
    errors[field] = [...(errors[field] ?? []), /^(Invalid|Too|Unrecognized)\b/.test(message) ? 'not_valid' : message]
  }
  throw invalid(errors)
}

/** Null: nothing was sent. Throws 413 for what is too large, 422 for what is no document. */
export function readDocument(sent: unknown): WebsiteDocument | null {
  if (sent === undefined || sent === null) return null
  const value = valueOf(sent, 'document')
  const text = typeof sent === 'string' ? sent : JSON.stringify(value)
  if (new TextEncoder().encode(text).byteLength > MAX_DOCUMENT_BYTES)
    throw new HttpError(413, 'website_document_large', { errors: { document: ['Use at most 512 kB.'] } })
  return read(WebsiteDocument, value, '')
}

export const readBusiness = (sent: unknown): Business | null =>
  sent === undefined || sent === null ? null : read(Business, valueOf(sent, 'business'), 'business')

export const readPalette = (sent: unknown): Palette | null =>
  sent === undefined || sent === null ? null : read(Palette, valueOf(sent, 'palette'), 'palette')
