import { parseArgs } from 'node:util'
import { pino } from 'pino'
import { HELP, runCommand, UsageError } from './admin-commands'
import { openDatabase } from './db/client'
import { DatabaseInUse } from './db/embedded'
import { migrate } from './db/migrate'
import { StartupError } from './listen'
import { passwords } from './passwords'
import { readSettings, SettingsError } from './settings'

async function main() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      email: { type: 'string' },
      name: { type: 'string' },
      password: { type: 'string' },
      role: { type: 'string' },
      plan: { type: 'string' },
      ends: { type: 'string' },
      seats: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  })
  if (values.help || positionals.length === 0 || positionals[0] === 'help') return console.log(HELP)
  const database = await openDatabase(readSettings(process.env), pino({ level: 'silent' }))
  try {
    await migrate(database.db)
    console.log(await runCommand(positionals.join(' '), values, { db: database.db, passwords }))
  } finally {
    await database.close()
  }
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(explain(error))
    process.exit(1)
  },
)

function explain(error: unknown): unknown {
  if (error instanceof DatabaseInUse) return `${error.message} The embedded database has one user at a time.`
  if (error instanceof UsageError || error instanceof SettingsError || error instanceof StartupError)
    return error.message
  const isArgument = error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  return isArgument ? `${error.message}\n\n${HELP}` : error
}
