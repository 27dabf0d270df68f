import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const WORDS = /^lib\/messages\/en\/(\w+)$/

/** `@/lib/x` and `./x` as a file of the project; undefined for packages. */
function fileOf(specifier: string, from: string) {
  const path = specifier.startsWith('@/') ? specifier.slice(2) : specifier.startsWith('.') ? join(dirname(from), specifier) : undefined
  return path && ['.tsx', '.ts'].map((ending) => path + ending).find((file) => existsSync(file))
}

const importsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/^(?:import|export)(?! type)[^'"]*?from '([^']+)'|import\('([^']+)'\)/gm)].map(
    ([, fixed, later]) => fixed ?? later ?? '',
  )

/** The file and all that it loads, at once or later. */
function withAllParts(file: string, seen = new Set<string>()) {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const part of importsOf(file).map((specifier) => fileOf(specifier, file))) if (part) withAllParts(part, seen)
  return seen
}

/** `useTranslations('scan.init')` wants the words about scans; one without a name says it in each key. */
function wantedBy(file: string) {
  const code = readFileSync(file, 'utf8')
  const named = [...code.matchAll(/useTranslations\('(\w+)/g)].map(([, name]) => name)
  const inKeys = code.includes('useTranslations()') ? [...code.matchAll(/\b\w+\(\s*['`](\w+)\.\w/g)].map(([, name]) => name) : []
  return [...named, ...inKeys].filter((name) => name !== undefined && existsSync(`lib/messages/en/${name}.ts`))
}

/** What the layouts from the top down to the folder of the page give. */
function givenTo(page: string) {
  const folders = dirname(page).split('/')
  const layouts = folders.map((_, index) => `${folders.slice(0, index + 1).join('/')}/layout.tsx`).filter((file) => existsSync(file))
  return new Set([...layouts, page].flatMap(importsOf).map((specifier) => WORDS.exec(specifier.replace(/^@\//, ''))?.[1]))
}

const pages = globSync(['app/**/page.tsx', 'app/*/layout.tsx']).filter((file) => !/\[\.\.\.missing\]/.test(file))

test('every screen is given the words that it and its parts use', () => {
  const missing = pages.flatMap((page) => {
    const given = givenTo(page)
    return [...withAllParts(page)].flatMap((file) => wantedBy(file).flatMap((name) => (given.has(name) ? [] : [`${page} lacks ${name} for ${file}`])))
  })
  expect(missing).toEqual([])
})

test('the words of the frame are found', () => {
  expect(wantedBy('components/shell/shell.tsx')).toEqual(['shell'])
})
