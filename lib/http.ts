import ky, { HTTPError, NetworkError, TimeoutError } from 'ky'
import * as z from 'zod/mini'
import type { Endpoint, Input, Reply } from '@/lib/contract/endpoint'
import { ApiError, ERROR_TEXT } from './errors'
import { downloadOf } from './download'
import { parseReply } from './reply'

type Session = { token: () => string | null; onUnauthorized: (token: string | null) => void }
let session: Session = { token: () => null, onUnauthorized: () => {} }
/** Called once by stores/session, so that lib never imports stores. */
export const connectSession = (connected: Session) => {
  session = connected
}

const csrfToken = () => document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')?.content ?? ''

function headers(token: string | null) {
  return { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest', 'X-CSRF-TOKEN': csrfToken(), ...(token && { Authorization: `Bearer ${token}` }) }
}

const fill = (path: string, params: Record<string, string> = {}) => path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))

type AnyInput = { params?: Record<string, string>; query?: Record<string, string>; body?: unknown; signal?: AbortSignal }

function buildRequest(endpoint: Endpoint, { params, query, body, signal }: AnyInput, token: string | null) {
  const url = new URL(fill(endpoint.path, params), location.origin)
  for (const [key, value] of Object.entries(query ?? {})) url.searchParams.set(key, value)
  const content = body instanceof FormData ? { body } : body === undefined ? {} : { json: body }
  return { url, options: { method: endpoint.method, headers: headers(token), retry: 0, timeout: 30_000, signal, ...content } as const }
}

const ServerError = z.object({
  message: z.catch(z.optional(z.string()), undefined),
  errors: z.catch(z.optional(z.record(z.string(), z.array(z.string()))), undefined),
  upgrade: z.catch(z.optional(z.object({ feature: z.string(), plans: z.array(z.string()), link: z.string() })), undefined),
})

function toApiError(error: unknown, signal: AbortSignal | undefined) {
  if (signal?.aborted) return error
  if (error instanceof HTTPError) {
    const { response } = error
    const { message, errors, upgrade } = ServerError.safeParse(error.data).data ?? {}
    const details = {
      status: response.status,
      fromServer: Boolean(message),
      fields: errors,
      upgrade,
      retryAfterSeconds: Number(response.headers.get('Retry-After')) || undefined,
      requestId: response.headers.get('X-Request-Id') ?? undefined,
    }
    return new ApiError(message ?? error.message, details, { cause: error })
  }
  if (error instanceof NetworkError || error instanceof TimeoutError) return new ApiError(ERROR_TEXT.noResponse, {}, { cause: error })
  return error
}

/** Performs one endpoint of the contract. Every request of the app goes through here. Throws ApiError, or the abort reason when the caller gave up. */
export async function call<E extends Endpoint>(endpoint: E, input: Input<E> & { signal?: AbortSignal }): Promise<Reply<E>> {
  const token = endpoint.auth === false ? null : session.token()
  let request: ReturnType<typeof buildRequest>
  try {
    request = buildRequest(endpoint, input as AnyInput, token)
  } catch (error) {
    throw new ApiError(ERROR_TEXT.setup, {}, { cause: error })
  }
  try {
    const response = await ky(request.url, request.options)
    if (endpoint.reply === 'file') return (await downloadOf(response)) as Reply<E>
    return (endpoint.reply ? parseReply(endpoint.reply, await response.json().catch(() => undefined)) : undefined) as Reply<E>
  } catch (error) {
    if (error instanceof HTTPError && error.response.status === 401) session.onUnauthorized(token)
    throw toApiError(error, (input as AnyInput).signal)
  }
}
