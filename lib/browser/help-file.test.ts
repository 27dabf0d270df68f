import { readFileSync } from 'node:fs'
import Ajv from 'ajv/dist/2020.js'
import { MAX_SIZE } from '@/lib/config/read'
import { readHelpFile, textsFor } from './help-file'

const json = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as object
const fits = new Ajv().compile(json('public/help.schema.json'))
const read = (file: unknown) => readHelpFile({ text: JSON.stringify(file) })

const topic = { id: 'hours', title: 'When we answer', body: ['9 to 17'] }
const withTopic = (values: object) => ({ topics: [topic, { ...topic, id: 'two', ...values }] })

test.each([
  ['the example', json('public/help.example.json')],
  ['no topic', { topics: [] }],
  ['steps', withTopic({ body: ['First', { steps: ['One', 'Two'] }, 'Last'] })],
  ['another language', withTopic({ languages: { 'de-AT': { title: 'Zeiten', body: ['9 bis 17'] } } })],
  ['keys that nobody knows', withTopic({ icon: 'clock' })],
])('a file with %s is read, and fits its schema', (_, file) => {
  expect(fits(file)).toBe(true)
  expect(read(file).problem).toBeNull()
  expect(read(file).topics).toHaveLength((file as { topics: unknown[] }).topics.length)
})

test.each([
  [[], 'its top'],
  ['text', 'its top'],
  [{}, 'topics'],
  [{ topics: {} }, 'topics'],
  [{ topics: Array.from({ length: 51 }, (_, index) => ({ ...topic, id: `a${index}` })) }, 'topics'],
  [{ topics: [topic, null] }, 'topics[1]'],
  [withTopic({ id: 'Two' }), 'topics[1].id'],
  [withTopic({ id: 'a"onload' }), 'topics[1].id'],
  [withTopic({ title: undefined }), 'topics[1].title'],
  [withTopic({ title: ' ' }), 'topics[1].title'],
  [withTopic({ title: 'x'.repeat(121) }), 'topics[1].title'],
  [withTopic({ body: 'text' }), 'topics[1].body'],
  [withTopic({ body: [] }), 'topics[1].body'],
  [withTopic({ body: ['Fine', 7] }), 'topics[1].body[1]'],
  [withTopic({ body: ['x'.repeat(2001)] }), 'topics[1].body[0]'],
  [withTopic({ body: [{ steps: ['One', ''] }] }), 'topics[1].body[0].steps[1]'],
  [withTopic({ languages: { de: { title: 'Zeiten' } } }), 'topics[1].languages.de.body'],
])('%.60j does not fit the schema, and the reader says where', (file, path) => {
  const plain: unknown = JSON.parse(JSON.stringify(file))
  expect(fits(plain)).toBe(false)
  expect(read(plain)).toEqual({ topics: [], problem: `is wrong at ${path}` })
})

test('what is no file of topics at all is said as well, and a file that is not there is no problem', () => {
  expect(read({ topics: [topic, topic] }).problem).toBe('is wrong at topics[1].id: it is there twice')
  expect(readHelpFile({ text: '<!doctype html>' }).problem).toBe('is no JSON')
  expect(readHelpFile({ text: ' '.repeat(MAX_SIZE + 1) }).problem).toBe('has more than 65536 characters')
  expect(readHelpFile('failed').problem).toBe('could not be fetched')
  expect(readHelpFile('none')).toEqual({ topics: [], problem: null })
})

test.each([
  ['de', 'Deutsch'],
  ['de-AT', 'Österreich'],
  ['de-CH', 'Deutsch'],
  ['es', 'English'],
  ['constructor', 'English'],
])('who reads in %s is shown %s', (locale, title) => {
  const languages = { de: { title: 'Deutsch', body: ['x'] }, 'de-AT': { title: 'Österreich', body: ['x'] } }
  expect(textsFor({ ...topic, title: 'English', languages }, locale).title).toBe(title)
})
