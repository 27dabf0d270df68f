import type { AutomationDeps } from '@/server/automation/deps'
import { accountKey } from '@/server/certificates/account-key'
import { acmeAuthority } from '@/server/certificates/authority'
import { type CertificateDeps, tendCertificates, tendKeys } from '@/server/certificates/tend'
import { messageSender } from '@/server/connections/message-sender'
import { tendContracts } from '@/server/contracts/expiry'
import { feedChores } from '@/server/feeds/feed-chore'
import { writeRepeating } from '@/server/invoices/repeat'
import { housekeeping } from '@/server/jobs/housekeeping'
import { createJobs, type Jobs } from '@/server/jobs/jobs'
import { mailSender } from '@/server/jobs/outbox'
import { resealing } from '@/server/jobs/resealing'
import { AUTOMATE, jobTable, MESSAGES, OUTBOX, type Parts } from '@/server/jobs/table'
import { tidyLeads } from '@/server/leads/retention'
import { createMailer } from '@/server/mail'
import type { MonitorDeps } from '@/server/monitor/deps'
import type { onNode } from '@/server/on-node'
import { tendBrandDomains } from '@/server/records/brand-domains'
import { mailFiles } from '@/server/routes/mail-files'
import { reportFile } from '@/server/routes/report/report-file'
import { type DomainDeps, lookAtDue, lookAtName } from '@/server/websites/domain'
import { type Ground, isWorker, lookConditions } from './ground'
import type { Scans } from './scans'

type Node = ReturnType<typeof onNode>

/** What is done at its time. */
const daily = ({ db, settings }: Ground, { outside }: Pick<Node, 'outside'>) =>
  [
    // What may not be kept of businesses any longer goes.
    { name: 'lead-upkeep', cron: '10 3 * * *', run: () => tidyLeads(db, settings.publicUrl) },
    { name: 'contracts', cron: '0 6 * * *', run: () => tendContracts(db, settings) },
    { name: 'brand-domains', cron: '35 * * * *', run: () => tendBrandDomains(db, outside.dns, settings) },
    // Every hour: it is six in the morning somewhere.
    { name: 'repeating-invoices', cron: '5 * * * *', run: async () => void (await writeRepeating(db)) },
  ].map((chore) => ({ ...chore, family: chore.name, isDue: async () => false }))

/** All work in the background. */
export async function prepareJobs(ground: Ground, scans: Scans, node: Node): Promise<Jobs> {
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
  const certificates = certificateDeps(ground, node, domains)
  if (certificates) chores.push(keyChore(certificates))
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
      certificates: certificates && ((signal) => tendCertificates(certificates, signal)),
      chores,
      jobs: { ask: (...asked) => jobs.ask(...asked), wake: (name) => jobs.wake(name) },
    }),
  })
  ground.automation.wake = () => jobs.wake(AUTOMATE)
  closing.add(jobs.stop)
  return jobs
}

/** Null: a proxy in front has the certificates. */
function certificateDeps({ db, log, settings }: Ground, node: Node, domains: DomainDeps): CertificateDeps | null {
  const { acme } = settings
  const { secrets } = node
  if (acme === null || secrets === null) return null
  return {
    db,
    log,
    settings,
    secrets,
    authority: acmeAuthority({ ...acme, accountKey: (authority) => accountKey(db, secrets, authority) }),
    dns: domains.dns.resolver,
    now: domains.now,
    onFirst: (host) => lookAtName(db, domains, host),
  }
}

/** Once a day, and after a start: perhaps with another key. */
const keyChore = (deps: CertificateDeps) => ({
  name: 'certificate-keys',
  family: 'certificate-keys',
  cron: '50 3 * * *',
  isDue: async () => true,
  run: () => tendKeys(deps),
})

/** What leaves by mail, and what leaves to connections. */
function prepareOutbox({ settings, log, db }: Ground, node: Node): Parts['outbox'] {
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

/** After the commit: something was left to be sent. */
export function wakeOutbox(jobs: Jobs) {
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
