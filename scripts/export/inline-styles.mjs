import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { criticalCss } from './critical-css.mjs'
import { editPages } from './files.mjs'

const STYLE_SHEET = /<link rel="stylesheet" href="([^"]+)" data-precedence="[^"]*"\/?>/g
const ADDRESS = /url\((["']?)(?!data:|https?:|\/|#)([^"')]+)\1\)/g

/**
 * What a page needs of its style sheets stands in it, so that the first paint waits for no second file. The whole sheet
 * comes by its link, which is switched off until `prelude` asks for it: so it holds up no paint, and React, which looks
 * for it when it takes over, loads it no second time.
 */
export function inlineStyles(out, base) {
  editPages(out, (html) =>
    html.replace(STYLE_SHEET, (link, href) => {
      const file = href.replace(`${base}/`, '')
      const css = readFileSync(join(out, file), 'utf8').replace(ADDRESS, (_, quote, address) => {
        return `url(${quote}${base}/${posix.join(posix.dirname(file), address)}${quote})`
      })
      return `<style data-inline>${criticalCss(css, html).replaceAll('</', '<\\/')}</style>${link.replace(/\/?>$/, ' disabled=""/>')}`
    }),
  )
}
