import { pageRefusal } from './coverage'
import { asWritten, readResult } from './read-result'
import { exampleCheck, exampleFinding, exampleResult } from '@/lib/testing/results'

test('our structure is read as it is, also when it arrives as a text', () => {
  const result = exampleResult()
  expect(readResult({ scan_result: result })).toMatchObject({ kind: 'structured', result })
  expect(readResult({ scan_result: JSON.stringify(result) })).toMatchObject({ kind: 'structured', result })
})

test('a text that is not JSON is kept as raw text', () => {
  expect(readResult({ scan_result: '+ Server: Apache {' })).toEqual({
    kind: 'raw',
    text: '+ Server: Apache {',
    isJson: false,
  })
})

test('JSON of another structure is shown as text, formatted', () => {
  expect(readResult({ scan_result: '{"issues":[1]}' })).toEqual({
    kind: 'raw',
    text: '{\n  "issues": [\n    1\n  ]\n}',
    isJson: true,
  })
})

test.each([[null], [undefined], ['']])('%p is no result', (scan_result) => {
  expect(readResult({ scan_result })).toEqual({ kind: 'none' })
})

test('what would turn a text round is marked, whatever the API let through', () => {
  const finding = exampleFinding({ title: 'See \u202Egnp.exe', at: 'https://shop.example.com/\u0007', key: '\u2066' })
  const read = readResult({ scan_result: exampleResult({ findings: [finding] }) })
  expect(read).toMatchObject({
    result: { findings: [{ title: 'See \uFFFDgnp.exe', at: 'https://shop.example.com/\uFFFD', key: '\uFFFD' }] },
  })
})

test('a result in other words keeps what the scan wrote down for whatever reads that', () => {
  const detail = 'The page returned HTTP 403, so we couldn’t check the page visitors would see.'
  const result = exampleResult({
    score: null,
    grade: null,
    findings: [exampleFinding()],
    checks: [
      exampleCheck({ state: 'inconclusive', detail, says: { detail: { say: 'pageStatus', values: { status: 403 } } } }),
    ],
  })
  const read = readResult({ scan_result: result }, { rules: {}, phrases: { pageStatus: `de: ${detail}` } })
  if (read.kind !== 'structured') throw new Error(read.kind)
  expect(read.result.checks[0]?.detail).toBe(`de: ${detail}`)
  expect(pageRefusal(read.result)).toBe('403')
  expect(asWritten(read.result)).toEqual(result)
})
