import {
  type ClientRequest,
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { pipeline } from 'node:stream'
import { takeSlot } from './slots'

export type WalledProxy = { url: string; close(): Promise<void> }

/** Told of every request that goes out and of every piece that comes back. Throws when there have been enough. */
export type Meter = { request(): void; bytes(count: number): void }

type Gate = { ip: string; port: number; meter: Meter; sockets: Set<Socket> }

/** A tunnel in which nothing moves gives its connection back. */
const IDLE_MS = 10_000

/**
 * A proxy on this machine through which a program reaches one address and port, and nothing else. Each way there takes
 * one of the connections of the address.
 */
export async function walledProxy(ip: string, port: number, meter: Meter): Promise<WalledProxy> {
  const gate: Gate = { ip, port, meter, sockets: new Set() }
  const server = createServer((asked, answer) => forward(asked, answer, gate))
  server.on('connection', (socket) => keep(gate.sockets, socket))
  server.on('connect', (asked, socket: Socket, head) => tunnel(asked, socket, head, gate))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => close(server, gate.sockets) }
}

const isAllowed = ({ ip, port }: Gate, host: string, at: string) =>
  host.replace(/^\[|\]$/g, '') === ip && Number(at) === port

/** Plain HTTP: the request line carries the whole address. */
function forward(asked: IncomingMessage, answer: ServerResponse, gate: Gate): void {
  const url = URL.parse(asked.url ?? '')
  if (url?.protocol !== 'http:' || !isAllowed(gate, url.hostname, url.port || '80')) {
    answer.writeHead(403).end()
    return
  }
  void setOut(gate, answer, () => {
    const onward = request({
      host: gate.ip,
      port: gate.port,
      method: asked.method,
      path: url.pathname + url.search,
      headers: onwardHeaders(asked.rawHeaders),
      setHost: false,
      agent: false,
    })
    onward.on('response', (response) => {
      count(gate, response, () => onward.destroy())
      handOn(response, answer)
    })
    onward.on('error', () => answer.destroy())
    answer.on('close', () => onward.destroy())
    asked.pipe(onward)
    return onward
  })
}

/** HTTPS: a tunnel to the address and port. */
function tunnel(asked: IncomingMessage, socket: Socket, head: Buffer, gate: Gate): void {
  const [, host = '', port = ''] = /^(.+):(\d+)$/.exec(asked.url ?? '') ?? []
  if (!isAllowed(gate, host, port)) {
    socket.end('HTTP/1.1 403 Forbidden\r\n\r\n')
    return
  }
  void setOut(gate, socket, () => {
    const onward = connect({ host: gate.ip, port: gate.port, timeout: IDLE_MS })
    keep(gate.sockets, onward)
    onward.on('timeout', () => onward.destroy())
    onward.once('connect', () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n')
      onward.write(head)
      count(gate, onward, () => onward.destroy())
      pipeline(onward, socket, onward, () => {})
    })
    onward.on('close', () => socket.destroy())
    socket.on('close', () => onward.destroy())
    return onward
  })
}

/**
 * Waits for one of the address's connections, and gives it back when this one is closed. Whoever leaves while waiting
 * is not waited for.
 */
async function setOut(gate: Gate, client: Socket | ServerResponse, go: () => Socket | ClientRequest): Promise<void> {
  const waiting = new AbortController()
  client.once('close', () => waiting.abort())
  try {
    const release = await takeSlot(gate.ip, waiting.signal)
    try {
      waiting.signal.throwIfAborted()
      gate.meter.request()
      const onward = go()
      onward.once('close', () => {
        if ('socket' in onward) onward.socket?.destroy()
        release()
      })
    } catch (error) {
      release()
      throw error
    }
  } catch {
    client.destroy()
  }
}

/** Counts what comes, and ends it when there has been enough. */
function count({ meter }: Gate, source: IncomingMessage | Socket, stop: () => void): void {
  source.on('data', (chunk: Buffer) => {
    try {
      meter.bytes(chunk.length)
    } catch {
      stop()
    }
  })
}

function keep(sockets: Set<Socket>, socket: Socket): void {
  sockets.add(socket)
  socket.on('error', () => socket.destroy())
  socket.on('close', () => sockets.delete(socket))
}

async function close(server: Server, sockets: Set<Socket>): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve))
  for (const socket of sockets) socket.destroy()
  await closed
}

/**
 * Hands an answer on. What a hostile server says may be no answer that Node would send; thrown in an event, that would
 * end the process of all scans.
 */
function handOn(response: IncomingMessage, answer: ServerResponse): void {
  try {
    answer.writeHead(response.statusCode ?? 502, onwardHeaders(response.rawHeaders))
  } catch {
    response.destroy()
    answer.destroy()
    return
  }
  pipeline(response, answer, () => {})
}

/** Meant for the next station alone (RFC 9110, 7.6.1). Node makes its own, and refuses a trailer beside a length. */
const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'proxy-connection',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]

function onwardHeaders(raw: string[]): string[] {
  const pairs = raw.flatMap((name, at) => (at % 2 === 0 ? [[name, raw[at + 1] ?? ''] as const] : []))
  const named = pairs.flatMap(([name, value]) =>
    name.toLowerCase() === 'connection' ? value.toLowerCase().split(/\s*,\s*/) : [],
  )
  const dropped = new Set([...HOP_BY_HOP, ...named])
  return pairs.filter(([name]) => !dropped.has(name.toLowerCase())).flat()
}
