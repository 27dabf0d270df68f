import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'

/** Hands an answer on. What a hostile server says may be no answer that Node would send; thrown in an event, that would end the process of all scans. */
export function handOn(response: IncomingMessage, answer: ServerResponse): void {
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

export function onwardHeaders(raw: string[]): string[] {
  const pairs = raw.flatMap((name, at) => (at % 2 === 0 ? [[name, raw[at + 1] ?? ''] as const] : []))
  const named = pairs.flatMap(([name, value]) => (name.toLowerCase() === 'connection' ? value.toLowerCase().split(/\s*,\s*/) : []))
  const dropped = new Set([...HOP_BY_HOP, ...named])
  return pairs.filter(([name]) => !dropped.has(name.toLowerCase())).flat()
}
