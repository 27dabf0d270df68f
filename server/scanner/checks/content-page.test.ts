import { closeServers } from '../testing'
import { contentPage } from './content-page'
import { html, judge } from './testing'

afterEach(closeServers)

const overHttps = async (body: string, headers = {}) => (await judge(contentPage, { https: html(body, headers) })).rules
const overHttp = async (body: string, host?: string) => (await judge(contentPage, { host, http: html(body) })).rules
const LOGIN = '<form method="post"><input type="password" name="p"></form>'

test.each<[string, string, string[]]>([
  ['a script over HTTP', '<script src="http://shop.test/a.js"></script>', ['mixed-active']],
  ['a style over HTTP', '<link rel="stylesheet" href="http://shop.test/a.css">', ['mixed-active']],
  ['a picture over HTTP', '<img src="http://shop.test/a.png">', ['mixed-passive']],
  ['a link to an HTTP page', '<a href="http://shop.test/">old</a>', []],
  ['an address without a scheme', '<img src="//shop.test/a.png">', []],
  ['a script over HTTP by way of base', '<base href="http://shop.test/"><script src="a.js"></script>', ['mixed-active']],
  ['a script over HTTP in a comment', '<!-- <script src="http://shop.test/a.js"></script> -->', []],
  ['a picture of this computer', '<img src="http://127.0.0.1:9/a.png">', []],
  ['a script of another site', '<script src="https://cdn.example/a.js"></script>', ['no-sri']],
  ['a script of another site with integrity', '<script src="https://cdn.example/a.js" integrity="sha384-abc" crossorigin></script>', []],
  ['a script of the same domain', '<script src="https://static.shop.test/a.js"></script>', []],
  ['a form that posts to HTTP', '<form method="post" action="http://shop.test/send"><input name="q"></form>', ['form-http']],
  ['a search form to HTTP', '<form action="http://shop.test/search"><input name="q"></form>', []],
  ['a login that posts to HTTP', '<form method="post" action="http://shop.test/login"><input type="password" name="p"></form>', ['password-over-http']],
  ['a login', LOGIN, []],
])('an HTTPS page with %s', async (_, body, rules) => {
  expect(await overHttps(body)).toEqual(rules)
})

test.each<[string, string, string[]]>([
  ['a login', LOGIN, ['password-over-http']],
  ['a script of its own', '<script src="/a.js"></script>', []],
  ['a script of another host over HTTP', '<script src="http://cdn.shop.test/a.js"></script>', ['http-scripts']],
  ['a form', '<form method="post"><input name="q"></form>', []],
])('an HTTP page with %s', async (_, body, rules) => {
  expect(await overHttp(body)).toEqual(rules)
})

test('a site that has everything upgraded to HTTPS loads nothing over HTTP', async () => {
  const body = '<script src="http://shop.test/a.js"></script><form method="post" action="http://shop.test/send"></form>'
  expect(await overHttps(body, { 'content-security-policy': 'upgrade-insecure-requests' })).toEqual([])
})

test('a login on this computer is safe', async () => {
  expect(await overHttp(LOGIN, '127.0.0.1')).toEqual([])
  expect(await overHttp('<form method="post" action="http://shop.test/"><input type="password"></form>', '127.0.0.1')).toEqual(['password-over-http'])
})

test.each<[string, string]>([
  ['PHP', '<br />\n<b>Warning</b>:  mysqli_connect(): Access denied in <b>/var/www/db.php</b> on line <b>42</b><br />'],
  ['Python', '<pre>Traceback (most recent call last):\n  File "/app/views.py", line 7, in index\nKeyError</pre>'],
  ['Java', '<pre>java.lang.NullPointerException\n\tat com.shop.Cart.add(Cart.java:12)\n\tat com.shop.Main.run(Main.java:3)\n</pre>'],
  ['MySQL', 'You have an error in your SQL syntax; check the manual that corresponds to your server'],
  ['PDO', 'SQLSTATE[42S02]: Base table or view not found'],
])('an error of %s on the page is found', async (_, body) => {
  expect(await overHttps(body)).toEqual(['error-disclosure'])
})

test.each<[string, string]>([
  ['the word error', '<p>Error: please fill in your name. Fatal error! Warning!</p>'],
  ['an error in a code example', '<code>Traceback (most recent call last):\n  File "a.py", line 7, in index</code>'],
  ['an error in a script', '<script>var text = "SQLSTATE[42S02]: not found"</script>'],
])('%s is no error of the site', async (_, body) => {
  expect(await overHttps(body)).toEqual([])
})

test('a page cut off in the middle is not called clean', async () => {
  const verdict = await judge(contentPage, { https: html(`<img src="http://shop.test/a.png">${'x'.repeat(5_000)}`), limits: { bodyBytes: 2_000 } })
  expect(verdict).toMatchObject({ state: 'inconclusive', rules: ['mixed-passive'] })
})

test('an answer that is no page has no content to judge', async () => {
  expect(await judge(contentPage, { http: { headers: { 'content-type': 'text/plain' }, body: 'ok' } })).toMatchObject({ state: 'not_applicable' })
})

test('a page made to keep us busy does not', async () => {
  const body = `${'<code><!--<script '.repeat(40_000)}${'<b>Warning</b>: in <b>'.repeat(20_000)}${'at a.b(C.java:1) '.repeat(20_000)}`
  // A slow pattern would take longer than a test may.
  expect(await overHttps(body)).toBeDefined()
})

test('a page packed in a way we do not know is not called clean', async () => {
  const { state } = await judge(contentPage, { https: html('garbage', { 'content-encoding': 'zstd' }) })
  expect(state).toBe('inconclusive')
})

test('a search form over HTTP beside a password field of a script is no password form', async () => {
  expect(await overHttps('<form action="http://shop.test/search"><input name="q"></form><input type="password" name="p">')).toEqual([])
  expect(await overHttp('<div><input type="password" name="p"></div>')).toEqual(['password-over-http'])
})

test.each([400, 402, 405, 451])('a page answered %p is not what visitors see', async (status) => {
  expect((await judge(contentPage, { http: { ...html('<p>'), status } })).state).toBe('inconclusive')
})

test('an empty page is not called clean', async () => {
  expect((await judge(contentPage, { http: { headers: { 'content-type': 'text/html' } } })).state).toBe('inconclusive')
})

test('a session in the address of a form does not make another finding of it', async () => {
  const form = (session: string) => `<form method="post" action="http://shop.test/login;jsessionid=${session}"><input type="password" name="p"></form>`
  const keys = await Promise.all(['A1', 'B2'].map(async (session) => (await judge(contentPage, { https: html(form(session)) })).findings.map(({ key }) => key)))
  expect(keys).toEqual([['/login'], ['/login']])
})

test('a full scan reads the other pages too, and tells what stands on all of them once', async () => {
  const foot = '<script src="https://cdn.example.net/a.js"></script>'
  const pages: Record<string, string> = {
    '/': `<a href="/about">About</a>${foot}`,
    '/about': `${foot}<script src="https://cdn.example.net/only-here.js"></script>`,
  }
  const { findings } = await judge(contentPage, { mode: 'full', limits: { requests: 300 }, http: ({ url = '/' }) => html(pages[url] ?? '') })
  expect(findings.map(({ rule, at }) => `${rule} ${new URL(at).pathname}`)).toEqual(['content.page/no-sri /', 'content.page/no-sri /about'])
})
