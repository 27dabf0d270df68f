import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import * as z from 'zod/mini'
import type { Endpoint } from '@/lib/contract/endpoint'
import { endpoints } from '@/lib/contract/endpoints'
import { parseReply } from '@/lib/browser/reply'
import { dfyApi } from '@/lib/contract/dfy'
import { noticeApi } from '@/lib/contract/notice'
import { recipeApi } from '@/lib/contract/recipe'
import { byTurns } from '@/lib/testing/sample'
import spec from '@/lib/testing/spec/endpoints.json'
import { MISSING, openContractApi } from './routes/testing'
import { naming, nameless, openTenant } from './routes/testing-rows'

const api = openContractApi({ settings: { sitesHost: 'sites.test' } })

const contract = Object.entries(endpoints).flatMap(([noun, calls]) =>
  Object.entries(calls).map(([name, endpoint]) => ({ noun, name, endpoint })),
)
const line = ({ method, path }: { method: string; path: string }) => `${method} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`
const specified = spec.endpoints.filter((call) => !('beyond' in call))

/** What declares a call, and under which name: `brandingChangeApi.update`. */
const declared = globSync('lib/contract/*.ts')
  .filter((file) => !file.endsWith('.test.ts'))
  .flatMap((file) => Object.entries(require(resolve(file)) as Record<string, unknown>))
  .flatMap(([group, calls]) => (/^\w+Api$/.test(group) ? [{ group, calls: calls as Record<string, Endpoint> }] : []))
const nameOf = (endpoint: Endpoint) =>
  declared.flatMap(({ group, calls }) =>
    Object.keys(calls).flatMap((name) => (calls[name] === endpoint ? [`${group}.${name}`] : [])),
  )
const hooks = globSync('lib/api/*.ts')
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => readFileSync(file, 'utf8'))
  .filter((source) => /export (const|function) (use[A-Z]|guestCalls)/.test(source))

/** The editor of websites is a script of its own and saves by the clock; details and wizard save once, when told. */
const SEVERAL: Record<string, number> = { 'dfy.editor': 2, 'dfy.save': 3 }

test.each(specified.map((call) => [call.id, call] as const))(
  '%s has its endpoint, its hook and its handler',
  async (_, call) => {
    const found = contract.find(({ endpoint }) => line(endpoint) === line(call))
    if (!found) throw new Error(`The contract lacks ${line(call)}`)
    const { endpoint } = found
    const used = new RegExp(`\\b(?:${nameOf(endpoint).join('|')})\\b`)
    expect(hooks.filter((source) => used.test(source))).toHaveLength(SEVERAL[call.id] ?? 1)
    // Something stands at the address: it asks who calls, or for the fields.
    const params = Object.fromEntries(Array.from(endpoint.path.matchAll(/:(\w+)/g), ([, param]) => [param, MISSING]))
    const { status } = await api.send(endpoint, { params, ...(endpoint.method !== 'GET' && { body: {} }) })
    expect(status).toBe(endpoint.auth === 'nobody' ? 422 : 401)
  },
)

type Schema = z.ZodMiniType

/** Everything that the contract lets an answer leave out is left out. */
function bare(schema: Schema, value: unknown): unknown {
  if (schema instanceof z.ZodMiniArray && Array.isArray(value))
    return value.map((item) => bare(schema.def.element as Schema, item))
  if (!(schema instanceof z.ZodMiniObject) || typeof value !== 'object' || value === null) return value
  const kept = Object.entries(schema.shape as Record<string, Schema>).filter(
    ([, field]) => !(field instanceof z.ZodMiniOptional || field instanceof z.ZodMiniDefault),
  )
  return Object.fromEntries(kept.map(([key, field]) => [key, bare(field, Reflect.get(value, key))]))
}

/** The same with something else done to every object in it. */
const everywhere = (value: unknown, change: (entries: [string, unknown][]) => [string, unknown][]): unknown => {
  if (Array.isArray(value)) return value.map((item) => everywhere(item, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(change(Object.entries(value).map(([key, inside]) => [key, everywhere(inside, change)])))
}
const withNumbers = (value: unknown) =>
  everywhere(value, (entries) =>
    entries.map(([key, inside]) => [key, /^(id|\w+_id)$/.test(key) && inside !== null ? 7 : inside]),
  )
const withStrings = (value: unknown) =>
  everywhere(value, (entries) =>
    entries.map(([key, inside]) => [key, /^(id|\w+_id)$/.test(key) && inside !== null ? '7' : inside]),
  )
const withMore = (value: unknown): unknown =>
  everywhere(value, (entries) => [
    ...entries.map(([key, inside]): [string, unknown] => [key, inside]),
    ...(entries.some(([key]) => key === 'id') ? [['more', { a: [1] }] as [string, unknown]] : []),
  ])

const answered = contract
  .filter(({ endpoint }) => endpoint.auth === 'user' && !endpoint.later && typeof endpoint.reply === 'object')
  // What it answers are schemas: what their parts are called says nothing of them.
  .filter(({ endpoint }) => endpoint !== recipeApi.events)
  // What is told is numbered, because it is read up to one of them.
  .filter(({ endpoint }) => endpoint !== noticeApi.list)
  // A document is handed on as it came: what a newer version wrote into it must not be lost.
  .filter(({ endpoint }) => endpoint !== dfyApi.editor && endpoint !== dfyApi.version)
  .map(({ noun, name, endpoint }) => [`${noun}.${name}`, endpoint] as const)

/** What is read, and of what writes one in two: each of them needs a tenant of its own. */
const writing = answered.filter(([, { method }]) => method !== 'GET')
const tried = [
  ...answered.filter(([, { method }]) => method === 'GET'),
  ...byTurns(writing, 0, Math.ceil(writing.length / 2)),
]

/** What only reads leaves everything as it was for the next. */
let reader: ReturnType<typeof openTenant> | undefined
const tenantFor = ({ method }: Endpoint) => (method === 'GET' ? (reader ??= openTenant(api)) : openTenant(api))

test.each(tried)('%s: the habits of other APIs are understood', async (name, endpoint) => {
  const { token, ids, user } = await tenantFor(endpoint)
  const body = JSON.parse(JSON.stringify(nameless[name] ?? {}).replace('$', user.id)) as object
  const sent = naming[name]?.(ids) ?? (endpoint.method === 'GET' ? {} : { body })
  const { status, body: answer } = await api.tell(endpoint, { token, ...sent })
  expect(status).toBe(200)
  const schema = endpoint.reply as z.ZodMiniObject
  const ours = parseReply(schema, answer)
  const read = (text: unknown) => parseReply(schema, text)

  expect(read({ data: answer, success: true })).toEqual(ours)
  expect(read(withMore({ ...(answer as object), extra: 1 }))).toEqual(ours)
  expect(read(withNumbers(answer))).toEqual(withStrings(ours))
  expect(() => read(bare(schema, answer))).not.toThrow()

  const [key, ...others] = Object.keys(schema.shape)
  const inner = Reflect.get(answer as object, key ?? '') as unknown
  if (others.length > 0 || typeof inner !== 'object') return
  expect(read(inner)).toEqual(ours)
  expect(read({ data: inner })).toEqual(ours)
  if (Array.isArray(inner))
    expect(read({ data: inner, links: {}, meta: { current_page: 1, last_page: 1, per_page: 15, total: 1 } })).toEqual(
      ours,
    )
})
