import { say } from '@/lib/domain/say'
import ipaddr from 'ipaddr.js'
import type { Target } from './check'
import { Blocked } from '@/server/net/blocked'
import { asLiteral, assertWebScheme } from '@/server/net/address'

/**
 * Reads what a person typed: a name, an address or a URL. Throws Blocked with a sentence when it cannot be a target.
 */
export function parseTarget(input: string): Target {
  const url = parseUrl(input)
  assertWebScheme(url)
  if (url.username || url.password)
    throw new Blocked(say('addressWithPassword'), {
      code: 'address_with_password',
    })
  const host = bareHost(url)
  if (!host) throw new Blocked(say('addressWithoutHost'), { code: 'address_without_host' })
  return { input, host, path: url.pathname, ...ports(url), isLoopback: isLoopback(host) }
}

/** The target's own address for a scheme, or null when it does not speak it. */
export function originOf(target: Target, scheme: 'http' | 'https'): string | null {
  const port = scheme === 'http' ? target.httpPort : target.httpsPort
  if (port === null) return null
  return new URL(`${scheme}://${urlHost(target.host)}:${port}`).origin
}

/** The host itself and its `www.` twin, in both directions: one site to its owner. */
export function isInside(target: Pick<Target, 'host'>, url: URL): boolean {
  const host = bareHost(url)
  return host === target.host || host === `www.${target.host}` || `www.${host}` === target.host
}

/** The host as it stands before a port: an IPv6 address in brackets. */
export const urlHost = (host: string) => (host.includes(':') ? `[${host}]` : host)

function parseUrl(input: string): URL {
  const text = input.trim()
  const literal = asLiteral(text)
  try {
    return new URL(literal ? `https://${urlHost(literal.address)}` : hasScheme(text) ? text : `https://${text}`)
  } catch {
    const address = text.slice(0, 200)
    throw new Blocked(say('notAnAddress', { address }), {
      code: 'not_an_address',
      values: { address },
    })
  }
}

/** `example.com:8080` is a host with a port; `javascript:alert(1)` and `http://…` have a scheme. */
function hasScheme(text: string): boolean {
  return /^[a-z][a-z0-9+.-]*:(?!\d+(?:[/?#]|$))/i.test(text)
}

function bareHost(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
}

function ports(url: URL): { httpPort: number | null; httpsPort: number | null } {
  if (!url.port) return { httpPort: 80, httpsPort: 443 }
  const port = Number(url.port)
  return url.protocol === 'http:' ? { httpPort: port, httpsPort: null } : { httpPort: null, httpsPort: port }
}

function isLoopback(host: string): boolean {
  if (host === 'localhost' || host.endsWith('.localhost')) return true
  const literal = asLiteral(host)
  return literal !== null && ipaddr.process(literal.address).range() === 'loopback'
}
