import { makeExchange } from '@/server/net/exchange'
import { parsePage } from './page'

function page(html: string, headers: [string, string][] = [['content-type', 'text/html']]) {
  const content = Buffer.from(html)
  return parsePage(
    makeExchange({
      url: 'https://shop.test/dir/page',
      method: 'GET',
      status: 200,
      headers,
      content,
      bytes: content.length,
      truncated: false,
      timedOut: false,
      ms: 1,
    }),
  )
}
const metaNames = (html: string) => page(html).meta.map(({ name }) => name)

test('the title is one line of text', () => {
  expect(page('<title>\n My &amp; your\n shop </title><svg><title>icon</title></svg>').title).toBe('My & your shop')
})

test('addresses are absolute, by the first base of the page', () => {
  const { scripts, links, resources } = page(`
    <base href="https://cdn.test/v1/"><base href="https://other.test/">
    <script src="app.js" integrity="sha384-x" defer></script><script>let a = 1</script>
    <link rel="preload stylesheet" href="/main.css"><a href="about">About</a><img src="logo.png"><iframe src="//frame.test/"></iframe>
    <video src="a.mp4"><source src="b.webm"></video><object data="c.svg"></object>`)
  expect(scripts).toMatchObject([
    { src: 'https://cdn.test/v1/app.js', inline: '', integrity: 'sha384-x', attributes: { defer: '' } },
    { src: null, inline: 'let a = 1', integrity: null },
  ])
  expect(links).toEqual(['https://cdn.test/v1/about'])
  expect(resources.map(({ kind, url }) => [kind, url])).toEqual([
    ['script', 'https://cdn.test/v1/app.js'],
    ['style', 'https://cdn.test/main.css'],
    ['img', 'https://cdn.test/v1/logo.png'],
    ['frame', 'https://frame.test/'],
    ['media', 'https://cdn.test/v1/a.mp4'],
    ['media', 'https://cdn.test/v1/b.webm'],
    ['object', 'https://cdn.test/v1/c.svg'],
  ])
})

test('addresses that cannot be read are left out', () => {
  expect(page('<a href="http://[">x</a><img src=""><a>y</a>')).toMatchObject({ links: [], resources: [] })
})

test('a form without an action posts to the page itself', () => {
  const { forms } = page(
    '<form method=POST><input name=user><input type=Password name=pw></form><form action="/find"><input name=q></form>',
  )
  expect(forms).toEqual([
    { action: 'https://shop.test/dir/page', method: 'post', hasPassword: true, fields: ['user', 'pw'] },
    { action: 'https://shop.test/find', method: 'get', hasPassword: false, fields: ['q'] },
  ])
})

test('meta tags and policies of the head are read', () => {
  const html =
    '<html><head><meta charset=utf-8><META NAME="Generator" content="WordPress 6.5"><meta http-equiv="Content-Security-Policy" content="default-src *"></head>'
  expect(page(html)).toMatchObject({
    generators: ['WordPress 6.5'],
    metaCsp: ['default-src *'],
    meta: [{ name: 'generator', content: 'WordPress 6.5' }],
  })
})

const PROOF = '<meta name=proof content=1><meta http-equiv=content-security-policy content="default-src *">'

test.each([
  ['in the body', `<head></head><body>${PROOF}`],
  ['after a paragraph without a body tag', `<title>x</title><p>comment</p>${PROOF}`],
  ['after bare text', `<title>x</title>comment ${PROOF}`],
  ['after the end of the head', `<head><title>x</title></head>${PROOF}`],
  ['in a comment', `<head><!-- ${PROOF} --></head>`],
  ['in a script', `<head><script>"${PROOF}"</script></head>`],
  ['in a title', `<head><title>${PROOF}</title></head>`],
  ['in a noscript', `<head><noscript>${PROOF}</noscript></head>`],
  ['in a template', `<head><template>${PROOF}</template></head>`],
  ['in a textarea', `<textarea>${PROOF}</textarea>`],
])('a meta tag %s is not of the head', (_, html) => {
  expect(page(html)).toMatchObject({ meta: [], metaCsp: [] })
})

test('scripts, styles and noscript pictures do not end the head', () => {
  expect(
    metaNames('<head><script>a<b</script><style>p{}</style><noscript><img src=x></noscript><meta name=late content=1>'),
  ).toEqual(['late'])
  expect(metaNames('<!doctype html>\n<meta name=bare content=1>')).toEqual(['bare'])
})

test.each<[string, [string, string][], boolean]>([
  ['<p>x', [['content-type', 'text/html; charset=utf-8']], true],
  ['<p>x', [['content-type', 'application/json']], false],
  ['<!doctype html><p>x', [], true],
  ['just text', [], false],
])('%s with %j is a page: %s', (html, headers, isHtml) => {
  expect(page(html, headers).isHtml).toBe(isHtml)
})

test('a monstrous page is read in part and in time', () => {
  const { title } = page(`<title>big</title>${'<div>'.repeat(400_000)}`)
  expect(title).toBe('big')
})

test('what is not HTML has no parts', () => {
  const { scripts, resources, forms, meta, isHtml } = page(
    '<head><meta name="a" content="b"></head><script src="a.js"></script><form></form>',
    [['content-type', 'application/json']],
  )
  expect({ scripts, resources, forms, meta, isHtml }).toEqual({
    scripts: [],
    resources: [],
    forms: [],
    meta: [],
    isHtml: false,
  })
})

test('what only a browser without scripts would show is not part of the page', () => {
  const { resources, forms, scripts } = page(
    '<noscript><img src="a.png"><form><input type="password"></form></noscript><template><script src="b.js"></script></template><img src="c.png">',
  )
  expect(resources.map(({ url }) => url)).toEqual(['https://shop.test/dir/c.png'])
  expect([forms, scripts]).toEqual([[], []])
})

test('a field belongs to the form it stands in, and a password field outside is a form of its own', () => {
  const { forms } = page('<form action="/search"><input name="q"></form><input type="password" name="p">')
  expect(forms).toMatchObject([
    { action: 'https://shop.test/search', hasPassword: false, fields: ['q'] },
    { action: 'https://shop.test/dir/page', hasPassword: true, fields: ['p'] },
  ])
})

test('a page says when it was not read to its end', () => {
  expect(page('<p>short</p>').isComplete).toBe(true)
  expect(page(`<p>${'x'.repeat(600_000)}</p>`).isComplete).toBe(false)
  expect(page('<div>'.repeat(10_000)).isComplete).toBe(false)
})
