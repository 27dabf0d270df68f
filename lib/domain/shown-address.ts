import { decodePunycode } from './punycode'

/** Letters of two or more scripts that are not written together, or letters that are easily taken for others. */
export type Concern = 'mixed' | 'lookalike'

const SCRIPTS =
  'Cyrillic Greek Armenian Georgian Hebrew Arabic Ethiopic Thaana Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala Thai Lao Tibetan Myanmar Khmer'.split(
    ' ',
  )
const of = (script: string) => `\\p{Script=${script}}`

/** What may stand together between two dots. */
const GROUPS = [
  ...SCRIPTS.map(of),
  `${of('Han')}${of('Hiragana')}${of('Katakana')}ー`,
  `${of('Han')}${of('Bopomofo')}`,
  `${of('Han')}${of('Hangul')}`,
].map((letters) => new RegExp(`^[${letters}]+$`, 'u'))
/** Of Latin only plain letters with a mark that belongs to them, and those that nobody takes for another. */
const isLatin = (letters: string) => /^\p{Letter}+$/u.test(letters) && /^[a-zßæœøðđþħłŋ]+$/.test(withoutMarks(letters))
const EVERY_SCRIPT = ['Latin', 'Han', 'Hiragana', 'Katakana', 'Bopomofo', 'Hangul', ...SCRIPTS].map(
  (script) => new RegExp(of(script), 'u'),
)

/**
 * Read as Latin letters, digits or a hyphen by people who are used to those. Rather too many: a name that is kept in
 * punycode harms nobody.
 */
const LOOKALIKES = new Set([
  ...'асԁеԍһіјкӏорԛѕуԝхьъҽгпѵѡүһоӕзбԑ',
  ...'αβγεηικνορσςτυχωϲϳ',
  ...'ագզէլհյոսւօցքտղռ',
  ...'იოყძხჽჿ',
  ...'דוחיןסט',
  ...'ሀሠሰስበነተከዐዕዘጠፐ',
  ...'ടഠരഗനഡoംಂంဝပငရଠଃ০৭੦੧૦௦டப',
  ...'กขคงชซทธนบปพฟภมยรลวสหอะาเแ๐',
  ...'ບປພຟຣລວສຫອາເແ',
  ...'ااہهه٥١',
  ...'一ーノ丿丶丨〇ロ口二ニ工エトへヘ',
])

/** Endings under which names of a script are at home. */
const HOMES: [home: RegExp, endings: RegExp][] = [
  [/\p{Script=Cyrillic}/u, /^(?:bg|by|kg|kz|me|mk|mn|rs|ru|su|tj|ua|uz)$/],
  [/\p{Script=Greek}/u, /^(?:cy|gr)$/],
  [/\p{Script=Armenian}/u, /^am$/],
  [/\p{Script=Georgian}/u, /^ge$/],
  [/\p{Script=Hebrew}/u, /^il$/],
  [/\p{Script=Arabic}/u, /^(?:ae|dz|eg|iq|ir|jo|kw|lb|ly|ma|om|pk|ps|qa|sa|sd|sy|tn|ye)$/],
  [/\p{Script=Ethiopic}/u, /^(?:er|et)$/],
  [/\p{Script=Thai}/u, /^th$/],
  [/\p{Script=Lao}/u, /^la$/],
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u, /^(?:cn|hk|jp|mo|sg|tw)$/],
]

const withoutMarks = (text: string) => text.normalize('NFD').replace(/\p{Mark}/gu, '')
/** Digits and hyphens belong to every script. */
const lettersOf = (label: string) => label.replace(/[0-9-]/g, '')

function concernOf(label: string, ending: string): Concern | null {
  const letters = lettersOf(label)
  // Names without marks of their own are stored as they are read.
  if (/^[a-z_]*$/.test(letters)) return null
  if (isLatin(letters)) return null
  // Marks of punctuation that a script has look like the dots, colons and hyphens of an address.
  const group = /^[\p{Letter}\p{Mark}]+$/u.test(letters) ? GROUPS.find((pattern) => pattern.test(letters)) : undefined
  if (!group) return EVERY_SCRIPT.filter((script) => script.test(letters)).length > 1 ? 'mixed' : 'lookalike'
  const isAtHome =
    group.test(lettersOf(ending)) || HOMES.some(([home, endings]) => home.test(letters) && endings.test(ending))
  return !isAtHome && [...withoutMarks(letters)].every((letter) => LOOKALIKES.has(letter)) ? 'lookalike' : null
}

const decoded = (label: string) => (label.startsWith('xn--') ? decodePunycode(label.slice(4)) : label)

/**
 * A stored name in its own letters, unless they could pass for those of another name: then as it is stored, and why.
 */
export function readName(host: string): { shown: string; concern: Concern | null } {
  if (!/(?:^|\.)xn--/.test(host)) return { shown: host, concern: null }
  const labels = host.split('.').map(decoded)
  const name = labels.join('.')
  // Whatever the browser would read as something else is not this name.
  if (labels.includes(null) || URL.parse(`http://${name}`)?.hostname !== host)
    return { shown: host, concern: 'lookalike' }
  const ending = labels.at(-1) ?? ''
  const concerns = labels.map((label) => concernOf(label ?? '', ending))
  const concern = concerns.includes('mixed') ? 'mixed' : concerns.includes('lookalike') ? 'lookalike' : null
  return { shown: concern ? host : name, concern }
}

/** The name in an address, be it that alone or a URL. */
const NAME = /^((?:[a-z][a-z0-9+.-]*:\/\/)?)([^/:?#]*)/i

export const concernIn = (address: string): Concern | null => readName(NAME.exec(address)?.[2] ?? '').concern

/** An asset's address as a person reads it. For showing only: what is compared, linked or sent is the stored one. */
export const shownAddress = (address: string) =>
  address.includes('xn--')
    ? address.replace(NAME, (_, scheme: string, host: string) => scheme + readName(host).shown)
    : address

/** A site as its people call it. */
export const siteName = ({ name, value }: { name?: string | null; value: string }) => name || shownAddress(value)

/** The same of what was noted of a site. */
export const siteNameOf = ({ asset_name, asset_value }: { asset_name?: string | null; asset_value: string }) =>
  siteName({ name: asset_name, value: asset_value })

/** The same by an address, where only that is known. */
export function namesIn(sites: readonly { name?: string | null; value: string }[]): (address: string) => string {
  const names = new Map(sites.map((site) => [site.value, siteName(site)]))
  return (address) => names.get(address) ?? shownAddress(address)
}

/** In a list, where every address would begin alike. */
export const shownHost = (address: string) => shownAddress(address).replace(/^https?:\/\//i, '')

/** A site as its people call it, in a list. */
export const listedName = ({ name, value }: { name?: string | null; value: string }) => name || shownHost(value)

/** What a search or an exported file has of it: also the stored form, where that is another, and its name. */
export function addressText(address: string, name?: string | null) {
  const shown = shownAddress(address)
  const more = [shown === address ? '' : address, name].filter(Boolean)
  return more.length > 0 ? `${shown} (${more.join(', ')})` : shown
}
