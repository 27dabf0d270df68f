import { get } from 'node:http'
import { request } from 'node:https'
import { setTimeout as pause } from 'node:timers/promises'
import type { PeerCertificate, TLSSocket } from 'node:tls'
import type { Pebble } from './pebble'

const OURS = '127.0.0.1'
/** Orders are made once a minute. */
const PATIENCE_MS = 200_000

type Visited = { status: number; text: string; certificate: PeerCertificate; location: string }

/** Asks a name over TLS, and believes only pebble's authority. */
export function visit(pebble: Pebble, port: number, host: string, path = '/'): Promise<Visited> {
  return new Promise((done, reject) => {
    const asked = request(
      { host: OURS, port, path, servername: host, headers: { host }, ca: pebble.root(), agent: false },
      (answer) => {
        let text = ''
        const certificate = (answer.socket as TLSSocket).getPeerCertificate()
        answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
        const location = answer.headers.location ?? ''
        answer.on('end', () => done({ status: answer.statusCode ?? 0, text, certificate, location }))
      },
    )
    asked.once('error', reject).end()
  })
}

/** Asks it without TLS. */
export const visitPlainly = (port: number, host: string) =>
  new Promise<Pick<Visited, 'status' | 'location'>>((done, reject) => {
    get({ host: OURS, port, path: '/about', headers: { host }, agent: false }, (answer) => {
      answer.resume()
      done({ status: answer.statusCode ?? 0, location: answer.headers.location ?? '' })
    }).once('error', reject)
  })

export async function waitFor<T>(look: () => Promise<T | false>): Promise<T> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await pause(1_000)) {
    const found = await look()
    if (found) return found
  }
  throw new Error('It did not happen in time')
}
