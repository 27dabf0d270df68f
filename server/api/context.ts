import ipaddr from 'ipaddr.js'
import type { MiddlewareHandler, Context } from 'hono'
import type { Deps } from '@/server/records/deps'
import type { Env } from './env'

/** Hands the request what handlers need, names it, and logs one line about it: never a body, a query or a header. */
export function context(deps: Deps, limits: Env['Variables']['limits']): MiddlewareHandler<Env> {
  return async (c, next) => {
    const started = performance.now()
    c.set('deps', deps)
    c.set('limits', limits)
    c.set('requestId', crypto.randomUUID())
    c.set('ip', clientIp(c, deps.settings.trustProxy))
    await next()
    c.res.headers.set('X-Request-Id', c.var.requestId)
    const line = {
      request_id: c.var.requestId,
      method: c.req.method,
      path: c.req.path.slice(0, 200),
      status: c.res.status,
      ms: Math.round(performance.now() - started),
      ip: c.var.ip,
      user: c.var.account?.id,
      session: c.var.tokenHash?.slice(0, 12),
    }
    if (c.req.path === '/api/health') deps.log.debug(line, 'Request')
    else deps.log.info(line, 'Request')
  }
}

/**
 * Who is calling. Behind a trusted proxy: the last address in X-Forwarded-For, the one that the proxy itself wrote.
 * Null when nobody knows.
 */
function clientIp(c: Context<Env>, trustProxy: boolean): string | null {
  const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1) : undefined
  return addressOf(forwarded ?? c.env?.incoming?.socket?.remoteAddress ?? '')
}

/**
 * As proxies write a hop: `192.0.2.1`, `192.0.2.1:5678`, `2001:db8::1`, `[2001:db8::1]`, `[2001:db8::1]:5678`, and all
 * of them in quotation marks.
 */
function addressOf(hop: string): string | null {
  const bare = hop.trim().replace(/^"(.*)"$/, '$1')
  const [, bracketed, dotted] = /^(?:\[([^\]]*)\]|(\d+\.\d+\.\d+\.\d+))(?::\d*)?$/.exec(bare) ?? []
  const ip = bracketed ?? dotted ?? bare
  return ipaddr.IPv4.isValidFourPartDecimal(ip) || ipaddr.IPv6.isValid(ip) ? ipaddr.process(ip).toString() : null
}
