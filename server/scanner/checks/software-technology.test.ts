import { closeServers } from '@/server/scanner/testing'
import { softwareTechnology } from './software-technology'
import { html, judge } from './testing'

afterEach(closeServers)

const technologiesOf = async (body: string, headers: Record<string, string | string[]> = {}) => {
  const { state, observations } = await judge(softwareTechnology, { http: html(body || '<p>shop</p>', headers) })
  expect(state).toBe('passed')
  return (observations.technologies as { name: string; version: string | null }[]).map(({ name, version }) =>
    version ? `${name} ${version}` : name,
  )
}

test.each<[string, string, Record<string, string | string[]>, string[]]>([
  ['generator', '<head><meta name="generator" content="WordPress 6.7.1"></head>', {}, ['WordPress 6.7.1']],
  ['generator without a version', '<meta name="generator" content="TYPO3 CMS">', {}, ['TYPO3']],
  ['server', '', { server: 'nginx/1.22.1' }, ['nginx 1.22.1']],
  [
    'server with more words',
    '',
    { server: 'Apache/2.4.41 (Ubuntu)', 'x-powered-by': 'PHP/7.4.3' },
    ['PHP 7.4.3', 'Apache 2.4.41'],
  ],
  ['cookie', '', { 'set-cookie': ['laravel_session=x', 'XSRF-TOKEN=y'] }, ['Laravel']],
  ['address', '<script src="/_next/static/chunks/main.js"></script>', {}, ['Next.js']],
  ['nothing', '<p>We love WordPress and nginx</p>', {}, []],
  ['a name that only begins alike', '', { server: 'nginxoid/9.9' }, []],
])('%s', async (_, body, headers, technologies) => {
  expect(await technologiesOf(body, headers)).toEqual(technologies)
})

test('WordPress shows its theme and plugins', async () => {
  const page =
    '<link rel="stylesheet" href="/wp-content/themes/astra/style.css"><script src="/wp-content/plugins/woocommerce/a.js"></script><script src="/wp-content/plugins/akismet/b.js"></script>'
  const { observations, rules, detail } = await judge(softwareTechnology, { http: html(page) })
  expect({ rules, detail }).toEqual({ rules: [], detail: 'Identified: WordPress · WooCommerce.' })
  expect(observations.wordpress_marks).toEqual({ version: null, theme: 'astra', plugins: ['akismet', 'woocommerce'] })
  expect(observations.technologies).toContainEqual({
    name: 'WooCommerce',
    category: 'shop',
    version: null,
    by: ['address'],
  })
})

test('a page that is not WordPress has no such marks', async () => {
  const { observations } = await judge(softwareTechnology, { http: html('<p>wp-content</p>') })
  expect(observations).not.toHaveProperty('wordpress_marks')
})
