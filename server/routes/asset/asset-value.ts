import ipaddr from 'ipaddr.js'
import type { NewAsset } from '@/lib/contract/asset-change'
import { ofBlocked, refused } from '@/server/errors'
import { Blocked } from '@/server/net/blocked'
import { type AddressPolicy, asLiteral, assertPortAllowed, isAllowed, refusal } from '@/server/net/address'
import type { Deps } from '@/server/records/deps'
import { parseTarget, urlHost } from '@/server/scanner/target'

type Outside = Pick<Deps['outside'], 'policy' | 'isThisMachine'>

export type AssetValue = { type: 'domain' | 'url' | 'ip'; value: string }

/**
 * Brings what a person typed into the one form in which it is stored: a lower-case name in punycode, an address, or a
 * URL when there is more than a host. Throws 422 on `value` for what may not be scanned. Names are not resolved: the
 * scan tells what is behind them.
 */
export function assetValue({ value: typed, type }: Pick<NewAsset, 'value' | 'type'>, outside: Outside): AssetValue {
  const found = read(typed.trim(), outside)
  if (type === 'ip' && found.type !== 'ip') throw unfit('not_an_ip')
  if (type === 'domain' && found.type !== 'domain') throw unfit('not_a_domain')
  return found
}

function read(typed: string, outside: Outside): AssetValue {
  const { policy } = outside
  if (/[\s\p{Cc}]/u.test(typed)) throw unfit('address_with_spaces')
  const bare = asLiteral(typed)
  if (bare?.family === 6) return { type: 'ip', value: publicAddress(bare.address, policy) }
  if (!typed.includes('[') && IPV6_AND_MORE.test(typed)) throw unfit('ipv6_without_brackets')

  const target = targetOf(typed)
  const literal = asLiteral(target.host)
  if (literal?.family === 4 && hostAsTyped(typed) !== literal.address) throw unfit('odd_ip')
  const port = target.httpsPort ?? target.httpPort ?? 443
  // In try-out mode the sites of the sample directory are this machine's.
  const place = policy.knowsLocalhost && target.host.endsWith('.localhost') ? '127.0.0.1' : target.host
  const isOpened = policy.allowOrigins?.includes(`${place}:${port}`)
  const host = isOpened
    ? target.host
    : literal
      ? publicAddress(literal.address, policy)
      : publicName(target.host, policy)
  if (!isOpened) checkPort(port, literal?.address ?? null, outside)
  const isHostOnly = target.httpPort !== null && target.httpsPort !== null && target.path === '/'
  if (isHostOnly) return { type: literal ? 'ip' : 'domain', value: host }
  const scheme = target.httpsPort === null ? 'http' : 'https'
  return {
    type: 'url',
    value: new URL(`${scheme}://${urlHost(host)}:${target.httpsPort ?? target.httpPort}${target.path}`).href.replace(
      /\/+$/,
      '',
    ),
  }
}

/** Also the scheme of a URL with a path, which the target of a scan has no use for. */
function targetOf(typed: string) {
  try {
    const target = parseTarget(typed)
    const isPlain = /^http:/i.test(typed) && target.path !== '/'
    return isPlain && target.httpPort === 80 ? { ...target, httpsPort: null } : target
  } catch (error) {
    throw error instanceof Blocked ? ofBlocked(error, 'value') : error
  }
}

/** The host in the person's own spelling, to tell 127.0.0.1 from 0x7f.1. */
function hostAsTyped(typed: string): string {
  return (
    typed
      .replace(/^[a-z][a-z0-9+.-]*:\/*/i, '')
      .split(/[/\\?#:]/)[0]
      ?.replace(/\.$/, '') ?? ''
  )
}

/** Without brackets nobody can tell the port from the address. */
const IPV6_AND_MORE = /^(?:https?:\/\/)?[\da-f]*:[\da-f]*:/i

function publicAddress(address: string, policy: AddressPolicy): string {
  if (address.includes('%')) throw unfit('ip_with_zone')
  const reason = refusal(address, policy)
  if (reason) throw unfit('address_refused', { reason, address })
  return ipaddr.process(address).toString()
}

const LONGEST_LABEL = 63
const LONGEST_NAME = 253
const LABEL = /^[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?$/
/** Endings that mean something only inside one network. */
const INTERNAL = /(?:^|\.)(?:local|internal|intranet|lan|home|corp|localdomain|home\.arpa|onion)$/

function publicName(host: string, policy: AddressPolicy): string {
  const labels = host.split('.')
  if (host.length > LONGEST_NAME || labels.some((label) => label.length > LONGEST_LABEL))
    throw unfit('name_too_long', { name: LONGEST_NAME, label: LONGEST_LABEL })
  if (!labels.every((label) => LABEL.test(label))) throw unfit('not_a_domain_name')
  if (/(?:^|\.)localhost$/.test(host)) {
    if (!isAllowed('127.0.0.1', policy)) throw unfit('name_of_this_machine')
    return host
  }
  const opensPrivateRanges = policy.allowCidrs.length > 0
  if (labels.length === 1 && !opensPrivateRanges) throw unfit('name_without_dot')
  if (INTERNAL.test(host) && !opensPrivateRanges) throw unfit('internal_name')
  return host
}

/**
 * What a name stands for is unknown here: where the operator opened private ranges, the scan checks the port against
 * the address.
 */
function checkPort(port: number, address: string | null, { policy, isThisMachine }: Outside): void {
  if (address === null && policy.allowCidrs.length > 0) return
  try {
    assertPortAllowed(port, address ?? '192.0.2.1', policy, isThisMachine)
  } catch (error) {
    throw error instanceof Blocked ? ofBlocked(error, 'value') : error
  }
}

const unfit = (...why: Parameters<typeof refused> extends [string, ...infer Why] ? Why : never) =>
  refused('value', ...why)
