import { checklistOf, tickedIn } from '@/stores/checklist'
import { ITEMS, SECTIONS } from './items'

/** Says what the file is, so that another kind of JSON is not taken for one. */
const FORMAT = 'soteria-checklist'

/** A list as a file to keep or to hand on. */
export const exportedChecklist = (asset: string, ticked: readonly string[]) =>
  JSON.stringify({ format: FORMAT, asset, exported_at: new Date().toISOString(), ...checklistOf(ticked, SECTIONS) }, null, 2)

/** The ticked ids of an exported file, as far as they exist today; null when it is none. */
export function importedTicks(text: string): string[] | null {
  const value = parse(text)
  if (typeof value !== 'object' || value === null || !('format' in value) || value.format !== FORMAT) return null
  const known = new Set<string>(ITEMS.map(({ id }) => id))
  return tickedIn(value)?.filter((id) => known.has(id)) ?? null
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
