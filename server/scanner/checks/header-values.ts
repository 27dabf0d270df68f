import { say } from '@/server/scanner/check'
import type { StoredEvidence } from '@/lib/domain/stored-result'
import type { Exchange } from '@/server/net/http'

/** The members of a header that is a list: several headers and one header with commas mean the same. */
export function listValues(exchange: Exchange, name: string): string[] {
  return exchange
    .all(name)
    .flatMap((value) => value.split(','))
    .map((value) => value.trim())
    .filter(Boolean)
}

/** What the server sent under these names, word for word. */
export function headerEvidence(exchange: Exchange, ...names: string[]): StoredEvidence[] {
  const sent = Object.fromEntries(names.map((name) => [name, exchange.all(name)]))
  return [
    {
      label: say('headers'),
      url: exchange.url,
      request: `GET ${new URL(exchange.url).pathname}`,
      status: exchange.status,
      data: sent,
    },
  ]
}
