import type * as Ky from 'ky'
import * as z from 'zod/mini'
import type { Endpoint, Input, Reply } from '@/lib/contract/endpoint'
import { configReady } from '@/lib/config/config'
import { currentReach, noteAnswer, noteSilence } from './connection'
import { ApiError, pageError } from './errors'
import { withoutBase } from './base-path'
import { forgetEarly, noteAsked, takeEarly } from './early'
import { apiOrigin } from './page-config'
import type { OnProgress } from './upload'
import { parseReply, unreadable } from './reply'
import { requestHeaders } from './request-headers'
import { connectedSession } from './session-link'

/** So long an answer is waited for. */
const ANSWER_MS = 30_000

let loading: Promise<typeof Ky> | undefined

/**
 * A script of its own: the page is drawn without it, and the first questions are asked by boot.js. One that did not
 * come is asked for again.
 */
function sender() {
  loading ??= import('ky').catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}
if (typeof window !== 'undefined') sender().catch(() => {})

const fill = (path: string, params: Record<string, string> = {}) =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))

type AnyInput = {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
  signal?: AbortSignal
  onProgress?: OnProgress
}

function buildRequest(endpoint: Endpoint, input: AnyInput, token: string | null) {
  const { params, query, body, signal, onProgress } = input
  const url = new URL(fill(endpoint.path, params), apiOrigin())
  for (const [key, value] of Object.entries(query ?? {})) url.searchParams.set(key, value)
  const content = body instanceof FormData ? { body } : body === undefined ? {} : { json: body }
  return {
    url,
    options: {
      method: endpoint.method,
      headers: requestHeaders(token),
      retry: 0,
      // Whoever sees it go on waits for as long as a slow line takes.
      timeout: onProgress ? 600_000 : ANSWER_MS,
      signal,
      ...content,
    } as const,
  }
}

const optional = <T extends z.ZodMiniType>(schema: T) => z.catch(z.optional(schema), undefined)

const Upgrade = z.object({
  feature: optional(z.string()),
  plans: z.catch(z.array(z.string()), []),
  link: optional(z.string()),
})

const Values = optional(z.record(z.string(), z.union([z.string(), z.number()])))

const ServerError = z.object({
  message: optional(z.string()),
  code: optional(z.string()),
  values: Values,
  errors: optional(z.record(z.string(), z.array(z.string()))),
  reasons: optional(z.record(z.string(), z.array(z.object({ code: z.string(), values: Values })))),
  // Some servers only say that there is one.
  upgrade: optional(
    z.union([
      Upgrade,
      z.pipe(
        z.literal(true),
        z.transform(() => ({ plans: [] as string[] })),
      ),
    ]),
  ),
  usage: optional(z.object({ used: z.number(), limit: z.number() })),
})

/** Seconds, or a date; the server's own clock counts for the latter, where it tells it. */
function retryAfter(response: Response) {
  const value = response.headers.get('Retry-After')?.trim()
  if (!value) return undefined
  const seconds = /^\d+$/.test(value)
    ? Number(value)
    : (Date.parse(value) - (Date.parse(response.headers.get('Date') ?? '') || Date.now())) / 1000
  return Number.isNaN(seconds) ? undefined : Math.max(0, Math.ceil(seconds))
}

function refusal({ response, data }: Ky.HTTPError, cause: unknown) {
  const { message, code, values, errors, reasons, upgrade, usage } = ServerError.safeParse(data).data ?? {}
  const details = {
    status: response.status,
    fromServer: Boolean(message),
    code: message ? code : undefined,
    serverText: message,
    values,
    fields: errors,
    reasons,
    upgrade,
    usage,
    retryAfterSeconds: retryAfter(response),
    requestId: response.headers.get('X-Request-Id') ?? undefined,
  }
  if (message) return new ApiError(message, details, { cause })
  if (usage) return pageError('usage_limit', details, { cause })
  if (upgrade) return pageError('higher_plan', details, { cause })
  if (response.status === 419) return pageError('old_token', details, { cause })
  return new ApiError(`Request failed with status code ${response.status}`, details, { cause })
}

const unanswered = (cause?: unknown) => pageError('no_response', { noAnswer: true }, { cause })

/** Sends, unless `fetching` has another way, and takes an answer of any status for a sign of life. */
async function send(
  { url, options }: ReturnType<typeof buildRequest>,
  fetching: typeof fetch | undefined,
  onUnauthorized: (suspension?: string) => void,
) {
  const {
    default: ky,
    HTTPError,
    NetworkError,
    TimeoutError,
  } = await sender().catch((error: unknown) => {
    throw unanswered(error)
  })
  try {
    const response = await ky(url, { ...options, ...(fetching && { fetch: fetching }) })
    noteAnswer()
    return response
  } catch (error) {
    if (options.signal?.aborted) throw error
    if (error instanceof HTTPError) {
      noteAnswer()
      const said = refusal(error, error)
      const isSuspended = said.details.code?.startsWith('account_suspended')
      if (error.response.status === 401) onUnauthorized(isSuspended ? said.message : undefined)
      throw said
    }
    if (error instanceof NetworkError || error instanceof TimeoutError) {
      noteSilence()
      throw unanswered(error)
    }
    throw pageError('setup_failed', {}, { cause: error })
  }
}

async function read(endpoint: Endpoint, response: Response, signal: AbortSignal | undefined) {
  try {
    if (endpoint.reply === 'file') return await (await import('./download')).downloadOf(response)
    return endpoint.reply ? parseReply(endpoint.reply, await response.json().catch(() => undefined)) : undefined
  } catch (error) {
    if (signal?.aborted) throw signal.reason
    if (error instanceof ApiError) throw error
    throw error instanceof SyntaxError ? unreadable(error) : unanswered(error)
  }
}

type Watched = {
  signal?: AbortSignal
  /** For large files: is told how much has been sent, from 0 to 1. */
  onProgress?: OnProgress
}

/** Sent by boot.js already, or watched while it is sent; else as usual. */
async function wayOf(early: Promise<Response> | undefined, onProgress: OnProgress | undefined) {
  if (early) return () => early
  return onProgress && (await import('./upload')).uploading(onProgress)
}

/**
 * What boot.js asked for is taken as soon as it is there, also before the script that sends, or without it. What failed
 * goes the usual way, which tells why.
 */
async function goodAnswer(early: Promise<Response>) {
  const senderThere = sender().then(
    () => null,
    () => Promise.race([early, new Promise<null>((give) => setTimeout(give, ANSWER_MS, null))]),
  )
  const answer = await Promise.race([early, senderThere]).catch(() => null)
  if (!answer?.ok) return undefined
  noteAnswer()
  return answer
}

/** Where this page was loaded. */
const FIRST_PATH = typeof location === 'undefined' ? '' : (withoutBase(location.pathname) ?? '')

/**
 * Performs one endpoint of the contract. Every request of the app goes through here. Throws ApiError, or the abort
 * reason when the caller gave up.
 */
export async function call<E extends Endpoint>(endpoint: E, input: Input<E> & Watched): Promise<Reply<E>> {
  const token = endpoint.auth !== 'user' ? null : connectedSession().token()
  // A write is refused at once and not kept for later: nobody would know when it happens.
  if (endpoint.method !== 'GET' && currentReach() === 'offline')
    throw pageError('offline', { noAnswer: true, isOffline: true })
  await configReady()
  let request: ReturnType<typeof buildRequest>
  try {
    request = buildRequest(endpoint, input as AnyInput, token)
  } catch (error) {
    throw pageError('setup_failed', {}, { cause: error })
  }
  if (endpoint.method === 'GET' && token && endpoint.reply !== 'file')
    noteAsked(request.url, { path: withoutBase(location.pathname) ?? '', first: FIRST_PATH, now: performance.now() })
  const { signal, onProgress } = input as Watched
  if (endpoint.method !== 'GET') forgetEarly()
  const early = endpoint.method === 'GET' ? takeEarly(request.url.href, token) : undefined
  const response =
    (early && (await goodAnswer(early))) ??
    (await send(request, await wayOf(early, onProgress), (suspension) =>
      connectedSession().onUnauthorized(token, suspension),
    ))
  if (early) signal?.throwIfAborted()
  return (await read(endpoint, response, signal)) as Reply<E>
}
