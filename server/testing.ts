import { randomBytes, randomUUID } from 'node:crypto'
import type { PGlite } from '@electric-sql/pglite'
import { pino } from 'pino'
import { createApi } from './app'
import { createLeadScans } from './leads/scan-queue'
import { leadTools } from './leads/tools'
import { messageSender } from './connections/message-sender'
import { overPglite } from './db/client'
import { withStatements } from './db/statements'
import { sessions, subscriptions, users, workspaces } from './db/schema'
import type { Deps } from './records/deps'
import { createInProcessScans } from './jobs/in-process'
import { mailSender, sendDue } from './jobs/outbox'
import type { Mail, Mailer } from './mail'
import { rasterize, redraw, redrawPhoto } from './images/redraw'
import { onNode } from './on-node'
import { mailFiles } from './routes/mail-files'
import { reportFile } from './routes/report/report-file'
import { mailResults } from './routes/widget/result-mail'
import { scan } from './scanner/scan'
import { readSettings, scanPolicy, type Settings } from './settings'
import { createSecrets } from './secrets'
import { hashToken, newToken } from './tokens'

type SignUp = {
  /** A subscription by its name; null for none. */
  plan?: string | null
  role?: string
  /** False: the user has no workspace yet. */
  workspace?: boolean
}

type Call = { token?: string; body?: unknown; headers?: Record<string, string> }

export type TestApiOptions = { settings?: Partial<Settings>; deps?: Partial<Deps>; mailer?: Mailer }

/** The password of everybody who signs up here. */
export const TEST_PASSWORD = 'correct horse 7'

/** Hashes nothing, so that a test does not wait for argon2. */
const passwords = {
  hash: async (plain: string) => `plain:${plain}`,
  verify: async (stored: string, plain: string) => stored === `plain:${plain}`,
}

const nothing = async () => ({ state: 'none' as const, records: [] as [], nameExists: false })
/** No name server is asked: a test that needs records brings them. */
const withoutNames = <T extends Pick<Deps, 'outside'>>(node: T): T => ({
  ...node,
  outside: { ...node.outside, dns: { txt: nothing, cname: nothing, a: nothing, aaaa: nothing } },
})

/** As server/db/embedded.ts opens it, once for each worker. */
const asInLife = (client: PGlite & { isPrepared?: true }) =>
  client.isPrepared ? client : Object.assign(withStatements(client), { isPrepared: true as const })

/** The whole API on the database of the jest worker, empty for each file. Nothing is reset between its tests. */
export function openTestApi(options: TestApiOptions = {}) {
  const { __pglite } = globalThis as unknown as { __pglite: PGlite }
  const db = overPglite(asInLife(__pglite))
  const outbox: Mail[] = []
  const settings: Settings = {
    ...readSettings({
      SOTERIA_DEMO: '0',
      HOST: '127.0.0.1',
      PUBLIC_URL: 'http://soteria.test',
      SCAN_ALLOW_CIDRS: '127.0.0.0/8',
      DELIVERY_ALLOW_CIDRS: '127.0.0.0/8',
      LOG_LEVEL: 'silent',
    }),
    ...options.settings,
  }
  const scans = createInProcessScans(db, { policy: scanPolicy(settings), infoUrl: settings.publicUrl })
  const mailer = options.mailer ?? { send: async (mail: Mail) => void outbox.push(mail) }
  const log = pino({ level: 'silent' })
  const leadScans = createLeadScans({
    db,
    log,
    start: (input, onEvent, signal) => scan(input, { onEvent, signal }),
    conditions: { policy: scanPolicy(settings), infoUrl: settings.publicUrl },
    concurrency: 4,
    isAlone: false,
    onEnd: mailResults({ db, settings, log }),
  })
  const fileOf = (workspace: string, scan: string) => reportFile(deps, workspace, scan)
  /** Sends what waits, by this clock. */
  const sendMails = ({ by = mailer, now }: { by?: Mailer; now?: () => Date } = {}) =>
    sendDue({ db, log, now, senders: { mail: mailSender(by, mailFiles(deps)) } })
  /** The same with what goes to connections. */
  const sendMessages = ({ by = mailer, now }: { by?: Mailer; now?: () => Date } = {}) => {
    const context = { ...deps, mailer: by, now, reportFile: fileOf }
    return sendDue({ db, log, now, senders: { message: messageSender(context) } })
  }
  const sending = new Set<Promise<void>>()
  const deps: Deps = {
    db,
    settings,
    log,
    outbox: {
      wake() {
        const work = sendMails().finally(() => sending.delete(work))
        sending.add(work)
      },
    },
    passwords,
    scans,
    leadScans: { wake() {}, abort: leadScans.abort },
    ...withoutNames(onNode(settings, log)),
    // The directory of the try-out mode: nobody outside is asked.
    leads: leadTools({ ...settings, demo: true }),
    images: { redraw, photo: redrawPhoto, rasterize },
    secrets: createSecrets([randomBytes(32)]),
    // The tests look when they want to.
    monitors: { checkSoon: async () => {} },
    automation: { wake() {} },
    version: '0.0.0-test',
    ...options.deps,
  }
  const api = createApi(deps)

  async function signUp({ plan = 'premium', role = 'member', workspace: withWorkspace = true }: SignUp = {}) {
    const email = `${randomUUID()}@soteria.test`
    const [user] = await db
      .insert(users)
      .values({ name: 'Ada Test', email, role, password_hash: await passwords.hash(TEST_PASSWORD) })
      .returning()
    if (!user) throw new Error('The user was not inserted')
    if (plan !== null) await db.insert(subscriptions).values({ user_id: user.id, name: plan })
    const [workspace] = withWorkspace
      ? await db.insert(workspaces).values({ user_id: user.id, name: 'Main', is_default: true }).returning()
      : []
    const token = await signIn(user.id)
    return {
      user,
      token,
      headers: { authorization: `Bearer ${token}` },
      get workspace() {
        return present(workspace)
      },
    }
  }

  async function signIn(userId: string) {
    const token = newToken()
    await db
      .insert(sessions)
      .values({ token_hash: hashToken(token), user_id: userId, expires_at: new Date(Date.now() + 3_600_000) })
    return token
  }

  async function request(method: string, path: string, { token, body, headers }: Call = {}): Promise<Response> {
    const isForm = body instanceof FormData
    const response = await api.request(path, {
      method,
      headers: {
        accept: 'application/json',
        'x-requested-with': 'XMLHttpRequest',
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    })
    // What the call left to be sent is there for the test.
    await Promise.all(sending)
    return response
  }

  /** Runs what was queued through this API, with the real scanner, to the end. */
  const runScans = () => scans.run()

  /** The same with those of leads, of everybody. */
  async function runLeadScans() {
    await leadScans.start()
    await leadScans.idle()
    await leadScans.stop()
  }

  return { api, db, deps, signUp, request, runScans, runLeadScans, sendMails, sendMessages, outbox }
}

function present<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('This user was signed up without a workspace')
  return value
}
