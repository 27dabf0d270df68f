import { closeServers } from '@/server/scanner/testing'
import { exposureListing } from './exposure-listing'
import { html, judge, type Reply } from './testing'

afterEach(closeServers)

const APACHE =
  '<html><head><title>Index of /uploads</title></head><body><h1>Index of /uploads</h1><a href="?C=N;O=D">Name</a> <a href="/">Parent Directory</a>'
const lists: [string, string][] = [
  ['Apache', `${APACHE} <a href="passport.pdf">passport.pdf</a>`],
  [
    'nginx',
    '<html>\r\n<head><title>Index of /uploads/</title></head><body><h1>Index of /uploads/</h1><pre><a href="../">../</a>\r\n<a href="passport.pdf">passport.pdf</a>',
  ],
  [
    'lighttpd',
    '<!DOCTYPE html><html><head><title>Index of /uploads/</title></head><body><h2>Index of /uploads/</h2><a href="../">..</a><a href="passport.pdf">',
  ],
  [
    'Python',
    '<title>Directory listing for /uploads/</title><h1>Directory listing for /uploads/</h1><ul><li><a href="passport.pdf">passport.pdf</a></li>',
  ],
  ['IIS', '<pre><A HREF="/">[To Parent Directory]</A><br> <A HREF="passport.pdf">passport.pdf</A>'],
  [
    'serve-index',
    '<title>listing directory /uploads/</title><h1><a href="/">~</a> / <a href="/uploads">uploads</a></h1><ul id="files"><li><a href="/uploads/passport.pdf" class="icon">',
  ],
  [
    'serve',
    '<title>Files within uploads/</title><a href="/">Up</a><a href="/uploads/passport.pdf" title="passport.pdf">passport.pdf</a>',
  ],
  [
    'Tomcat',
    '<title>Directory Listing For [/uploads/]</title><a href="/"><b>Up To [/]</b></a><a href="/uploads/passport.pdf"><tt>passport.pdf</tt></a>',
  ],
  [
    'Jetty',
    '<title>Directory: /uploads/</title><a href="/">Parent Directory</a><a href="/uploads/passport.pdf">passport.pdf</a>',
  ],
  [
    'Go',
    '<!doctype html>\n<meta name="viewport" content="width=device-width">\n<pre>\n<a href="passport.pdf">passport.pdf</a>\n</pre>',
  ],
  [
    'Amazon S3',
    '<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult xmlns="x"><Name>/</Name><Contents><Key>passport.pdf</Key></Contents></ListBucketResult>',
  ],
]

const site = (files: Record<string, Reply>, home = html('<title>Shop</title>')) =>
  judge(exposureListing, {
    mode: 'full',
    limits: { requests: 300 },
    http: ({ url = '/' }) => (url === '/' ? home : (files[url] ?? { status: 404, body: 'Not found' })),
  })

test.each(lists)('the list of %s is known, with the names in it', async (_, body) => {
  const { rules, findings } = await site({ '/uploads/': html(body) })
  expect(rules).toEqual(['listing'])
  expect(findings[0]).toMatchObject({
    severity: 'medium',
    at: expect.stringMatching(/\/uploads\/$/),
    evidence: [{ data: { files: ['passport.pdf'] } }],
  })
})

test('the list of a whole store of objects is at its root', async () => {
  const { findings } = await site(
    {},
    {
      headers: { 'content-type': 'application/xml' },
      body: '<ListBucketResult><Contents><Key>a/b.csv</Key></Contents></ListBucketResult>',
    },
  )
  expect(findings).toMatchObject([{ severity: 'medium', evidence: [{ data: { files: ['a/b.csv'] } }] }])
})

test('an empty folder is a habit and not a leak', async () => {
  const { findings } = await site({ '/uploads/': html(APACHE) })
  expect(findings[0]?.severity).toBe('info')
})

test('the folders of what the page loads are looked into', async () => {
  const home = html('<title>Shop</title><img src="/pictures/2026/a.png">')
  const { findings } = await site({ '/pictures/': html(`${APACHE}<a href="x">x</a>`) }, home)
  expect(findings.map(({ at }) => new URL(at).pathname)).toEqual(['/pictures/'])
})

test('a page that shows the same list for every folder, or speaks of an index, is no listing', async () => {
  const { state } = await judge(exposureListing, {
    mode: 'full',
    limits: { requests: 300 },
    http: () => html(`${APACHE}<a href="x">x</a>`),
  })
  expect(state).toBe('passed')
  const about = await site({ '/files/': html('<title>Our files</title><p>Index of /files is what Apache would say.') })
  expect(about.state).toBe('passed')
})
