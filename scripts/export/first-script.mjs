import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { editPages } from './files.mjs'
import { prelude } from './prelude.mjs'

/** A page of the app has its scripts. */
const APP = /<script src="[^"]*\/_next\//

/**
 * boot.js stands in every page, ahead of every script that may be faster than it: as a file of its own it would hold
 * up the first paint. What differs from place to place (the base path, config.json as it was when the build was placed)
 * stands in its attributes, so that one hash in the policy admits it, and `words`, the scripts of each language. The file stays for pages without the app.
 */
export function putBootFirst(out, base, words) {
  const boot = join(out, 'boot.js')
  const code = `;(${prelude.toString()})()\n${readFileSync(boot, 'utf8')}`
  writeFileSync(boot, code)
  const inline = `<script data-base="${base}/" data-config=""${words}>${code.replaceAll(/<(?=\/?script|!--)/gi, '\\x3c')}</script>`
  editPages(out, (html) => (APP.test(html) ? html.replace('<script', () => `${inline}<script`) : html))
}
