import { PALETTE_GROUPS, type PaletteItem } from './palette-items'
import { rankOf } from '@/components/nav/match'

export type PaletteGroup = { name: PaletteItem['group'] | 'recent'; items: PaletteItem[] }

/** How many of a group stand in the list. */
const FEW = 5
const SOME = 8

/** What the palette shows: without a search what was chosen lately and then everything there is room for, else what the search names, the best group first. */
export function searchPalette(items: readonly PaletteItem[], query: string, recent: readonly string[]): PaletteGroup[] {
  if (query.trim() === '') {
    const chosen = recent.flatMap((id) => items.find((item) => item.id === id) ?? [])
    const rest = PALETTE_GROUPS.map((name) => {
      const others = items.filter((item) => item.group === name && !chosen.includes(item))
      // What is open comes before what is locked.
      const sorted = others.sort((a, b) => Number(a.lockReason !== undefined) - Number(b.lockReason !== undefined))
      return { name, items: sorted.slice(0, name === 'pages' || name === 'actions' ? SOME : FEW) }
    })
    return [{ name: 'recent' as const, items: chosen }, ...rest].filter((group) => group.items.length > 0)
  }
  const place = (item: PaletteItem) => (recent.includes(item.id) ? recent.indexOf(item.id) : recent.length)
  return PALETTE_GROUPS.map((name) => {
    const found = items
      .filter((item) => item.group === name)
      .flatMap((item) => {
        const rank = rankOf(query, item.label, item.words)
        return rank === null ? [] : { item, rank }
      })
      .sort((a, b) => a.rank - b.rank || place(a.item) - place(b.item))
      .slice(0, SOME)
    return { name, items: found.map(({ item }) => item), rank: found[0]?.rank ?? Infinity }
  })
    .filter((group) => group.items.length > 0)
    .sort((a, b) => a.rank - b.rank)
}
