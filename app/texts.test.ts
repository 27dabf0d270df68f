import { existsSync, globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { en } from '@/lib/messages/en'

const WORDS = /^lib\/messages\/en\/([\w-]+)$/

const isFile = (path: string) => (there[path] ??= existsSync(path))
const there: Record<string, boolean> = {}

/** `@/lib/x` and `./x` as a file of the project; undefined for packages. */
function fileOf(specifier: string, from: string) {
  const path = specifier.startsWith('@/')
    ? specifier.slice(2)
    : specifier.startsWith('.')
      ? join(dirname(from), specifier)
      : undefined
  return path && ['.tsx', '.ts'].map((ending) => path + ending).find(isFile)
}

/** Each file is read once, however many screens use it. */
function once<T>(of: (file: string) => T): (file: string) => T {
  const known = new Map<string, T>()
  return (file) => {
    const found = known.get(file)
    if (found !== undefined) return found
    const made = of(file)
    known.set(file, made)
    return made
  }
}

const importsOf = once((file) =>
  [
    ...readFileSync(file, 'utf8').matchAll(/^(?:import|export)(?! type)[^'"]*?from '([^']+)'|import\('([^']+)'\)/gm),
  ].map(([, fixed, later]) => fixed ?? later ?? ''),
)

type Texts = Record<string, object>
const all: Texts = en

/**
 * `monitoring.beats` for every text or group of texts that a file of messages holds: `monitoring-list.ts` has some of
 * `monitoring.ts`, and `lead-write.ts` is a noun of its own, `leadWrite`.
 */
function namesIn(name: string) {
  const nounOf = (words: string) => words.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const noun = nounOf(name) in all ? nounOf(name) : nounOf(name.replace(/-\w+$/, ''))
  const [texts = {}] = Object.values(createRequire(import.meta.url)(`../lib/messages/en/${name}.ts`) as Texts)
  return Object.keys(texts).map((key) => `${noun}.${key}`)
}

/** What a file gives to those below it: a layout, or a screen or part that brings its own texts. */
const givenBy = once((file) =>
  importsOf(file)
    .map((specifier) => WORDS.exec(specifier.replace(/^@\//, ''))?.[1])
    .flatMap((name) => (name ? namesIn(name) : [])),
)
const bringsItsOwn = once((file) => /withTexts\(\s*\{/.test(readFileSync(file, 'utf8')))

/**
 * `useTranslations('scan.init')` wants a group of texts; one of a noun, or without a name, says in each key what it
 * wants.
 */
const wantedBy = once((file) => {
  const code = readFileSync(file, 'utf8')
  const keys = [...code.matchAll(/\b(?!href\b)\w+\(\s*['`](\w+)(?:\.(\w+))?/g)]
  const wanted = [...code.matchAll(/useTranslations\((?:'(\w+)(?:\.(\w+))?)?/g)].flatMap(([, noun, group]) => {
    if (group) return [`${noun}.${group}`]
    return keys.flatMap(([, first, second]) => (noun ? [`${noun}.${first}`] : [`${first}.${second}`]))
  })
  return [...new Set(wanted)].filter((name) => {
    const [noun = '', group = ''] = name.split('.')
    return group in (all[noun] ?? {})
  })
})

/** What the file and all that it loads, at once or later, want and are not given. */
function lacking(
  file: string,
  given: ReadonlySet<string>,
  seen = new Map<string, Set<ReadonlySet<string>>>(),
): string[] {
  const before = seen.get(file) ?? new Set()
  if (before.has(given)) return []
  seen.set(file, before.add(given))
  const here = bringsItsOwn(file) ? new Set([...given, ...givenBy(file)]) : given
  const parts = importsOf(file).flatMap((specifier) => fileOf(specifier, file) ?? [])
  return [
    ...wantedBy(file).flatMap((name) => (here.has(name) ? [] : [`${name} for ${file}`])),
    ...parts.flatMap((part) => lacking(part, here, seen)),
  ]
}

/** What the layouts from the top down to the folder of the page give. */
function givenTo(page: string) {
  const folders = dirname(page).split('/')
  const layouts = folders
    .map((_, index) => `${folders.slice(0, index + 1).join('/')}/layout.tsx`)
    .filter((file) => existsSync(file))
  return new Set([...layouts, page].flatMap(givenBy))
}

const pages = globSync(['app/**/page.tsx', 'app/*/layout.tsx']).filter((file) => !/\[\.\.\.missing\]/.test(file))

test('every screen is given the words that it and its parts use', () => {
  expect(pages.flatMap((page) => lacking(page, givenTo(page)).map((name) => `${page} lacks ${name}`))).toEqual([])
})

test('the words of the frame are found', () => {
  expect(wantedBy('components/shell/shell.tsx')).toEqual(['shell.skip'])
})
