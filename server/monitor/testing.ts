import { createServer, type Server } from 'node:https'
import type { AddressInfo, Socket } from 'node:net'
import { assets, monitors } from '@/server/db/schema'
import type { Mailer } from '@/server/mail'
import { tellAlerts } from './alerts'
import { checkMonitor } from './check-monitor'
import type { MonitorDeps } from './deps'
import type { Dns } from '@/server/net/dns'
import { certificate, dnsWith, INFO_URL, LOOPBACK, resolveToLoopback } from '@/server/scanner/testing'
import { openTestApi } from '@/server/testing'

const MINUTE_MS = 60_000
const sites: { server: Server; sockets: Set<Socket> }[] = []

export const HEADERS = {
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'self'",
}

/** A site on this machine that can be stopped, slowed, given another certificate and stripped of its headers. */
export async function openSite() {
  const state = { headers: HEADERS as Record<string, string>, delayMs: 0, status: 200, refusals: 0 }
  const first = certificate({ name: 'first.test' })
  const server = createServer(first, (_request, response) => {
    setTimeout(() => {
      const status = state.refusals-- > 0 ? 503 : state.status
      response.writeHead(status, { ...state.headers, connection: 'close' })
      response.end('<h1>Shop</h1>')
    }, state.delayMs)
  })
  const sockets = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
  })
  server.on('tlsClientError', () => {})
  sites.push({ server, sockets })
  let port = 0
  const start = async () => {
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
    port = (server.address() as AddressInfo).port
  }
  await start()
  return {
    state,
    value: `https://127.0.0.1:${port}`,
    start,
    refuseNext: () => {
      state.refusals = 1
    },
    stop: () => close(server, sockets),
    // Another day of its end, too, however fast the machine makes both.
    replaceCertificate: () => server.setSecureContext(certificate({ name: 'second.test', days: 91 })),
    restoreCertificate: () => server.setSecureContext(first),
  }
}

/** For `afterEach`. */
export const closeSites = () => Promise.all(sites.splice(0).map(({ server, sockets }) => close(server, sockets)))

async function close(server: Server, sockets: Set<Socket>) {
  if (!server.listening) return
  const closed = new Promise((resolve) => server.close(resolve))
  for (const socket of sockets) socket.destroy()
  await closed
}

/** Monitoring with a clock that stands still until it is turned. */
export async function openMonitoring({
  value,
  plan = 'premium',
  dns = dnsWith(),
}: {
  value: string
  plan?: string | null
  dns?: Dns
}) {
  const api = openTestApi()
  const who = await api.signUp({ plan })
  const [asset] = await api.db.insert(assets).values({ workspace_id: who.workspace.id, type: 'url', value }).returning()
  if (!asset) throw new Error('The asset was not inserted')
  await api.db.insert(monitors).values({ asset_id: asset.id, slow_ms: 1000 })

  const { id } = asset
  let time = Date.now()
  /** The tests take the mail server away. */
  const post: { mailer?: Mailer } = {}
  const deps: MonitorDeps = {
    db: api.db,
    log: api.deps.log,
    scans: api.deps.scans,
    conditions: { policy: LOOPBACK, infoUrl: INFO_URL },
    publicUrl: 'http://soteria.test',
    now: () => new Date(time),
    looking: { dns, resolve: resolveToLoopback },
  }
  const turn = (minutes: number) => {
    time += minutes * MINUTE_MS
  }
  /** The next check of the plan, and the one that confirms it when it asks for that. Every mail that is due is sent. */
  async function check() {
    turn(5)
    const soon = await checkMonitor(deps, id)
    if (soon) {
      turn(0.5)
      await checkMonitor(deps, id)
    }
    await deliver()
  }
  /** Other tests leave alerts of their own in the same database. */
  async function deliver() {
    await tellAlerts(deps)
    // The database says when a mail may leave, and its clock does not stand still.
    await api.sendMails({ by: post.mailer, now: () => new Date(Math.max(time, Date.now()) + 1_000) })
  }
  const mails = () => api.outbox.filter(({ to }) => to === who.user.email).map(({ subject }) => subject)
  return { api, who, asset, deps, post, turn, check, deliver, mails, outbox: api.outbox }
}
