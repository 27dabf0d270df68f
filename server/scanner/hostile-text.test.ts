import { readPolicies } from './checks/csp-policies'
import { openDoors, syntaxMistakes } from './checks/csp-weaknesses'
import { findErrorText } from './checks/error-text'
import { httpHeaders } from './checks/http-headers'
import { isSessionCookie } from '@/server/scanner/checks/http-cookies'
import { html, judge } from './checks/testing'
import { cleanEvidence } from './clean'
import { makeExchange } from '@/server/net/exchange'
import { parsePage } from './page'
import { recogniseTechnologies } from './software/technologies'
import { closeServers } from './testing'

afterEach(closeServers)

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

/** Of this thread's processor time, the least of three: other work on the machine is not ours. */
function costOf(work: () => unknown): number {
  const times = Array.from({ length: 3 }, () => {
    const before = process.threadCpuUsage()
    work()
    const { user, system } = process.threadCpuUsage(before)
    return user + system
  })
  return Math.min(...times)
}

/** Microseconds: some kernels count processor time in ticks of 4 ms, so that less is told from nothing. */
const TICK = 4_000
const TIMES = 8
/** Linear work takes 8 times as long for 8 times the text, quadratic work 64 times. What is worse never ends. */
const STILL_LINEAR = 3 * TIMES

/**
 * How many times as long `TIMES` the text takes: what another process does to the caches of the machine may double it,
 * it cannot make it 64.
 */
function growth(work: (length: number) => unknown, length: number) {
  work(length)
  const once = costOf(() => work(length / TIMES))
  const more = costOf(() => work(length))
  return more / Math.max(once, TICK)
}

test.each([
  ' ',
  '<',
  'a=',
  '"',
  '/*',
  '<!--',
  '<a ',
  '<div>',
  '<svg><p>',
  '<template>',
  '<a href=b>',
  '<form action=b>',
  '&',
  '1',
  '\n',
  '<b>Warning</b>: ',
])('a page that repeats %p does not hold us up', (piece) => {
  const read = (length: number) => {
    const answer = exchange(filled(piece, length))
    recogniseTechnologies(parsePage(answer))
    findErrorText(answer.body)
  }
  expect(growth(read, 800_000)).toBeLessThan(STILL_LINEAR)
})

test('a page whose base makes every short address long is read in part and does not fill the memory', () => {
  const body = `<base href="https://x.test/${filled('a', 200_000)}/">${filled('<a href=b>', 300_000)}`
  const before = process.memoryUsage().heapUsed
  expect(parsePage(exchange(body)).isComplete).toBe(false)
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(200_000_000)
})

test.each(['1', ' ', ';', 'token', 'token=', '-----BEGIN PRIVATE KEY', 'x; ', 'a.b ', '<a ', "'nonce-"])(
  'a header that repeats %p does not hold us up',
  (piece) => {
    const read = (length: number) => {
      const value = filled(piece, length)
      isSessionCookie(value)
      cleanEvidence({
        label: value,
        url: value,
        request: value,
        excerpt: value,
        data: { facts: Array.from({ length: 50 }, () => value) },
      })
      const policies = readPolicies([value])
      return [openDoors(policies), syntaxMistakes(policies)]
    }
    expect(growth(read, 120_000)).toBeLessThan(STILL_LINEAR)
  },
)

test('a version made of sixty thousand digits does not hold us up', async () => {
  const { rules } = await judge(httpHeaders, { http: html('<p>', { server: filled('1', 60_000) }) })
  expect(rules).not.toContain('version-disclosed')
})
