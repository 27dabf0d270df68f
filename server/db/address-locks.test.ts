import { PGlite } from '@electric-sql/pglite'
import { pino } from 'pino'
import { closeServers, startTcp } from '@/server/scanner/testing'
import { createAddressLocks } from './address-locks'

const database = new PGlite()
const opened: ReturnType<typeof createAddressLocks>[] = []

afterEach(async () => {
  await closeServers()
  await Promise.all(opened.splice(0).map((locks) => locks.close()))
})
beforeAll(() => database.waitReady)
afterAll(() => database.close())

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

/** Postgres over the wire. `hold` is waited for before each answer of a connection, counted from 1. */
async function startPostgres(hold: (connection: number) => Promise<unknown>) {
  let connections = 0
  const { port } = await startTcp((socket) => {
    connections += 1
    const connection = connections
    let isIn = false
    let last: Promise<unknown> = Promise.resolve()
    socket.on('data', (data) => {
      // A goodbye would end the database itself.
      if (data.toString('latin1', 0, 1) === 'X') return
      last = last.then(async () => {
        const answer = isIn ? await database.runExclusive(() => database.execProtocolRaw(data)) : WELCOME
        if (isIn) await hold(connection)
        isIn = true
        socket.write(answer)
      })
    })
  })
  const locks = createAddressLocks(`postgres://me@127.0.0.1:${port}/soteria`, pino({ level: 'silent' }))
  opened.push(locks)
  return { locks, connections: () => connections }
}

async function held() {
  const { rows } = await database.query<{ held: number }>(
    "select count(*)::int as held from pg_locks where locktype = 'advisory'",
  )
  return rows[0]?.held
}

async function untilHeld(count: number) {
  while ((await held()) !== count) await new Promise((resolve) => setTimeout(resolve, 10))
}

test('a connection to an address is counted until it is given back', async () => {
  const { locks } = await startPostgres(async () => {})
  const giveBack = await locks.take('192.0.2.1', new AbortController().signal, 'connection')
  expect(await held()).toBe(1)
  giveBack()
  await untilHeld(0)
})

test('a program that asks an address keeps the next one waiting, and no connection and no other address', async () => {
  const { locks } = await startPostgres(async () => {})
  const { signal } = new AbortController()
  const first = await locks.take('192.0.2.1', signal, 'tool')
  let isIn = false
  const second = locks.take('192.0.2.1', signal, 'tool').then((giveBack) => {
    isIn = true
    return giveBack
  })
  const others = [await locks.take('192.0.2.1', signal, 'connection'), await locks.take('192.0.2.2', signal, 'tool')]
  expect([isIn, await held()]).toEqual([false, 3])
  first()
  for (const giveBack of [await second, ...others]) giveBack()
  await untilHeld(0)
})

test('who stops waiting does not wait for a database that does not answer', async () => {
  const { port } = await startTcp(() => {})
  const locks = createAddressLocks(`postgres://me@127.0.0.1:${port}/soteria`, pino({ level: 'silent' }))
  opened.push(locks)
  const stop = new AbortController()
  const taking = locks.take('192.0.2.1', stop.signal, 'connection')
  stop.abort(new Error('Scan stopped.'))
  await expect(taking).rejects.toThrow('Scan stopped.')
})

test('a lock that comes after nobody waits for it any more is given back', async () => {
  const answer = Promise.withResolvers<void>()
  const { locks } = await startPostgres(() => answer.promise)
  const stop = new AbortController()
  const taking = locks.take('192.0.2.1', stop.signal, 'connection')
  await untilHeld(1)
  stop.abort(new Error('Scan stopped.'))
  await expect(taking).rejects.toThrow('Scan stopped.')
  answer.resolve()
  await untilHeld(0)
})

test('a session that does not answer is left, and the next one is asked', async () => {
  const { locks, connections } = await startPostgres((connection) =>
    connection === 1 ? new Promise(() => {}) : Promise.resolve(),
  )
  await locks.take('192.0.2.1', new AbortController().signal, 'connection')
  expect(connections()).toBe(2)
})
