import { readFileSync } from 'node:fs'
import { seeded } from './seeded'

type Tree = { [key: string]: unknown }

const DEEP = `${'['.repeat(4_000)}${']'.repeat(4_000)}`
const HOSTILE: unknown[] = [
  null,
  true,
  0,
  -1,
  1e308,
  '',
  ' ',
  [],
  {},
  [[]],
  'x'.repeat(3_000),
  'x'.repeat(70_000),
  '<script>window.ran = 1</script>',
  '<img src=x onerror="window.ran = 1">',
  '"><svg onload="window.ran = 1">',
  'javascript:window.ran=1',
  'JaVaScRiPt:window.ran=1',
  'java\nscript:window.ran=1',
  ' javascript:window.ran=1',
  'data:text/html,<script>parent.ran=1</script>',
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="window.ran=1"/>',
  'blob:https://x.example/1',
  'vbscript:x',
  'file:///etc/passwd',
  '//elsewhere.example/x.js',
  '\\\\elsewhere.example\\x',
  'https://user:secret@elsewhere.example/',
  'http://elsewhere.example/',
  '#fff;} body{display:none} a{',
  'red; background: url(//elsewhere.example)',
  'expression(alert(1))',
  '{title}{title}{productName}${alert(1)}',
  '{title',
  "{'{'",
  '\u202eevil',
  '\ud800',
  '\u0000',
  '*',
  ['*', 'null', 'https://elsewhere.example/path', 'javascript:1'],
  { toString: 'x', valueOf: 1, length: -1 },
  Number.MAX_SAFE_INTEGER,
]
const KEYS = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'then',
  'productName',
  'length',
  '0',
  '',
]

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null

/**
 * A broken and hostile version of the example file, as the text of an answer. Its API, where it keeps one, is the own
 * origin.
 */
export function mutateConfig(seed: number): string {
  const random = seeded(seed)
  const pick = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)] as T
  const file = JSON.parse(readFileSync('public/config.example.json', 'utf8')) as Tree
  file.apiOrigin = ''

  function change(tree: Tree) {
    const key = pick(Object.keys(tree))
    const inner = tree[key]
    if (isTree(inner) && Object.keys(inner).length > 0 && random() < 0.7) change(inner)
    else if (random() < 0.1) delete tree[key]
    // A copy: what is changed next may be inside of it.
    else tree[key] = structuredClone(pick(HOSTILE))
  }
  for (let times = 1 + random() * 8; times > 0; times--) change(file)

  let text = JSON.stringify(file)
  // Written into the text: as a key of an object literal it would not be an own one.
  if (random() < 0.4)
    text = text.replace(
      '{',
      () =>
        `{${JSON.stringify(pick(KEYS))}:${JSON.stringify({ productName: 'x', polluted: true, brand: pick(HOSTILE) })},`,
    )
  if (random() < 0.1) text = text.replace(/"radius":[^,]+/, () => `"radius":${DEEP}`)
  if (random() < 0.15) text = text.slice(0, Math.floor(random() * text.length))
  if (random() < 0.1)
    text = pick([
      '<!doctype html><script>window.ran = 1</script>',
      DEEP,
      'null',
      '1',
      '"x"',
      '[]',
      '',
      ' ',
      '{',
      '\ufeff{}',
      text + text,
    ])
  return text
}
