import { domainToASCII } from 'node:url'
import { decodePunycode } from './punycode'
import { addressText, concernIn, readName, shownAddress } from './shown-address'

// The first samples of RFC 3492, section 7.1, and what is none.
test.each([
  ['egbpdaj6bu4bxfgehfvwxn', 'ليهمابتكلموشعربي؟'],
  ['ihqwcrb4cv8a8dqg056pqjye', '他们为什么不说中文'],
  ['Proprostnemluvesky-uyb24dma41a', 'Pročprostěnemluvíčesky'],
  ['b1abfaaepdrnnbgefbadotcwatmq2g4l', 'почемужеонинеговорятпорусски'],
  ['PorqunopuedensimplementehablarenEspaol-fmd56a', 'PorquénopuedensimplementehablarenEspañol'],
  ['-with-SUPER-MONKEYS-pc58ag80a8qai00g7n9n', '安室奈美恵-with-SUPER-MONKEYS'],
  ['3B-ww4c5e180e575a65lsy2b', '3年B組金八先生'],
  ['bcher-kva', 'bücher'],
  ['bcher-', 'bcher'],
  ['bcher-kv!', null],
  ['bcher-k', null],
  ['99999999999', null],
  ['a'.repeat(5000), null],
])('%.40s reads %s', (code, letters) => {
  expect(decodePunycode(code)).toBe(letters)
})

test.each([
  'bücher.example',
  'straße.de',
  'şişli.com.tr',
  'zażółć-gęślą-jaźń.pl',
  'smørrebrød1.dk',
  'cửahàng.vn',
  'пример.испытание',
  'магазин.com',
  'рука.ru',
  'παράδειγμα.δοκιμή',
  'xn--fsqu00a.xn--0zwm56d',
  '日本語ドメイン-名前.jp',
  'ラーメン.com',
  '한국漢字.kr',
  'موقع.وزارة-الاتصالات.مصر',
  'דוגמה.com',
  'उदाहरण.भारत',
  'ตัวอย่าง.ไทย',
  'shop.пример.com',
])('%s is read in its letters', (name) => {
  const stored = domainToASCII(name)
  expect(stored).toMatch(/^[a-z0-9.-]+$/)
  expect(readName(stored)).toEqual({ shown: name.startsWith('xn--') ? '例子.测试' : name, concern: null })
})

test.each([
  ['аррӏе.com', 'lookalike'],
  ['сору.com', 'lookalike'],
  ['ѕсорё.example', 'lookalike'],
  ['рука.com', 'lookalike'],
  ['ροο.com', 'lookalike'],
  ['ɡoogle.com', 'lookalike'],
  ['paypaı.com', 'lookalike'],
  ['g\u0338oogle.com', 'lookalike'],
  ['ーー.com', 'lookalike'],
  ['i❤.ws', 'lookalike'],
  ['аpple.com', 'mixed'],
  ['pаypal.com', 'mixed'],
  ['例子shop.com', 'mixed'],
  ['αпример.com', 'mixed'],
  ['comノlogin.example', 'mixed'],
  ['ラーメン한국.com', 'mixed'],
  ['bücher.аpple.com', 'mixed'],
])('%s stays as it is stored: %s', (name, concern) => {
  const stored = domainToASCII(name)
  expect(stored).toContain('xn--')
  expect(readName(stored)).toEqual({ shown: stored, concern })
})

test.each([
  'xn--',
  'xn--a',
  'xn--bcher-.example',
  'xn--example-',
  'xn--!.example',
  'xn--iba.example',
  `xn--${'a'.repeat(80)}.example`,
  'xn--0000h.example',
])('%s is no name of letters and is shown as it is', (host) => {
  expect(readName(host)).toEqual({ shown: host, concern: 'lookalike' })
})

test('an address of ASCII is shown as it is', () => {
  for (const address of [
    'shop.example.com',
    'https://shop.example.com:8443/a',
    '2001:db8::1',
    '127.0.0.1',
    'my_host.example',
    '',
  ])
    expect([shownAddress(address), concernIn(address), addressText(address)]).toEqual([address, null, address])
})

test('of a URL only the name is read', () => {
  expect(shownAddress('https://xn--bcher-kva.example:8443/xn--bcher-kva?a=xn--bcher-kva')).toBe(
    'https://bücher.example:8443/xn--bcher-kva?a=xn--bcher-kva',
  )
  expect(shownAddress('https://shop.example.com/xn--bcher-kva')).toBe('https://shop.example.com/xn--bcher-kva')
  expect(concernIn('https://xn--80ak6aa92e.com/')).toBe('lookalike')
})

test('files and searches have both forms', () => {
  expect(addressText('xn--bcher-kva.example')).toBe('bücher.example (xn--bcher-kva.example)')
})
