import { once } from 'node:events'
import { createServer, type Server, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'
import type { PGlite } from '@electric-sql/pglite'
import { pino } from 'pino'
import { openDatabase } from './db/client'
import { openTestApi } from './testing'

const { __pglite } = globalThis as unknown as { __pglite: PGlite }

/** "You are in" and "ask", as Postgres says them. */
const WELCOME = Buffer.from([
  ...Buffer.from('R'),
  0,
  0,
  0,
  8,
  0,
  0,
  0,
  0,
  ...Buffer.from('Z'),
  0,
  0,
  0,
  5,
  ...Buffer.from('I'),
])

const sockets = new Set<Socket>()
let server: Server

/** The database of the tests over the wire. */
async function startPostgres(port: number): Promise<number> {
  server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {}).on('close', () => sockets.delete(socket))
    let isIn = false
    let last: Promise<unknown> = Promise.resolve()
    socket.on('data', (data) => {
      // A goodbye would end the database itself.
      if (data.toString('latin1', 0, 1) === 'X') return
      last = last.then(async () => {
        socket.write(isIn ? await __pglite.runExclusive(() => __pglite.execProtocolRaw(data)) : WELCOME)
        isIn = true
      })
    })
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

async function stopPostgres() {
  const closed = once(server, 'close')
  server.close()
  for (const socket of sockets) socket.destroy()
  await closed
}

test('while the database is away the API asks to come back, without a stack in the log, and works again when it is there', async () => {
  const lines: string[] = []
  const log = pino({ level: 'info' }, { write: (line) => void lines.push(line) })
  const port = await startPostgres(0)
  const { db, close } = await openDatabase({ databaseUrl: `postgres://me@127.0.0.1:${port}/soteria`, dataDir: '' }, log)
  const api = openTestApi({ deps: { db, log } })
  const { token } = await api.signUp()
  const statuses = async () => [
    (await api.request('GET', '/api/health')).status,
    (await api.request('GET', '/api/user', { token })).status,
    (await api.request('POST', '/api/user/preferences', { token, body: { clock: '24' } })).status,
    (await api.request('POST', '/api/auth/login', { body: { email: 'who@soteria.test', password: 'x' } })).status,
  ]
  expect(await statuses()).toEqual([200, 200, 200, 422])

  await stopPostgres()
  expect(await statuses()).toEqual([503, 503, 503, 503])
  const away = await api.request('GET', '/api/user', { token })
  expect([await away.json(), away.headers.get('retry-after')]).toEqual([
    { code: 'database_away', message: 'The database isn’t responding. Try again in a few seconds.' },
    '5',
  ])
  expect(await (await api.request('GET', '/api/health')).json()).toEqual({
    code: 'database_away',
    message: 'The database isn’t responding. Try again in a few seconds.',
  })
  expect(lines.join('')).not.toContain('stack')

  await startPostgres(port)
  expect((await statuses()).slice(0, 3)).toEqual([200, 200, 200])
  await close()
  await stopPostgres()
})
