import { decodeText } from './decode'

const PAGE = '<title>Büro</title><form action="http://shop.test/"><input type="password"></form>'
const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16()

test.each<[name: string, content: Buffer, contentType: string | null]>([
  ['UTF-8', Buffer.from(PAGE), 'text/html'],
  ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${PAGE}`), 'text/html; charset=iso-8859-1'],
  ['UTF-16 by its byte order mark', Buffer.from(`\uFEFF${PAGE}`, 'utf16le'), null],
  ['the other UTF-16 by its byte order mark', utf16be(`\uFEFF${PAGE}`), 'text/html; charset=utf-8'],
  ['UTF-16 by what the server says', Buffer.from(PAGE, 'utf16le'), 'text/html; charset="UTF-16LE"'],
  ['the other UTF-16 by what the server says', utf16be(PAGE), 'text/html;charset=utf-16be'],
  ['Latin 1 by what the server says', Buffer.from(PAGE, 'latin1'), 'text/html; charset=ISO-8859-1'],
  ['a character set that nobody knows', Buffer.from(PAGE), 'text/html; charset=klingon'],
])('%s is read as browsers read it', (_, content, contentType) => {
  expect(decodeText(content, contentType)).toBe(PAGE)
})

test('a page says itself what it is written in, but never in UTF-16', () => {
  const page = `<meta charset="windows-1252">${PAGE}`
  expect(decodeText(Buffer.from(page, 'latin1'), 'text/html')).toBe(page)
  const ascii = '<meta charset=utf-16><title>Shop</title>'
  expect(decodeText(Buffer.from(ascii), 'text/html')).toBe(ascii)
})
