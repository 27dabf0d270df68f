/** What stands behind the name of a firm and says nothing of who it is. */
const LEGAL_FORMS = new Set(
  (
    'ab ag aps as bhd bv co company corp corporation cv doo dba eg eirl ek eu ev gbr gesmbh gmbh inc incorporated kft kg kgaa ' +
    'lda limited limitada llc llp lp ltd ltda mbh nv ohg oy oyj partg plc pllc pt pte pty pvt sa sarl sas sasu sc sl slu snc ' +
    'spa srl sro the ug und and et y zoo'
  ).split(' '),
)

/** A name as it is compared: without accents, signs and legal forms. */
export function nameKey(name: string): string {
  const words = name
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    // G.m.b.H. and S.A. are one word each.
    .replaceAll(/(?<=\b\p{L})\.(?=\s?\p{L}\b)/gu, '')
    .replaceAll(/['’`.]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  const telling = words.filter((word) => !LEGAL_FORMS.has(word))
  return (telling.length > 0 ? telling : words).join(' ').slice(0, 200)
}

function trigrams(key: string): Set<string> {
  const all = new Set<string>()
  for (const word of key.split(' ')) {
    const padded = `  ${word} `
    for (let at = 0; at + 3 <= padded.length; at += 1) all.add(padded.slice(at, at + 3))
  }
  return all
}

/** How alike two keys are, from 0 to 1: as many trigrams as they share, of all that they have. */
export function alike(a: string, b: string): number {
  if (a === '' || b === '') return 0
  if (a === b) return 1
  const [one, two] = [trigrams(a), trigrams(b)]
  const shared = [...one].filter((each) => two.has(each)).length
  return shared / (one.size + two.size - shared)
}

const EARTH_M = 6_371_000
const radians = (degrees: number) => (degrees * Math.PI) / 180

type Spot = { lat: number; lng: number }

/** Metres between two places. */
export function metresBetween(a: Spot, b: Spot): number {
  const [lat, lng] = [radians(b.lat - a.lat), radians(b.lng - a.lng)]
  const h = Math.sin(lat / 2) ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(lng / 2) ** 2
  return 2 * EARTH_M * Math.asin(Math.min(1, Math.sqrt(h)))
}
