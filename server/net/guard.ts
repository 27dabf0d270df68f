import ipaddr from 'ipaddr.js'
import { lookup } from 'node:dns/promises'
import { networkInterfaces } from 'node:os'
import {
  type Address,
  type AddressPolicy,
  asLiteral,
  isAllowed,
  isOpenedByPort,
  refusal,
  refusalOf,
  refusalSays,
  type Resolve,
} from './address'
import { Blocked } from './blocked'

const LOOPBACK: Address = { address: '127.0.0.1', family: 4 }
const isLocalName = (host: string, { knowsLocalhost }: AddressPolicy) =>
  knowsLocalhost === true && host.toLowerCase().endsWith('.localhost')

/**
 * Resolves a host once and returns the one address to connect to. Throws Blocked when any of its addresses is refused:
 * a name that is half public and half private is how rebinding looks.
 */
export async function pin(host: string, policy: AddressPolicy, resolve: Resolve = systemResolve): Promise<Address> {
  const literal = asLiteral(host)
  const addresses = literal ? [literal] : isLocalName(host, policy) ? [LOOPBACK] : await resolve(host)
  for (const { address } of addresses) {
    const why = isOpenedByPort(address, policy) ? null : refusalOf(address, policy)
    if (why)
      throw new Blocked(refusalSays(host, address, why), {
        code: 'host_refused',
        values: { host, address, reason: refusal(address, policy) ?? '' },
      })
  }
  const chosen = addresses.find((address) => address.family === 4) ?? addresses[0]
  if (!chosen) throw Object.assign(new Error(`${host} has no address`), { code: 'ENOTFOUND' })
  return chosen
}

/**
 * For the ports of an address whose owner asked for it: all of them, except this very server and what the operator left
 * closed.
 */
export function mayKnock(port: number, ip: string, policy: AddressPolicy): boolean {
  if (port === policy.ownPort && isThisMachine(ip)) return false
  if (isAllowed(ip, policy) || policy.allowOrigins?.includes(`${ip}:${port}`)) return true
  return refusal(ip, policy) === null
}

export function isThisMachine(ip: string): boolean {
  const address = ipaddr.process(ip)
  const own = Object.values(networkInterfaces()).flatMap((list) => list ?? [])
  return (
    address.range() === 'loopback' ||
    own.some((one) => ipaddr.isValid(one.address) && ipaddr.process(one.address).toString() === address.toString())
  )
}

export const systemResolve: Resolve = async (host) => {
  const found = await lookup(host, { all: true, verbatim: true })
  return found.map(({ address, family }) => ({ address, family: family === 6 ? 6 : 4 }))
}
