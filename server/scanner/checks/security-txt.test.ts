import { closeServers } from '@/server/scanner/testing'
import { securityTxt } from './security-txt'
import { html, judge, type Reply } from './testing'

afterEach(closeServers)

const answering = (file: Reply) =>
  judge(securityTxt, { http: (request) => (request.url === '/.well-known/security.txt' ? file : html('<p>shop</p>')) })
const text = (body: string) => ({ headers: { 'content-type': 'text/plain' }, body })
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

test.each<[string, Reply, string[]]>([
  ['a complete file', text(`Contact: mailto:security@shop.test\nExpires: ${inDays(30)}\n`), []],
  [
    'a signed file',
    text(
      `-----BEGIN PGP SIGNED MESSAGE-----\nHash: SHA256\n\nContact: https://shop.test/security\nExpires: ${inDays(30)}\n`,
    ),
    [],
  ],
  ['no file', { status: 404 }, ['missing']],
  ['a page in place of the file', html('<html><body>Contact: mailto:a@shop.test</body></html>'), ['missing']],
  ['a text about something else', text('hello'), ['missing']],
  ['a date in the past', text(`Contact: mailto:security@shop.test\nExpires: ${inDays(-1)}\n`), ['expired']],
  ['no date', text('Contact: mailto:security@shop.test\n'), ['expired']],
  ['a contact nobody can use', text(`Contact: our office\nExpires: ${inDays(30)}\n`), ['invalid']],
])('%s', async (_, file, rules) => {
  expect((await answering(file)).rules).toEqual(rules)
})

test.each([401, 403, 429, 500, 503])('an answer %i tells nothing about the file', async (status) => {
  expect(await answering({ status })).toMatchObject({ state: 'inconclusive', rules: [] })
})

test('a file kept on another site is not called missing', async () => {
  expect(
    await answering({ status: 302, headers: { location: 'https://corporation.test/security.txt' } }),
  ).toMatchObject({ state: 'inconclusive', rules: [] })
})

test('a server that hangs up tells nothing about the file', async () => {
  const verdict = await judge(securityTxt, {
    http: (request) => {
      if (request.url !== '/') request.socket.destroy()
      return html('<p>shop</p>')
    },
  })
  expect(verdict).toMatchObject({ state: 'inconclusive', rules: [] })
})
