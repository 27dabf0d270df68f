import { closeServers, startTcp } from '@/server/scanner/testing'
import { html, judge } from './testing'
import { makeCertificate } from './testing-certificate'
import { judgeDates, tlsCertificate } from './tls-certificate'

afterEach(closeServers)

const page = html('<p>shop</p>')
const DAY = 86_400_000

test.each<[string, Parameters<typeof makeCertificate>[0], string[]]>([
  ['by an authority nobody knows', { byAuthority: true }, ['untrusted']],
  ['by itself', {}, ['self-signed']],
  ['run out, and by itself', { from: -90, to: -1 }, ['expired', 'self-signed']],
  [
    'run out, and for another name',
    { from: -90, to: -1, names: ['other.test'] },
    ['expired', 'name-mismatch', 'self-signed'],
  ],
  ['of the future', { from: 2, to: 90 }, ['not-yet-valid', 'self-signed']],
  ['with ten of ninety days left', { from: -80, to: 10 }, ['self-signed', 'expires-soon']],
  ['with a short key', { key: 'rsa1024' }, ['self-signed', 'weak-key']],
  ['with a long enough key', { key: 'rsa2048', byAuthority: true }, ['untrusted']],
  ['with a broken signature', { key: 'rsa2048', hash: 'sha1', byAuthority: true }, ['untrusted', 'weak-signature']],
  ['with a broken signature under itself', { key: 'rsa2048', hash: 'sha1' }, ['self-signed']],
])('a certificate %s', async (_, wanted, rules) => {
  const tls = { ...makeCertificate(wanted), ciphers: 'DEFAULT:@SECLEVEL=0' }
  const verdict = await judge(tlsCertificate, { https: page, tls })
  expect(verdict.rules.toSorted()).toEqual(rules.toSorted())
})

test('a wildcard stands for one label', async () => {
  const tls = makeCertificate({ names: ['*.shop.test'] })
  expect((await judge(tlsCertificate, { host: 'www.shop.test', https: page, tls })).rules).toEqual(['self-signed'])
  expect((await judge(tlsCertificate, { host: 'a.b.shop.test', https: page, tls })).rules).toEqual([
    'name-mismatch',
    'self-signed',
  ])
})

test('an address needs its own entry in the certificate', async () => {
  const site = { host: '127.0.0.1', https: page }
  expect((await judge(tlsCertificate, { ...site, tls: makeCertificate({ names: ['127.0.0.1'] }) })).rules).toEqual([
    'self-signed',
  ])
  expect((await judge(tlsCertificate, { ...site, tls: makeCertificate({ names: ['shop.test'] }) })).rules).toEqual([
    'name-mismatch',
    'self-signed',
  ])
})

test.each<[string, number, number, string[]]>([
  ['a six-day certificate with three days left is healthy', -3, 3, []],
  ['a six-day certificate with one day left is late', -5, 1, ['expires-soon']],
  ['a ninety-day certificate with fifteen days left is healthy', -75, 15, []],
  ['a ninety-day certificate with thirteen days left is late', -77, 13, ['expires-soon']],
])('%s', (_, from, to, rules) => {
  const now = Date.now()
  const dates = { validFrom: new Date(now + from * DAY), validTo: new Date(now + to * DAY) }
  expect(judgeDates(dates, now).map(({ rule }) => rule)).toEqual(rules)
})

test('what the server showed is in the evidence', async () => {
  const { findings } = await judge(tlsCertificate, { https: page })
  expect(findings[0]?.evidence[0]?.data).toMatchObject({
    subject: 'CN=shop.test',
    names: ['DNS:shop.test'],
    protocol: 'TLSv1.3',
  })
})

test('a site without HTTPS has no certificate to judge', async () => {
  expect(await judge(tlsCertificate, { http: page, https: 'closed' })).toMatchObject({ state: 'not_applicable' })
})

test('silence proves nothing', async () => {
  const { port } = await startTcp(() => {})
  expect(await judge(tlsCertificate, { http: page, https: port })).toMatchObject({ state: 'inconclusive', rules: [] })
})
