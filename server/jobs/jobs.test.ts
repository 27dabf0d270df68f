import { readFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { overPglite } from '@/server/db/client'
import { assets, monitorChecks, monitors, users, workspaces } from '@/server/db/schema'
import { closeServers, INFO_URL, LOOPBACK, startHttp } from '@/server/scanner/testing'
import { createJobs, type Jobs } from './jobs'
import { CHECK, monitorJobs } from './table'

test('what a person asks for and what falls due is looked at by the worker, and stopping leaves nothing behind', async () => {
  const client = await PGlite.create({
    loadDataDir: new Blob([readFileSync(process.env.TEST_DATABASE_TEMPLATE ?? '')]),
  })
  const db = overPglite(client)
  const site = await startHttp((_request, response) => response.end('Hello'))
  const [user] = await db
    .insert(users)
    .values({ name: 'Ada', email: 'ada@soteria.test', password_hash: '', role: 'admin' })
    .returning()
  const [workspace] = await db.insert(workspaces).values({ user_id: user!.id, name: 'Main' }).returning()
  const rows = await db
    .insert(assets)
    .values(
      ['/', '/due'].map((path) => ({
        workspace_id: workspace!.id,
        type: 'url' as const,
        value: `http://127.0.0.1:${site.port}${path}`,
      })),
    )
    .returning()
  await db.insert(monitors).values(rows.map(({ id }) => ({ asset_id: id })))
  const log = pino({ level: 'silent' })
  const deps = {
    db,
    log,
    scans: { wake() {} },
    conditions: { policy: LOOPBACK, infoUrl: INFO_URL },
    publicUrl: 'http://soteria.test',
    now: () => new Date(),
  }
  const queue: Jobs = createJobs({
    source: { kind: 'embedded', client },
    log,
    isWorker: true,
    jobs: monitorJobs(deps, { ask: (...asked) => queue.ask(...asked), wake() {} }),
  })
  await queue.start()
  // The second is found by the schedule.
  await queue.ask(CHECK, [rows[0]!.id])
  await until(async () => (await db.$count(monitorChecks)) === 2)
  expect((await db.select().from(monitors)).map(({ state, claimed_at }) => [state, claimed_at])).toEqual([
    ['up', null],
    ['up', null],
  ])
  expect(await db.$count(monitorChecks, eq(monitorChecks.outcome, 'up'))).toBe(2)
  await queue.stop()
  await queue.ask(CHECK, [rows[0]!.id])
  await client.close()
  await closeServers()
})

async function until(isSo: () => Promise<boolean>) {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 200))
}
