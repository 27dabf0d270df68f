import type { Saying } from '@/lib/contract/scan-result'
import { type PhraseId, say } from '@/lib/domain/say'
import ipaddr from 'ipaddr.js'
import { Blocked } from './blocked'

export type AddressPolicy = {
  /** Ranges the operator opens beside the public internet, for instance `10.20.0.0/16`. */
  allowCidrs: string[]
  /**
   * Single ports of single addresses, for instance `127.0.0.1:3001`: that port is opened and no other of that address.
   */
  allowOrigins?: string[]
  /** The port this server itself listens on: closed on every address of this machine, whatever the others open. */
  ownPort?: number
  /** Names under `.localhost` are this machine's, as RFC 6761 has them; else only what the system says of them. */
  knowsLocalhost?: boolean
}

export type Address = { address: string; family: 4 | 6 }
export type Resolve = (host: string) => Promise<Address[]>

type Ip = ipaddr.IPv4 | ipaddr.IPv6
type Range = [Ip, number]

/** No operator can open these: links, cloud metadata, "this host", groups of hosts. */
const NEVER = [
  '0.0.0.0/8',
  '100.100.100.200/32',
  '168.63.129.16/32',
  '169.254.0.0/16',
  '224.0.0.0/4',
  '255.255.255.255/32',
  '::/128',
  'fd00:ec2::254/128',
  'fd20:ce::254/128',
  'fe80::/10',
  'ff00::/8',
].map((cidr) => ipaddr.parseCIDR(cidr))

const GLOBAL_IPV6 = [ipaddr.parseCIDR('2000::/3')]

type Refusal = { phrase: 'hostNoIp' | 'hostReserved' } | { phrase: 'hostNotPublic'; range: string }

/** Why this address may not be contacted, or null when it may. */
export function refusalOf(ip: string, policy: AddressPolicy): Refusal | null {
  if (!ipaddr.isValid(ip)) return { phrase: 'hostNoIp' }
  const address = ipaddr.process(ip)
  if (isInside(address, NEVER)) return { phrase: 'hostReserved' }
  if (isAllowed(ip, policy)) return null
  const range = rangeOf(address)
  return range === 'unicast' ? null : { phrase: 'hostNotPublic', range: words(range) }
}

/** The same as a part of a sentence. */
export function refusal(ip: string, policy: AddressPolicy): string | null {
  const why = refusalOf(ip, policy)
  if (!why) return null
  if (why.phrase === 'hostNotPublic') return `${ip} is not a public internet address (${why.range})`
  return why.phrase === 'hostReserved' ? `${ip} is reserved and is never scanned` : `${ip} is not an IP address`
}

const RANGES: Record<string, PhraseId> = {
  private: 'rangePrivate',
  loopback: 'rangeLoopback',
  'link local': 'rangeLinkLocal',
  'unique local': 'rangeUniqueLocal',
  reserved: 'rangeReserved',
  'carrier grade nat': 'rangeCarrier',
  multicast: 'rangeMulticast',
  broadcast: 'rangeBroadcast',
  unspecified: 'rangeUnspecified',
  benchmarking: 'rangeBenchmarking',
}

/** The same as a sentence about the host that has the address. */
export function refusalSays(host: string, ip: string, why: Refusal): Saying {
  if (why.phrase !== 'hostNotPublic') return say(why.phrase, { host, ip })
  const range = RANGES[why.range]
  return say(why.phrase, { host, ip, range: range ? say(range) : why.range })
}

/**
 * ipaddr.js calls every IPv6 address unicast that it has no name for; the internet hands out 2000::/3 only, and
 * `::7f00:1` is 127.0.0.1 in disguise.
 */
function rangeOf(address: Ip): string {
  const range = address.range()
  return range === 'unicast' && address.kind() === 'ipv6' && !isInside(address, GLOBAL_IPV6) ? 'reserved' : range
}

/** Whether the operator opened this address by name; public addresses are not meant. */
export function isAllowed(ip: string, policy: AddressPolicy): boolean {
  return isInside(
    ipaddr.process(ip),
    policy.allowCidrs.map((cidr) => ipaddr.parseCIDR(cidr)),
  )
}

/** Web ports anybody may have scanned; others only where the operator opened the address. */
const WEB_PORTS = [80, 443, 8080, 8443]

export function assertWebScheme(url: URL): void {
  if (url.protocol === 'http:' || url.protocol === 'https:') return
  throw new Blocked(say('schemeRefused', { scheme: url.protocol.slice(0, -1) }), {
    code: 'scheme_refused',
    values: { scheme: url.protocol.slice(0, -1) },
  })
}

/** `isThisMachine`: whether this server answers at an address. */
export function assertPortAllowed(
  port: number,
  ip: string,
  policy: AddressPolicy,
  isThisMachine: (ip: string) => boolean,
): void {
  if (port === policy.ownPort && isThisMachine(ip))
    throw new Blocked(say('portOurs', { port, ip }), {
      code: 'own_port',
      values: { port, address: ip },
    })
  if (isAllowed(ip, policy) || policy.allowOrigins?.includes(`${ip}:${port}`)) return
  const open = policy.allowOrigins?.join(', ') ?? ''
  if (isOpenedByPort(ip, policy))
    throw new Blocked(say('portOnly', { port, ip, addresses: open }), {
      code: 'port_not_open',
      values: { port, address: ip, open },
    })
  if (WEB_PORTS.includes(port)) return
  throw new Blocked(say('portNotWeb', { port, ports: WEB_PORTS.join(', ') }), {
    code: 'port_refused',
    values: { port, ports: WEB_PORTS.join(', ') },
  })
}

/** An address that only its named ports make reachable: the caller must ask for the port too. */
export function isOpenedByPort(ip: string, policy: AddressPolicy): boolean {
  if (!policy.allowOrigins?.some((origin) => origin.startsWith(`${ip}:`))) return false
  return refusal(ip, policy) !== null && !isInside(ipaddr.process(ip), NEVER)
}

/** The host as an address when it is written as one (brackets of a URL allowed), else null. */
export function asLiteral(host: string): Address | null {
  const bare = host.replace(/^\[|\]$/g, '')
  // Of most names this says it at once: to be told by a thrown error costs fifty times as much.
  if (!/:|(?:^|\.)\d[^.]*$/.test(bare) || !ipaddr.isValid(bare)) return null
  return { address: bare, family: ipaddr.parse(bare).kind() === 'ipv6' ? 6 : 4 }
}

function isInside(address: Ip, ranges: Range[]): boolean {
  return ranges.some(([network, bits]) => network.kind() === address.kind() && address.match(network, bits))
}

function words(range: string): string {
  return range.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
}
