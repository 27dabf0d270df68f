import * as z from 'zod/mini'
import type { Endpoint } from '@/lib/contract/endpoint'
import { pageError } from './errors'

type Schema = Exclude<Endpoint['reply'], 'file' | undefined>

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Ours first; then the habits of other APIs: everything under `data`, or the bare thing where we expect `{ thing }`.
 */
function* readings(schema: Schema, answer: unknown) {
  yield answer
  const inner = isRecord(answer) ? answer.data : undefined
  if (inner !== undefined) yield inner
  const [field, ...others] = schema instanceof z.ZodMiniObject ? Object.entries(schema.shape) : []
  if (!field || others.length) return
  const [key, thing] = field
  for (const bare of [inner, answer]) if (resembles(thing, bare)) yield { [key]: bare }
}

/**
 * A number or a word may mean anything. A thing of which everything is optional would be seen in any object at all: it
 * must have at least one of its keys.
 */
function resembles(thing: unknown, value: unknown) {
  if (!(thing instanceof z.ZodMiniObject)) return Array.isArray(value) || isRecord(value)
  return isRecord(value) && Object.keys(thing.shape).some((key) => key in value)
}

/**
 * Reads an answer by the contract, also when a foreign API wraps it differently. Throws ApiError when it makes no sense
 * at all.
 */
export function parseReply(schema: Schema, answer: unknown) {
  for (const reading of readings(schema, answer)) {
    const result = schema.safeParse(reading)
    if (result.success) return result.data
  }
  throw unreadable()
}

export const unreadable = (cause?: unknown) => pageError('answer_unreadable', {}, { cause })
