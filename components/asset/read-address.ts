import type { Asset } from '@/lib/contract/asset'

export type Problem = 'space' | 'invalid' | 'credentials' | 'noDot' | 'reserved' | 'scheme'

export type Reading = { value: string; type: Asset['type'] } | { problem: 'empty' | Problem }

/** What no server scans. Private and local addresses are the server's business: its operator may have opened them. */
const RESERVED = /^(?:0\.|169\.254\.|fe[89ab][\da-f]:|::$)/

const LABEL = /^[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?$/
const LONGEST_LABEL = 63
const LONGEST_NAME = 253
const IPV4 = /^\d{1,3}(?:\.\d{1,3}){3}$/

/**
 * What the server will make of a typed address: scheme, capitals and a slash at the end go, unless there is more than a
 * host. A preview: the server decides.
 */
export function readAddress(typed: string): Reading {
  const text = typed.trim()
  if (!text) return { problem: 'empty' }
  if (/[\s\p{Cc}]/u.test(text)) return { problem: 'space' }
  const isIpv6 = /^[\da-f:.]+$/i.test(text) && text.split(':').length > 2
  const scheme = /^([a-z][a-z0-9+.-]*):\/\//i.exec(text)?.[1]?.toLowerCase()
  // A host with a port looks like it, but has a dot or is this machine.
  if (!isIpv6 && /^(?:javascript|data|vbscript|mailto|tel|file|blob|about):/i.test(text)) return { problem: 'scheme' }
  const url = URL.parse(isIpv6 ? `https://[${text}]` : scheme ? text : `https://${text}`)
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) return { problem: scheme ? 'scheme' : 'invalid' }

  if (url.username || url.password) return { problem: 'credentials' }
  const host = url.hostname.replace(/\.$/, '')
  const isIp = host.startsWith('[') || IPV4.test(host)
  // Another spelling of an address: whoever reads it sees none.
  if (IPV4.test(host) && hostAsTyped(text) !== host) return { problem: 'invalid' }
  const labels = host.split('.')
  const isTooLong = host.length > LONGEST_NAME || labels.some((label) => label.length > LONGEST_LABEL)
  if (!isIp && (isTooLong || !labels.every((label) => LABEL.test(label)))) return { problem: 'invalid' }
  const address = host.replace(/^\[|\]$/g, '')
  if (isIp && RESERVED.test(address)) return { problem: 'reserved' }
  if (!isIp && !host.includes('.') && host !== 'localhost') return { problem: 'noDot' }
  const path = url.pathname.replace(/\/+$/, '')
  if (url.port || path) return { type: 'url', value: `${url.protocol}//${host}${url.port && `:${url.port}`}${path}` }
  return isIp ? { type: 'ip', value: address } : { type: 'domain', value: host }
}

function hostAsTyped(text: string): string {
  const [host = ''] = text.replace(/^[a-z][a-z0-9+.-]*:\/*/i, '').split(/[/\\?#:]/)
  return host.replace(/\.$/, '')
}

/**
 * What only an operator opens: addresses and names of private networks, and ports that are not the usual ones of the
 * web.
 */
const CLOSED_NAME = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|localdomain|home\.arpa|onion)$/
const CLOSED_IPV4 =
  /^(?:10|127)\.|^172\.(?:1[6-9]|2\d|3[01])\.|^192\.(?:168|0\.[02])\.|^100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.|^198\.(?:1[89]|51\.100)\.|^203\.0\.113\.|^2(?:2[4-9]|[345]\d)\./
const CLOSED_IPV6 = /^(?![23])|^2001:(?:db8)?:|^2001:0:|^2002:/
const WEB_PORTS = ['', '80', '443', '8080', '8443']

/** Why the server may refuse what can be read: unless its operator has opened it. */
export type Doubt = 'private' | 'port'

export function doubtOf({ value, type }: { value: string; type: Asset['type'] }): Doubt | null {
  const url = URL.parse(
    type === 'url' ? value : type === 'ip' && value.includes(':') ? `https://[${value}]` : `https://${value}`,
  )
  if (!url) return null
  const { hostname } = url
  const isPrivate = hostname.startsWith('[')
    ? CLOSED_IPV6.test(hostname.slice(1))
    : (IPV4.test(hostname) ? CLOSED_IPV4 : CLOSED_NAME).test(hostname)
  // Who opens an address opens its ports.
  if (isPrivate) return 'private'
  return WEB_PORTS.includes(url.port) ? null : 'port'
}
