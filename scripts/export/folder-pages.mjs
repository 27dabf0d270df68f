import { copyFileSync, existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pagesIn } from './files.mjs'

/** Hosts that redirect `/help` to the folder `/help/` (it exists: the router's files are in it) find the page there. */
export function copyIntoFolders(out) {
  for (const page of pagesIn(out)) {
    const folder = join(out, page.replace(/\.html$/, ''))
    if (existsSync(folder) && statSync(folder).isDirectory()) copyFileSync(join(out, page), join(folder, 'index.html'))
  }
}
