import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { editPages } from './files.mjs'

const STYLE_SHEET = /<link rel="stylesheet" href="([^"]+)" data-precedence="[^"]*"\/?>/g
const ADDRESS = /url\((["']?)(?!data:|https?:|\/|#)([^"')]+)\1\)/g

/**
 * The style sheets stand in the page, so that the first paint waits for no second file. React looks for their links
 * when it takes over and would load them again: they stay, switched off.
 */
export function inlineStyles(out, base) {
  editPages(out, (html) =>
    html.replace(STYLE_SHEET, (link, href) => {
      const file = href.replace(`${base}/`, '')
      const css = readFileSync(join(out, file), 'utf8').replace(ADDRESS, (_, quote, address) => {
        return `url(${quote}${base}/${posix.join(posix.dirname(file), address)}${quote})`
      })
      return `<style data-inline>${css.replaceAll('</', '<\\/')}</style>${link.replace(/\/?>$/, ' disabled=""/>')}`
    }),
  )
}
