import { within } from './within'
import {
  type Address,
  type AddressPolicy,
  asLiteral,
  assertPortAllowed,
  assertWebScheme,
  type Resolve,
} from './address'
import { isThisMachine, pin } from './guard'

const RESOLVE_MS = 8_000

/**
 * Where each host of a scan is. Every host is resolved and checked once; after that only the checked address is ever
 * used.
 */
export class AddressBook {
  #policy: AddressPolicy
  #signal: AbortSignal
  #resolve: Resolve | undefined
  #addresses = new Map<string, Promise<Address>>()
  #checked = new Map<string, Address>()

  constructor(policy: AddressPolicy, signal: AbortSignal, resolve?: Resolve) {
    this.#policy = policy
    this.#signal = signal
    this.#resolve = resolve
  }

  /** The checked address for a URL. Throws Blocked for schemes, ports and addresses that are refused. */
  async admit(url: URL): Promise<Address> {
    assertWebScheme(url)
    const address = await this.addressOf(url.hostname)
    assertPortAllowed(portOf(url), address.address, this.#policy, isThisMachine)
    return address
  }

  addressOf(hostname: string): Promise<Address> {
    const host = normalise(hostname)
    const known = this.#addresses.get(host)
    if (known) return known
    const resolved = this.#find(host)
    this.#addresses.set(host, resolved)
    return resolved
  }

  /**
   * What `addressOf` found before; undefined for a host never checked. For the connection itself, which must not
   * resolve again.
   */
  checked(hostname: string): Address | undefined {
    return this.#checked.get(normalise(hostname))
  }

  async #find(host: string): Promise<Address> {
    const name = asLiteral(host)?.address ?? host
    const address = await within(
      pin(name, this.#policy, this.#resolve),
      RESOLVE_MS,
      this.#signal,
      `${host} could not be resolved in time`,
    )
    this.#checked.set(host, address)
    return address
  }
}

const portOf = (url: URL) => Number(url.port || (url.protocol === 'https:' ? 443 : 80))
const normalise = (hostname: string) =>
  hostname
    .toLowerCase()
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '')
