import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { editPages, pagesIn } from './files.mjs'
import { prelude } from './prelude.mjs'

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g
const FIRST_SCRIPT = /<script src="([^"]+)" async=""><\/script>/
/** What React reads of a page: `self.__next_f.push([1,"…"])`. */
const DATA = /^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((\[[\s\S]*\])\)$/
/** What tells the runtime which chunks to wait for and where to begin; the same in every page. */
const BEGIN = /^\(globalThis\["TURBOPACK"\]/

/** Runs in the browser, as source text at the start of the scripts of all pages: what the page holds for React. */
function takeData() {
  const take = () => {
    for (const block of document.querySelectorAll('script[data-flight]'))
      (self.__next_f = self.__next_f || []).push(...JSON.parse(block.textContent))
  }
  // Ahead of Next, which takes the end of the document for the end of the data.
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', take)
  else take()
}

/**
 * Runs in the browser, as source text at the end of the scripts of all pages. A host's own header may forbid boot.js
 * in the page: then it is loaded before the app begins.
 */
function beginAfterBoot(boot, begin) {
  if (globalThis.sx) return begin()
  prelude()
  const script = document.createElement('script')
  script.addEventListener('load', begin)
  script.addEventListener('error', begin)
  script.src = boot
  document.head.append(script)
}

/**
 * No page holds a script of its own beside boot.js, so that one hash serves all of them: its data become blocks that do
 * not run, and what begins the app goes to the end of the file that all pages load. Answers that file.
 */
export function moveScriptsOut(out, base) {
  const begins = new Set()
  const shared = new Set(pagesIn(out).map((page) => FIRST_SCRIPT.exec(readFileSync(join(out, page), 'utf8'))?.[1]))
  shared.delete(undefined)
  if (shared.size !== 1) throw new Error(`The pages do not begin with one script, but with ${[...shared].join(', ')}.`)
  editPages(out, (html, page) =>
    html.replace(INLINE_SCRIPT, (_, __, code) => {
      const [, data] = DATA.exec(code.trim()) ?? []
      if (data) return `<script type="application/json" data-flight>${asData(data)}</script>`
      if (!BEGIN.test(code)) throw new Error(`${page} holds a script that nobody knows: ${code.slice(0, 200)}`)
      begins.add(code)
      return ''
    }),
  )
  if (begins.size !== 1) throw new Error(`The pages begin in ${begins.size} ways.`)
  const script = [...shared][0].replace(`${base}/`, '')
  const file = join(out, script)
  const [begin] = begins
  writeFileSync(
    file,
    `;(${takeData.toString()})();\n${readFileSync(file, 'utf8')};\n(()=>{${prelude.toString()};(${beginAfterBoot.toString()})("${base}/boot.js",()=>{${begin}})})();\n`,
  )
  return script
}

/** A list of JavaScript as JSON that no reader of HTML takes for a tag. */
const asData = (list) => JSON.stringify([JSON.parse(list)]).replaceAll('<', '\\u003c')
