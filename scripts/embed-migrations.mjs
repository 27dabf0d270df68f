// Puts drizzle-kit's SQL files into one module: the bundled server has no folder to read them from. `--check` fails when it is not up to date.
import { readFileSync, writeFileSync } from 'node:fs'

const folder = new URL('../server/db/migrations/', import.meta.url)
const target = new URL('../server/db/migrations.gen.ts', import.meta.url)

const journal = JSON.parse(readFileSync(new URL('meta/_journal.json', folder), 'utf8'))
const entries = journal.entries.map(({ tag }) => {
  const sql = readFileSync(new URL(`${tag}.sql`, folder), 'utf8')
  return `  {\n    tag: '${tag}',\n    sql: ${JSON.stringify(sql)},\n  },\n`
})
const text = `// Made by scripts/embed-migrations.mjs: npm run migrations\nexport const migrations: { tag: string; sql: string }[] = [\n${entries.join('')}]\n`

if (!process.argv.includes('--check')) {
  writeFileSync(target, text)
} else if (readFileSync(target, 'utf8') !== text) {
  console.error('server/db/migrations.gen.ts is not what server/db/migrations says. Run: npm run migrations')
  process.exit(1)
}
