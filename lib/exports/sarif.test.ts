import * as z from 'zod/mini'
import { findingsSarif } from './sarif'
import { exported, finding } from './testing'

// The parts of the schema of SARIF 2.1.0 (OASIS, sarif-schema-2.1.0.json) that we write, by hand: the same names, kinds, duties and choices, and nothing beside them.
const unique = <V extends z.ZodMiniType>(item: V) =>
  z.array(item).check(z.refine((all) => new Set(all.map((one) => JSON.stringify(one))).size === all.length, 'The items are not unique'))
const uri = z.string().check(z.refine((text) => URL.canParse(text) && /^[\w.~:/?#[\]@!$&'()*+,;=%-]+$/.test(text), 'No URI'))
const level = z.enum(['none', 'note', 'warning', 'error'])
const message = z.strictObject({ text: z.string().check(z.minLength(1)) })
const propertyBag = z.catchall(z.object({ tags: z.optional(unique(z.string())) }), z.unknown())
const rule = z.strictObject({
  id: z.string(),
  name: z.optional(z.string()),
  shortDescription: z.optional(message),
  fullDescription: z.optional(message),
  help: z.optional(message),
  helpUri: z.optional(uri),
  defaultConfiguration: z.optional(z.strictObject({ level })),
  properties: z.optional(propertyBag),
})
const location = z.strictObject({
  physicalLocation: z.optional(z.strictObject({ artifactLocation: z.strictObject({ uri }) })),
  logicalLocations: z.optional(unique(z.strictObject({ fullyQualifiedName: z.string(), kind: z.string() }))),
})
const result = z
  .strictObject({
    ruleId: z.string(),
    ruleIndex: z.int().check(z.gte(-1)),
    kind: z.enum(['notApplicable', 'pass', 'fail', 'review', 'open', 'informational']),
    level,
    rank: z.number().check(z.gte(-1), z.lte(100)),
    message,
    locations: z.array(location),
    partialFingerprints: z.record(z.string(), z.string()),
    suppressions: unique(
      z.strictObject({
        kind: z.enum(['inSource', 'external']),
        status: z.enum(['accepted', 'underReview', 'rejected']),
        justification: z.optional(z.string()),
      }),
    ),
    properties: propertyBag,
  })
  .check(z.refine((one) => one.kind === 'fail' || one.level === 'none', 'Only what failed has a level'))
const invocation = z.strictObject({
  executionSuccessful: z.boolean(),
  startTimeUtc: z.iso.datetime(),
  endTimeUtc: z.iso.datetime(),
  toolExecutionNotifications: z.array(z.strictObject({ descriptor: z.strictObject({ id: z.string() }), level, message })),
})
const run = z.strictObject({
  tool: z.strictObject({ driver: z.strictObject({ name: z.string(), semanticVersion: z.string(), rules: unique(rule) }) }),
  invocations: z.array(invocation),
  results: z.array(result),
  columnKind: z.enum(['utf16CodeUnits', 'unicodeCodePoints']),
  properties: propertyBag,
})
const Sarif = z.strictObject({ $schema: uri, version: z.literal('2.1.0'), runs: z.array(run) })

const findings = [
  finding({ severity: 'critical' }),
  finding({ id: 'b', at: 'https://shop.example.com/ü?' }),
  finding({ id: 'c', at: 'shop.example.com:6379', rule: 'network.ports/redis', severity: 'info', cve: ['CVE-2020-1'] }),
  finding({ id: 'd', at: '_dmarc.shop example.com', rule: 'dns.mail/x', references: [{ title: 'Bad', url: 'nowhere' }] }),
]
const decision = { status: 'false_positive', note: 'Sent by the proxy', until: null, by: null, at: '2026-01-01T00:00:00Z' } as const
const sarifOf = (...given: Parameters<typeof exported>) => Sarif.parse(JSON.parse(findingsSarif(exported(...given))))

test('the SARIF file is one by the rules of version 2.1.0', () => {
  const [own] = sarifOf(findings, [{ id: 'b', status: 'false_positive', decision }]).runs
  if (!own) throw new Error('no run')
  const { tool, results, invocations } = own
  expect(tool.driver.rules.map(({ id }) => id)).toEqual(['http.headers/nosniff-missing', 'network.ports/redis', 'dns.mail/x'])
  expect(results.map(({ ruleId, ruleIndex }) => tool.driver.rules[ruleIndex]?.id === ruleId)).toEqual([true, true, true, true])
  for (const { properties } of tool.driver.rules) expect(properties).toMatchObject({ 'security-severity': expect.stringMatching(/^\d+\.\d$/) })
  expect(results.map(({ partialFingerprints }) => partialFingerprints)).toEqual(findings.map(({ id }) => ({ 'soteria/v1': id })))
  expect(results.map(({ suppressions }) => suppressions)).toEqual([[], [{ kind: 'external', status: 'accepted', justification: 'Sent by the proxy' }], [], []])
  expect(invocations[0]?.toolExecutionNotifications).toEqual([
    { descriptor: { id: 'tls.protocols' }, level: 'warning', message: { text: 'tls.protocols: The server hung up.' } },
    { descriptor: { id: 'dns.mail' }, level: 'error', message: { text: 'dns.mail: error' } },
  ])
})

test.each([
  ['no address and no words', { at: '', title: 'T', summary_plain: '', impact: '', remediation: '' }],
  ['an address that is none', { at: 'https://[bad /\u0000"<>' }],
  ['a port behind a name of any letters', { at: 'żółw.example:25' }],
  ['half a character in a port', { at: '\uD800:25' }],
  ['half a character in a name', { at: '\uD800' }],
  ['half a character', { title: '\uD800 x', at: 'https://shop.example.com/\uD800' }],
  ['the same class twice', { owasp: ['A05:2021', 'A05:2021'], cwe: [79, 79] }],
])('the rules are kept with %s', (_, values) => {
  expect(sarifOf([finding(values)]).runs[0]?.results).toHaveLength(1)
})

test('a list without a line is a file, too', () => {
  expect(sarifOf([]).runs[0]?.results).toEqual([])
})
