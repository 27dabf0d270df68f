import { X509Certificate } from 'node:crypto'
import { makeCertificate, timestamps } from '@/server/scanner/checks/testing-certificate'
import { countTimestamps, readStaple } from './certificate-proofs'

const raw = (logged?: Buffer) => new X509Certificate(makeCertificate({ logged }).cert).raw

test.each([0, 1, 3])('%i timestamps of logs are counted', (count) => {
  expect(countTimestamps(raw(timestamps(count)))).toBe(count)
})

test('a certificate without timestamps has none', () => {
  expect(countTimestamps(raw())).toBe(0)
})

test.each([
  ['nothing', ''],
  ['no octets', '0500'],
  ['octets that break off', '0410ffff'],
  ['a list that is longer than it is', '040400ff0000'],
  ['an entry that is longer than the list', '0404000200ff'],
  ['half of a length', '0403000100'],
  ['a length without end', '0480000000'],
  ['a length of very many bytes', '0488ffffffffffffffff'],
])('an extension that holds %s cannot be read, and does no harm', (_, hex) => {
  expect(countTimestamps(raw(Buffer.from(hex, 'hex')))).toBeNull()
})

test('a certificate that breaks off anywhere cannot be read, and does no harm', () => {
  const whole = raw(timestamps(2))
  for (let length = 0; length < whole.length; length += 1) expect(countTimestamps(whole.subarray(0, length))).toBeNull()
})

test.each<[string, string | null, string]>([
  ['none', null, 'no'],
  ['an empty one', '', 'no'],
  ['a successful one', '30030a0100', 'yes'],
  ['one that says "try later"', '30030a0103', 'error'],
  ['one that breaks off', '30ff0a0100', 'error'],
  ['text', '68656c6c6f', 'error'],
])('of an OCSP response the status is read: %s', (_, hex, expected) => {
  expect(readStaple(hex === null ? null : Buffer.from(hex, 'hex'))).toBe(expected)
})
