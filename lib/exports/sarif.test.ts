import type { Finding } from '@/lib/contract/scan-result'
import { exampleFinding, HOSTILE } from '@/lib/testing/results'
import { runOf, validateSarif as validate } from './testing-sarif'

const uriOf = (values: Partial<Finding>) =>
  runOf([exampleFinding(values)]).results[0]?.locations[0].physicalLocation.artifactLocation.uri

const findings = [
  exampleFinding({ severity: 'critical' }),
  exampleFinding({ id: 'b', at: 'https://shop.example.com/ü?' }),
  exampleFinding({
    id: 'c',
    at: 'shop.example.com:6379',
    rule: 'network.ports/redis',
    severity: 'info',
    cve: ['CVE-2020-1'],
  }),
  exampleFinding({
    id: 'd',
    at: '_dmarc.shop example.com',
    rule: 'dns.mail/x',
    references: [{ title: 'Bad', url: 'nowhere' }],
  }),
]
const decision = {
  status: 'false_positive',
  note: 'Sent by the proxy',
  until: null,
  by: null,
  at: '2026-01-01T00:00:00Z',
} as const

test('the schema is a strict one', () => {
  expect(validate({ version: '2.1.0', runs: [{ tool: { driver: { name: 'x' } } }] })).toBe(true)
  for (const run of [
    {},
    { tool: { driver: {} } },
    { tool: { driver: { name: 'x', informationUri: 'no uri' } } },
    { tool: { driver: { name: 'x' } }, more: 1 },
  ])
    expect(validate({ version: '2.1.0', runs: [run] })).toBe(false)
})

test('the SARIF file has each kind of problem once, what was set aside with its reason, and the checks without an answer', () => {
  const { tool, results, invocations } = runOf(findings, [{ id: 'b', status: 'false_positive', decision }])
  expect(tool.driver.name).toBe('Acme Shield')
  expect(tool.driver.rules.map(({ id }) => id)).toEqual([
    'http.headers/nosniff-missing',
    'network.ports/redis',
    'dns.mail/x',
  ])
  expect(results.map(({ ruleId, ruleIndex }) => tool.driver.rules[ruleIndex]?.id === ruleId)).toEqual([
    true,
    true,
    true,
    true,
  ])
  for (const { properties } of tool.driver.rules)
    expect(properties).toMatchObject({ 'security-severity': expect.stringMatching(/^\d+\.\d$/) })
  expect(results.map(({ partialFingerprints }) => partialFingerprints)).toEqual(
    findings.map(({ id }) => ({ 'soteria/v1': id })),
  )
  expect(results.map(({ suppressions }) => suppressions)).toEqual([
    [],
    [{ kind: 'external', status: 'accepted', justification: 'Sent by the proxy' }],
    [],
    [],
  ])
  expect(invocations[0]?.toolExecutionNotifications).toEqual([
    { descriptor: { id: 'tls.protocols' }, level: 'warning', message: { text: 'TLS versions: The server hung up.' } },
    { descriptor: { id: 'dns.mail' }, level: 'error', message: { text: 'Email DNS records: error' } },
  ])
})

test.each([
  ['no address and no words', { at: '', title: 'T', summary_plain: '', impact: '', remediation: '' }],
  ['half a character', { title: '\uD800 x', at: 'https://shop.example.com/\uD800' }],
  ['the same class twice', { owasp: ['A05:2021', 'A05:2021'], cwe: [79, 79] }],
  [
    'hostile evidence and words',
    { title: HOSTILE.map(({ excerpt }) => excerpt).join('\n'), evidence: HOSTILE, key: '</script>\u0000' },
  ],
])('the rules are kept with %s', (_name, values) => {
  expect(runOf([exampleFinding(values)]).results).toHaveLength(1)
})

test.each([
  ['https://shop.example.com/a b', 'https://shop.example.com/a%20b'],
  [
    'https://shop.example.com/100%/a|b[0]^{c}?d=[1]|2',
    'https://shop.example.com/100%25/a%7Cb%5B0%5D%5E%7Bc%7D?d=%5B1%5D%7C2',
  ],
  ['https://shop.example.com/?q=1#/login?a=b', 'https://shop.example.com/?q=1#/login?a=b'],
  ['https://shop.example.com/#a b|[c]#ü', 'https://shop.example.com/#a%20b%7C%5Bc%5D%23%C3%BC'],
  ['http://[2001:db8::1]:8080/', 'http://[2001:db8::1]:8080/'],
  ['https://[bad /\u0000"<>', 'dns:https%3A%2F%2F%5Bbad%20%2F%00%22%3C%3E'],
  ['javascript://alert(1)', 'dns:javascript%3A%2F%2Falert(1)'],
  ['shop.example.com:6379', 'tcp://shop.example.com:6379'],
  ['[2001:db8::1]:6379', 'tcp://[2001:db8::1]:6379'],
  ['2001:db8::1:6379', 'tcp://[2001:db8::1]:6379'],
  ['żółw.example/#:25', 'tcp://%C5%BC%C3%B3%C5%82w.example%2F%23:25'],
  ['\uD800:25', 'tcp://%EF%BF%BD:25'],
  ['_dmarc.example.com', 'dns:_dmarc.example.com'],
])('the place %j is an address that every reader takes', (at, uri) => {
  expect(uriOf({ at })).toBe(uri)
})

test('a rule leads on to the first of its references that is a page', () => {
  const references = ['nowhere', 'javascript:alert(1)', 'https://good.example/ü|x'].map((url) => ({
    title: 'More',
    url,
  }))
  expect(runOf([exampleFinding({ references })]).tool.driver.rules[0]?.helpUri).toBe('https://good.example/%C3%BC%7Cx')
})

test('a list without a line is a file, too', () => {
  expect(runOf([]).results).toEqual([])
})
