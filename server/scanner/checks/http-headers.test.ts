import { closeServers } from '@/server/scanner/testing'
import { httpHeaders } from './http-headers'
import { html, judge, type Reply, type Site } from './testing'

afterEach(closeServers)

const GOOD = {
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

const withHeaders = (headers: Record<string, string | string[] | undefined>, body = '<p>shop</p>'): Reply => {
  const sent = Object.entries({ ...GOOD, ...headers }).filter(([, value]) => value !== undefined)
  return html(body, Object.fromEntries(sent))
}
const rulesFor = async (site: Site) => (await judge(httpHeaders, site)).rules

test('a site that sends everything has no findings', async () => {
  expect(await judge(httpHeaders, { https: withHeaders({}) })).toMatchObject({ state: 'passed', rules: [] })
})

test('a site that sends nothing hears of each header', async () => {
  const rules = [
    'hsts-missing',
    'framing',
    'nosniff-missing',
    'coop-missing',
    'corp-missing',
    'permissions-missing',
    'referrer-missing',
  ]
  expect(await rulesFor({ https: html('<p>shop</p>') })).toEqual(rules)
})

test.each<[header: string, value: string | string[] | undefined, rules: string[]]>([
  ['strict-transport-security', undefined, ['hsts-missing']],
  ['strict-transport-security', 'max-age=0', ['hsts-missing']],
  ['strict-transport-security', 'includeSubDomains', ['hsts-missing']],
  ['strict-transport-security', 'max-age=86400', ['hsts-short']],
  ['strict-transport-security', 'includeSubDomains; Max-Age="15552000"', []],
  ['strict-transport-security', ['max-age=0', 'max-age=31536000'], ['hsts-missing']],
  ['x-content-type-options', 'sniff', ['nosniff-missing']],
  ['x-content-type-options', 'NoSniff', []],
  ['x-content-type-options', ['nosniff', 'nosniff'], []],
  ['x-frame-options', undefined, ['framing']],
  ['x-frame-options', 'sameorigin', []],
  ['x-frame-options', 'ALLOWALL', ['framing']],
  ['x-frame-options', 'ALLOW-FROM https://partner.test', ['framing']],
  ['x-frame-options', ['SAMEORIGIN', 'DENY'], []],
  ['content-security-policy', "frame-ancestors 'none'", []],
  ['content-security-policy', 'frame-ancestors *', ['framing']],
  ['content-security-policy', 'frame-ancestors https:', ['framing']],
  ['content-security-policy', ['frame-ancestors *', "frame-ancestors 'self'"], []],
  ['referrer-policy', undefined, ['referrer-missing']],
  ['referrer-policy', 'unsafe-url', ['referrer-unsafe']],
  ['referrer-policy', 'no-referrer-when-downgrade', ['referrer-unsafe']],
  ['referrer-policy', 'unsafe-url, strict-origin-when-cross-origin', []],
  ['referrer-policy', 'strict-origin, something-new', []],
  ['referrer-policy', 'something-new', ['referrer-missing']],
  ['permissions-policy', undefined, ['permissions-missing']],
  ['cross-origin-opener-policy', 'unsafe-none', ['coop-missing']],
  ['cross-origin-opener-policy', 'same-origin-allow-popups; report-to="x"', []],
  ['cross-origin-resource-policy', undefined, ['corp-missing']],
  ['server', 'nginx', []],
  ['server', 'nginx/1.22.1', ['version-disclosed']],
  ['x-powered-by', 'PHP/8.2.7', ['version-disclosed']],
  ['x-powered-by', 'Express', []],
])('%s: %s', async (header, value, rules) => {
  expect(await rulesFor({ https: withHeaders({ [header]: value }) })).toEqual(rules)
})

test('a policy that only reports does not stop framing', async () => {
  const headers = { 'x-frame-options': undefined, 'content-security-policy-report-only': "frame-ancestors 'none'" }
  expect(await rulesFor({ https: withHeaders(headers) })).toEqual(['framing'])
})

test('a referrer policy in the head counts', async () => {
  const meta = (content: string) =>
    withHeaders({ 'referrer-policy': undefined }, `<head><meta name="referrer" content="${content}"></head>`)
  expect(await rulesFor({ https: meta('same-origin') })).toEqual([])
  expect(await rulesFor({ https: meta('always') })).toEqual(['referrer-unsafe'])
})

test('plain HTTP is not asked for Strict-Transport-Security', async () => {
  const answer = withHeaders({ 'strict-transport-security': undefined })
  expect(await rulesFor({ http: answer })).toEqual([])
})

test('browsers keep no such rule for addresses and for this computer', async () => {
  const answer = withHeaders({ 'strict-transport-security': undefined })
  expect(await rulesFor({ host: '127.0.0.1', https: answer })).toEqual([])
  expect(await rulesFor({ host: 'localhost', https: answer })).toEqual([])
})

test('an answer that is no page is not asked about framing', async () => {
  const answer = {
    headers: {
      'content-type': 'application/json',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    },
    body: '{}',
  }
  expect(await rulesFor({ http: answer })).toEqual([])
})

test.each([403, 404, 429, 500, 503])('an answer %i is not the site', async (status) => {
  expect(await judge(httpHeaders, { https: { ...html('<p>sorry</p>'), status } })).toMatchObject({
    state: 'inconclusive',
    rules: [],
  })
})

test('the same header at two versions is one and the same finding', async () => {
  const idFor = async (value: string) =>
    (await judge(httpHeaders, { https: withHeaders({ server: value }), host: '127.0.0.1' })).findings[0]?.key
  expect(await idFor('nginx/1.22.1')).toBe(await idFor('nginx/1.28.0'))
})
