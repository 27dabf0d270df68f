import ipaddr from 'ipaddr.js'

/**
 * What limits per address count by. One person has a whole /64 of IPv6, and easily a /48, which may be many people: it
 * has more tries. Nothing for an unknown address, or all of those would be one person.
 */
export function networksOf(ip: string | null): { key: string; times: number }[] {
  if (ip === null) return []
  const address = ipaddr.parse(ip)
  if (!(address instanceof ipaddr.IPv6)) return [{ key: ip, times: 1 }]
  const start = (groups: number) => `${address.parts.slice(0, groups).join(':')}/${groups * 16}`
  return [
    { key: start(4), times: 1 },
    { key: start(3), times: 5 },
  ]
}
