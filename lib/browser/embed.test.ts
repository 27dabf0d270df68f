import { readAsked } from './embed'

test.each([
  [
    { type: 'sx:theme', v: 1, theme: 'dark' },
    { type: 'sx:theme', theme: 'dark' },
  ],
  [
    { type: 'sx:navigate', v: 1, path: '/asset?page=2' },
    { type: 'sx:navigate', path: '/asset?page=2' },
  ],
  [
    { type: 'sx:navigate', v: 1, path: '/report/12#top' },
    { type: 'sx:navigate', path: '/report/12' },
  ],
])('%j is a message of the protocol', (message, asked) => {
  expect(readAsked(message)).toEqual(asked)
})

test.each([
  null,
  undefined,
  'sx:theme',
  [],
  { type: 'sx:theme', theme: 'dark' },
  { type: 'sx:theme', v: 2, theme: 'dark' },
  { type: 'sx:theme', v: 1, theme: 'purple' },
  { type: 'sx:navigate', v: 1 },
  { type: 'sx:navigate', v: 1, path: 'asset' },
  { type: 'sx:navigate', v: 1, path: '/no/such/screen' },
  { type: 'sx:navigate', v: 1, path: '//elsewhere.example/asset' },
  { type: 'sx:navigate', v: 1, path: '/\\elsewhere.example' },
  { type: 'sx:navigate', v: 1, path: 'javascript:alert(1)' },
  { type: 'sx:navigate', v: 1, path: 'https://elsewhere.example/asset' },
  { type: 'sx:navigate', v: 1, path: `/asset?${'x'.repeat(3_000)}` },
  { type: 'sx:logout', v: 1 },
])('%j is none', (message) => {
  expect(readAsked(message)).toBeNull()
})
