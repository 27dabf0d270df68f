// A Postgres server of its own, of Debian's package, as installations have it: fsync on, default memory.
import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, globSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Starts it on a folder, which keeps its data between runs. */
export async function startPostgres(folder, port) {
  const [bin] = globSync('/usr/lib/postgresql/*/bin')
  if (!bin) throw new Error('There is no Postgres server: apt-get install postgresql')
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o777)
  // Whoever it runs as passes through the folder around it.
  chmodSync(dirname(folder), 0o755)
  const data = join(folder, 'data')
  // Postgres refuses to run as root.
  const asPostgres = (...command) =>
    process.getuid() === 0 ? ['runuser', '-u', 'postgres', '--', ...command] : command
  if (globSync(join(data, 'PG_VERSION')).length === 0) {
    const [initdb, ...args] = asPostgres(join(bin, 'initdb'), '-D', data, '-A', 'trust', '-U', 'soteria')
    execFileSync(initdb, args, { stdio: 'ignore' })
  }
  const [command, ...args] = asPostgres(
    join(bin, 'postgres'),
    '-D',
    data,
    '-p',
    String(port),
    '-k',
    folder,
    '-h',
    '127.0.0.1',
  )
  const child = spawn(command, args, { stdio: 'ignore', detached: true })
  const exited = new Promise((resolve) => child.once('exit', resolve))
  for (let tries = 0; ; tries += 1) {
    try {
      execFileSync(join(bin, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' })
      break
    } catch (error) {
      if (tries > 150) throw error
      await new Promise((done) => setTimeout(done, 200))
    }
  }
  const url = `postgres://soteria@127.0.0.1:${port}/postgres`
  return {
    url,
    run: (input) =>
      execFileSync(join(bin, 'psql'), ['-q', '-v', 'ON_ERROR_STOP=1', url], {
        input,
        stdio: ['pipe', 'ignore', 'inherit'],
      }),
    async stop() {
      if (child.pid) process.kill(-child.pid, 'SIGINT')
      await exited
    },
  }
}
