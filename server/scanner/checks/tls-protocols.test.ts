import type { TlsOptions } from 'node:tls'
import { closeServers, startTcp } from '@/server/scanner/testing'
import { html, judge } from './testing'
import { makeCertificate, timestamps } from './testing-certificate'
import { tlsProtocols } from './tls-protocols'

afterEach(closeServers)

const page = html('<p>shop</p>')
const rsa = makeCertificate({ key: 'rsa2048' })
const MODERN = 'ECDHE-RSA-AES128-GCM-SHA256'

test.each<[string, TlsOptions, string[]]>([
  ['TLS 1.2 and 1.3 with good ciphers', { minVersion: 'TLSv1.2', ciphers: `${MODERN}:TLS_AES_128_GCM_SHA256` }, []],
  ['TLS 1.2 only', { maxVersion: 'TLSv1.2', ciphers: MODERN }, ['no-tls13']],
  ['TLS 1.3 only', { minVersion: 'TLSv1.3' }, []],
  ['TLS 1.0 as well', { minVersion: 'TLSv1', ciphers: `ECDHE-RSA-AES128-SHA:${MODERN}:@SECLEVEL=0` }, ['legacy-tls']],
  [
    'TLS 1.0 and nothing newer',
    { minVersion: 'TLSv1', maxVersion: 'TLSv1', ciphers: 'ECDHE-RSA-AES128-SHA:@SECLEVEL=0' },
    ['no-modern', 'legacy-tls'],
  ],
  [
    'ciphers bound to the key',
    { minVersion: 'TLSv1.2', ciphers: `${MODERN}:AES128-SHA:TLS_AES_128_GCM_SHA256` },
    ['no-forward-secrecy'],
  ],
  [
    'ciphers that do not encrypt',
    { maxVersion: 'TLSv1.2', ciphers: `${MODERN}:NULL-SHA256:@SECLEVEL=0` },
    ['weak-cipher', 'no-tls13'],
  ],
  [
    'ciphers without a certificate',
    { maxVersion: 'TLSv1.2', ciphers: `${MODERN}:ADH-AES128-GCM-SHA256:@SECLEVEL=0`, dhparam: 'auto' },
    ['weak-cipher', 'no-tls13'],
  ],
])('a server with %s', async (_, options, rules) => {
  const verdict = await judge(tlsProtocols, { https: page, tls: { ...rsa, ...options } })
  expect(verdict.rules).toEqual(rules)
})

test('the title tells which old versions are accepted', async () => {
  const { findings } = await judge(tlsProtocols, {
    https: page,
    tls: { ...rsa, minVersion: 'TLSv1', maxVersion: 'TLSv1.2', ciphers: 'ECDHE-RSA-AES128-SHA:@SECLEVEL=0' },
  })
  expect(findings.find(({ rule }) => rule === 'tls.protocols/legacy-tls')?.title).toBe(
    'Server accepts TLS 1.0 and TLS 1.1',
  )
})

test.each([
  ['X25519MLKEM768:X25519', 'yes'],
  ['X25519', 'no'],
])('whether keys withstand quantum computers is a fact of a full scan: %s', async (ecdhCurve, expected) => {
  const { observations } = await judge(tlsProtocols, {
    https: page,
    mode: 'full',
    tls: { ...rsa, minVersion: 'TLSv1.3', ecdhCurve },
  })
  expect(observations.tls).toMatchObject({ versions: ['TLSv1.3'], post_quantum: expected })
})

test.each<[string, string | null, string]>([
  ['that it is not revoked', '30030a0100', 'yes'],
  ['that nobody could say', '30030a0103', 'error'],
  ['nothing', null, 'no'],
])('what a server says about its certificate unasked is a fact of a full scan: %s', async (_, hex, expected) => {
  for (const maxVersion of ['TLSv1.2', 'TLSv1.3'] as const) {
    const tls = { ...rsa, maxVersion, ...(hex && { staple: Buffer.from(hex, 'hex') }) }
    const { observations } = await judge(tlsProtocols, { https: page, mode: 'full', tls })
    expect(observations.tls).toMatchObject({ ocsp_stapling: expected })
  }
})

test.each([
  [undefined, 0],
  [timestamps(2), 2],
  [Buffer.from('0410ffff', 'hex'), null],
])('how many transparency logs a certificate names is a fact of a full scan: %#', async (logged, expected) => {
  const { observations, rules } = await judge(tlsProtocols, {
    https: page,
    mode: 'full',
    tls: makeCertificate({ logged }),
  })
  expect(observations.tls).toMatchObject({ certificate_timestamps: expected })
  expect(rules).toEqual([])
})

test('a light scan notes versions and ciphers alone', async () => {
  const { observations } = await judge(tlsProtocols, { https: page })
  expect(Object.keys(observations.tls as object)).toEqual(['versions', 'suites'])
})

test('a site without HTTPS has no versions to judge', async () => {
  expect(await judge(tlsProtocols, { http: page, https: 'closed' })).toMatchObject({ state: 'not_applicable' })
})

test('silence proves nothing', async () => {
  const { port } = await startTcp(() => {})
  expect(await judge(tlsProtocols, { http: page, https: port })).toMatchObject({ state: 'inconclusive', rules: [] })
})

test('which versions a server accepts stands in its row', async () => {
  const verdict = await judge(tlsProtocols, { https: page, tls: { ...rsa, minVersion: 'TLSv1.2', ciphers: MODERN } })
  expect(verdict).toMatchObject({ state: 'passed', detail: 'Accepts TLS 1.2 · TLS 1.3.' })
})
