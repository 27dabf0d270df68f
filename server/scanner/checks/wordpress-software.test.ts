import type { WordPressAdvisory } from '@/server/scanner/software/wordpress-advisories'
import { NO_FACTS, type WordPressFacts } from '@/server/scanner/software/wordpress-facts'
import { closeServers } from '@/server/scanner/testing'
import { html, judge, type Reply } from './testing'
import { wordpressSoftware } from './wordpress-software'

afterEach(closeServers)

const HOME = html(
  '<meta name="generator" content="WordPress 6.4.2"><link rel="stylesheet" href="/wp-content/themes/shopfront/style.css?ver=1.4"><script src="/wp-content/plugins/slider/a.js?ver=2.0.1"></script>',
)
const README = '=== Slider Deluxe ===\nContributors: ada\nStable tag: 2.0.1\n\nText'
const STYLE = '/*\nTheme Name: Shopfront\nVersion: 1.4\n*/'

const advisory = (title: string, rest: Partial<WordPressAdvisory> = {}): WordPressAdvisory => ({
  title,
  severity: 'high',
  cve: ['CVE-2026-0001'],
  fixedIn: ['2.0.2'],
  url: 'https://advisories.example/1',
  ranges: [],
  ...rest,
})
const FACTS: WordPressFacts = {
  ...NO_FACTS,
  advisoriesOf: '2026-11-19',
  notices: ['Copyright of the feed'],
  affecting: (kind, slug, version) =>
    `${kind} ${slug} ${version}` === 'plugin slider 2.0.1' ? [advisory('Slider: anyone can upload files')] : [],
}

const site = (files: Record<string, Reply>, wordPressFacts = FACTS, home = HOME) =>
  judge(wordpressSoftware, {
    mode: 'full',
    limits: { requests: 600 },
    wordPressFacts,
    http: ({ url = '/' }) => (url === '/' ? home : (files[url] ?? { status: 404, body: 'Not found' })),
  })
const INSTALLED = {
  '/wp-content/plugins/slider/readme.txt': { body: README },
  '/wp-content/themes/shopfront/style.css': { body: STYLE },
}

test('a plugin is judged by its readme, which makes it likely', async () => {
  const { findings, detail, observations } = await site(INSTALLED)
  expect(findings).toMatchObject([
    {
      rule: 'wordpress.software/plugin-vulnerable',
      title: 'Slider Deluxe 2.0.1 has a known vulnerability',
      key: 'slider',
      severity: 'high',
      confidence: 'likely',
      cve: ['CVE-2026-0001'],
      evidence: [
        { data: { slug: 'slider', version: '2.0.1', recognised_by: 'readme', advisories: [{ fixed_in: '2.0.2' }] } },
      ],
    },
  ])
  expect(findings[0]?.references).toContainEqual({
    title: 'Slider: anyone can upload files',
    url: 'https://advisories.example/1',
  })
  expect(detail).toBe('3 versions were checked against the vulnerability feed of 2026-11-19.')
  expect(observations).toMatchObject({
    data_versions: { wordpress: '2026-11-19' },
    wordpress_advisory_notices: ['Copyright of the feed'],
  })
})

test('WordPress, theme and plugins are observed with their versions and how they were told', async () => {
  const { observations } = await site(INSTALLED)
  expect(observations.wordpress_software).toEqual([
    { kind: 'core', slug: 'wordpress', version: '6.4.2', by: 'generator' },
    { kind: 'plugin', slug: 'slider', version: '2.0.1', by: 'readme' },
    { kind: 'theme', slug: 'shopfront', version: '1.4', by: 'style' },
  ])
})

test('without readme the address tells the version; "trunk" sends to the newest entry of the log', async () => {
  const bare = await site({})
  expect(bare.observations.wordpress_software).toContainEqual({
    kind: 'plugin',
    slug: 'slider',
    version: '2.0.1',
    by: 'address',
  })
  const trunk = await site({
    '/wp-content/plugins/slider/readme.txt': {
      body: `${README.replace('2.0.1', 'trunk')}\n== Changelog ==\n= 3.1 =\n* x\n= 3.0 =\n`,
    },
  })
  expect(trunk.observations.wordpress_software).toContainEqual({
    kind: 'plugin',
    slug: 'slider',
    version: '3.1',
    by: 'readme',
  })
})

test('a plugin that shows on no page is found by its readme', async () => {
  const { observations } = await site({
    '/wp-content/plugins/akismet/readme.txt': { body: '=== Akismet ===\nStable tag: 5.3\n' },
  })
  expect(observations.wordpress_software).toContainEqual({
    kind: 'plugin',
    slug: 'akismet',
    version: '5.3',
    by: 'readme',
  })
})

test('a weakness of WordPress itself is confirmed', async () => {
  const facts: WordPressFacts = {
    ...FACTS,
    affecting: (kind) => (kind === 'core' ? [advisory('Core', { severity: 'critical' }), advisory('Core 2')] : []),
  }
  const { findings } = await site({}, facts)
  expect(findings).toMatchObject([
    {
      rule: 'wordpress.software/core-insecure',
      title: 'WordPress 6.4.2 has 2 known vulnerabilities',
      severity: 'critical',
      confidence: 'confirmed',
    },
  ])
})

test.each([
  ['insecure', 'core-insecure', 'high'],
  ['outdated', 'core-outdated', 'medium'],
] as const)('a version that WordPress calls %s is told', async (state, rule, severity) => {
  const {
    findings,
    state: outcome,
    detail,
  } = await site({}, { ...NO_FACTS, releasesOf: '2026-11-19', release: () => state })
  expect(findings).toMatchObject([{ rule: `wordpress.software/${rule}`, severity }])
  expect([outcome, detail]).toEqual(['inconclusive', expect.stringContaining('plugins and themes weren’t checked')])
})

test('without a source nothing is judged, and the row says so', async () => {
  const { state, detail, rules, observations } = await site(INSTALLED, NO_FACTS)
  expect([state, rules]).toEqual(['skipped', []])
  expect(detail).toBe('Not run: no WordPress vulnerability feed is set up, so the versions found (3) weren’t checked.')
  expect(observations.wordpress_software).toHaveLength(3)
})

test('by a copy of the advisories that cannot be read nothing is judged, and the row says so', async () => {
  const { state, detail } = await site(INSTALLED, { ...NO_FACTS, isUnreadable: true })
  expect([state, detail]).toEqual([
    'skipped',
    'Not run: the WordPress vulnerability feed can’t be read, so the versions found (3) weren’t checked.',
  ])
})

test('a WordPress that tells no version at all is not called clean', async () => {
  const { state } = await site({}, FACTS, html('<img src="/wp-content/uploads/a.png">'))
  expect(state).toBe('inconclusive')
})

test.each([
  [['5.9.9', '6.4.3', '6.5.1'], '6.4.3'],
  [['6.10', '6.9.1'], '6.9.1'],
  [['5.9.9', '6.4.2'], null],
  [[], null],
])('of the versions without the flaw, %j, the next one is told', async (fixedIn, next) => {
  const facts: WordPressFacts = {
    ...FACTS,
    affecting: (kind) => (kind === 'core' ? [advisory('Core', { fixedIn })] : []),
  }
  const { findings } = await site({}, facts)
  expect(findings[0]?.evidence).toMatchObject([{ data: { version: '6.4.2', advisories: [{ fixed_in: next }] } }])
})

test('WordPress in a folder is asked there', async () => {
  const home = html('<script src="/blog/wp-content/plugins/slider/a.js"></script>')
  const { rules } = await site({ '/blog/wp-content/plugins/slider/readme.txt': { body: README } }, FACTS, home)
  expect(rules).toEqual(['plugin-vulnerable'])
})

test('a site that answers every address with a readme, or with its page, has no plugins but those it shows', async () => {
  const answers: Reply[] = [{ body: README }, HOME]
  for (const answer of answers) {
    const { rules, observations } = await judge(wordpressSoftware, {
      mode: 'full',
      limits: { requests: 600 },
      wordPressFacts: { ...FACTS, affecting: (_, slug) => (slug === 'akismet' ? [advisory('Akismet')] : []) },
      http: ({ url }) => (url === '/' ? HOME : answer),
    })
    expect(rules).toEqual([])
    expect(observations.wordpress_software).toHaveLength(3)
  }
})

test('a site without WordPress is not asked about it', async () => {
  expect((await site({}, FACTS, html('<title>Shop</title>'))).state).toBe('not_applicable')
})
