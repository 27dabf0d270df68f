import { closeServers } from '@/server/scanner/testing'
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
  [
    'a script over HTTP by way of base',
    '<base href="http://shop.test/"><script src="a.js"></script>',
    ['mixed-active'],
  ],
  ['a script over HTTP in a comment', '<!-- <script src="http://shop.test/a.js"></script> -->', []],
  ['a picture of this computer', '<img src="http://127.0.0.1:9/a.png">', []],
  ['a script of another site', '<script src="https://cdn.example/a.js"></script>', ['no-sri']],
  [
    'a script of another site with integrity',
    '<script src="https://cdn.example/a.js" integrity="sha384-abc" crossorigin></script>',
    [],
  ],
  ['a script of the same domain', '<script src="https://static.shop.test/a.js"></script>', []],
  [
    'a form that posts to HTTP',
    '<form method="post" action="http://shop.test/send"><input name="q"></form>',
    ['form-http'],
  ],
  ['a search form to HTTP', '<form action="http://shop.test/search"><input name="q"></form>', []],
  [
    'a login that posts to HTTP',
    '<form method="post" action="http://shop.test/login"><input type="password" name="p"></form>',
    ['password-over-http'],
  ],
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
  expect(
    await overHttp('<form method="post" action="http://shop.test/"><input type="password"></form>', '127.0.0.1'),
  ).toEqual(['password-over-http'])
})

test.each<[string, string]>([
  ['PHP', '<br />\n<b>Warning</b>:  mysqli_connect(): Access denied in <b>/var/www/db.php</b> on line <b>42</b><br />'],
  ['Python', '<pre>Traceback (most recent call last):\n  File "/app/views.py", line 7, in index\nKeyError</pre>'],
  [
    'Java',
    '<pre>java.lang.NullPointerException\n\tat com.shop.Cart.add(Cart.java:12)\n\tat com.shop.Main.run(Main.java:3)\n</pre>',
  ],
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
  const verdict = await judge(contentPage, {
    https: html(`<img src="http://shop.test/a.png">${'x'.repeat(5_000)}`),
    limits: { bodyBytes: 2_000 },
  })
  expect(verdict).toMatchObject({ state: 'inconclusive', rules: ['mixed-passive'] })
})

test('an answer that is no page has no content to judge', async () => {
  expect(await judge(contentPage, { http: { headers: { 'content-type': 'text/plain' }, body: 'ok' } })).toMatchObject({
    state: 'not_applicable',
  })
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
  expect(
    await overHttps('<form action="http://shop.test/search"><input name="q"></form><input type="password" name="p">'),
  ).toEqual([])
  expect(await overHttp('<div><input type="password" name="p"></div>')).toEqual(['password-over-http'])
})

test.each([400, 402, 405, 451])('a page answered %p is not what visitors see', async (status) => {
  expect((await judge(contentPage, { http: { ...html('<p>'), status } })).state).toBe('inconclusive')
})

test('an empty page is not called clean', async () => {
  expect((await judge(contentPage, { http: { headers: { 'content-type': 'text/html' } } })).state).toBe('inconclusive')
})

test('a session in the address of a form does not make another finding of it', async () => {
  const form = (session: string) =>
    `<form method="post" action="http://shop.test/login;jsessionid=${session}"><input type="password" name="p"></form>`
  const keys = await Promise.all(
    ['A1', 'B2'].map(async (session) =>
      (await judge(contentPage, { https: html(form(session)) })).findings.map(({ key }) => key),
    ),
  )
  expect(keys).toEqual([['/login'], ['/login']])
})

test('a full scan reads the other pages too, and tells what stands on all of them once', async () => {
  const foot = '<script src="https://cdn.example.net/a.js"></script>'
  const pages: Record<string, string> = {
    '/': `<a href="/about">About</a>${foot}`,
    '/about': `${foot}<script src="https://cdn.example.net/only-here.js"></script>`,
  }
  const { findings } = await judge(contentPage, {
    mode: 'full',
    limits: { requests: 300 },
    http: ({ url = '/' }) => html(pages[url] ?? ''),
  })
  expect(findings.map(({ rule, at }) => `${rule} ${new URL(at).pathname}`)).toEqual([
    'content.page/no-sri /',
    'content.page/no-sri /about',
  ])
})

const NODE_TRACE = (end: string) =>
  `Error: boom${end}    at Layer.handle [as handle_request] (/app/node_modules/express/lib/router/layer.js:95:5)${end}    at next (/app/node_modules/express/lib/router/route.js:149:13)${end}`
const ERROR_PAGES: [name: string, body: string][] = [
  ['Node.js', NODE_TRACE('\n')],
  ['Express', `<!DOCTYPE html><title>Error</title><pre>${NODE_TRACE('<br> &nbsp; &nbsp;')}</pre>`],
  ['an API of Node.js', JSON.stringify({ status: 500, stack: NODE_TRACE('\n') })],
  [
    'PHP',
    'PHP Fatal error:  Uncaught RuntimeException: boom in /var/www/a.php:12\nStack trace:\n#0 /var/www/index.php(3): run()\n#1 {main}',
  ],
  ['Python', 'Traceback (most recent call last):\n  File "/srv/app.py", line 12, in view\n    1/0\nZeroDivisionError'],
  [
    'Django',
    '<title>Page not found at /x</title>You’re seeing this error because you have <code>DEBUG = True</code> in your Django settings file.',
  ],
  [
    'Java',
    'java.lang.IllegalStateException: boom<br>\tat com.shop.Cart.add(Cart.java:33)<br>\tat com.shop.Web.call(Web.java:9)<br>',
  ],
  [
    '.NET',
    'System.Exception: boom\n   at Shop.Program.&lt;&gt;c.&lt;Main&gt;b__0_0(HttpContext context) in /src/Program.cs:line 12\n',
  ],
]
test.each(ERROR_PAGES)('an error page of %s that shows its trace is told, also where no page is', async (_, body) => {
  const site = (on: string) =>
    judge(contentPage, {
      mode: 'full',
      http: ({ url }) =>
        url === on ? { ...html(body), status: 500 } : url === '/' ? html('<p>Shop') : { status: 404 },
    })
  const { findings, state } = await site('/%c0%ae')
  expect([state, findings.map(({ rule, at }) => `${rule} ${new URL(at).pathname}`)]).toEqual([
    'findings',
    ['content.page/error-disclosure /'],
  ])
  const broken = await judge(contentPage, { http: { ...html(body), status: 500 } })
  expect([broken.state, broken.rules]).toEqual(['inconclusive', ['error-disclosure']])
})

test.each([
  [
    'an error page without a trace',
    500,
    '<title>Error</title><p>Something went wrong at 12:30:01. Please call us at (030) 123.',
  ],
  ['an article about a trace', 404, `<p>Not found. Perhaps you mean:</p><code>${NODE_TRACE('\n')}</code>`],
  ['a page that quotes a trace', 200, `<pre>${NODE_TRACE('\n')}</pre>`],
])('%s is no leak', async (_, status, body) => {
  const { rules } = await judge(contentPage, {
    mode: 'full',
    http: ({ url }) => (url === '/' ? html('<p>Shop') : { ...html(body), status }),
  })
  expect(rules).toEqual([])
})

test('an error page made to keep us busy does not', async () => {
  const parts = [
    'at a (/',
    'at x.y.z(',
    'Uncaught Stack trace: ',
    'Exception ',
    'Warning: ',
    'at a.b(C.java:1) ',
    'at /a:1:1 ',
  ]
  const body = parts.map((part) => part.repeat(12_000)).join('')
  expect((await judge(contentPage, { http: { ...html(body), status: 500 } })).state).toBeDefined()
})

test('how many pages were read stands in its row', async () => {
  const verdict = await judge(contentPage, { https: html('<h1>Shop</h1>') })
  expect(verdict).toMatchObject({ state: 'passed', detail: 'Pages checked: 1.' })
})
