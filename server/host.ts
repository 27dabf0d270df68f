import { Server } from 'node:http'
import { join, resolve } from 'node:path'
import { createAdaptorServer } from '@hono/node-server'
import { createApi } from './app'
import { backfillEvents } from './automation/backfill'
import type { AutomationDeps } from './automation/deps'
import { messageSender } from './connections/message-sender'
import { tendContracts } from './contracts/expiry'
import { createAddressLocks } from './db/address-locks'
import { openDatabase } from './db/client'
import { migrate } from './db/migrate'
import { users } from './db/schema'
import { seedAgencies } from './demo/agencies'
import { watchClients } from './demo/client-watch'
import { seedResellers } from './demo/resellers'
import { lockDemo, seedDemo } from './demo/seed'
import { seedWebsites } from './demo/websites'
import { startDemoTarget } from './demo/target'
import { feedChores, feedFolder } from './feeds/feed-chore'
import { carryEarlier } from './jobs/carried'
import { housekeeping } from './jobs/housekeeping'
import { createJobs, type Jobs } from './jobs/jobs'
import { mailSender } from './jobs/outbox'
import { AUTOMATE, CHECK, jobTable, MESSAGES, OUTBOX, type Parts } from './jobs/table'
import type { MonitorDeps } from './monitor/deps'
import { scanMails } from './jobs/scan-mail'
import { resealing } from './jobs/resealing'
import { createScanQueue } from './jobs/scan-queue'
import { listen } from './listen'
import { writeRepeating } from './invoices/repeat'
import { sampleHosts } from './leads/sample'
import { tidyLeads } from './leads/retention'
import { createLeadScans } from './leads/scan-queue'
import { createLog } from './log'
import { createMailer } from './mail'
import { isOwnName } from './own-name'
import { passwords } from './passwords'
import { createScanProcess } from './scanner/launcher'
import { shareSlots } from './net/slots'
import { onNode } from './on-node'
import { mailFiles } from './routes/mail-files'
import { reportFile } from './routes/report/report-file'
import { mailResults } from './routes/widget/result-mail'
import { scanPolicy, type Settings } from './settings'
import { createSite } from './site'
import { type DomainDeps, lookAtDue } from './websites/domain'
import { placeOf } from './websites/place'
import { hostRouting, openSitesPort, startWebsites, type Websites } from './sites'
import { followAll } from './records/standing'
import { tendBrandDomains } from './records/brand-domains'
import { brandHolder, hostConfig } from './records/host-brand'
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

type Opened = Awaited<ReturnType<typeof openDatabase>>
/** What every part of the server stands on, and where each leaves how it is closed. */
type Ground = {
  settings: Settings
  log: ReturnType<typeof createLog>
  db: Opened['db']
  source: Opened['source']
  closing: Closing
  automation: { wake(): void }
  websites: Websites
}

const isWorker = ({ settings }: Ground) => settings.roles.includes('worker')

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

function prepareScans(ground: Ground) {
  const { settings, log, db, source, closing } = ground
  const scanProcess = isWorker(ground)
    ? createScanProcess({
        entry: new URL('./scan-process.mjs', import.meta.url),
        concurrency: settings.scanConcurrency,
      })
    : null
  if (scanProcess) closing.add(() => scanProcess.stop())
  const scans = createScanQueue({
    db,
    log,
    isAlone: source.kind === 'embedded',
    worker: scanProcess && {
      start: (...work) => scanProcess.start(...work),
      conditions: {
        ...lookConditions(settings),
        feeds: resolve(feedFolder(settings.dataDir)),
        secondOpinions: settings.secondOpinions,
      },
      concurrency: settings.scanConcurrency,
      onEnd: scanMails({ settings, log }),
      onEnded: () => ground.automation.wake(),
    },
  })
  closing.add(scans.stop)
  const leadScans = createLeadScans({
    db,
    log,
    isAlone: source.kind === 'embedded',
    start: (...work) => scanProcess?.start(...work) ?? Promise.reject(new Error('This process runs no scans')),
    // Whoever runs one of these sites has never heard of us.
    conditions: {
      ...lookConditions(settings),
      infoUrl: `${settings.publicUrl}/api/public/bot`,
      feeds: resolve(feedFolder(settings.dataDir)),
    },
    // The other half stays for people's own.
    concurrency: Math.max(1, Math.floor(settings.scanConcurrency / 2)),
    onEnd: mailResults({ db, settings, log }),
    onEnded: () => ground.automation.wake(),
  })
  if (scanProcess) closing.add(leadScans.stop)
  return { ...scans, leadScans }
}

/** What is done at its time. */
const daily = ({ db, settings }: Ground, { outside }: Pick<ReturnType<typeof onNode>, 'outside'>) =>
  [
    // What may not be kept of businesses any longer goes.
    { name: 'lead-upkeep', cron: '10 3 * * *', run: () => tidyLeads(db, settings.publicUrl) },
    { name: 'contracts', cron: '0 6 * * *', run: () => tendContracts(db, settings) },
    { name: 'brand-domains', cron: '35 * * * *', run: () => tendBrandDomains(db, outside.dns, settings) },
    // Every hour: it is six in the morning somewhere.
    { name: 'repeating-invoices', cron: '5 * * * *', run: async () => void (await writeRepeating(db)) },
  ].map((chore) => ({ ...chore, family: chore.name, isDue: async () => false }))

type Scans = ReturnType<typeof prepareScans>

/** The clients, leads and websites of the demo's agencies: the first answer does not wait for them. */
function demoSteps({ db, log, closing, settings }: Ground, port: number, node: ReturnType<typeof onNode>) {
  const sown = (what: string, sow: () => Promise<unknown>) => async () => {
    await sow().catch((err: unknown) => log.error({ err }, `The ${what} of the demo were not added`))
  }
  return [
    sown('clients', () => seedAgencies(db, port)),
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

/** How a site is met, by scans and monitors alike. */
const lookConditions = (settings: Settings) => ({
  policy: scanPolicy(settings),
  infoUrl: settings.publicUrl,
  product: settings.productName,
})

async function prepareJobs(ground: Ground, scans: Scans, node: ReturnType<typeof onNode>): Promise<Jobs> {
  const { settings, log, db, source, closing } = ground
  const { secrets, wordpress } = node
  const monitoring: MonitorDeps = {
    db,
    log,
    scans,
    conditions: lookConditions(settings),
    publicUrl: settings.publicUrl,
    now: () => new Date(),
  }
  const chores = [
    housekeeping(db, settings),
    resealing({ db, log, secrets }),
    ...daily(ground, node),
    ...(isWorker(ground) ? await feedChores(settings, log) : []),
  ]
  const domains: DomainDeps = {
    settings,
    dns: node.websites.dns,
    websites: { ...node.websites, changed: ground.websites.names.changed },
    encodings: node.encodings,
    now: () => new Date(),
  }
  const isAlone = source.kind === 'embedded'
  const jobs: Jobs = createJobs({
    source,
    log,
    isWorker: isWorker(ground),
    jobs: jobTable({
      outbox: prepareOutbox(ground, node),
      scans,
      leadScans: scans.leadScans,
      isAlone,
      monitoring,
      automation: automationDeps(ground, scans, () => wakeOutbox(jobs)),
      wordpress: { db, log, wordpress, secrets, settings, automation: ground.automation },
      lookAtDomains: (signal) => lookAtDue(db, domains, signal),
      chores,
      jobs: { ask: (...asked) => jobs.ask(...asked), wake: (name) => jobs.wake(name) },
    }),
  })
  ground.automation.wake = () => jobs.wake(AUTOMATE)
  closing.add(jobs.stop)
  return jobs
}

/** What leaves by mail, and what leaves to connections. */
function prepareOutbox({ settings, log, db }: Ground, node: ReturnType<typeof onNode>): Parts['outbox'] {
  const { secrets, outgoing, printReport } = node
  const mailer = createMailer(settings, log)
  const reporting = { db, settings, printReport }
  const fileOf = (workspace: string, scan: string) => reportFile(reporting, workspace, scan)
  const message = messageSender({ db, log, secrets, outgoing, settings, mailer, reportFile: fileOf })
  return {
    mails: {
      db,
      log,
      senders: {
        mail: mailSender(mailer, mailFiles(reporting)),
      },
    },
    messages: { db, log, senders: { message } },
  }
}

function wakeOutbox(jobs: Jobs) {
  jobs.wake(OUTBOX)
  jobs.wake(MESSAGES)
}

const automationDeps = ({ settings, log, db }: Ground, scans: Scans, wake: () => void): AutomationDeps => ({
  db,
  log,
  scans,
  outbox: { wake },
  publicUrl: settings.publicUrl,
  productName: settings.productName,
  now: () => new Date(),
})

/** The API and the application on one port. */
async function serve(
  { settings, log, db, closing, automation, websites }: Ground,
  { scans, jobs, node, version }: { scans: Scans; jobs: Jobs; node: ReturnType<typeof onNode>; version: string },
) {
  const api = createApi({
    db,
    settings,
    log,
    outbox: { wake: () => wakeOutbox(jobs) },
    passwords,
    scans,
    leadScans: scans.leadScans,
    ...node,
    websites: { ...node.websites, changed: websites.names.changed },
    monitors: { checkSoon: (assets) => jobs.ask(CHECK, assets) },
    automation,
    version,
  })
  const brandAt = (host: string) =>
    hostConfig(db, settings, host).catch((error: unknown) => {
      log.warn({ error: error instanceof Error ? error.name : 'unknown' }, 'The brand of a host could not be read')
      return null
    })
  const site = createSite(
    settings.siteDir,
    { ...settings, frames: placeOf(settings)?.templates },
    tenantLogos(db, log),
    brandAt,
  )
  const isBrand = async (host: string) => (await brandHolder(db, host)) !== null
  const isSites = hostRouting(settings, websites.names, isBrand)
  const server = createAdaptorServer({
    fetch: async (request, env) => {
      if (await isSites(request)) return websites.app.fetch(request, env)
      if (settings.demo && !isOwnName(request, settings.publicUrl) && !(await isBrand(new URL(request.url).hostname)))
        return new Response(NOT_OURS, { status: 421 })
      return isForApi(request) ? api.fetch(request, env) : site.fetch(request, env)
    },
  })
  if (!(server instanceof Server)) throw new Error('The server is not an HTTP server')
  await listen(server, settings.port, settings.host, 'PORT')
  closing.add(() => closeServer(server))
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

const NOT_OURS =
  'Try-out mode answers on this machine only: open http://localhost with the port of Soteria, or set PUBLIC_URL.\n'

const isForApi = (request: Request) => /^\/api(\/|$)/.test(new URL(request.url).pathname)

const LAST_ANSWERS_MS = 3_000

/**
 * Answers what has been asked, and takes nothing new. Browsers keep connections open; those are closed as soon as they
 * are idle, and whoever is too slow is cut off.
 */
async function closeServer(server: Server) {
  const closed = new Promise((done) => server.close(done))
  const idle = setInterval(() => server.closeIdleConnections(), 50)
  const slow = setTimeout(() => server.closeAllConnections(), LAST_ANSWERS_MS)
  await closed
  clearInterval(idle)
  clearTimeout(slow)
}
