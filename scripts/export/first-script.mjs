import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { editPages } from './files.mjs'

/** Runs in the browser, as source text before boot.js. */
function prelude() {
  // The policies of the page demand Trusted Types. Scripts of our own folder load, markup out of text does not; the one
  // exception is how React makes a script element.
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : null),
    createHTML: (html) => (html === '<script></script>' ? html : null),
  })
  // A host's own header may forbid styles in the page: the links beside them take over.
  for (const style of document.querySelectorAll('style[data-inline]'))
    if (!style.sheet) style.nextElementSibling.disabled = false
}

/**
 * boot.js comes before every script that may be faster than it. What it asks for is on its way before it runs: one
 * after the other would hold up the first paint.
 */
export function putBootFirst(out, base) {
  const boot = join(out, 'boot.js')
  writeFileSync(boot, `;(${prelude.toString()})()\n${readFileSync(boot, 'utf8')}`)
  const tag = `<script src="${base}/boot.js"></script>`
  const ahead = `<link rel="preload" href="${base}/config.json" as="fetch" crossorigin="anonymous"/>`
  editPages(out, (html) =>
    html.includes(tag) ? html.replace(tag, '').replace('<script', `${ahead}${tag}<script`) : html,
  )
}
