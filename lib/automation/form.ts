import * as z from 'zod/mini'
import { isOneLine } from '@/lib/contract/common'
import { type Config, type Field, headersOf, isSecret, linesOf, type Provider } from './provider'
import { broken, type FieldCode } from '@/lib/contract/broken'

/** What stands where a secret is. Sent back, or left out, it keeps the one that is stored. */
export const KEPT = '********'

/** A part of it, or something beside it: nobody can change what they cannot see. */
const HALF_KEPT = /\*{3}/
const MISSING = broken('required')
const STORED = broken('kept_in_part')
const atMost = (max: number) => z.maxLength(max, broken('too_long', { count: max }))
/** Set by us, or they would let somebody else in. */
const OUR_HEADERS = /^(host|cookie|content-length|content-type|connection|transfer-encoding|user-agent|webhook-.*)$/i
const HEADER_NAME = /^[\w!#$%&'*+.^`|~-]+$/

type Options = {
  /** Secrets may be left as they are, or out. */
  isStored?: boolean
  /** Those that stand covered in a form: to empty them there says nothing. */
  covered?: (field: Field) => boolean
}

/** What may be entered for a provider. */
export function configSchema({ fields }: Provider, options: Options = {}) {
  return z.pipe(
    z.object(Object.fromEntries(fields.map((field) => [field.key, schemaOf(field, options)]))),
    z.transform((config): Config => config as Config),
  )
}

function schemaOf(field: Field, options: Options) {
  switch (field.kind) {
    case 'switch':
      return z._default(z.boolean(), false)
    case 'select':
      return z._default(z.enum(field.options as [string, ...string[]], broken('not_valid')), field.options[0] ?? '')
    case 'line':
    case 'secret':
    case 'url':
    case 'list':
    case 'headers':
      return z.prefault(
        z.string().check(
          z.trim(),
          z.superRefine<string>((value, context) => {
            const problem = problemOf(field, value, options)
            if (problem !== null) context.addIssue({ code: 'custom', message: problem })
          }),
        ),
        'initial' in field ? (field.initial ?? '') : '',
      )
  }
}

type TextField = Exclude<Field, { kind: 'switch' | 'select' }>

function problemOf(field: TextField, value: string, { isStored = false, covered }: Options): string | null {
  if (isStored && isSecret(field)) {
    if (value === KEPT) return null
    if (value === '') return covered?.(field) ? STORED : null
  }
  if (isSecret(field) && field.kind !== 'headers' && HALF_KEPT.test(value)) return STORED
  if (value === '') return field.required ? MISSING : null
  switch (field.kind) {
    case 'list':
      return listProblem(field, linesOf(value))
    case 'headers':
      return headersProblem(field, value)
    case 'url':
      return messageOf(value, atMost(2000), isOneLine) ?? urlProblem(field, value)
    case 'line':
    case 'secret':
      return messageOf(value, atMost(field.max), isOneLine) ?? patternProblem(field, value)
  }
}

const patternProblem = ({ pattern, refusal }: { pattern?: RegExp; refusal?: FieldCode }, value: string) =>
  pattern && !pattern.test(value) ? broken(refusal ?? 'not_valid') : null

function listProblem(field: Extract<Field, { kind: 'list' }>, items: readonly string[]) {
  if (items.length > field.most) return broken('too_many_entered', { count: field.most })
  const problems = items.map((item) => messageOf(item, atMost(field.max), isOneLine) ?? patternProblem(field, item))
  return atLine(problems)
}

/** The first of the problems that lines have; of several lines it is said which one. */
function atLine(problems: readonly (string | null)[]): string | null {
  const line = problems.findIndex((problem) => problem !== null)
  const problem = problems[line] ?? null
  return problem === null || problems.length === 1 ? problem : broken('at_line', { line: line + 1, problem })
}

function headersProblem(field: Extract<Field, { kind: 'headers' }>, value: string) {
  const headers = headersOf(value)
  if (headers.length > field.most) return broken('too_many_entered', { count: field.most })
  const names = headers.map(([name]) => name.toLowerCase())
  const problems = headers.map(([name, content], place) => {
    if (OUR_HEADERS.test(name)) return broken('header_is_ours')
    if (names.indexOf(name.toLowerCase()) < place) return broken('header_twice')
    if (!HEADER_NAME.test(name) || content === '') return broken('not_a_header')
    if (!/^[\x20-\x7e]*$/.test(content)) return broken('header_letters')
    return messageOf(content, atMost(field.max), isOneLine)
  })
  return atLine(problems)
}

function urlProblem({ hosts, start = 'https://' }: Extract<Field, { kind: 'url' }>, value: string) {
  const url = URL.parse(value)
  const wrong = broken('url_start', { start })
  if (!url || !/^https?:$/.test(url.protocol) || !value.includes('://')) return wrong
  if (url.username || url.password) return broken('url_with_password')
  if (!hosts) return null
  const isThere = url.protocol === 'https:' && url.port === '' && hosts.some((host) => isHost(url.hostname, host))
  return isThere && startsAsKnown(url, start)
    ? null
    : hosts.some((host) => host.startsWith('*.')) && !isThere
      ? wrongHost(hosts)
      : wrong
}

const wrongHost = (hosts: readonly string[]) =>
  broken('url_host', { hosts: hosts.map((host) => host.replace('*.', '')).join(' or ') })

/** `*.example.com`: every name below it. */
const isHost = (hostname: string, host: string) =>
  host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host

/** The path is that of the example, whichever of the provider's hosts it is on. */
function startsAsKnown(url: URL, start: string) {
  const path = URL.parse(start)?.pathname ?? '/'
  return url.pathname.startsWith(path) && (path === '/' || url.pathname.length > path.length)
}

/** What zod says to one text; null when nothing. */
function messageOf(value: string, ...checks: Parameters<ReturnType<typeof z.string>['check']>): string | null {
  const result = z
    .string()
    .check(...checks)
    .safeParse(value)
  return result.success ? null : (result.error.issues[0]?.message ?? null)
}
