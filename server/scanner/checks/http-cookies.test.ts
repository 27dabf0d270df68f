import { closeServers } from '@/server/scanner/testing'
import { httpCookies } from './http-cookies'
import { isSessionCookie } from './http-cookies'
import { html, judge, type Site } from './testing'

afterEach(closeServers)

const setting = (...cookies: string[]): Site => ({ https: html('<p>shop</p>', { 'set-cookie': cookies }) })
const rulesFor = async (site: Site) => (await judge(httpCookies, site)).rules

test.each<[cookie: string, rules: string[]]>([
  ['PHPSESSID=abc; Secure; HttpOnly; SameSite=Lax', []],
  ['PHPSESSID=abc', ['session-no-httponly', 'session-no-secure', 'samesite-missing']],
  ['PHPSESSID=abc; HttpOnly; SameSite=Lax', ['session-no-secure']],
  ['PHPSESSID=abc; secure; SameSite=Strict', ['session-no-httponly']],
  ['PHPSESSID=abc; Secure; HttpOnly', ['samesite-missing']],
  ['theme=dark', ['no-secure']],
  ['theme=dark; Secure', []],
  ['theme=dark; Secure; SameSite=None', []],
  ['theme=dark; SameSite=None', ['no-secure', 'samesite-none-insecure']],
  ['XSRF-TOKEN=abc; Secure; SameSite=Lax', []],
  ['csrf_token=abc; Secure', []],
])('%s', async (cookie, rules) => {
  expect(await rulesFor(setting(cookie))).toEqual(rules)
})

test.each([
  'PHPSESSID=; Max-Age=0',
  'PHPSESSID=; Max-Age=-1',
  'PHPSESSID=deleted; expires=Thu, 01 Jan 1970 00:00:00 GMT',
])('a cookie that is being deleted is not judged: %s', async (cookie) => {
  expect(await judge(httpCookies, setting(cookie))).toMatchObject({ state: 'not_applicable' })
})

test('a lifetime in the future wins over a date in the past', async () => {
  expect(await rulesFor(setting('theme=dark; Max-Age=60; expires=Thu, 01 Jan 1970 00:00:00 GMT'))).toEqual([
    'no-secure',
  ])
})

test('cookies of a redirect on the way are judged as well', async () => {
  const site: Site = {
    http: (_, { https }) => ({
      status: 301,
      headers: { location: `${https}/`, 'set-cookie': 'sid=1; Secure; SameSite=Lax' },
    }),
    https: html('<p>shop</p>'),
  }
  const { findings } = await judge(httpCookies, site)
  expect(findings.map(({ rule, key }) => `${rule} ${key}`)).toEqual(['http.cookies/session-no-httponly sid'])
})

test('without HTTPS, and on this computer, Secure would only do harm', async () => {
  const answer = html('<p>shop</p>', { 'set-cookie': 'theme=dark' })
  expect(await rulesFor({ http: answer, https: 'closed' })).toEqual([])
  expect(await rulesFor({ host: '127.0.0.1', https: answer })).toEqual([])
})

test('one cookie set twice is one finding, two cookies are two', async () => {
  const { findings } = await judge(httpCookies, setting('a=1', 'a=2', 'b=1'))
  expect(findings.map(({ key }) => key)).toEqual(['a', 'b'])
})

test('the value of a cookie stays out of the report', async () => {
  const verdict = await judge(httpCookies, setting('PHPSESSID=topsecretvalue; Path=/'))
  expect(verdict.rules).toContain('session-no-httponly')
  expect(JSON.stringify(verdict)).not.toContain('topsecretvalue')
})

test.each([
  'PHPSESSID',
  'JSESSIONID',
  'connect.sid',
  'laravel_session',
  '__Host-session',
  'sessionid',
  'next-auth.session-token',
  'auth_token',
  'remember_web_59ba',
  'ASP.NET_SessionId',
  '.AspNetCore.Cookies',
  'wordpress_logged_in_0123',
  'userSession',
  '_myapp_session',
  'jwt',
])('%s keeps visitors signed in', (name) => {
  expect(isSessionCookie(name)).toBe(true)
})

test.each([
  'theme',
  'author',
  'XSRF-TOKEN',
  'csrftoken',
  '_ga',
  '_hjSession_1',
  'wordpress_test_cookie',
  'obsession',
  'side',
  'cookie_consent',
  'assets',
  '__cf_bm',
])('%s does not', (name) => {
  expect(isSessionCookie(name)).toBe(false)
})

test('a cookie whose name ends in a changing code is the same finding in every scan', async () => {
  const ids = await Promise.all(
    ['ASPSESSIONIDQQBCRATS', 'ASPSESSIONIDCCTDQSBT'].map(async (name) => {
      const { findings } = await judge(httpCookies, { http: html('<p>', { 'set-cookie': `${name}=1; path=/` }) })
      return findings.map(({ rule, key }) => `${rule} ${key}`)
    }),
  )
  expect(ids[0]).toEqual(ids[1])
  expect(ids[0]).toContain('http.cookies/session-no-httponly ASPSESSIONID')
})

test('how many cookies were looked at stands in its row', async () => {
  const verdict = await judge(httpCookies, setting('theme=dark; Secure', 'lang=en; Secure', 'lang=de; Secure'))
  expect(verdict).toMatchObject({ state: 'passed', detail: 'Cookies checked: 2.' })
})
