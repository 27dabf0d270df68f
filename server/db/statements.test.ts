import { readFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { withStatements } from './statements'

let plain: PGlite
let client: PGlite
let sent = 0
let parsed = 0

beforeAll(async () => {
  plain = await PGlite.create({ loadDataDir: new Blob([readFileSync(process.env.TEST_DATABASE_TEMPLATE ?? '')]) })
  const query = plain.query.bind(plain)
  const execProtocol = plain.execProtocol.bind(plain)
  client = withStatements(plain)
  plain = Object.assign(Object.create(plain), { query }) as PGlite
  client.execProtocol = async (message, options) => {
    sent += 1
    // A statement is read by a message of its own kind.
    if (message[0] === 'P'.charCodeAt(0)) parsed += 1
    return execProtocol(message, options)
  }
  await client.exec('create table things (id int primary key, name text, at timestamptz, data jsonb)')
  await client.query(`insert into things values (1, 'one', '2026-11-28T12:00:00Z', '{"a":[1]}'), (2, null, null, null)`)
})
afterAll(() => client.close())

const TEXT = 'select id, name, at, data, $2::int[] as list from things where id = $1'

test('what is asked again is answered as before, by one message to the database and without being read again', async () => {
  for (const options of [
    undefined,
    { rowMode: 'array' as const },
    { parsers: { 25: (value: string) => `<${value}>` } },
  ])
    for (const id of [1, 2, 3]) {
      const [expected, answer] = [
        await plain.query(TEXT, [id, [7, 8]], options),
        await client.query(TEXT, [id, [7, 8]], options),
      ]
      expect(answer).toEqual(expected)
    }
  ;[sent, parsed] = [0, 0]
  for (const id of [1, 2, 3]) await client.query(TEXT, [id, null])
  expect([sent, parsed]).toEqual([3, 0])
})

test('a question that fails says what is wrong with it, and those after it are answered', async () => {
  for (let times = 0; times < 3; times += 1) {
    await expect(client.query('select 1 / $1::int as one', [0])).rejects.toThrow('division by zero')
    await expect(client.query('select nothing from things')).rejects.toMatchObject({ code: '42703' })
  }
  expect((await client.query('select 1 / $1::int as one', [1])).rows).toEqual([{ one: 1 }])
})

test('a table that has changed since is read as it is', async () => {
  const ask = async () => (await client.query('select * from things where id = 1')).rows[0]
  await ask()
  await ask()
  await client.exec('alter table things add column more int default 5')
  expect(await ask()).toMatchObject({ id: 1, more: 5 })
  expect(await ask()).toMatchObject({ id: 1, more: 5 })
})

test('what is written again is written by one message, in a transaction as well', async () => {
  const write = (target: Pick<PGlite, 'query'>, id: number) =>
    target.query('insert into things (id, name) values ($1, $2) returning id', [id, `no ${id}`])
  await write(client, 10)
  await write(client, 11)
  ;[sent, parsed] = [0, 0]
  expect(await write(client, 12)).toMatchObject({ rows: [{ id: 12 }], affectedRows: 1 })
  await client.transaction(async (tx) => {
    expect((await write(tx, 13)).rows).toEqual([{ id: 13 }])
  })
  expect([sent, parsed]).toEqual([2, 0])
  expect((await client.query('select id from things where id > 9 order by id')).rows).toHaveLength(4)
})

test('what fails in a transaction takes all of it back, and says why', async () => {
  const text = 'insert into things (id, name) values ($1, $2) returning id'
  for (let times = 0; times < 2; times += 1) {
    const both = client.transaction(async (tx) => {
      await tx.query(text, [20, 'first'])
      await tx.query(text, [20, 'again'])
    })
    await expect(both).rejects.toMatchObject({ code: '23505', constraint: 'things_pkey' })
  }
  expect((await client.query('select id from things where id = 20')).rows).toEqual([])
  let closed: Pick<PGlite, 'query'> | undefined
  await client.transaction(async (tx) => void (closed = tx))
  await expect(closed?.query(text, [21, 'late'])).rejects.toThrow('Transaction is closed')
})

test('it waits for a transaction of somebody else, and is never a part of it', async () => {
  const ask = () => client.query<{ name: string }>('select name from things where id = $1', [1])
  await ask()
  await ask()
  let asked: ReturnType<typeof ask> | undefined
  await client.transaction(async (tx) => {
    await tx.query(`update things set name = 'changed' where id = 1`)
    asked = ask()
    await tx.rollback()
  })
  expect((await asked)?.rows).toEqual([{ name: 'one' }])
})

test('more texts than are kept are all answered', async () => {
  for (let times = 0; times < 3; times += 1)
    for (let n = 0; n < 320; n += 1)
      expect((await client.query(`select ${n} + $1::int as sum`, [1])).rows).toEqual([{ sum: n + 1 }])
  const { rows } = await client.query<{ kept: number }>('select count(*)::int as kept from pg_prepared_statements')
  expect(rows[0]?.kept).toBeLessThanOrEqual(300)
})
