import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn } from './files.mjs'

const CHUNKS = '_next/static/chunks/'
const ELEMENTS = /\[(?:\["\$","script","script-\d+",\{"src":"[^"]*","async":true\}\],?)+\]/g

/**
 * What the router loads of a screen names its scripts twice: beside the components that need them, by which they are
 * loaded, and as elements, which React would put into the page to run them once more. The latter go.
 */
export function dropScriptElements(out) {
  edit(
    out,
    (file) => file.endsWith('.txt'),
    (text) => text.replace(ELEMENTS, 'null'),
  )
}

/**
 * Functions are compiled as a script is loaded, beside the page, instead of one by one when they are called for the
 * first time, which is when somebody waits for a screen: a sign that browsers without it read as a comment.
 */
export function compileAhead(out) {
  edit(
    out,
    (file) => file.startsWith(CHUNKS) && file.endsWith('.js'),
    (text) => `//# allFunctionsCalledOnLoad\n${text}`,
  )
}

function edit(out, isMeant, change) {
  for (const file of filesIn(out).filter(isMeant)) {
    const path = join(out, file)
    writeFileSync(path, change(readFileSync(path, 'utf8')))
  }
}
