import { type Config, DEFAULT_CONFIG } from '@/lib/config/config'
import { parseConfig } from '@/lib/config/read'
import { storage } from '@/lib/browser/storage'
import { PATIENCE_MS, fetchFile } from '@/lib/browser/fetch-file'

/** The text as it came, read anew each time: what lies in storage is trusted no more than the file. */
const KEY = 'soteria:config'
/** What the page itself said when that came. */
const PAGE_KEY = 'soteria:config-of-page'

const read = (text: string | null, base: string) => (text ? parseConfig(text, base) : null)

/**
 * What is known before the file has come: `ofPage`, which the build or the server wrote into the page, unless a file
 * came later than that.
 */
function knownText(ofPage: string): string | null {
  const kept = storage.get(KEY)
  return kept !== null && (!ofPage || storage.get(PAGE_KEY) === ofPage) ? kept : ofPage || null
}

/**
 * Of an API elsewhere, what the brand of this host name lays over the file: null where nobody could tell. Where the API
 * is at the page's own address, its server has laid it over already.
 */
async function brandHere(api: string | null | undefined): Promise<object | null> {
  if (!api || api === location.origin) return {}
  const answer = await fetchFile(`${api}/api/public/brand?host=${location.hostname}`)
  if (answer === 'failed') return null
  try {
    return answer === 'none' ? {} : (JSON.parse(answer.text) as object)
  } catch {
    return {}
  }
}

/**
 * Hands the configuration to `onConfig`: what is known of it at once, then the file itself when it says something else.
 * `asked` is settled by an answer, a failure, or the end of the patience; `shown` when there is something to show, which
 * is at once when all of it is known: whose host name this is may still have to be asked.
 */
export function loadConfig(base: string, onConfig: (config: Config) => void, ofPage = '') {
  const text = knownText(ofPage)
  const known = read(text, base)
  const isAll = known && (storage.get(KEY) === text || !known.apiOrigin || known.apiOrigin === location.origin)
  let current = known ? JSON.stringify(known) : null
  const tell = (config: Config) => {
    const next = JSON.stringify(config)
    if (next !== current) onConfig(config)
    current = next
  }
  if (known) onConfig(known)
  const file = fetchFile(new URL('config.json', base).href)
  const brand = known ? brandHere(known.apiOrigin) : null
  const answered = file.then(async (answer) => {
    if (answer === 'none') {
      storage.remove(KEY)
      if (known) tell(DEFAULT_CONFIG)
      return
    }
    // Half a file or a failing host takes nobody's brand away.
    const news = answer === 'failed' ? null : read(answer.text, base)
    if (!news || answer === 'failed') return
    const over = await (brand ?? brandHere(news.apiOrigin))
    if (!over) return known ? undefined : tell(news)
    const whole = laidOver(answer.text, over)
    storage.set(KEY, whole)
    storage.set(PAGE_KEY, ofPage)
    tell(read(whole, base) ?? news)
  })
  const asked = Promise.race([answered, new Promise<void>((done) => setTimeout(done, PATIENCE_MS))]).catch(() => {})
  return { shown: isAll ? Promise.resolve() : asked, asked }
}

/** The text as it came where nothing lies over it. */
const laidOver = (text: string, brand: object) =>
  Object.keys(brand).length > 0 ? JSON.stringify({ ...(JSON.parse(text) as object), ...brand }) : text
