import { PGlite } from '@electric-sql/pglite'
import { readFileSync } from 'node:fs'
import { pino } from 'pino'
import type { Chore } from './chore'
import { createJobs, type Jobs } from './jobs'

const open: Jobs[] = []
let client: PGlite

beforeAll(async () => {
  client = await PGlite.create({ loadDataDir: new Blob([readFileSync(process.env.TEST_DATABASE_TEMPLATE ?? '')]) })
})
afterEach(async () => {
  for (const queue of open.splice(0)) await queue.stop()
})
afterAll(() => client.close())

const chore = (rest: Partial<Chore> = {}): Chore => ({
  name: 'chore-test',
  family: 'chore-',
  cron: '3 4 * * *',
  isDue: async () => true,
  run: async () => {},
  ...rest,
})

async function start(chores: Chore[]) {
  const queue = createJobs({
    source: { kind: 'embedded', client },
    log: pino({ level: 'silent' }),
    isWorker: true,
    jobs: chores,
  })
  open.push(queue)
  await queue.start()
  return queue
}

const schedules = async () =>
  (await client.query<{ name: string; cron: string }>('select name, cron from pgboss.schedule')).rows

test('a chore that is due is done after the start, and from then on by the clock', async () => {
  await new Promise<void>((done) => {
    void start([chore({ run: async () => done() })])
  })
  expect(await schedules()).toEqual([{ name: 'chore-test', cron: '3 4 * * *' }])
})

test('a chore that was done lately waits for its hour', async () => {
  let times = 0
  const run = async () => {
    times += 1
  }
  await start([chore({ name: 'not-due', isDue: async () => false, run }), chore({ name: 'other' })])
  const { rows } = await client.query("select 1 from pgboss.job where name = 'not-due'")
  expect([rows.length, times]).toEqual([0, 0])
})

test('a chore that nobody wants any more is taken off the clock', async () => {
  await start([chore()])
  expect(await schedules()).toContainEqual({ name: 'chore-test', cron: '3 4 * * *' })
  await open.splice(0)[0]?.stop()
  await start([chore({ cron: null })])
  expect((await schedules()).map(({ name }) => name)).not.toContain('chore-test')
  expect((await client.query("select 1 from pgboss.queue where name = 'chore-test'")).rows).toEqual([])
})

test('queues of servers that are gone are removed with their times, those of living servers and of other work stay', async () => {
  const idle = { isDue: async () => false }
  await start(['chore-gone', 'chore-alive', 'other-silent'].map((name) => chore({ name, ...idle })))
  await open.splice(0)[0]?.stop()
  await client.query(
    "update pgboss.queue set updated_on = now() - interval '15 days' where name in ('chore-gone', 'other-silent', 'chore-test')",
  )
  await start([chore(idle)])
  const names = (await schedules()).map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['chore-test', 'chore-alive', 'other-silent']))
  expect(names).not.toContain('chore-gone')
  const { rows } = await client.query("select 1 from pgboss.queue where name = 'chore-gone'")
  expect(rows).toEqual([])
})

test('a chore that runs while the server stops is told to leave', async () => {
  const reason = await new Promise<unknown>((left) => {
    const run = (signal: AbortSignal) =>
      new Promise<void>((done) => {
        signal.addEventListener('abort', () => {
          left(signal.reason)
          done()
        })
        void open[0]?.stop()
      })
    void start([chore({ name: 'slow', run })])
  })
  expect(reason).toBeInstanceOf(Error)
})
