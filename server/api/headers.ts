import type { MiddlewareHandler } from 'hono'
import { HttpError } from '@/server/errors'
import { hstsAt } from '@/server/hsts'
import { rulesAt } from './callers'
import type { Env } from './env'

/** For answers of an API: nothing is stored, framed, sniffed or run. */
export const securityHeaders: MiddlewareHandler<Env> = async (c, next) => {
  await next()
  // Set on them, and not by the context: that would make the answer anew for each.
  const { headers } = c.res
  // A file may be kept, and what a page with a widget asks for again each time.
  if (!/^(public|no-cache$)/.test(headers.get('Cache-Control') ?? '')) headers.set('Cache-Control', 'no-store')
  // A page that the API has for somebody without an account brings its own.
  if (!headers.has('Content-Security-Policy'))
    headers.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
  const { origins } = rulesAt(c.req.method, c.req.path)
  if (!headers.has('Cross-Origin-Resource-Policy'))
    headers.set('Cross-Origin-Resource-Policy', origins === 'any' ? 'cross-origin' : 'same-site')
  headers.set('Permissions-Policy', 'camera=(), geolocation=(), microphone=()')
  if (!headers.has('Referrer-Policy')) headers.set('Referrer-Policy', 'no-referrer')
  headers.set('X-Content-Type-Options', 'nosniff')
  headers.set('X-Frame-Options', 'DENY')
  for (const [name, value] of Object.entries(hstsAt(c.var.deps.settings.publicUrl, c.req.url))) headers.set(name, value)
}

/** A form on a stranger's page cannot set this header, so no such form can change anything. */
export const requireXhr =
  (rules = rulesAt): MiddlewareHandler<Env> =>
  async (c, next) => {
    const isReading = ['GET', 'HEAD', 'OPTIONS'].includes(c.req.method)
    if (
      !isReading &&
      rules(c.req.method, c.req.path).needsHeader &&
      c.req.header('x-requested-with') !== 'XMLHttpRequest'
    ) {
      throw new HttpError(403, 'needs_header')
    }
    await next()
  }
