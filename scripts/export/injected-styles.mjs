import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const require = createRequire(import.meta.url)
const folderOf = (name) => dirname(require.resolve(`${name}/package.json`))

function textIn(file, pattern) {
  const [, text] = pattern.exec(readFileSync(file, 'utf8')) ?? []
  if (text === undefined)
    throw new Error(
      `${file} does not hold its styles where they were: look for them, the policy of the pages needs their hash.`,
    )
  return text
}

/**
 * What libraries write into <style> elements in the browser, for the policy's hashes. sonner's element is empty for a
 * moment.
 */
export function injectedStyles() {
  const sonner = JSON.parse(
    textIn(join(dirname(require.resolve('sonner')), 'index.mjs'), /^__insertCSS\(("(?:[^"\\]|\\.)*")\);?$/m),
  )
  const scrollbar = textIn(
    join(folderOf('@base-ui/react'), 'utils/styles.mjs'),
    /DISABLE_SCROLLBAR_CLASS_NAME = '([\w-]+)'/,
  )
  return ['', sonner, `.${scrollbar}{scrollbar-width:none}.${scrollbar}::-webkit-scrollbar{display:none}`]
}
