import { resolve } from 'node:path'
import { demoAccounts } from './demo/seed'
import type { Host } from './host'

/** What the operator reads after a start. */
export function banner({ settings, demo, hasUsers }: Host, version: string): string {
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
      'There is no account yet. Stop the server and make one:',
      '  npm run admin -- user create --email you@example.com --name "Your name"',
    )
  }
  if (settings.databaseUrl === null) lines.push(`Data: ${resolve(settings.dataDir)}`)
  lines.push('Ctrl+C stops it.')
  return `\n${lines.join('\n')}\n`
}
