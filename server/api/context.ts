import type { MiddlewareHandler } from 'hono'
import type { Deps } from '@/server/records/deps'
import { clientIp } from './client-ip'
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
    c.header('X-Request-Id', c.var.requestId)
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
