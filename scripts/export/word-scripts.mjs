import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn } from './files.mjs'

const CHUNKS = '_next/static/chunks/'
/** As a chunk says which others hold a module that is loaded on demand: the last one holds the module itself. */
const ON_DEMAND = /Promise\.all\(\[((?:"static\/chunks\/[^"]+\.js",?)+)\]/g
const WORDS = /^lib\/messages\/([a-z]+)(\/auth)?\.ts/

/**
 * The scripts with the words of each language beside English, as attributes for boot.js, which asks for them before the
 * app does: `data-de-guest="a.js" data-de-all="b.js c.js"`. `modulesOf` tells what a chunk is made of
 * (scripts/chunk-modules.mjs).
 */
export function wordScripts(out, modulesOf) {
  const found = new Map()
  for (const file of filesIn(join(out, CHUNKS)).filter((name) => name.endsWith('.js')))
    for (const [, list] of readFileSync(join(out, CHUNKS, file), 'utf8').matchAll(ON_DEMAND)) {
      const chunks = list.match(/[^"/]+\.js/g)
      const parts = [...modulesOf(out, CHUNKS + chunks.at(-1)).keys()].map((name) => WORDS.exec(name)).filter(Boolean)
      // Guest pages are given part of the words, and no file that gathers them all.
      const [, language, guest] = parts.find(([, , isGuest]) => !isGuest) ?? parts[0] ?? []
      if (language) found.set(`data-${language}-${guest ? 'guest' : 'all'}`, chunks.join(' '))
    }
  return Array.from(found, ([name, chunks]) => ` ${name}="${chunks}"`).join('')
}
