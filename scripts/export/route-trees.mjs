import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { filesIn } from './files.mjs'

/** Of screens that somebody goes to: not of the pages for what does not exist. */
const TREE = /^(?!_\/|_not-found\/).*__next\._tree\.txt$/
const SCREEN = /^__next\..*__PAGE__\.txt$/

/**
 * The router asks what a screen is made of before it asks for the screen: a round trip for a few words. Those of all
 * screens together are smaller than one such answer with its headers, so they stand in the script of all pages, from
 * which lib/browser/shell-fetch.ts answers.
 */
export function putTrees(out, script) {
  const trees = {}
  for (const file of filesIn(out).filter((name) => TREE.test(name))) {
    const screen = readdirSync(join(out, dirname(file))).find((name) => SCREEN.test(name))
    if (screen) trees[`/${file}`] = [readFileSync(join(out, file), 'utf8'), screen]
  }
  const path = join(out, script)
  writeFileSync(path, `globalThis.soteriaTrees=${JSON.stringify(trees)};\n${readFileSync(path, 'utf8')}`)
}
