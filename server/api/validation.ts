import type * as z from 'zod/mini'
import { ZodMiniArray, ZodMiniDefault, ZodMiniNullable, ZodMiniObject, ZodMiniOptional } from 'zod/mini'
import { HttpError, invalid, refused } from '@/server/errors'
import { broken } from '@/lib/contract/broken'

/** What frameworks send along with every body; it says nothing. */
const ALONG = ['_token', '_method']

/**
 * Reads a body. What the contract does not know is refused by its name and never dropped: whoever sent it would take it
 * for stored.
 */
export function parseBody(schema: z.ZodMiniType, input: unknown): unknown {
  const names = unknownIn(schema, input).filter((name) => !ALONG.includes(name))
  return parse(
    schema,
    input,
    Object.fromEntries(names.slice(0, MAX_NAMED).map((name) => [name, [broken('unknown_field')]])),
  )
}

const MAX_NAMED = 20

/** The dotted names of what a schema has no place for. */
function unknownIn(schema: unknown, input: unknown): string[] {
  if (schema instanceof ZodMiniOptional || schema instanceof ZodMiniNullable || schema instanceof ZodMiniDefault)
    return unknownIn(schema.def.innerType, input)
  if (schema instanceof ZodMiniArray && Array.isArray(input))
    return input.flatMap((item, at) => unknownIn(schema.def.element, item).map((name) => `${at}.${name}`))
  if (!(schema instanceof ZodMiniObject) || schema.def.catchall || typeof input !== 'object' || input === null)
    return []
  const shape = schema.def.shape as Record<string, unknown>
  return Object.entries(input).flatMap(([name, inside]) =>
    Object.hasOwn(shape, name)
      ? unknownIn(shape[name], inside).map((inner) => `${name}.${inner}`)
      : [name.slice(0, 100)],
  )
}

type Issues = readonly { path: readonly PropertyKey[]; message: string }[]

/**
 * Reads input by a schema of the contract. Throws 422 with the texts of the schema under dotted paths; a text that
 * holds for several fields is said once.
 */
export function parse(schema: z.ZodMiniType, input: unknown, unknown: Record<string, string[]> = {}): unknown {
  const result = schema.safeParse(input)
  if (result.success && Object.keys(unknown).length === 0) return result.data
  const errors = { ...(result.success ? {} : textsByField(result.error.issues, input)), ...unknown }
  const texts = new Set(Object.values(errors).flat())
  const [only] = texts
  throw texts.size === 1 && only ? new HttpError(422, 'invalid', { message: only, errors }) : invalid(errors)
}

function textsByField(issues: Issues, input: unknown): Record<string, string[]> {
  const fields = new Map<string, string[]>()
  for (const issue of issues) {
    const field = issue.path.map(String).join('.') || 'body'
    fields.set(field, [...(fields.get(field) ?? []), wording(issue, input)])
  }
  return Object.fromEntries(fields)
}

/** Zod's own words are for developers; the contract's are for people. */
function wording({ path, message }: Issues[number], input: unknown): string {
  if (!/^(Invalid|Too|Unrecognized)\b/.test(message)) return message
  const value = path.reduce<unknown>(
    (inside, key) => (typeof inside === 'object' && inside !== null ? Reflect.get(inside, key) : undefined),
    input,
  )
  return value === undefined || value === null ? broken('required') : broken('not_valid')
}

/** The JSON body. Throws 415 for another type, 400 for what is no JSON or holds what no database stores. */
export async function readJson(request: {
  header(name: string): string | undefined
  text(): Promise<string>
}): Promise<unknown> {
  const text = await request.text()
  if (text === '') return {}
  const type = request.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') throw new HttpError(415, 'not_json')
  try {
    return JSON.parse(text, (_, value: unknown) => (typeof value === 'string' ? storable(value) : value))
  } catch (error) {
    throw error instanceof HttpError ? error : new HttpError(400, 'bad_json')
  }
}

type FormRequest = Parameters<typeof readJson>[0] & { formData(): Promise<FormData> }

/** The fields of a form, which may hold files, or of a JSON body. A form has no null: an empty text is none. */
export async function readFields(request: FormRequest): Promise<Record<string, unknown>> {
  const isForm = request.header('content-type')?.toLowerCase().startsWith('multipart/form-data')
  const fields = isForm ? await formOf(request) : Object.entries(Object(await readJson(request)) as object)
  return Object.fromEntries(fields.map(([name, value]: [string, unknown]) => [name, value === '' ? null : value]))
}

async function formOf(request: FormRequest): Promise<[string, unknown][]> {
  const form = await request.formData().catch(() => {
    throw refused('body', 'bad_form')
  })
  const fields = new Map<string, unknown>()
  for (const [name, sent] of form) {
    const value = typeof sent === 'string' ? storable(sent) : sent
    // `images[]` is a list, however many there are, and so is what comes several times.
    const bare = name.replace(/\[\]$/, '')
    const before = fields.get(bare)
    const isList = bare !== name || fields.has(bare)
    fields.set(bare, isList ? [...(fields.has(bare) ? [before].flat() : []), value] : value)
  }
  return [...fields]
}

/** Postgres keeps no NUL, and no half of a character in JSON. Throws on the first, mends the second. */
export function storable(text: string): string {
  if (text.includes('\0')) throw new HttpError(400, 'nul_character')
  return text.toWellFormed()
}
