import { say } from '@/lib/domain/say'
import type { Agent, Dispatcher } from 'undici'
import { type Exchange, makeExchange, pairHeaders } from './exchange'
import { BudgetSpent, describeFailure, RequestFailed } from './http-error'
import type { HttpLimits } from './http-limits'
import { promisify } from 'node:util'
import { brotliDecompress, constants, gunzip, inflate } from 'node:zlib'

export type Question = { url: URL; method: string; headers: Record<string, string>; body?: string; maxBytes: number }

export type Asking = {
  agent: Agent
  limits: HttpLimits
  signal: AbortSignal
  /** Told of every piece of a body; may throw to stop. */
  onBytes(count: number): void
}

/**
 * Asks one address once: no redirects. Ends within `limits.totalMs`, whatever the server does; a body that drips is
 * kept as far as it came.
 */
export async function askOnce(question: Question, asking: Asking): Promise<Exchange> {
  const startedAt = performance.now()
  const stopwatch = startStopwatch(asking)
  try {
    const response = await unlessAborted(request(question, asking.agent, stopwatch.signal), stopwatch.signal)
    const headers = pairHeaders(response.headers as unknown as string[])
    const read = await readBody(response.body, question.maxBytes, asking)
    const encoding = headers.find(([name]) => name === 'content-encoding')?.[1] ?? ''
    const content = await decompress(read.data, encoding, asking.limits.bodyBytes)
    return makeExchange({
      url: question.url.href,
      method: question.method,
      status: response.statusCode,
      headers,
      content: content?.subarray(0, question.maxBytes) ?? Buffer.alloc(0),
      bytes: read.bytes,
      truncated: read.truncated || content === null,
      timedOut: read.timedOut,
      ms: Math.round(performance.now() - startedAt),
    })
  } finally {
    stopwatch.stop()
  }
}

/** Aborts with the scan, or when one answer takes longer than it may. Timer and listener are removed at the end. */
function startStopwatch({ limits, signal }: Asking) {
  const answer = new AbortController()
  const abort = () => answer.abort(signal.reason)
  const timer = setTimeout(() => answer.abort(new RequestFailed(say('answerTooLong'), 'TOTAL_TIMEOUT')), limits.totalMs)
  signal.addEventListener('abort', abort, { once: true })
  const stop = () => {
    clearTimeout(timer)
    signal.removeEventListener('abort', abort)
  }
  return { signal: answer.signal, stop }
}

function request(
  { url, method, headers, body }: Question,
  agent: Agent,
  signal: AbortSignal,
): Promise<Dispatcher.ResponseData> {
  return agent.request({
    origin: url.origin,
    path: url.pathname + url.search,
    method: method as Dispatcher.HttpMethod,
    headers,
    body,
    responseHeaders: 'raw',
    signal,
  })
}

/**
 * A body that drips, stops or breaks off is kept as far as it came: the status and headers above it are still worth
 * judging.
 */
async function readBody(body: Dispatcher.ResponseData['body'], maxBytes: number, { signal, onBytes }: Asking) {
  const chunks: Buffer[] = []
  let bytes = 0
  let fault = ''
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      chunks.push(chunk)
      bytes += chunk.length
      onBytes(chunk.length)
      if (bytes > maxBytes) break
    }
  } catch (error) {
    if (signal.aborted || error instanceof BudgetSpent) throw error
    fault = describeFailure(error).code
  }
  const timedOut = fault === 'TOTAL_TIMEOUT' || fault === 'UND_ERR_BODY_TIMEOUT'
  return {
    data: Buffer.concat(chunks).subarray(0, maxBytes),
    bytes,
    timedOut,
    truncated: fault !== '' || bytes > maxBytes,
  }
}

/** undici answers an abort only after the connection stands or fails; nobody waits that long. */
function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason)
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}

const flush = { finishFlush: constants.Z_SYNC_FLUSH }
const flushBrotli = { finishFlush: constants.BROTLI_OPERATION_FLUSH }
const DECODERS: Record<string, (data: Buffer, maxOutputLength: number) => Promise<Buffer>> = {
  gzip: (data, maxOutputLength) => promisify(gunzip)(data, { ...flush, maxOutputLength }),
  'x-gzip': (data, maxOutputLength) => promisify(gunzip)(data, { ...flush, maxOutputLength }),
  deflate: (data, maxOutputLength) => promisify(inflate)(data, { ...flush, maxOutputLength }),
  br: (data, maxOutputLength) => promisify(brotliDecompress)(data, { ...flushBrotli, maxOutputLength }),
}

/**
 * Unpacks what a server compressed although we asked it not to. Null when it is garbage, packed in a way we do not
 * know, or grows beyond `maxBytes` (a bomb).
 */
async function decompress(data: Buffer, encoding: string, maxBytes: number): Promise<Buffer | null> {
  const name = encoding.trim().toLowerCase()
  if (data.length === 0 || name === '' || name === 'identity') return data
  const decode = DECODERS[name]
  if (!decode) return null
  return decode(data, maxBytes).catch(() => null)
}
