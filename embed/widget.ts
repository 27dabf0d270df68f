// What `<script async src="https://app.example/widget.js" data-key="wk_…"></script>` brings to a page of somebody else:
// no cookie, no storage, nothing read as HTML, and no trace where it may not work.
import { CheckElement } from './check-element'

const NAME = 'site-check'

const script = document.currentScript
if (script instanceof HTMLScriptElement) {
  const { src, dataset } = script
  const address = new URL(src)
  const { mode = 'bubble', target = '', hide = '', offset = '20', lang = document.documentElement.lang } = dataset
  const key = dataset.key ?? address.searchParams.get('key') ?? ''

  const isHidden = () =>
    hide
      .split(',')
      .map((path) => path.trim())
      .some(
        (path) =>
          path !== '' &&
          (path.endsWith('*') ? location.pathname.startsWith(path.slice(0, -1)) : location.pathname === path),
      )

  const start = () => {
    // However many tags there are, there is one of it.
    if (isHidden() || document.querySelector(NAME)) return
    if (!customElements.get(NAME)) customElements.define(NAME, CheckElement)
    const element = document.createElement(NAME)
    if (!(element instanceof CheckElement)) return
    element.tag = { api: dataset.api ?? address.origin, key, lang: lang.slice(0, 35) }
    element.isInline = mode === 'inline'
    element.offset = Math.min(400, Math.max(0, Number.parseInt(offset, 10) || 0))
    const place = element.isInline ? (target && document.querySelector(target)) || script.parentElement : document.body
    ;(place ?? document.body).append(element)
  }
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start, { once: true })
  else start()
}
