import { type Config, DEFAULT_CONFIG, config } from '@/lib/config/config'

/** What stands for the product: its own drawing, the reseller's name beside a mark, or an image. */
export function logoKind({ logo, shownName }: Config) {
  if (logo.light || logo.dark) return 'image'
  return shownName === DEFAULT_CONFIG.shownName && !logo.mark ? 'own' : 'name'
}

/** The same where there is room for a mark only. */
export function markKind(config: Config) {
  if (logoKind(config) === 'own') return 'own'
  return config.logo.mark ? 'image' : 'letter'
}

export const markLetter = (name: string) => (Array.from(name)[0] ?? '').toUpperCase()

const OWN_NAME = new RegExp(`\\b${DEFAULT_CONFIG.productName}\\b`, 'g')

/**
 * Texts, also those of the specification and of the server, are written with the product's own name: this puts the
 * present one in its place.
 */
export const branded = (text: string, name = config().productName) =>
  name === DEFAULT_CONFIG.productName ? text : text.replace(OWN_NAME, () => name)

/** What ICU messages would take for syntax. */
const quoted = (name: string) => name.replaceAll("'", "''").replace(/[{}<>]+/g, "'$&'")

/** A message is a text, or what the build made of it: texts and arguments in a list. */
type Texts = string | number | readonly Texts[] | { readonly [key: string]: Texts }

const isCompiled = (tree: Texts): boolean =>
  Array.isArray(tree) || (typeof tree === 'object' && Object.values(tree).some(isCompiled))

function mapTexts(tree: Texts, change: (text: string) => string): Texts {
  if (typeof tree === 'string') return change(tree)
  if (typeof tree === 'number') return tree
  if (Array.isArray(tree)) return tree.map((part: Texts) => mapTexts(part, change))
  return Object.fromEntries(Object.entries(tree).map(([key, value]) => [key, mapTexts(value as Texts, change)]))
}

/** The same for all messages of a tree. */
export function brandedTexts<T extends object>(texts: T, name: string): T {
  if (name === DEFAULT_CONFIG.productName) return texts
  const tree = texts as unknown as Texts
  // What was compiled is not read as syntax again.
  const shown = isCompiled(tree) ? name : quoted(name)
  return mapTexts(tree, (text) => branded(text, shown)) as unknown as T
}
