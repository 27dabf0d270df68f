import { runOf } from '@/lib/exports/testing-sarif'
import { exampleFindings } from '@/server/pdf/testing'

test('two thousand findings of a full scan, of every rule of the scanner, are a SARIF file', () => {
  const all = exampleFindings(2000)
  const { results, tool } = runOf(all, [], { mode: 'full' })
  expect(results).toHaveLength(2000)
  expect(tool.driver.rules.map(({ id }) => id).toSorted()).toEqual([...new Set(all.map(({ rule }) => rule))].toSorted())
})
