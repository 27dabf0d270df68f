import { join } from 'node:path'
import { backfillEvents } from './automation/backfill'
import { createAddressLocks } from './db/address-locks'
import { openDatabase } from './db/client'
import { migrate } from './db/migrate'
import { users } from './db/schema'
import { seedAgencies } from './demo/agencies'
import { watchClients } from './demo/client-watch'
import { seedResellers } from './demo/resellers'
import { lockDemo, seedDemo } from './demo/seed'
import { startDemoTarget } from './demo/target'
import { seedWebsites } from './demo/websites'
import { Closing, type Ground, isWorker } from './host/ground'
import { prepareJobs, wakeOutbox } from './host/jobs'
import { prepareScans } from './host/scans'
import { serve } from './host/serving'
import { carryEarlier } from './jobs/carried'
import { sampleHosts } from './leads/sample'
import { createLog } from './log'
import { shareSlots } from './net/slots'
import { onNode } from './on-node'
import { passwords } from './passwords'
import { followAll } from './records/standing'
import type { Settings } from './settings'
import { openSitesPort, startWebsites } from './sites'

export type Host = {
  settings: Settings
  /** Try-out mode: how to sign in, and what to scan. */
  demo: { password: string; shopUrl: string } | null
  hasUsers: boolean
  /** Starts the work that may wait until the server listens. */
  startWork(): Promise<void>
  close(): Promise<void>
}

/**
 * Database, demo shop, scans, API and application on one port. Rejects with a sentence when one of them cannot be had,
 * and leaves nothing open.
 */
export async function startHost(given: Settings, version: string): Promise<Host> {
  const closing = new Closing()
  try {
    return await start(given, version, closing)
  } catch (error) {
    await closing.run()
    throw error
  }
}

async function start(given: Settings, version: string, closing: Closing): Promise<Host> {
  const log = createLog(given)
  const { db, source, close } = await openDatabase(given, log)
  closing.add(close)
  if (source.kind === 'postgres') {
    const locks = createAddressLocks(source.url, log)
    shareSlots(locks.take)
    closing.add(locks.close)
  }
  const demo =
    given.demo && given.roles.includes('api')
      ? await startDemoTarget(given.demoPort, join(given.dataDir, 'demo-shop.json'), sampleHosts())
      : null
  if (demo) closing.add(demo.close)
  const sites = given.roles.includes('api') ? await openSitesPort(given) : null
  if (sites) closing.add(sites.close)
  const settings = { ...given, ...(demo && { demoPort: demo.port }), ...(sites && { sitesPort: sites.port }) }
  const wakes = { outbox() {} }
  const automation = { wake() {} }
  const websites = startWebsites({ settings, db, sites, onSent: () => (wakes.outbox(), automation.wake()) })
  const ground: Ground = { settings, log, db, source, closing, automation, websites }
  const password = await prepareData(ground, demo?.url ?? null)
  const scans = prepareScans(ground)
  const node = onNode(ground.settings, log)
  const jobs = await prepareJobs(ground, scans, node)
  wakes.outbox = () => wakeOutbox(jobs)
  if (given.roles.includes('api')) await serve(ground, { scans, jobs, node, version })
  const follow = prepareFollowing(ground)
  const [anybody] = await db.select({ id: users.id }).from(users).limit(1)
  const work = inSteps([
    ...(demo ? demoSteps(ground, demo.port, node) : []),
    () => scans.start(),
    async () => void (isWorker(ground) && (await scans.leadScans.start())),
    () => jobs.start(),
    async () => void (isWorker(ground) && follow()),
  ])
  return {
    settings: ground.settings,
    demo: demo && { password, shopUrl: demo.url },
    hasUsers: anybody !== undefined,
    startWork: work.start,
    close: async () => {
      await work.stop()
      await closing.run()
    },
  }
}

/** Who stops in the middle waits for the step that is being made, and the others are not made: each needs the database. */
function inSteps(steps: (() => Promise<void>)[]) {
  let isOver = false
  let made = Promise.resolve()
  const start = async () => {
    for (const step of steps) if (!isOver) await step()
  }
  return {
    start: () => (made = start()),
    stop: async () => {
      isOver = true
      // Whoever started is told of a failure.
      await made.catch(() => {})
    },
  }
}

/** Brings the database up to this version. Answers the password of the accounts for trying. */
async function prepareData({ settings, db }: Ground, shopUrl: string | null): Promise<string> {
  let password = ''
  await migrate(db, async (tx) => {
    if (shopUrl !== null) password = await seedDemo(tx, { passwords, wantedPassword: settings.demoPassword, shopUrl })
    else if (!settings.demo && settings.roles.includes('api')) await lockDemo(tx)
  })
  await carryEarlier(db)
  return password
}

/** The clients, leads and websites of the demo's agencies: the first answer does not wait for them. */
function demoSteps({ db, log, closing, settings }: Ground, port: number, node: ReturnType<typeof onNode>) {
  const sown = (what: string, sow: () => Promise<unknown>) => async () => {
    await sow().catch((err: unknown) => log.error({ err }, `The ${what} of the demo were not added`))
  }
  return [
    sown('clients', () => seedAgencies(db, { ...node, settings }, port)),
    sown('accounts', () => seedResellers(db, port)),
    sown('websites', () => seedWebsites(db, { ...node, settings })),
    async () => {
      const watch = watchClients(db, port, (error) =>
        log.error({ err: error }, 'The clients of the demo were not looked at'),
      )
      closing.add(watch.stop)
    },
  ]
}

/** Answers how to begin to bring the rows of all findings up to date, which ends with the server. */
function prepareFollowing({ db, log, closing }: Ground) {
  const following = new AbortController()
  let followed = Promise.resolve()
  closing.add(async () => {
    following.abort()
    await followed
  })
  return () => {
    followed = followAll(db, log, following.signal).then(() => backfillEvents(db, log, following.signal))
  }
}
