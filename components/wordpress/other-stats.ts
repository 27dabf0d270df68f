const KNOWN = new Set([
  'total',
  'connected',
  'disconnected',
  'pending',
  'updates_available',
  'vulnerable_sites',
  'average_score',
])
const MAX_OTHERS = 4

const humanised = (key: string) => {
  const words = key.replaceAll(/[_-]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** What a foreign API counts beside the figures we know, under its own names. */
export const otherStats = (stats: Readonly<Record<string, number | null>>) =>
  Object.entries(stats)
    .filter(([key, value]) => !KNOWN.has(key) && typeof value === 'number')
    .slice(0, MAX_OTHERS)
    .map(([key, value]) => ({ key, name: humanised(key), value }))
