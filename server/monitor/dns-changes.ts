import type { IncidentChange } from '@/lib/contract/monitor'
import type { Facts } from '@/server/db/monitor-facts'

type Records = Record<string, string[]>

/**
 * A name in more networks than this is moved about by whoever serves it: one more says nothing. Its certificate is
 * still watched.
 */
const MANY = 4

/**
 * Records that are others now. Addresses in a network that this name was in before are not meant: large hosts hand out
 * another one each time.
 */
export function dnsChanges(
  { dns: before = {}, networks = {} }: Pick<Facts, 'dns' | 'networks'>,
  now: Records,
): IncidentChange[] {
  return Object.entries(now).flatMap(([what, after]) => {
    const known = before[what]
    if (!known || isSame(what, known, after, networks[what] ?? [])) return []
    return [{ what, before: words(known), after: words(after) }]
  })
}

function isSame(what: string, before: string[], after: string[], seen: string[]): boolean {
  if (!isAddress(what)) return before.join() === after.join()
  const networks = new Set([...seen, ...networksOf(before)])
  return networks.size > MANY || networksOf(after).some((network) => networks.has(network))
}

/**
 * The networks that each name was in so far, and now. What came and went by itself belongs to them: that is how the
 * name is served.
 */
export function networksSeen(known: Records = {}, ...answers: Records[]): Records {
  const networks = { ...known }
  for (const [what, records] of answers.flatMap((answer) => Object.entries(answer)))
    if (isAddress(what))
      networks[what] = [...new Set([...(networks[what] ?? []), ...networksOf(records)])].slice(0, MANY + 1)
  return networks
}

/** A or AAAA. */
const isAddress = (what: string) => what.startsWith('A')

/** The first two parts of each address: roughly whom it belongs to. No address at all is a place of its own. */
const networksOf = (addresses: string[]) =>
  addresses.length === 0 ? [''] : addresses.map((address) => address.split(/[.:]/).slice(0, 2).join())

const words = (records: string[]) => (records.length === 0 ? null : records.join(', '))
