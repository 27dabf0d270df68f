import type { IncidentChange } from '@/lib/contract/monitor'

type Records = Record<string, string[]>

/** Records that are others now. Addresses that stay in the same network are not meant: large hosts hand out another one each time. */
export function dnsChanges(before: Records, now: Records): IncidentChange[] {
  return Object.entries(now).flatMap(([what, after]) => {
    const known = before[what]
    if (!known || isSame(what, known, after)) return []
    return [{ what, before: words(known), after: words(after) }]
  })
}

function isSame(what: string, before: string[], after: string[]): boolean {
  if (!what.startsWith('A')) return before.join() === after.join()
  if (before.length === 0 || after.length === 0) return before.length === after.length
  const networks = new Set(before.map(networkOf))
  return after.some((address) => networks.has(networkOf(address)))
}

/** The first two parts of an address: roughly whom it belongs to. */
const networkOf = (address: string) => address.split(/[.:]/).slice(0, 2).join()

const words = (records: string[]) => (records.length === 0 ? null : records.join(', '))
