import { readFileSync } from 'node:fs'
import { type Config, DEFAULT_CONFIG } from './config'
import { MAX_SIZE, parseConfig, readConfig } from './read'
import { own } from './values'

const BASE = 'https://app.reseller.example/portal/'
type Schema = {
  $ref?: string
  type?: string
  properties?: Record<string, Schema>
  items?: Schema
  enum?: string[]
} & Record<string, unknown>
const json = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as unknown
const schema = json('public/config.schema.json') as Schema & { $defs: Record<string, Schema> }
const example = json('public/config.example.json')

/** Every value that the schema names, by its path. */
const leaves = (node: Schema, path: string[] = []): { path: string[]; rule: Schema }[] =>
  node.properties
    ? Object.entries(node.properties).flatMap(([key, inner]) => leaves(inner, [...path, key]))
    : [{ path, rule: { ...schema.$defs[node.$ref?.split('/').at(-1) ?? ''], ...node } }]

/** Without what is for editors and for soteria-embed.mjs. */
const settings = leaves(schema).filter(
  ({ path }) => !['$schema', 'schemaVersion', 'tenantLogos'].includes(path[0] ?? ''),
)
const at = (tree: unknown, path: string[]) => path.reduce(own, tree)
/** The example with one value changed. */
function withValue(path: string[], value: unknown) {
  const file = structuredClone(example) as Record<string, unknown>
  const last = path.at(-1) ?? ''
  ;(at(file, path.slice(0, -1)) as Record<string, unknown>)[last] = value
  return readConfig(file, BASE)
}
const read = readConfig(example, BASE)

test('the example sets everything that the schema describes, and all of it is honoured', () => {
  expect(settings.map(({ path }) => path[0]).filter((key) => !(key && key in DEFAULT_CONFIG))).toEqual([])
  // The name that is shown follows from the product's, or from the tenant.
  expect(Object.keys(DEFAULT_CONFIG).filter((key) => !settings.some(({ path }) => path[0] === key))).toEqual([
    'shownName',
  ])
  for (const { path, rule } of settings) {
    const written = at(example, path)
    const isUrl = rule.$ref === '#/$defs/url'
    expect([path, at(read, path)]).toEqual([path, isUrl ? new URL(String(written), BASE).href : written])
    expect([path, at(read, path)]).not.toEqual([path, at(DEFAULT_CONFIG, path)])
  }
})

test.each(settings.map(({ path, rule }) => [path.join('.'), path, rule] as const))(
  'a bad value of %s falls back alone',
  (_, path, rule) => {
    const longer =
      typeof rule.maxLength === 'number'
        ? ['x'.repeat(rule.maxLength + 1), `https://x.example/${'x'.repeat(rule.maxLength)}`]
        : []
    const beyond = typeof rule.maximum === 'number' ? [rule.maximum + 1, Number(rule.minimum) - 1] : []
    for (const bad of [null, true, {}, [[]], '', '\u0000', 'javascript:\u0000alert(1)', ...longer, ...beyond]) {
      const now = withValue(path, bad)
      const fallback = at(readConfig({}, BASE), path)
      expect(at(now, path) ?? null).toEqual(fallback ?? null)
      // Two belong together: without its text, or its family, there is nothing to show.
      const owner = ['poweredBy.text', 'font.family'].includes(path.join('.')) ? path.slice(0, 1) : path
      const others = settings.filter((other) => !owner.every((key, index) => other.path[index] === key))
      expect(others.map((other) => at(now, other.path))).toEqual(others.map((other) => at(read, other.path)))
    }
  },
)

test.each(
  settings.filter(({ rule }) => rule.enum).map(({ path, rule }) => [path.join('.'), path, rule.enum ?? []] as const),
)('%s takes every value of the schema', (_, path, values) => {
  expect(values.map((value) => at(withValue(path, value), path))).toEqual(values)
})

test.each(
  settings
    .filter(({ rule }) => typeof rule.maximum === 'number')
    .map(({ path, rule }) => [path.join('.'), path, rule] as const),
)('%s takes the ends of its range', (_, path, { minimum, maximum }) => {
  expect([minimum, maximum].map((value) => at(withValue(path, value), path))).toEqual([minimum, maximum])
})

test.each([
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:image/svg+xml,<svg/>',
  'data:text/html,x',
  'blob:https://app.reseller.example/1',
  'file:///etc/passwd',
  '//elsewhere.example/x',
  '/\\elsewhere.example/x',
  '\\\\elsewhere.example/x',
  'http://elsewhere.example/x',
  'http://localhost/x',
  'https://user:secret@elsewhere.example/',
  'https://',
])('an address like %s is not followed', (address) => {
  const config = readConfig(
    {
      logo: { light: address },
      upgrade: { default: address },
      links: { help: address },
      favicon: address,
      apiOrigin: address,
    },
    BASE,
  )
  expect(config).toEqual(DEFAULT_CONFIG)
})

test('relative addresses start at the folder of the file, others are https or of the same origin', () => {
  const { logo } = readConfig({ logo: { light: 'a.svg', dark: '/b.svg', mark: 'https://cdn.example/c.svg' } }, BASE)
  expect(logo).toEqual({
    light: `${BASE}a.svg`,
    dark: 'https://app.reseller.example/b.svg',
    mark: 'https://cdn.example/c.svg',
  })
})

test('on this machine itself, the API and a parent may be on another port', () => {
  const file = {
    apiOrigin: 'http://127.0.0.1:4000',
    embed: {
      allowedParents: ['http://localhost:5000', 'http://elsewhere.example', 'https://a.example/', '*', 'null', 7],
    },
  }
  expect(readConfig(file, 'http://127.0.0.1:3000/')).toMatchObject({
    apiOrigin: 'http://127.0.0.1:4000',
    embed: { allowedParents: ['http://localhost:5000'] },
  })
})

test('a font file comes from the own origin, or not at all', () => {
  expect(readConfig({ font: { family: 'Acme', url: 'https://fonts.example/a.woff2' } }, BASE).font).toEqual({
    family: 'Acme',
    url: null,
  })
  expect(readConfig({ font: { family: 'x";}body{display:none' } }, BASE).font).toBeNull()
})

test('own topics of the help come from the own origin, under its folder or beside it, or not at all', () => {
  expect(readConfig({ help: 'help.json' }, BASE).help).toBe(`${BASE}help.json`)
  expect(readConfig({ help: '/help.json' }, BASE).help).toBe('https://app.reseller.example/help.json')
  expect(readConfig({ help: 'https://elsewhere.example/help.json' }, BASE).help).toBeNull()
})

test('keys that everything inherits are no settings', () => {
  const file = JSON.parse(
    '{"__proto__":{"productName":"Evil","radius":3},"constructor":{"prototype":{"productName":"Evil"}}}',
  ) as unknown
  expect(readConfig(file, BASE)).toEqual(DEFAULT_CONFIG)
  expect(({} as Partial<Config>).productName).toBeUndefined()
})

test.each([
  '',
  '<!doctype html>',
  '{',
  '[]',
  'null',
  '1',
  '"x"',
  `{"productName":"Acme","x":"${'x'.repeat(MAX_SIZE)}"}`,
])('a file that is no configuration says nothing (%#)', (text) => {
  expect(parseConfig(text, BASE)).toBeNull()
})

test('the file that is shipped sets nothing', () => {
  expect(parseConfig(readFileSync('public/config.json', 'utf8'), BASE)).toEqual(DEFAULT_CONFIG)
})
