import { closeServers } from '@/server/scanner/testing'
import { httpCsp } from './http-csp'
import { html, judge, type Site } from './testing'

afterEach(closeServers)

const STRICT = "script-src 'nonce-r4nd0m' 'strict-dynamic'; object-src 'none'; base-uri 'none'; form-action 'self'"
const SELF = "default-src 'self'; base-uri 'none'; form-action 'self'"
const csp = (...values: string[]): Site => ({ http: html('<p>shop</p>', { 'content-security-policy': values }) })
const rulesFor = async (site: Site) => (await judge(httpCsp, site)).rules

test.each<[string, string[], string[]]>([
  ['only own files', [SELF], []],
  ['inline scripts', [`${SELF}; script-src 'self' 'unsafe-inline'`], ['bypassable']],
  [
    'inline scripts that a nonce switches off',
    ["script-src 'nonce-abc' 'unsafe-inline'; object-src 'none'; base-uri 'none'; form-action 'self'"],
    ['static-nonce'],
  ],
  ['scripts from any host', [`${SELF}; script-src *`], ['bypassable']],
  ['scripts from any host with a scheme', [`${SELF}; script-src https:`], ['bypassable']],
  ['scripts from data addresses', [`${SELF}; script-src 'self' data:`], ['bypassable']],
  [
    'no word about scripts',
    ["frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'"],
    ['bypassable'],
  ],
  ['a host known for bypasses', [`${SELF}; script-src 'self' https://ajax.googleapis.com`], ['bypassable']],
  ['eval', [`${SELF}; script-src 'self' 'unsafe-eval'`], ['incomplete']],
  ['no base-uri', ["default-src 'self'; form-action 'self'"], ['incomplete']],
  ['no object-src', ["script-src 'self'; base-uri 'none'; form-action 'self'"], ['incomplete']],
  ['a forgotten semicolon', [`${SELF}; script-src 'self' style-src 'self'`], ['syntax']],
  ['a keyword without quotes', [`${SELF}; script-src self`], ['syntax']],
  ['a directive nobody knows', [`${SELF}; skript-src 'self'`], ['syntax']],
  ['a directive newer than the evaluator', [`${SELF}; fenced-frame-src 'self'`], []],
])('a policy with %s', async (_, policies, rules) => {
  expect(await rulesFor(csp(...policies))).toEqual(rules)
})

test.each<[string, string[], string[]]>([
  ['a weak one is covered by a strict one', ["script-src 'unsafe-inline'", SELF], []],
  ['they are joined by a comma', [`script-src 'unsafe-inline', ${SELF}`], []],
  [
    'one without scripts leaves the weak one alone',
    [
      "script-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'; form-action 'self'",
      'upgrade-insecure-requests',
    ],
    ['bypassable'],
  ],
  [
    'one allows inline, the other any host',
    [`${SELF}; script-src 'self' 'unsafe-inline'`, `${SELF}; script-src https:`],
    [],
  ],
  [
    'both allow any host, each in its own words',
    [`${SELF}; script-src *`, `${SELF}; script-src https:`],
    ['bypassable', 'bypassable'],
  ],
  ['each closes a gap of the other', ["default-src 'self'; base-uri 'none'", "form-action 'self'"], []],
])('of several policies, %s', async (_, policies, rules) => {
  expect(await rulesFor(csp(...policies))).toEqual(rules)
})

test('no policy is told apart from one that only reports', async () => {
  expect(await rulesFor({ http: html('<p>shop</p>') })).toEqual(['missing'])
  expect(await rulesFor({ http: html('<p>shop</p>', { 'content-security-policy-report-only': SELF }) })).toEqual([
    'report-only',
  ])
})

test('a policy in the head counts, one in the body does not', async () => {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${SELF}">`
  expect(await rulesFor({ http: html(`<html><head>${meta}</head><body>shop</body></html>`) })).toEqual([])
  expect(await rulesFor({ http: html(`<html><head></head><body>${meta}</body></html>`) })).toEqual(['missing'])
})

test('a nonce has to be new every time', async () => {
  let visits = 0
  const fresh = () => html('<p>shop</p>', { 'content-security-policy': STRICT.replace('r4nd0m', `n${++visits}`) })
  expect(await rulesFor({ http: fresh })).toEqual([])
  expect(await rulesFor(csp(STRICT))).toEqual(['static-nonce'])
})

test('the nonce does not get into the report', async () => {
  const { findings } = await judge(httpCsp, csp("script-src 'nonce-c3VwZXJzZWNyZXQ'"))
  expect(findings.length).toBeGreaterThan(0)
  expect(JSON.stringify(findings)).not.toContain('c3VwZXJzZWNyZXQ')
})

test('an answer that is no page needs no policy', async () => {
  const json = { headers: { 'content-type': 'application/json' }, body: '{}' }
  expect(await judge(httpCsp, { http: json })).toMatchObject({ state: 'not_applicable' })
})

test('a header full of policies or of holes does not fill the report', async () => {
  const many = Array.from({ length: 500 }, (_, index) => `https://h${index}.googleapis.com https:`).join(' ')
  expect((await rulesFor(csp(`${SELF}; script-src ${many}`))).length).toBeLessThanOrEqual(10)
  expect(await judge(httpCsp, csp(Array.from({ length: 200 }, () => SELF).join(',')))).toMatchObject({
    state: 'inconclusive',
    rules: [],
  })
})

test('a source no browser can read does not hide the others', async () => {
  const { state, rules } = await judge(
    httpCsp,
    csp(`${SELF}; script-src 'self' <a https://ok.test:port 'unsafe-inline'`),
  )
  expect([state, rules]).toEqual(['findings', expect.arrayContaining(['bypassable'])])
})

test('a policy of half a megabyte is not read', async () => {
  const body = `<head><meta http-equiv="content-security-policy" content="script-src ${'a.b.test '.repeat(40_000)}"></head>`
  expect((await judge(httpCsp, { http: html(body) })).state).toBe('inconclusive')
})

test('a page that could not be unpacked may carry its policy inside', async () => {
  expect((await judge(httpCsp, { http: html('garbage', { 'content-encoding': 'zstd' }) })).state).toBe('inconclusive')
})

test('a flood of policies does not fill the report', async () => {
  const flood = Array.from(
    { length: 18 },
    (_, i) => `script-src 'unsafe-inline' data: 'odd${i}'; img-src ${'x'.repeat(400)}`,
  )
  const { findings } = await judge(httpCsp, csp(...flood))
  expect(findings.length).toBeGreaterThan(5)
  expect(JSON.stringify(findings).length).toBeLessThan(100_000)
})
