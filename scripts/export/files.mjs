import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Every file below a folder, by its path with forward slashes, in a settled order. */
export const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => statSync(join(folder, file)).isFile())
    .sort()

export const pagesIn = (folder) => filesIn(folder).filter((file) => file.endsWith('.html'))

/** Rewrites every page of the export. */
export function editPages(out, edit) {
  for (const page of pagesIn(out)) {
    const before = readFileSync(join(out, page), 'utf8')
    const after = edit(before, page)
    if (after !== before) writeFileSync(join(out, page), after)
  }
}
