import { globSync, readFileSync } from 'node:fs'
import { brokenIn } from '@/lib/domain/refusal'
import { fieldErrors } from '@/lib/messages/en/field-errors'
import { broken, readBroken } from './broken'

/** What is said to programs, and by calls that come later: English is enough. */
const FOR_PROGRAMS = [
  'A report names at most 500 plugins and 500 themes.',
  'Choose 1 to 50 km.',
  'Choose a source from the list.',
  'Choose a type.',
  'Enter a URL.',
  'Name at most 500 assets.',
  'Send the 32 bytes of an Ed25519 key in base64.',
  'Use a time zone such as Europe/Berlin.',
  'Enter a colour as #rrggbb.',
]
/** Said by a call in its own words, not by a rule. */
const NO_RULES = /^(Missing workspace ID|I own this site)/

test('the rules of the contract speak by codes, and in English only to programs', () => {
  const sources = globSync('lib/{contract,automation}/**/*.ts').filter((file) => !/\.test\.|testing/.test(file))
  const said = sources.flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(/'([A-Z][^'\n]{6,}\.)'/g), ([, text = '']) => text),
  )
  const sentences = said.filter((text) => !NO_RULES.test(text))
  expect([...new Set(sentences)].toSorted()).toEqual(FOR_PROGRAMS.toSorted())
})

test.each([
  [broken('too_long', { count: 60 }), 'Use up to 60 characters.'],
  [
    broken('url_start', { start: 'https://hooks.slack.com/' }),
    'Enter a URL that starts with https://hooks.slack.com/.',
  ],
  [broken('name_missing'), 'Enter a name.'],
  [broken('unknown_variable', { name: 'sit"e' }), 'Unknown variable {{sit"e}}.'],
  [broken('at_line', { line: 3, problem: broken('too_long', { count: 60 }) }), 'Line 3: Use up to 60 characters.'],
  ['Somebody wrote this.', 'Somebody wrote this.'],
  ['nobody_knows_this', 'nobody_knows_this'],
  ['too_long {oops}', 'too_long {oops}'],
])('%s is said by its code', (message, words) => {
  expect(brokenIn(message, fieldErrors)).toBe(words)
})

test('what a rule says comes back with its values', () => {
  expect(readBroken(broken('too_long', { count: 60 }))).toEqual({ code: 'too_long', values: { count: 60 } })
  expect(readBroken('Somebody wrote this.')).toBeUndefined()
})
