import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer as createHttpServer, type RequestListener, type ServerResponse } from 'node:http'
import { createSecureServer as createHttp2Server } from 'node:http2'
import { createServer as createTcpServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer as createTlsServer, type TlsOptions } from 'node:tls'
import { createServer as createHttpsServer } from 'node:https'
import type { Dns } from '@/server/net/dns'
import type { DnsAnswer } from '@/server/net/dns-answer'
import type { AddressPolicy, Resolve } from '@/server/net/address'
import { createHttpClient, type HttpClient, type HttpClientOptions } from '@/server/net/http'

export const LOOPBACK: AddressPolicy = { allowCidrs: ['127.0.0.0/8', '::1/128'] }
export const PUBLIC_ONLY: AddressPolicy = { allowCidrs: [] }
export const INFO_URL = 'https://soteria.example/scanner'

/** Every name is on this machine. */
export const resolveToLoopback: Resolve = async () => [{ address: '127.0.0.1', family: 4 }]

const clients: HttpClient[] = []

/** A client that finds every name on this machine; closed by `closeServers`. */
export function testClient(options: Partial<HttpClientOptions> = {}): HttpClient {
  const signal = new AbortController().signal
  const client = createHttpClient({
    policy: LOOPBACK,
    signal,
    resolve: resolveToLoopback,
    scanId: 'scan-1',
    infoUrl: INFO_URL,
    ...options,
  })
  clients.push(client)
  return client
}

export type TestServer = { port: number; connections: number }
const open: { server: Server; sockets: Set<Socket> }[] = []

/** For `afterEach`: nothing stays open. */
export async function closeServers(): Promise<void> {
  await Promise.all(clients.splice(0).map((client) => client.close()))
  for (const { server, sockets } of open.splice(0)) {
    const closed = new Promise((resolve) => server.close(resolve))
    for (const socket of sockets) socket.destroy()
    await closed
  }
}

export const startHttp = (listener: RequestListener, port = 0) =>
  listen(createHttpServer({ keepAliveTimeout: 50 }, listener), port)
export type TestTls = TlsOptions & {
  /** The OCSP response that is sent along to whoever asks for one. */
  staple?: Buffer
}
export function startHttps(listener: RequestListener, { staple, ...options }: TestTls = certificate()) {
  const server = createHttpsServer(options, listener)
  if (staple) server.on('OCSPRequest', (_certificate, _issuer, answer) => answer(null, staple))
  return listen(server, 0)
}
/** Speaks HTTP/2 and nothing else. */
export const startHttp2 = (listener: Parameters<typeof createHttp2Server>[1]) =>
  listen(createHttp2Server(certificate(), listener), 0)
export const startTls = (options: TlsOptions) =>
  listen(
    createTlsServer(options, (socket) => socket.end()),
    0,
  )
/** Speaks whatever the function writes. */
export const startTcp = (speak: (socket: Socket) => void) => listen(createTcpServer(speak), 0)

/** Takes its time for every answer, and knows how many it was ever asked for at once. */
export async function startCounting(
  answer: (response: ServerResponse) => void,
  afterMs: number,
): Promise<{ port: number; most: number }> {
  let now = 0
  const counting = { port: 0, most: 0 }
  const { port } = await startHttp((_, response) => {
    now += 1
    counting.most = Math.max(counting.most, now)
    setTimeout(() => {
      now -= 1
      answer(response)
    }, afterMs)
  })
  return Object.assign(counting, { port })
}

async function listen(server: Server, port: number): Promise<TestServer> {
  const sockets = new Set<Socket>()
  const started: TestServer = { port: 0, connections: 0 }
  server.on('tlsClientError', () => {})
  server.on('connection', (socket: Socket) => {
    started.connections += 1
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  open.push({ server, sockets })
  started.port = (server.address() as AddressInfo).port
  return started
}

type CertificateOptions = { name?: string; others?: readonly string[]; days?: number; keyType?: string[] }

/** Made in no time; RSA for those who are about its ciphers. */
const EC = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1']
export const RSA = ['-newkey', 'rsa:2048']

/** A self-signed certificate by the `openssl` of this machine; its name is also its alternative name. */
export function certificate({ name = 'localhost', others = [], days = 90, keyType = EC }: CertificateOptions = {}): {
  key: string
  cert: string
} {
  const OPENSSL = '/usr/bin/openssl'
  if (!existsSync(OPENSSL)) throw new Error(`These tests make certificates with ${OPENSSL}, which is not installed.`)
  const folder = mkdtempSync(join(tmpdir(), 'soteria-cert-'))
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const names = [
    '-subj',
    `/CN=${name}`,
    '-addext',
    `subjectAltName=${[name, ...others].map((one) => `DNS:${one}`).join(',')}`,
  ]
  try {
    execFileSync(
      OPENSSL,
      ['req', '-x509', ...keyType, '-nodes', '-keyout', keyFile, '-out', certFile, '-days', String(days), ...names],
      { stdio: 'ignore' },
    )
    return { key: readFileSync(keyFile, 'utf8'), cert: readFileSync(certFile, 'utf8') }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const NONE: DnsAnswer<never> = { state: 'none', records: [], nameExists: true }

/** Name servers that know these TXT records and nothing else. */
export function dnsWith(txt: Record<string, DnsAnswer<string> | string[]> = {}): Dns {
  const none = async () => NONE
  return {
    mx: none,
    a: none,
    aaaa: none,
    ns: none,
    caa: none,
    cname: none,
    ds: async () => ({ state: 'found', records: ['20326'] }),
    txt: async (name) => {
      const known = txt[name]
      if (!known) return NONE
      return Array.isArray(known) ? { state: 'found', records: known } : known
    },
  }
}
