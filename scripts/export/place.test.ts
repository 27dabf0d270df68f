import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { gunzipSync } from 'node:zlib'

const STATE = 'soteria-embed.json'
const root = mkdtempSync(join(tmpdir(), 'soteria-place-'))
const page = (body: string) =>
  `<!DOCTYPE html><html><head><meta charset="utf-8"/><style>b{top:0}</style><script data-base="/__bp__/" data-config="">boot()</script></head><body>${body}</body></html>`
const made: Record<string, string> = {
  'index.html': page(`<a href="/__bp__">Start</a>${'long enough to be worth a twin '.repeat(60)}`),
  'report/_.html': page('<a href="/__bp__/help">Help</a>'),
  'report/_.txt': '0:{"src":"/__bp__/_next/a.js"}\n',
  '_next/static/a.js': 'const base="/__bp__";load(`/__bp__/_next/`)',
  'plans.html': '<!doctype html><meta charset="utf-8" /><p>Edit me</p>',
}
const write = (folder: string, file: string, text: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}
const read = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8')
const all = (folder: string) => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    statSync(join(folder, file)).isFile(),
  )
  return Object.fromEntries(files.sort().map((file) => [file, readFileSync(join(folder, file), 'base64')]))
}

/** In a Node of its own: the modules are plain JavaScript, and Jest would translate them. */
function inNode(modules: Record<string, string>, code: string, ...args: string[]) {
  const imports = Object.entries(modules).map(
    ([name, file]) => `import { ${name} } from ${JSON.stringify(join(process.cwd(), 'scripts/export', file))}\n`,
  )
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '-e', imports.join('') + code, '--', ...args],
    {
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: '' },
    },
  )
  return { status, message: stderr.trim() }
}

/** As a reseller runs it, but out of its sources. */
const embed = (folder: string, ...args: string[]) =>
  inNode(
    { readOptions: 'options.mjs', placeBuild: 'place.mjs' },
    `try { await placeBuild(${JSON.stringify(folder)}, readOptions(process.argv.slice(1))) } catch (error) { console.error(error.message); process.exit(1) }`,
    ...args,
  )

let count = 0
/** A small build at the root. */
function open() {
  const folder = join(root, String((count += 1)))
  for (const [file, text] of Object.entries(made)) write(folder, file, text)
  const state = { base: '/__bp__', rewrites: [{ from: '/report/:id', to: '/report/_' }], styles: ["'sha256-known'"] }
  const mark = `writeFileSync(${JSON.stringify(join(folder, STATE))}, JSON.stringify({ ...${JSON.stringify(state)}, files: markBase(${JSON.stringify(folder)}, '/__bp__') }))
await placeBuild(${JSON.stringify(folder)}, { base: '' })`
  expect(
    inNode({ markBase: 'mark-base.mjs', placeBuild: 'place.mjs' }, `import { writeFileSync } from 'node:fs'\n${mark}`),
  ).toEqual({ status: 0, message: '' })
  return folder
}
afterAll(() => rmSync(root, { recursive: true }))

test('at the root every address begins with a slash, and a link to the start is one', () => {
  const folder = open()
  expect(read(folder, 'index.html')).toContain('<a href="/">')
  expect(read(folder, 'index.html')).toContain('data-base="/"')
  expect(read(folder, '_next/static/a.js')).toBe('const base="";load(`/_next/`)')
})

test('a build goes to a path, to another and back, and is the same to the byte', () => {
  const folder = open()
  const before = all(folder)
  expect(embed(folder, '--base', '/a/b/').status).toBe(0)
  expect(read(folder, 'index.html')).toContain('<a href="/a/b/">')
  expect(read(folder, '_next/static/a.js')).toBe('const base="/a/b";load(`/a/b/_next/`)')
  expect(read(folder, '_redirects')).toContain('/a/b/report/:id /a/b/report/_ 200')
  expect(gunzipSync(readFileSync(join(folder, 'index.html.gz'))).toString()).toBe(read(folder, 'index.html'))
  const there = all(folder)
  expect(embed(folder, '--base=/a/b').status).toBe(0)
  expect(all(folder)).toEqual(there)
  expect(
    embed(
      folder,
      '--base',
      '/portal',
      '--api',
      'https://api.example.com',
      '--parents',
      'https://a.example,https://b.example',
    ).status,
  ).toBe(0)
  expect(embed(folder, '--base', '/', '--api', '', '--parents', '').status).toBe(0)
  expect(all(folder)).toEqual(before)
})

test('what stands in the page to run is admitted by its hash, in the page and in the rules of the hosts', () => {
  const folder = open()
  const hash = `'sha256-${createHash('sha256').update('boot()').digest('base64')}'`
  for (const file of ['index.html', '_headers', 'vercel.json', 'hosts/nginx.conf', 'hosts/soteria.json'])
    expect(read(folder, file)).toContain(`script-src 'self' ${hash};`)
})

test('the API and the parents are written to config.json, to the pages and to the rules of the hosts', () => {
  const folder = open()
  embed(folder, '--api', 'https://api.example.com', '--parents', 'https://a.example,https://b.example')
  expect(JSON.parse(read(folder, 'config.json'))).toEqual({
    apiOrigin: 'https://api.example.com',
    embed: { allowedParents: ['https://a.example', 'https://b.example'] },
  })
  expect(read(folder, 'index.html')).toContain("connect-src 'self' https://api.example.com;")
  expect(read(folder, 'index.html')).toContain(
    'data-config="{&quot;apiOrigin&quot;:&quot;https://api.example.com&quot;',
  )
  for (const file of [
    '_headers',
    'vercel.json',
    'firebase.json',
    '.htaccess',
    'serve.json',
    'hosts/nginx.conf',
    'hosts/Caddyfile',
    'hosts/cloudfront-function.js',
  ])
    expect([file, read(folder, file)]).toEqual([
      file,
      expect.stringMatching(
        /connect-src 'self' https:\/\/api\.example\.com;.*frame-ancestors https:\/\/a\.example https:\/\/b\.example/,
      ),
    ])
})

const RULES = [
  '_headers',
  'vercel.json',
  'firebase.json',
  '.htaccess',
  'serve.json',
  'hosts/nginx.conf',
  'hosts/Caddyfile',
  'hosts/cloudfront-function.js',
  'hosts/soteria.json',
]

test('every host demands Trusted Types, keeps its files to itself, lets images in from where the logos are only, and names who takes reports', () => {
  const folder = open()
  const logos = {
    logo: { light: 'https://cdn.acme.example/l.svg', dark: 'own.svg' },
    favicon: 'https://cdn.acme.example/f.svg',
  }
  for (const [config, images] of [
    [{}, "'self' data:"],
    [logos, "'self' data: https://cdn.acme.example"],
    [{ ...logos, tenantLogos: true }, "'self' data: https:"],
  ] as const) {
    write(folder, 'config.json', JSON.stringify(config))
    expect(embed(folder).status).toBe(0)
    for (const file of RULES) {
      const text = read(folder, file)
      for (const part of [
        `img-src ${images};`,
        "require-trusted-types-for 'script'; trusted-types default;",
        'report-uri /api/csp-report',
      ])
        expect([file, text.includes(part)]).toEqual([file, true])
      for (const header of [
        /cross-origin-resource-policy\W+(?:value\W+)*same-origin\W/i,
        /cross-origin-opener-policy\W+(?:value\W+)*same-origin-allow-popups\W/i,
      ])
        expect([file, text]).toEqual([file, expect.stringMatching(header)])
    }
  }
  embed(folder, '--api', 'https://api.example.com')
  expect(read(folder, '_headers')).toContain('report-uri https://api.example.com/api/csp-report')
})

test('the function for CloudFront finds the file of every address, and gives its answers their headers', () => {
  const folder = open()
  embed(folder, '--base', '/a.b')
  type Event = { request: { uri: string }; response?: { headers: Record<string, { value: string }> } }
  const handler = runInNewContext(`${read(folder, 'hosts/cloudfront-function.js')}; handler`) as (event: Event) => {
    uri: string
    headers: Record<string, { value: string }>
  }
  const paths = [
    '/a.b',
    '/a.b/',
    '/a.b/help',
    '/a.b/help/',
    '/a.b/report/7',
    '/a.b/report/7.js',
    '/a.b/report/_.txt',
    '/aXb/report/7',
  ]
  expect(paths.map((uri) => handler({ request: { uri } }).uri)).toEqual([
    '/a.b/index.html',
    '/a.b/index.html',
    '/a.b/help.html',
    '/a.b/help.html',
    '/a.b/report/_.html',
    '/a.b/report/7.js',
    '/a.b/report/_.txt',
    '/aXb/report/7.html',
  ])
  const cached = (uri: string) =>
    handler({ request: { uri }, response: { headers: {} } }).headers['cache-control']?.value
  expect([cached('/a.b/help'), cached('/a.b/_next/static/a.js')]).toEqual([
    'no-cache',
    'public, max-age=31536000, immutable',
  ])
})

test('a config.json that was edited by hand keeps what it says, and the rules follow it', () => {
  const folder = open()
  const text = '{ "productName": "Aegis", "apiOrigin": "https://api.aegis.example" }'
  write(folder, 'config.json', text)
  expect(embed(folder).status).toBe(0)
  expect(read(folder, 'config.json')).toBe(text)
  expect(read(folder, '_headers')).toContain("connect-src 'self' https://api.aegis.example")
})

test('a page that names no address may be edited', () => {
  const folder = open()
  write(folder, 'plans.html', read(folder, 'plans.html').replace('Edit me', 'Edited'))
  expect(embed(folder, '--base', '/a').status).toBe(0)
  expect(read(folder, 'plans.html')).toContain('Edited')
})

test('a move that was cut short is finished by the next one', () => {
  const folder = open()
  const before = all(folder)
  const moved = join(root, 'moved')
  cpSync(folder, moved, { recursive: true })
  embed(moved, '--base', '/a/b')
  cpSync(join(moved, 'index.html'), join(folder, 'index.html'))
  write(folder, STATE, JSON.stringify({ ...(JSON.parse(read(folder, STATE)) as object), moving: '/a/b' }))
  expect(embed(folder, '--base', '/')).toEqual({ status: 0, message: '' })
  expect(all(folder)).toEqual(before)
})

test.each([
  [['--base', 'portal'], '--base must be a path like /portal'],
  [['--base', '/a/../b'], '--base must be a path like /portal'],
  [['--base', '/a"b'], '--base must be a path like /portal'],
  [['--base', '//host'], '--base must be a path like /portal'],
  [['--base', '/api'], 'the API answers there'],
  [['--base'], '--base needs a value'],
  [['--api', 'https://a.example/path'], '--api must be an origin'],
  [['--api', 'https://a.example; script-src *'], '--api must be an origin'],
  [['--api', 'javascript:alert(1)'], '--api must be an origin'],
  [['--parents', 'https://a.example,*'], '--parents must be origins'],
  [['--bas', '/a'], 'There is no option --bas'],
])('%j is refused with a sentence, and nothing changes', (args, sentence) => {
  const folder = open()
  const before = all(folder)
  expect(embed(folder, ...args)).toEqual({ status: 1, message: expect.stringContaining(sentence) as string })
  expect(all(folder)).toEqual(before)
})

test.each([
  ['config.json', '[1]', 'config.json is not what it should be'],
  ['config.json', '{"apiOrigin": "api.example.com"}', 'apiOrigin in config.json is no origin'],
  ['config.json', '{"embed": {"allowedParents": ["*"]}}', 'embed.allowedParents in config.json is no list of origins'],
  ['index.html', 'Mine now', 'index.html was changed after the build'],
])('a build with a foreign %s is left alone', (file, text, sentence) => {
  const folder = open()
  write(folder, file, text)
  const before = all(folder)
  expect(embed(folder, '--base', '/a')).toEqual({ status: 1, message: expect.stringContaining(sentence) as string })
  expect(all(folder)).toEqual(before)
})
