import { CONFIG_EVENT, type Config } from '@/lib/config/config'
import { showBrand } from './show-brand'
import { showNames } from './show-names'
import { showTheme } from './theme'
import { showTitle } from './title'

/** From now on this is the configuration, for the page and for the app. */
export function showConfig(config: Config, base: string) {
  if (globalThis.sx) globalThis.sx.config = config
  showTheme()
  showBrand(config, base)
  showNames(config)
  showTitle()
  dispatchEvent(new Event(CONFIG_EVENT))
}
