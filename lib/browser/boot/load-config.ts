import { type Config, DEFAULT_CONFIG } from '@/lib/config/config'
import { parseConfig } from '@/lib/config/read'
import { storage } from '@/lib/browser/storage'
import { PATIENCE_MS, fetchFile } from '@/lib/browser/fetch-file'

/** The text as it came, read anew each time: what lies in storage is trusted no more than the file. */
const KEY = 'soteria:config'

const read = (text: string | null, base: string) => (text === null ? null : parseConfig(text, base))

/**
 * Hands the configuration to `onConfig`: the kept copy at once, then the file itself whenever it says something else.
 * Settled when there is something to show: a kept copy, an answer, a failure, or the end of the patience.
 */
export async function loadConfig(base: string, onConfig: (config: Config) => void): Promise<void> {
  const kept = storage.get(KEY)
  const known = read(kept, base)
  if (known) onConfig(known)
  const asked = fetchFile(new URL('config.json', base).href).then((answer) => {
    if (answer === 'none') {
      storage.remove(KEY)
      if (known) onConfig(DEFAULT_CONFIG)
      return
    }
    // Half a file or a failing host takes nobody's brand away.
    const news = answer === 'failed' ? null : read(answer.text, base)
    if (!news || answer === 'failed' || answer.text === kept) return
    storage.set(KEY, answer.text)
    onConfig(news)
  })
  if (!known) await Promise.race([asked, new Promise((done) => setTimeout(done, PATIENCE_MS))])
}
