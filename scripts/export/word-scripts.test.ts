import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { wordScripts } from './word-scripts.mjs'

let out: string
beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'soteria-words-'))
  mkdirSync(join(out, '_next/static/chunks'), { recursive: true })
})
afterEach(() => rmSync(out, { recursive: true }))

const onDemand = (...chunks: string[]) =>
  `Promise.all([${chunks.map((name) => `"static/chunks/${name}"`).join()}].map(t=>e.l(t)))`

const MODULES: Record<string, string[]> = {
  'guest.js': ['lib/messages/de/auth.ts.js', 'lib/messages/de/ui.ts.js'],
  'ui.js': ['lib/messages/de/auth.ts.js', 'lib/messages/de/ui.ts.js'],
  'rest.js': ['lib/messages/de/dashboard.ts.js', 'lib/messages/de.ts'],
  'menu.js': ['components/ui/menu.tsx'],
}

test('the scripts of a language are named for guests, and for whoever is signed in', () => {
  writeFileSync(
    join(out, '_next/static/chunks/app.js'),
    [onDemand('guest.js'), onDemand('ui.js', 'rest.js'), onDemand('menu.js')].join(';'),
  )
  const modulesOf = (_: string, chunk: string) =>
    new Map((MODULES[chunk.split('/').at(-1) ?? ''] ?? []).map((name) => [name, 1]))
  expect(wordScripts(out, modulesOf)).toBe(' data-de-guest="guest.js" data-de-all="ui.js rest.js"')
})
