import { DatabaseInUse } from './db/embedded'
import { type Host, startHost } from './host'
import { StartupError } from './listen'
import { readSettings, SettingsError } from './settings'
import { resolve } from 'node:path'
import { demoAccounts } from './demo/seed'

const STOP_MS = 10_000
const SAME_SIGNAL_MS = 500
const version = process.env.SOTERIA_VERSION ?? '0.0.0'

process.title = 'soteria'

/** What the operator can put right is a sentence; anything else is a fault with its trace. */
function giveUp(error: unknown): never {
  if (error instanceof SettingsError || error instanceof StartupError || error instanceof DatabaseInUse)
    console.error(error.message)
  else console.error('Soteria could not start.', error)
  process.exit(1)
}

let host: Host | null = null
let stoppingSince: number | null = null

async function stop() {
  // One Ctrl+C arrives several times: from the terminal, from npm and from npm start's script.
  if (stoppingSince !== null && Date.now() - stoppingSince < SAME_SIGNAL_MS) return
  if (stoppingSince !== null) process.exit(1)
  stoppingSince = Date.now()
  setTimeout(() => {
    console.error('Soteria took too long to stop.')
    process.exit(1)
  }, STOP_MS).unref()
  try {
    await host?.close()
    process.exit(0)
  } catch (error) {
    console.error('Soteria did not stop cleanly.', error)
    process.exit(1)
  }
}

process.on('SIGTERM', () => void stop())
process.on('SIGINT', () => void stop())
// Whoever started it is gone, and could not say so.
process.on('disconnect', () => void stop())

try {
  host = await startHost(readSettings(process.env), version)
  console.log(banner(host, version))
  await host.startWork()
} catch (error) {
  giveUp(error)
}

/** What the operator reads after a start. */
function banner({ settings, demo, hasUsers }: Host, version: string): string {
  if (!settings.roles.includes('api')) return `Soteria ${version} is ready to run scans.`
  const lines = [`Soteria ${version} is ready: ${settings.publicUrl}`]
  if (demo) {
    const width = Math.max(...demoAccounts.map(({ email }) => email.length))
    lines.push(
      '',
      `Try-out mode, for this machine only. Sign in with one of these and the password  ${demo.password}  (unless it was changed)`,
      '',
    )
    for (const { email, plan, role } of demoAccounts)
      lines.push(`  ${email.padEnd(width)}  ${plan ?? (role === 'admin' ? 'administrator' : 'no plan')}`)
    lines.push('', `Demo shop to scan: ${demo.shopUrl}`)
  } else if (!hasUsers) {
    lines.push(
      '',
      'There are no accounts yet. Stop the server and create one:',
      '  npm run admin -- user create --email you@example.com --name "Your name"',
    )
  }
  if (settings.databaseUrl === null) lines.push(`Data: ${resolve(settings.dataDir)}`)
  lines.push('Ctrl+C stops it.')
  return `\n${lines.join('\n')}\n`
}
