import { readFileSync } from 'node:fs'
import { settingsTable } from './settings-table'

test("the README's table of settings is the one the server reads", () => {
  const readme = readFileSync('README.md', 'utf8')
  for (const { name, default: value, meaning } of settingsTable)
    expect(readme).toContain(`| \`${name}\` | ${value} | ${meaning} |`)
})

test('a decision is said in five lines of 120 signs at most', () => {
  const [, ...entries] = readFileSync('docs/decisions.md', 'utf8')
    .trimEnd()
    .split(/\n(?=- )/)
  expect(entries.length).toBeGreaterThan(40)
  const long = entries.filter((entry) => entry.split('\n').length > 5 || /.{121}/.test(entry))
  expect(long).toEqual([])
})
