import { mayRead } from './robots'
import { contactsIn } from './contacts'
import type { Exchange } from '@/server/net/http'

const page = (body: string) =>
  contactsIn({
    url: 'https://kinsalesmiles.ie/contact?from=home',
    body: `<!doctype html><html><body>${body}</body></html>`,
    header: (name: string) => (name === 'content-type' ? 'text/html' : null),
    status: 200,
    truncated: false,
  } as unknown as Exchange)

test('what a page publishes is read from its links, its data and its text, with the page', () => {
  const found = page(`
    <a href="mailto:Hello@KinsaleSmiles.ie?subject=x">Write</a><a href="tel:+353%2021%20455%201234">Ring</a>
    <script type="application/ld+json">{"@graph":[{"@type":"Dentist","email":"mailto:team@kinsalesmiles.ie","telephone":"021 455 9999"}]}</script>
    <p>or to <b>desk@kinsalesmiles.ie</b>.</p>`)
  expect(found).toEqual([
    { kind: 'email', value: 'hello@kinsalesmiles.ie', page: '/contact', how: 'link' },
    { kind: 'phone', value: '+353 21 455 1234', page: '/contact', how: 'link' },
    { kind: 'email', value: 'team@kinsalesmiles.ie', page: '/contact', how: 'data' },
    { kind: 'phone', value: '021 455 9999', page: '/contact', how: 'data' },
    { kind: 'email', value: 'desk@kinsalesmiles.ie', page: '/contact', how: 'text' },
  ])
})

test('what nobody reads, names of pictures and what stands in scripts is no address', () => {
  expect(
    page(`noreply@kinsalesmiles.ie you@example.com logo@2x.png <script>var a = 'tracker@kinsalesmiles.ie'</script>
      <a href="javascript:alert(1)//mailto:x@kinsalesmiles.ie">x</a><a href="mailto:">y</a><script type="application/ld+json">{</script>`),
  ).toEqual([])
})

test('a robots.txt is obeyed: the group that names us, the longest rule, stars and ends', () => {
  const robots = `User-agent: *\nDisallow: /\n\nUser-agent: Soteria\nUser-agent: other\nDisallow: /private*html$ # all\nDisallow: /a\nAllow: /a/contact\n`
  const may = (path: string) => mayRead(robots, 'soteria-scanner', path)
  expect([may('/contact'), may('/private/x.html'), may('/private/x.html?y'), may('/a/b'), may('/a/contact')]).toEqual([
    true,
    false,
    true,
    false,
    true,
  ])
  expect(mayRead(robots, 'somebody', '/contact')).toBe(false)
  expect([mayRead('', 'soteria', '/'), mayRead('User-agent: *\nDisallow:', 'soteria', '/')]).toEqual([true, true])
})
