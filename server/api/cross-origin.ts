import type { Context } from 'hono'
import { cors } from 'hono/cors'
import { rulesAt } from './callers'
import type { Env } from './env'

/**
 * Pages of other origins may call when the operator lists them. Tokens travel in a header, so cookies are never part of
 * it.
 */
export const crossOrigin = (origins: readonly string[], rules = rulesAt) =>
  cors({
    origin(origin, c: Context<Env>) {
      const { origins: whose } = rules(c.req.header('access-control-request-method') ?? c.req.method, c.req.path)
      if (whose === 'any') return '*'
      return whose === 'listed' && origins.includes(origin) ? origin : null
    },
    allowMethods: ['GET', 'POST', 'DELETE'],
    allowHeaders: ['Authorization', 'Content-Type', 'X-Requested-With', 'X-CSRF-TOKEN'],
    exposeHeaders: ['Content-Disposition', 'Retry-After', 'X-Request-Id'],
    maxAge: 600,
  })
