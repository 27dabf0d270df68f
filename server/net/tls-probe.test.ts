import { RSA, certificate, closeServers, startTcp, startTls } from '@/server/scanner/testing'
import { forwardSecret, surveyTls, type TlsEndpoint, weakness } from './tls-probe'

const keys = certificate({ keyType: RSA })
const ecKeys = certificate()
const endpoint = (port: number): TlsEndpoint => ({
  ip: '127.0.0.1',
  port,
  serverName: 'localhost',
  signal: new AbortController().signal,
  timeoutMs: 300,
})

afterEach(closeServers)

test('a modern server speaks TLS 1.2 and 1.3 and nothing older', async () => {
  const { port } = await startTls({ ...keys, minVersion: 'TLSv1.2' })
  const survey = await surveyTls(endpoint(port), 'weak')
  expect(survey.versions).toEqual({ SSLv3: 'no', 'TLSv1.0': 'no', 'TLSv1.1': 'no', 'TLSv1.2': 'yes', 'TLSv1.3': 'yes' })
  expect(survey.suites['TLSv1.3']).toEqual([expect.stringMatching(/^TLS_/)])
})

test('an old server is seen to take TLS 1.0 and 1.1, which our own OpenSSL would not ask for', async () => {
  const { port } = await startTls({
    ...keys,
    minVersion: 'TLSv1',
    maxVersion: 'TLSv1.2',
    ciphers: 'DEFAULT:@SECLEVEL=0',
  })
  const { versions } = await surveyTls(endpoint(port), 'weak')
  expect(versions).toEqual({ SSLv3: 'no', 'TLSv1.0': 'yes', 'TLSv1.1': 'yes', 'TLSv1.2': 'yes', 'TLSv1.3': 'no' })
})

test('a TLS 1.3 server is nothing but that', async () => {
  const { port } = await startTls({ ...ecKeys, minVersion: 'TLSv1.3' })
  const { versions, suites } = await surveyTls(endpoint(port), 'all')
  expect(versions).toMatchObject({ 'TLSv1.2': 'no', 'TLSv1.3': 'yes' })
  expect(suites).toEqual({
    'TLSv1.3': expect.arrayContaining([
      'TLS_AES_128_GCM_SHA256',
      'TLS_AES_256_GCM_SHA384',
      'TLS_CHACHA20_POLY1305_SHA256',
    ]),
  })
})

test('the full list names exactly the suites a server takes', async () => {
  const ciphers = ['ECDHE-RSA-AES256-GCM-SHA384', 'ECDHE-RSA-AES128-SHA', 'AES128-SHA']
  const { port } = await startTls({
    ...keys,
    minVersion: 'TLSv1.2',
    maxVersion: 'TLSv1.2',
    ciphers: `${ciphers.join(':')}:@SECLEVEL=0`,
  })
  const { suites } = await surveyTls(endpoint(port), 'all')
  expect(suites['TLSv1.2']?.toSorted()).toEqual(ciphers.toSorted())
})

test('weak classes are found one by one', async () => {
  const { port } = await startTls({
    ...keys,
    maxVersion: 'TLSv1.2',
    ciphers: 'ECDHE-RSA-AES128-GCM-SHA256:AES128-SHA:NULL-SHA256:ADH-AES128-SHA:@SECLEVEL=0',
    dhparam: 'auto',
  })
  const { suites } = await surveyTls(endpoint(port), 'weak')
  const found = suites['TLSv1.2'] ?? []
  expect(found.map(weakness)).toEqual(expect.arrayContaining(['no encryption', 'no authentication', null]))
  expect(found.filter((suite) => !forwardSecret(suite) && !weakness(suite))).toEqual(['AES128-SHA'])
})

test('silence is unknown, not a no', async () => {
  const { port } = await startTcp(() => {})
  const { versions } = await surveyTls(endpoint(port), 'weak')
  expect(new Set(Object.values(versions))).toEqual(new Set(['unknown']))
})

test('another protocol is told by its first bytes', async () => {
  const { port } = await startTcp((socket) => socket.write('220 mail.example ESMTP'))
  await expect(surveyTls(endpoint(port), 'weak')).resolves.toMatchObject({
    notTls: '220 mail.exa',
    versions: {},
    asked: 1,
  })
})

test.each<[string, Buffer]>([
  ['a hello that ends too early', Buffer.from('160303002a020000260303', 'hex')],
  [
    'lengths that lie',
    Buffer.concat([
      Buffer.from('1603030064020000ff0303', 'hex'),
      Buffer.alloc(32),
      Buffer.from('ffc02f00ffffffff', 'hex'),
    ]),
  ],
  ['a flood', Buffer.concat([Buffer.from('160303ffff02ffffff0303', 'hex'), Buffer.alloc(200_000)])],
])('%s does no harm', async (_, bytes) => {
  const { port } = await startTcp((socket) => socket.write(bytes))
  const { versions } = await surveyTls(endpoint(port), 'weak')
  expect(Object.values(versions)).not.toContain('yes')
})

test('a closed port is no survey', async () => {
  const { port } = await startTcp(() => {})
  await closeServers()
  await expect(surveyTls(endpoint(port), 'weak')).rejects.toThrow('ECONNREFUSED')
})

test('an abort ends the survey', async () => {
  const { port } = await startTcp(() => {})
  const controller = new AbortController()
  const survey = surveyTls({ ...endpoint(port), signal: controller.signal, timeoutMs: 5_000 }, 'weak')
  setTimeout(() => controller.abort(new Error('enough')), 20)
  await expect(survey).rejects.toThrow('enough')
})

test.each([
  ['NULL-SHA256', 'no encryption', false],
  ['AECDH-RC4-SHA', 'no authentication', false],
  ['EXP-DES-CBC-SHA', 'export-grade key', false],
  ['ECDHE-RSA-RC4-SHA', 'RC4 or RC2', true],
  ['ECDHE-RSA-DES-CBC3-SHA', '64-bit block (Sweet32)', true],
  ['IDEA-CBC-SHA', '64-bit block (Sweet32)', false],
  ['AES128-SHA', null, false],
  ['ECDHE-RSA-AES128-GCM-SHA256', null, true],
  ['TLS_AES_128_GCM_SHA256', null, true],
])('%s: %s, forward secrecy %s', (suite, weak, secret) => {
  expect(weakness(suite)).toBe(weak)
  expect(forwardSecret(suite)).toBe(secret)
})
