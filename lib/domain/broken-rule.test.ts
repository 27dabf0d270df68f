import { globSync, readFileSync } from 'node:fs'
import { fieldErrors } from '@/lib/messages/en/field-errors'
import { reasonOf } from './broken-rule'

/** What is said to programs, and by calls that come later: English is enough. */
const FOR_PROGRAMS = [
  'A report names at most 500 plugins and 500 themes.',
  'Choose 1 to 50 km.',
  'Choose a country.',
  'Choose a plan.',
  'Choose a source from the list.',
  'Choose a type.',
  'Enter a domain.',
  'Enter a place.',
  'Enter an address.',
  'Enter what to look for.',
  'Send the 32 bytes of an Ed25519 key in base64.',
  'Use a number from 1 to 2000.',
  'Use the name of a time zone, for instance Europe/Berlin.',
  'Write a colour as #rrggbb.',
]
/** Said by a call in its own words, not by a rule. */
const NO_RULES = /^(Missing workspace ID|This site is mine)/
/** Of WordPress sites: their forms say it in the words of the screen before anything is sent. */
const IN_FORMS = [
  'Choose what the copy is.',
  'Choose what to ignore.',
  'Enter a day.',
  'Enter a tag.',
  'Enter the address of the site.',
]

test('every rule of the contract has a code, with what stands in its gaps', () => {
  const sources = globSync('lib/contract/*.ts').filter((file) => !file.includes('.test.'))
  const said = sources.flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(/'([A-Z][^'\n]{6,}\.)'/g), ([, text = '']) => text),
  )
  expect(said.length).toBeGreaterThan(50)
  const unknown = said.filter((text) => reasonOf(text).code === 'invalid' && !NO_RULES.test(text))
  expect([...new Set(unknown)].toSorted()).toEqual([...FOR_PROGRAMS, ...IN_FORMS].toSorted())
  for (const [code, sentence] of Object.entries(fieldErrors)) expect(reasonOf(sentence).code).toBe(code)
})

test.each([
  ['Use at most 60 characters.', { code: 'too_long', values: { count: 60 } }],
  [
    'Enter a URL that starts with https://hooks.slack.com/.',
    { code: 'url_start', values: { start: 'https://hooks.slack.com/' } },
  ],
  ['Enter a name.', { code: 'name_missing' }],
  ['Somebody wrote this.', { code: 'invalid' }],
])('%s', (text, reason) => {
  expect(reasonOf(text)).toEqual(reason)
})
