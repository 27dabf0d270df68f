export type Expiring = { what: 'certificate' | 'domain'; end: Date }

/** What makes an alert about the end of something one of a kind. */
export const expiryKey = (asset: string, { what, end }: Expiring, threshold: number) => `${asset}:${what}:${end.toISOString()}:${threshold}`

/** What a key of `expiryKey` is about; null for any other. */
export function expiringOf(key: string): Expiring | null {
  const [, what, end = ''] = /^[^:]+:(certificate|domain):(.+):\d+$/.exec(key) ?? []
  return (what === 'certificate' || what === 'domain') && !Number.isNaN(Date.parse(end)) ? { what, end: new Date(end) } : null
}
