import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { filesIn } from './files.mjs'

/** Of the screens that are loaded ahead (components/shell/screens-at-hand.ts): others would weigh on every page. */
const TREE = /^(?:(?:asset|history|monitoring|init|login)\/)?__next\._tree\.txt$/
const SCREEN = /^__next\..*__PAGE__\.txt$/

/**
 * The router asks what a screen is made of before it asks for the screen: a round trip for a few words. Those of the
 * next screens stand in the script of all pages, from which lib/browser/shell-fetch.ts answers.
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
