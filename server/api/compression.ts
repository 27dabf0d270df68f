import type { MiddlewareHandler } from 'hono'
import { accepts } from '@/server/accepts'
import type { Encoding } from '@/server/records/deps'
import type { Env } from './env'

/** Below this, what is saved is less than what the headers take. */
const WORTH_BYTES = 1024

/**
 * JSON in the shortest form the caller reads. Files to save stream by themselves and stay as they are. Compressing
 * secrets beside words of a stranger (BREACH) needs a victim's browser to send the stranger's requests as the victim:
 * here a token in a header, which no foreign page can add, opens every answer that holds a secret.
 */
export const compression =
  (encodings: readonly Encoding[]): MiddlewareHandler<Env> =>
  async (c, next) => {
    await next()
    if (!isCompressible(c.res)) return
    c.header('Vary', 'Accept-Encoding', { append: true })
    const encoding = encodings.find(({ name }) => accepts(c.req.header('accept-encoding'), name))
    if (!encoding || c.req.method === 'HEAD') return
    const { status, headers } = c.res
    const body = new Uint8Array(await c.res.arrayBuffer())
    const isWorthIt = body.length >= WORTH_BYTES
    const sent = new Headers(headers)
    sent.delete('content-length')
    if (isWorthIt) sent.set('content-encoding', encoding.name)
    const etag = sent.get('etag')
    // Not the same bytes any more, but the same content.
    if (isWorthIt && etag && !etag.startsWith('W/')) sent.set('etag', `W/${etag}`)
    // Emptied first: otherwise Hono adds the headers of the answer it replaces.
    c.res = undefined
    c.res = new Response(isWorthIt ? await encoding.compress(body) : body, { status, headers: sent })
  }

const isCompressible = ({ body, headers }: Response) =>
  body !== null &&
  /^application\/(?:\w+\+)?json\b/.test(headers.get('content-type') ?? '') &&
  !headers.has('content-encoding') &&
  !headers.has('content-disposition')
