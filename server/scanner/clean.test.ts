import { cleanEvidence, cleanFacts, cleanText, maskSecrets } from './clean'

test('control characters and marks that turn text around are dropped, line breaks and tabs stay', () => {
  expect(cleanText('a\u0000b\u001b[31mc\td\r\ne\u202egpj.exe\u0085')).toBe('ab[31mc\td\negpj.exe')
})

test('half a character never gets through', () => {
  expect(cleanText('x\ud83d').isWellFormed()).toBe(true)
})

test('text is cut by bytes and says so', () => {
  const cut = cleanText('é'.repeat(5_000), 2_048)
  expect(Buffer.byteLength(cut)).toBeLessThanOrEqual(2_048)
  expect(cut).toMatch(/^é{1000,}…$/)
})

test.each([
  ['DB_PASSWORD=hunter2secret', 'DB_PASSWORD=***'],
  ["'api_key' => 'abc123def'", "'api_key' => '***'"],
  ['{"client_secret": "s3cr3t"}', '{"client_secret": "***"}'],
  ['Set-Cookie: sid=0123456789; Path=/', 'Set-Cookie: sid=***; Path=/'],
  ['mysql://root:toor@db/x', 'mysql://root:***@db/x'],
  ['-----BEGIN RSA PRIVATE KEY-----\nMIIE\n-----END RSA PRIVATE KEY-----', '-----BEGIN RSA PRIVATE KEY----- ***'],
  ['Content-Type: text/html', 'Content-Type: text/html'],
])('%j is shown as %j', (text, shown) => {
  expect(maskSecrets(text)).toBe(shown)
})

test('evidence is short, masked and plain JSON', () => {
  const evidence = cleanEvidence({
    label: 'Answer',
    url: 'https://x.test/?token=abcdef',
    status: 200,
    excerpt: `PASSWORD=hunter22\n${'x'.repeat(5_000)}`,
    data: { list: ['a\u0000'], none: undefined, far: Number.NaN },
  })
  expect(evidence).toMatchObject({
    label: 'Answer',
    url: 'https://x.test/?token=***',
    status: 200,
    data: { list: ['a'], far: null },
  })
  expect(Buffer.byteLength(evidence.excerpt ?? '')).toBeLessThanOrEqual(2_048)
  expect(evidence.excerpt).toMatch(/^PASSWORD=\*\*\*/)
  expect(evidence).not.toHaveProperty('request')
})

test('facts of any depth end somewhere', () => {
  const loop: Record<string, unknown> = {}
  loop.self = loop
  expect(
    JSON.stringify(cleanFacts({ loop, at: new Date(0), many: Array.from({ length: 1_000 }, (_, i) => i) })).length,
  ).toBeLessThan(2_000)
})

test('a token behind the name of its scheme is hidden too', () => {
  expect(maskSecrets('Authorization: Bearer eyJhbGciOi.abc')).toBe('Authorization: Bearer ***')
  expect(maskSecrets('authorization=Basic dXNlcjpwYXNz')).toBe('authorization=Basic ***')
  expect(maskSecrets('/shop;jsessionid=8F3A?my_api_key=abcd')).not.toMatch(/8F3A|abcd/)
})

test('marks that turn or hide text are gone', () => {
  expect(cleanText('a\u202eb\u200fc\u061cd\u200be\u2028f\ufeffg\u2060h')).toBe('abcdefgh')
  expect(cleanText('خانه\u200cها')).toBe('خانه\u200cها')
})
