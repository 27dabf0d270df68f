import compile from 'icu-minify/compile'
import { en } from '@/lib/messages/en'
import { pseudo, pseudoTree } from './pseudo'

test.each([
  ['Close', '[Çļóšé~~]'],
  ['Request {id}', '[Ŕéǫúéšţ {id}~~~]'],
  [
    '{count, plural, one {# row} other {# rows}}, in order',
    '[{count, plural, one {# ŕóŵ} other {# ŕóŵš}}, íñ óŕđéŕ~~~~~~]',
  ],
  ['Last used <when></when>', '[Ļášţ úšéđ <when></when>~~~~]'],
])('%s is written %s', (message, expected) => {
  expect(pseudo(message)).toBe(expected)
})

test('every message can still be read', () => {
  const texts = (tree: object): string[] =>
    Object.values(tree).flatMap((value: string | object) => (typeof value === 'string' ? [value] : texts(value)))
  const all = texts(pseudoTree(en))
  expect(all.length).toBeGreaterThan(1000)
  for (const text of all) expect(() => compile(text)).not.toThrow()
})
