import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compileAhead, dropScriptElements } from './spare-scripts.mjs'

let out: string
beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'soteria-scripts-'))
})
afterEach(() => rmSync(out, { recursive: true }))

test('what the router loads names its scripts beside its components only, and its style sheet as before', () => {
  const file = join(out, 'screen.txt')
  const component = '1f:I[58,["/_next/static/chunks/a.js"],"Screen"]'
  const scripts =
    '[["$","script","script-0",{"src":"/_next/static/chunks/a.js","async":true}],["$","script","script-1",{"src":"/_next/static/chunks/b.js","async":true}]]'
  const style = '[["$","link","0",{"rel":"stylesheet","href":"/_next/static/chunks/c.css"}]]'
  writeFileSync(file, `${component}\n0:[["$","$L1f",null,{}],${scripts},${style}]\n`)
  dropScriptElements(out)
  expect(readFileSync(file, 'utf8')).toBe(`${component}\n0:[["$","$L1f",null,{}],null,${style}]\n`)
})

test('the chunks, and nothing else, begin with the sign by which browsers compile them ahead', () => {
  const chunks = join(out, '_next/static/chunks')
  mkdirSync(chunks, { recursive: true })
  const files = [join(chunks, 'a.js'), join(chunks, 'c.css'), join(out, 'boot.js')]
  for (const file of files) writeFileSync(file, 'text')
  compileAhead(out)
  expect(files.map((file) => readFileSync(file, 'utf8'))).toEqual([
    '//# allFunctionsCalledOnLoad\ntext',
    'text',
    'text',
  ])
})
