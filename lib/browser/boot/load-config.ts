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
 * Hands the configuration to `onConfig`: what is known of it at once, then the file itself when it says something else.
 * `asked` is settled by an answer, a failure, or the end of the patience; `shown` when there is something to show, which
 * is at once when something is known.
 */
export function loadConfig(base: string, onConfig: (config: Config) => void, ofPage = '') {
  const text = knownText(ofPage)
  const known = read(text, base)
  let current = known ? JSON.stringify(known) : null
  const tell = (config: Config) => {
    const next = JSON.stringify(config)
    if (next !== current) onConfig(config)
    current = next
  }
  if (known) onConfig(known)
  const answered = fetchFile(new URL('config.json', base).href).then((answer) => {
    if (answer === 'none') {
      storage.remove(KEY)
      if (known) tell(DEFAULT_CONFIG)
      return
    }
    // Half a file or a failing host takes nobody's brand away.
    const news = answer === 'failed' ? null : read(answer.text, base)
    if (!news || answer === 'failed') return
    storage.set(KEY, answer.text)
    storage.set(PAGE_KEY, ofPage)
    tell(news)
  })
  const asked = Promise.race([answered, new Promise<void>((done) => setTimeout(done, PATIENCE_MS))]).catch(() => {})
  return { shown: known ? Promise.resolve() : asked, asked }
}
