import { sql } from 'drizzle-orm'
import { settings } from './db/schema'
import { createLog } from './log'
import { openContractApi } from './routes/testing'

const { db } = openContractApi()

function openLog() {
  const lines: string[] = []
  return { log: createLog({ logLevel: 'info' }, { write: (line) => void lines.push(line) }), lines }
}

test('secrets never reach the log', () => {
  const { log, lines } = openLog()
  log.info(
    {
      password: 's3cret',
      user: { token: 's3cret' },
      req: { headers: { authorization: 'Bearer s3cret', cookie: 's3cret' } },
      email: 'ada@example.test',
    },
    'Hello',
  )
  log.debug('too quiet')
  expect(lines.join('')).not.toContain('s3cret')
  expect(JSON.parse(lines.join(''))).toMatchObject({
    level: 'info',
    msg: 'Hello',
    email: 'ada@example.test',
    password: '[hidden]',
  })
})

test('of a failed query the log keeps the statement and the code, and nothing that was in it', async () => {
  const { log, lines } = openLog()
  const failed: unknown[] = []
  const fail = async (query: Promise<unknown>) => void (await query.catch((error: unknown) => failed.push(error)))
  await fail(db.execute(sql`select ${'finding: /backup.sql'}::uuid`))
  await fail(db.transaction((tx) => tx.insert(settings).values({ key: 'log.test', value: 'a mail\0 to Ada' })))
  for (const error of failed) log.error({ err: error }, 'A scan could not be written down')
  expect(failed).toHaveLength(2)
  expect(lines.join('')).not.toMatch(/backup|Ada/)
  expect(lines.map((line) => JSON.parse(line).err)).toMatchObject([
    { code: '22P02', query: 'select $1::uuid' },
    { query: expect.stringContaining('insert into "settings"') },
  ])
})

test('any other error is told with its place, and a text as it is', () => {
  const { log, lines } = openLog()
  log.warn({ err: new TypeError('No such thing') }, 'Odd')
  log.warn({ err: 'away' }, 'Odd')
  expect(lines.map((line) => JSON.parse(line).err)).toEqual([
    { code: null, name: 'TypeError', message: 'No such thing', stack: expect.stringContaining('log.test') },
    'away',
  ])
})
