import { Resolver } from 'node:dns/promises'
import { isIP } from 'node:net'
import { systemDns } from '@/server/net/dns'
import type { DomainDns } from '@/server/records/deps'

type Options = {
  /** What others are told; empty: the name servers of this machine. */
  servers: readonly string[]
  /** Whether a name server may be asked: an address of the public internet. */
  isAllowed(address: string): boolean
  /** For tests: where name servers answer. */
  port?: number
}

const MOST_SERVERS = 4
const PATIENCE = { timeoutMs: 2_500, tries: 2 }

/** Asks about domains of clients: their own name servers, and what everybody else is told meanwhile. */
export function domainDns({ servers, isAllowed, port = 53 }: Options): DomainDns {
  const given = servers.length > 0 ? { servers: [...servers] } : {}
  const resolver = systemDns({ ...given, ...PATIENCE })
  const at = (address: string) => (isIP(address) === 6 ? `[${address}]:${port}` : `${address}:${port}`)
  return {
    resolver,
    async authority(domain) {
      const answer = await resolver.ns(domain)
      if (answer.state !== 'found') return { names: [], dns: null, isThere: answer.state === 'failed' }
      const names = answer.records.map((name) => name.toLowerCase().replace(/\.$/, '')).toSorted()
      const found = await Promise.all(names.slice(0, MOST_SERVERS).map((name) => resolver.a(name)))
      const addresses = found.flatMap(({ records }) => records).filter(isAllowed)
      const own = addresses.length > 0 ? systemDns({ servers: addresses.map(at), ...PATIENCE }) : null
      return { names, dns: own && { ...own, kinds: kindsAt(addresses.map(at)) }, isThere: true }
    },
    async ttl(host) {
      const asked = new Resolver({ timeout: PATIENCE.timeoutMs, tries: PATIENCE.tries })
      if (servers.length > 0) asked.setServers([...servers])
      const [first] = await asked.resolve4(host, { ttl: true }).catch(() => [])
      return first?.ttl ?? null
    },
  }
}

/** All kinds of records that a name has, as far as its servers tell them in one answer. */
const kindsAt =
  (servers: string[]): ((host: string) => Promise<string[]>) =>
  async (host) => {
    const asked = new Resolver({ timeout: PATIENCE.timeoutMs, tries: 1 })
    asked.setServers(servers)
    const found = await asked.resolveAny(host).catch(() => [])
    return [...new Set(found.map(({ type }) => String(type)))]
  }
