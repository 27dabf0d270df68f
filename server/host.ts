import { Server } from 'node:http'
import { join, resolve } from 'node:path'
import { createAdaptorServer } from '@hono/node-server'
import { createApi } from './app'
import { createAddressLocks } from './db/address-locks'
import { openDatabase } from './db/client'
import { migrate } from './db/migrate'
import { users } from './db/schema'
import { lockDemo, seedDemo } from './demo/seed'
import { startDemoTarget } from './demo/target'
import { feedChores, feedFolder } from './feeds/feed-chore'
import { carryEarlier } from './jobs/carried'
import { housekeeping } from './jobs/housekeeping'
import { createJobs, type Jobs } from './jobs/jobs'
import { mailSender, type Outbox } from './jobs/outbox'
import { CHECK, jobTable, OUTBOX } from './jobs/table'
import type { MonitorDeps } from './monitor/deps'
import { scanMails } from './jobs/scan-mail'
import { createScanQueue } from './jobs/scan-queue'
import { listen } from './listen'
import { createLog } from './log'
import { createMailer } from './mail'
import { isOwnName } from './own-name'
import { passwords } from './passwords'
import { createScanProcess } from './scanner/launcher'
import { shareSlots } from './net/slots'
import { scanPolicy, type Settings } from './settings'
import { createSite } from './site'
import { followAll } from './records/standing'
import { tenantLogos } from './records/tenant-logos'

/** Ends what was started, the last first. Adding nothing to a start that failed half-way leaves nothing open. */
class Closing {
  #steps: (() => Promise<void>)[] = []
  add(step: () => Promise<void>) {
    this.#steps.unshift(step)
  }
  async run() {
    for (const step of this.#steps.splice(0)) await step()
  }
}

export type Host = {
  settings: Settings
  /** Try-out mode: how to sign in, and what to scan. */
  demo: { password: string; shopUrl: string } | null
  hasUsers: boolean
  /** Starts the work that may wait until the server listens. */
  startWork(): Promise<void>
  close(): Promise<void>
}

/** Database, demo shop, scans, API and application on one port. Rejects with a sentence when one of them cannot be had, and leaves nothing open. */
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

  const shop = given.demo && given.roles.includes('api') ? await startDemoTarget(given.demoPort, join(given.dataDir, 'demo-shop.json')) : null
  if (shop) closing.add(shop.close)
  const settings = shop ? { ...given, demoPort: shop.port } : given

  let password = ''
  await migrate(db, async (tx) => {
    if (shop) password = await seedDemo(tx, { passwords, wantedPassword: settings.demoPassword, shopUrl: shop.url })
    else if (!settings.demo && settings.roles.includes('api')) await lockDemo(tx)
  })
  await carryEarlier(db)

  const scanProcess = settings.roles.includes('worker')
    ? createScanProcess({ entry: new URL('./scan-process.mjs', import.meta.url), concurrency: settings.scanConcurrency })
    : null
  if (scanProcess) closing.add(() => scanProcess.stop())
  const scans = createScanQueue({
    db,
    log,
    isAlone: source.kind === 'embedded',
    worker: scanProcess && {
      start: (...work) => scanProcess.start(...work),
      conditions: {
        policy: scanPolicy(settings),
        infoUrl: settings.publicUrl,
        product: settings.productName,
        feeds: resolve(feedFolder(settings.dataDir)),
        secondOpinions: settings.secondOpinions,
      },
      concurrency: settings.scanConcurrency,
      onEnd: scanMails({ settings, log }),
    },
  })
  closing.add(scans.stop)
  const isWorker = settings.roles.includes('worker')
  const outbox: Outbox = { db, log, senders: { mail: mailSender(createMailer(settings, log)) } }
  const monitoring: MonitorDeps = {
    db,
    log,
    scans,
    conditions: { policy: scanPolicy(settings), infoUrl: settings.publicUrl, product: settings.productName },
    publicUrl: settings.publicUrl,
    now: () => new Date(),
  }
  const chores = [housekeeping(db, settings), ...(isWorker ? await feedChores(settings, log) : [])]
  const isAlone = source.kind === 'embedded'
  const jobs: Jobs = createJobs({
    source,
    log,
    isWorker,
    jobs: jobTable({ outbox, scans, isAlone, monitoring, chores, ask: (...asked) => jobs.ask(...asked) }),
  })
  closing.add(jobs.stop)

  if (settings.roles.includes('api')) {
    const api = createApi({
      db,
      settings,
      log,
      outbox: { wake: () => jobs.wake(OUTBOX) },
      passwords,
      scans,
      monitors: { checkSoon: (assets) => jobs.ask(CHECK, assets) },
      version,
    })
    const site = createSite(settings.siteDir, settings, tenantLogos(db, log))
    const server = createAdaptorServer({
      fetch: (request, env) => {
        if (settings.demo && !isOwnName(request, settings.publicUrl)) return new Response(NOT_OURS, { status: 421 })
        return isForApi(request) ? api.fetch(request, env) : site.fetch(request, env)
      },
    })
    if (!(server instanceof Server)) throw new Error('The server is not an HTTP server')
    await listen(server, settings.port, settings.host, 'PORT')
    closing.add(() => closeServer(server))
  }

  const following = new AbortController()
  let followed = Promise.resolve()
  closing.add(async () => {
    following.abort()
    await followed
  })
  const [anybody] = await db.select({ id: users.id }).from(users).limit(1)
  return {
    settings,
    demo: shop && { password, shopUrl: shop.url },
    hasUsers: anybody !== undefined,
    async startWork() {
      await scans.start()
      await jobs.start()
      if (isWorker) followed = followAll(db, log, following.signal)
    },
    close: () => closing.run(),
  }
}

const NOT_OURS = 'Try-out mode answers on this machine only: open http://localhost with the port of Soteria, or set PUBLIC_URL.\n'

const isForApi = (request: Request) => /^\/api(\/|$)/.test(new URL(request.url).pathname)

const LAST_ANSWERS_MS = 3_000

/** Answers what has been asked, and takes nothing new. Browsers keep connections open; those are closed as soon as they are idle, and whoever is too slow is cut off. */
async function closeServer(server: Server) {
  const closed = new Promise((done) => server.close(done))
  const idle = setInterval(() => server.closeIdleConnections(), 50)
  const slow = setTimeout(() => server.closeAllConnections(), LAST_ANSWERS_MS)
  await closed
  clearInterval(idle)
  clearTimeout(slow)
}
