import { RSA, certificate, closeServers, startHttps, startTcp, startTls } from '@/server/scanner/testing'
import { fetchCertificate } from './certificate'

const signal = new AbortController().signal
const at = (port: number, host = 'localhost') => ({ ip: '127.0.0.1', port, host, signal, timeoutMs: 500 })

afterEach(closeServers)

test('the certificate is read as the server shows it', async () => {
  const { port } = await startHttps(
    (_, response) => response.end(),
    certificate({ name: 'shop.example', days: 30, keyType: RSA }),
  )
  const shown = await fetchCertificate(at(port, 'shop.example'))
  expect(shown).toMatchObject({
    subject: 'CN=shop.example',
    issuer: 'CN=shop.example',
    names: ['DNS:shop.example'],
    key: { type: 'rsa', bits: 2048 },
    signature: 'sha256WithRSAEncryption',
    matchesHost: true,
    isSelfSigned: true,
    trustError: 'DEPTH_ZERO_SELF_SIGNED_CERT',
    chain: [{ subject: 'CN=shop.example' }],
    protocol: 'TLSv1.3',
  })
  const days = (shown.validTo.getTime() - shown.validFrom.getTime()) / 86_400_000
  expect(Math.round(days)).toBe(30)
})

test('another name and a curve are seen', async () => {
  const keys = certificate({
    name: 'shop.example',
    keyType: ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'],
  })
  const { port } = await startTls(keys)
  await expect(fetchCertificate(at(port, 'bank.example'))).resolves.toMatchObject({
    matchesHost: false,
    key: { type: 'ec', bits: null, curve: 'prime256v1' },
  })
  await expect(fetchCertificate(at(port, '127.0.0.1'))).resolves.toMatchObject({
    matchesHost: false,
    trustError: 'DEPTH_ZERO_SELF_SIGNED_CERT',
  })
})

test('a server of TLS 1.0 only still shows its certificate', async () => {
  const { port } = await startTls({
    ...certificate(),
    minVersion: 'TLSv1',
    maxVersion: 'TLSv1',
    ciphers: 'DEFAULT:@SECLEVEL=0',
  })
  await expect(fetchCertificate(at(port))).resolves.toMatchObject({ protocol: 'TLSv1', matchesHost: true })
})

test.each<[string, Parameters<typeof startTcp>[0], RegExp]>([
  ['says nothing', () => {}, /The TLS handshake timed out/],
  ['hangs up', (socket) => socket.end(), /ECONNRESET/],
  ['speaks something else', (socket) => socket.end('220 mail ready\r\n'), /doesn’t use TLS/],
])('a server that %s is told in words', async (_, speak, message) => {
  const { port } = await startTcp(speak)
  await expect(fetchCertificate(at(port))).rejects.toMatchObject({
    name: 'RequestFailed',
    message: expect.stringMatching(message),
  })
})
