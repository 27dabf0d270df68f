import type { Config } from '@/lib/config/config'
import { logoKind, markKind, markLetter } from '@/lib/domain/brand'

/** Puts name and logo where the exported pages hold the default ones. The app writes the same when it takes over. */
export function showNames(config: Config) {
  const write = (part: string, text: string) => {
    for (const element of document.querySelectorAll(`[data-brand="${part}"]`))
      if (element.textContent !== text) element.textContent = text
  }
  const show = (part: string, url: string | null) => {
    for (const image of document.querySelectorAll<HTMLImageElement>(`img[data-brand="${part}"]`))
      if (url && image.src !== url) image.src = url
  }
  const root = document.documentElement
  root.dataset.logo = logoKind(config)
  root.dataset.mark = markKind(config)
  write('name', config.shownName)
  write('letter', markLetter(config.shownName))
  show('light', config.logo.light ?? config.logo.dark)
  show('dark', config.logo.dark ?? config.logo.light)
  show('mark', config.logo.mark)
}

/** While the page is still arriving, each part is changed before it is painted. */
export function keepNames(current: () => Config) {
  if (document.readyState !== 'loading') return
  const show = () => {
    // The pages come with ours.
    if (logoKind(current()) !== 'own') showNames(current())
  }
  const observer = new MutationObserver(show)
  observer.observe(document.documentElement, { childList: true, subtree: true })
  const finish = () => {
    observer.disconnect()
    // What it has not been told of yet.
    show()
  }
  document.addEventListener('DOMContentLoaded', finish)
}

/** A logo that does not load is replaced by the name. */
export function replaceBrokenLogos() {
  const replace = ({ target }: Event) => {
    if (!(target instanceof HTMLImageElement) || !target.dataset.brand) return
    if (target.dataset.brand === 'mark') document.documentElement.dataset.mark = 'letter'
    else document.documentElement.dataset.logo = 'name'
  }
  addEventListener('error', replace, true)
}
