import type { Context } from 'hono'
import ipaddr from 'ipaddr.js'
import type { Env } from './env'

/**
 * Who is calling. Behind a trusted proxy: the last address in X-Forwarded-For, the one that the proxy itself wrote.
 * Null when nobody knows.
 */
export function clientIp(c: Context<Env>, trustProxy: boolean): string | null {
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
