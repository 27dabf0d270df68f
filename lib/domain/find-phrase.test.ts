import { phraseFinder } from './find-phrase'
import { textIn } from './finding-texts'

/** A text in other words, which are by the English ones here. */
function translated(text: string, words: Readonly<Record<string, string>>) {
  const says = phraseFinder(Object.fromEntries(Object.keys(words).map((english) => [english, english]))).says(text)
  return textIn({ rules: {}, phrases: { stop: '{text}.', ...words } }, says)
}

const GERMAN = {
  'Security headers': 'Sicherheits-Header',
  '{service} is reachable on port {port}': 'Port {port}: {service} ist erreichbar',
  '{name} is reachable': '{name} ist erreichbar',
  'Redis without a password': 'Redis ohne Passwort',
  'Not every page could be read: {reason}': 'Nicht jede Seite war lesbar: {reason}',
  'The answer took too long ({code}).': 'Die Antwort dauerte zu lange ({code}).',
}
const say = (text: string) => translated(text, GERMAN)

test('a sentence with gaps takes what stands in them, itself translated where it is known', () => {
  expect(say('Security headers')).toBe('Sicherheits-Header')
  expect(say('Redis without a password is reachable on port 6379')).toBe(
    'Port 6379: Redis ohne Passwort ist erreichbar',
  )
  expect(say('Squid is reachable')).toBe('Squid ist erreichbar')
  expect(say('Not every page could be read: The answer took too long (TOTAL_TIMEOUT).')).toBe(
    'Nicht jede Seite war lesbar: Die Antwort dauerte zu lange (TOTAL_TIMEOUT).',
  )
})

test('sentences in a row are translated one by one, and what is not known stays', () => {
  expect(say('The answer took too long (A). Something else. Squid is reachable')).toBe(
    'Die Antwort dauerte zu lange (A). Something else. Squid ist erreichbar',
  )
  expect(say('is reachable on port ')).toBe('is reachable on port ')
  expect(say('constructor')).toBe('constructor')
})

test('what a stranger wrote into a gap is put in as it is, and fills no other gap', () => {
  expect(say('{port} $& is reachable on port $1')).toBe('Port $1: {port} $& ist erreichbar')
})

test('a gap in Arabic words keeps its own direction', () => {
  expect(translated('Port 80', { 'Port {port}': 'المنفذ {port}' })).toBe('المنفذ \u206880\u2069')
})

test('a long text of a stranger is read through in one go', () => {
  const text = ' is reachable on port'.repeat(4000)
  expect(say(text)).toBe(text)
})

test('sentences in a row that all are known are not taken for one with gaps', () => {
  const words = {
    'Only {count} of {total} were read.': '{count} von {total} gelesen.',
    '{name} was slow.': '{name} war langsam.',
  }
  expect(translated('Only 3 of 5 were read. http://a.test was slow. Only 1 of 2 were read.', words)).toBe(
    '3 von 5 gelesen. http://a.test war langsam. 1 von 2 gelesen.',
  )
})

test('a sentence is known with and without its full stop', () => {
  expect(
    translated('We could not look: No answer (A).', {
      'We could not look: {reason}': 'Kein Blick: {reason}',
      'No answer ({code})': 'Keine Antwort ({code})',
    }),
  ).toBe('Kein Blick: Keine Antwort (A).')
})
