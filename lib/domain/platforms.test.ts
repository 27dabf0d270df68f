import type { Snippet } from '@/lib/contract/scan-result'
import { fitting, platformsOf, platformToOpen } from './platforms'

const HEADER = (['nginx', 'apache', 'caddy', 'iis', 'cloudflare', 'wordpress', 'express', 'laravel'] as const).map(
  (platform) => ({
    platform,
    code: 'nosniff',
  }),
)
const OTHERS: Snippet[] = [
  { platform: 'text', code: 'Ask your host.' },
  { platform: 'nginx', code: 'one;' },
  { platform: 'nginx', code: 'two;' },
  { platform: 'apache', code: 'three' },
]

const told = (snippets: Snippet[], ...names: string[]) => {
  const { shown, others } = fitting(
    { snippets },
    platformsOf({ observations: { technologies: names.map((name) => ({ name, category: 'server', by: ['x'] })) } }),
  )
  return { shown: shown.map(({ code, platform }) => (snippets === HEADER ? platform : code)), others }
}

test('the lines are for what the site was seen to run on, and the other platforms are named', () => {
  expect(told(HEADER, 'PHP', 'OpenResty', 'WordPress')).toEqual({
    shown: ['nginx', 'wordpress'],
    others: ['apache', 'caddy', 'iis', 'cloudflare', 'express', 'laravel'],
  })
  expect(told(HEADER, 'LiteSpeed').shown).toEqual(['apache'])
})

test.each([[[]], [['Something new', 'constructor', '__proto__']], [['PHP']]])(
  'where nothing fits %j, the first platform stands for all',
  (names) => {
    expect(told(HEADER, ...names).shown).toEqual(['nginx'])
  },
)

test('what is for every site is shown, and all the lines of a platform', () => {
  expect(told(OTHERS, 'Apache')).toEqual({ shown: ['Ask your host.', 'three'], others: ['nginx'] })
  expect(told(OTHERS)).toEqual({ shown: ['Ask your host.', 'one;', 'two;'], others: ['apache'] })
})

test('a result whose technologies are of another make tells nothing', () => {
  expect([...platformsOf({ observations: { technologies: 'nginx' } }), ...platformsOf({ observations: {} })]).toEqual(
    [],
  )
})

test.each([
  ['what was chosen last', 'caddy', 'caddy'],
  ['what the site runs on, where nothing was chosen', null, 'apache'],
  ['what the site runs on, where there are no lines for what was chosen', 'php', 'apache'],
])('the platform that opens is %s', (_name, chosen, opened) => {
  expect(platformToOpen(['nginx', 'apache', 'caddy'], new Set(['apache']), chosen)).toBe(opened)
})

test('where the site runs on something else the first platform opens', () => {
  expect(platformToOpen(['nginx', 'apache'], new Set(['php']), null)).toBe('nginx')
})
