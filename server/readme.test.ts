import { readFileSync } from 'node:fs'
import { settingsTable } from './settings-table'

test("the README's table of settings is the one the server reads", () => {
  const readme = readFileSync('README.md', 'utf8')
  for (const { name, default: value, meaning } of settingsTable)
    expect(readme).toContain(`| \`${name}\` | ${value} | ${meaning} |`)
})
