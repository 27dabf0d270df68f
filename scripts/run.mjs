import { spawnSync } from 'node:child_process'

/** Every entry script needs Node 24, which comes with `npm ci` as a package and is first on the PATH of npm scripts. */
export function requireNode() {
  if (Number(process.versions.node.split('.')[0]) >= 22) return
  console.error(
    `Soteria needs Node 22 or newer, and this is ${process.version}. Run it through npm (npm start, npm test): npm ci brings its own Node 24.`,
  )
  process.exit(1)
}

/** Runs a program in the foreground and ends with its exit code when it fails. */
export function run(command, args, env = {}) {
  requireNode()
  const { status, error } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  if (error) throw error
  if (status !== 0) process.exit(status ?? 1)
}

export const runNode = (args, env) => run(process.execPath, args, env)
