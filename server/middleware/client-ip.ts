import type { Context } from 'hono'
import ipaddr from 'ipaddr.js'
import type { Env } from './env'

/** Who is calling. Behind a trusted proxy: the last address in X-Forwarded-For, the one that the proxy itself wrote. */
export function clientIp(c: Context<Env>, trustProxy: boolean): string | null {
  const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  const ip = forwarded ?? c.env?.incoming?.socket?.remoteAddress
  return ip && ipaddr.isValid(ip) ? ipaddr.process(ip).toString() : null
}

/** What limits per address count by: one person has a whole /64 of IPv6. */
export function networkOf(ip: string | null): string {
  if (ip === null) return 'unknown'
  const address = ipaddr.parse(ip)
  return address instanceof ipaddr.IPv6 ? address.parts.slice(0, 4).join(':') : ip
}
