import { config, CONFIG_EVENT, DEFAULT_CONFIG, type Config } from '@/lib/config/config'
import { askEarly, lastWorkspace, leadsTo, STEPS_HIDDEN_KEY } from '@/lib/browser/early'
import { wordsLanguage } from '@/lib/domain/language'
import { whenIdle } from '@/lib/browser/idle'
import { locale } from '@/lib/browser/locale'
import { storage } from '@/lib/browser/storage'
import { keptTenant, withTenant } from '@/lib/browser/tenant-brand'
import { askWords } from './ask-words'
import { admitParent, isFramed } from './frame'
import { loadConfig } from './load-config'
import { isStatic, showBrand } from './show-brand'
import { showFigures } from './show-figures'
import { keepNames, replaceBrokenLogos, showNames } from './show-names'
import { followSystemTheme, showTheme } from './theme'
import { keepTitle, translateTitles, showTitle } from './title'

/** No longer than this is a page kept from sight for its words in another language. */
const WORDS_MS = 4_000

type Page = NonNullable<typeof globalThis.sx>

/**
 * Runs before the first paint of every page, and before the app. `base` is the folder of the build, `ofPage` the text
 * of config.json as far as the page holds it, `words` the scripts of each language. The page is out of sight only until the brand is known, and words that
 * are not English are there.
 */
export function start(base: string, ofPage?: string, words: DOMStringMap = {}) {
  const root = document.documentElement

  globalThis.sx = { config: DEFAULT_CONFIG, ready: Promise.resolve(), parent: null }
  const { sx } = globalThis
  // Whoever is signed in does not see the sign-in page on the way to the dashboard.
  const token = storage.get('soteria:token')
  if (token) root.dataset.session = ''
  else spareFonts()
  holdForms()

  const { shown, asked } = dressed(sx, base, token, ofPage)
  followSystemTheme()
  keepTitle()
  keepNames(config)
  replaceBrokenLogos()
  root.style.visibility = 'hidden'
  const show = () => {
    root.style.visibility = ''
  }
  const inItsLanguage = wordsThere(sx)
  sx.ready = shown
  void shown.then(() => askWords(base, words, token ? 'All' : 'Guest'))
  if (token) {
    if (storage.get(STEPS_HIDDEN_KEY) !== null) root.dataset.steps = 'done'
    const path = leadsTo(`/${location.href.slice(base.length).split(/[?#]/)[0]}`)
    // Before any script of the app has come: its first questions are on their way, to the API that the file names.
    void sx.ready.then(() => {
      const workspace = lastWorkspace()
      askEarly({ token, path, workspace })
      if (workspace && path === '/') void showFigures(workspace)
    })
  }
  // The first date costs the most; there is time for it while the scripts are on their way.
  if (token) addEventListener('DOMContentLoaded', () => whenIdle(() => void Intl.DateTimeFormat().resolvedOptions()))
  if (!isFramed()) {
    void sx.ready.then(inItsLanguage).then(show)
    return
  }
  // That nobody may be around this page is for the file itself to say.
  const known = sx.ready.then(() => (config().embed.allowedParents.length > 0 ? undefined : asked))
  void known
    .then(() => admitParent(base))
    .then(async (origin) => {
      sx.parent = origin
      root.dataset.embedded = new URLSearchParams(location.search).get('embed') === 'plain' ? 'plain' : ''
      dispatchEvent(new Event(CONFIG_EVENT))
      await inItsLanguage()
      show()
    })
}

/**
 * Shows the brand of the file as soon as it is known, and over it that of the person who is signed in: until then ours.
 * Returns what `loadConfig` does.
 */
function dressed(sx: Page, base: string, token: string | null, ofPage?: string) {
  let file: Config | undefined
  let tenant = token ? keptTenant() : null
  const dress = (worn = file ?? DEFAULT_CONFIG) => showConfig(tenant ? withTenant(worn, tenant, base) : worn, base)
  sx.dress = (next) => {
    if (JSON.stringify(next) === JSON.stringify(tenant)) return
    tenant = next
    dress()
  }
  const loading = loadConfig(
    base,
    (next) => {
      file = next
      dress()
    },
    ofPage,
  )
  if (!file) dress()
  return loading
}

/** Returns how to wait, on a page that is not in English, for the words that the app brings. */
function wordsThere(sx: Page) {
  const worded = new Promise<void>((done) => {
    sx.worded = (titles) => {
      translateTitles(titles)
      done()
    }
  })
  return () => {
    if (isStatic() || wordsLanguage(locale()) === 'en') return undefined
    return Promise.race([worded, new Promise((done) => setTimeout(done, WORDS_MS))])
  }
}

/** A guest's page asks for its font when it can be used: globals.css. Fonts of the same measures stand in for it. */
function spareFonts() {
  const { dataset } = document.documentElement
  dataset.lean = ''
  addEventListener('load', () =>
    whenIdle(() => {
      delete dataset.lean
    }),
  )
}

/** A form that is sent before the app listens waits for it: its entries must not end up in an address. */
function holdForms() {
  const hold = (event: Event) => {
    const frame =
      event.target instanceof Element && event.target.closest<HTMLElement & { held?: boolean }>('[data-hold]')
    if (!frame) return
    event.preventDefault()
    frame.held = true
  }
  addEventListener('submit', hold, true)
}

/** From now on this is the configuration, for the page and for the app. */
export function showConfig(config: Config, base: string) {
  if (globalThis.sx) globalThis.sx.config = config
  showTheme()
  showBrand(config, base)
  showNames(config)
  showTitle()
  dispatchEvent(new Event(CONFIG_EVENT))
}
