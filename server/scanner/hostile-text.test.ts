import { readPolicies } from './checks/csp-policies'
import { openDoors, syntaxMistakes } from './checks/csp-weaknesses'
import { findErrorText } from './checks/error-text'
import { httpHeaders } from './checks/http-headers'
import { isSessionCookie } from './checks/session-cookies'
import { html, judge } from './checks/testing'
import { cleanEvidence } from './clean'
import { makeExchange } from './net/exchange'
import { parsePage } from './page'
import { recogniseTechnologies } from './software/technologies'
import { closeServers } from './testing'

afterEach(closeServers)

/** What is linear takes a tenth of this on a busy machine, what is not takes many times as long. */
const LIMIT_MS = 1_500

const filled = (piece: string, length: number) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length)

function exchange(body: string, headers: [string, string][] = [['content-type', 'text/html']]) {
  return makeExchange({
    url: 'https://shop.test/',
    method: 'GET',
    status: 200,
    headers,
    content: Buffer.from(body),
    bytes: body.length,
    truncated: false,
    timedOut: false,
    ms: 1,
  })
}

/** Of the processor, not of the clock: other work on the machine is not ours. */
function msOf(work: () => unknown): number {
  const before = process.cpuUsage()
  work()
  return process.cpuUsage(before).user / 1000
}

test.each([' ', '<', 'a=', '"', '/*', '<!--', '<a ', '<div>', '<svg><p>', '<template>', '<a href=b>', '<form action=b>', '&', '1', '\n', '<b>Warning</b>: '])(
  'a page that repeats %p does not hold us up',
  (piece) => {
    const answer = exchange(filled(piece, 1_500_000))
    expect(msOf(() => recogniseTechnologies(parsePage(answer)))).toBeLessThan(LIMIT_MS)
    expect(msOf(() => findErrorText(answer.body))).toBeLessThan(LIMIT_MS)
  },
)

test('a page whose base makes every short address long neither takes long nor fills the memory', () => {
  const body = `<base href="https://x.test/${filled('a', 200_000)}/">${filled('<a href=b>', 300_000)}`
  const before = process.memoryUsage().heapUsed
  let page = parsePage(exchange('<p>'))
  expect(msOf(() => (page = parsePage(exchange(body))))).toBeLessThan(LIMIT_MS)
  expect(page.isComplete).toBe(false)
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(200_000_000)
})

test.each(['1', ' ', ';', 'token', 'token=', '-----BEGIN PRIVATE KEY', 'x; ', 'a.b ', '<a ', "'nonce-"])(
  'a header that repeats %p does not hold us up',
  (piece) => {
    const value = filled(piece, 60_000)
    expect(msOf(() => isSessionCookie(value))).toBeLessThan(LIMIT_MS)
    const facts = { facts: Array.from({ length: 50 }, () => value) }
    expect(msOf(() => cleanEvidence({ label: value, url: value, request: value, excerpt: value, data: facts }))).toBeLessThan(LIMIT_MS)
    const policies = readPolicies([value])
    expect(msOf(() => [openDoors(policies), syntaxMistakes(policies)])).toBeLessThan(LIMIT_MS)
  },
)

test('a version made of sixty thousand digits does not hold us up', async () => {
  const { rules } = await judge(httpHeaders, { http: html('<p>', { server: filled('1', 60_000) }) })
  expect(rules).not.toContain('version-disclosed')
})
