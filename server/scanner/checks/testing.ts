import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer, type AddressInfo } from 'node:net'
import type { Finding } from '@/lib/contract/scan-result'
import { writtenFindings } from '@/lib/domain/stored-result'
import type { Check, Mode, Target } from '@/server/scanner/check'
import { createContext } from '@/server/scanner/context'
import { runChecks, type ScanEvent } from '@/server/scanner/engine'
import { AddressBook } from '@/server/net/address-book'
import type { Dns } from '@/server/net/dns'
import { createHttpClient } from '@/server/net/http'
import type { HttpLimits } from '@/server/net/http-limits'
import { knocker } from '@/server/net/knock'
import { NO_FACTS, type WordPressFacts } from '@/server/scanner/software/wordpress-facts'
import {
  dnsWith,
  INFO_URL,
  LOOPBACK,
  resolveToLoopback,
  startHttp,
  startHttps,
  type TestTls,
} from '@/server/scanner/testing'
import { assertPhrases, assertSaid } from '@/server/scanner/testing-words'
import { makeCertificate } from './testing-certificate'

type Headers = Record<string, string | string[]>
export type Reply = { status?: number; headers?: Headers; body?: string }
/** The site's own addresses, for redirects between them. */
export type Urls = { http: string; https: string }
type Answer = Reply | ((request: IncomingMessage, urls: Urls) => Reply)

export type Site = {
  host?: string
  /** What answers there, the port of a server of another kind, or `closed`. Left out: the address has no such port. */
  http?: Answer | number | 'closed'
  https?: Answer | number | 'closed'
  tls?: TestTls
  dns?: Dns
  mode?: Mode
  limits?: Partial<HttpLimits>
  perCheckMs?: number
  wordPressFacts?: WordPressFacts
}

export type Verdict = {
  state: string
  detail: string | null
  /** Rule names without the check's id, in the order of the report. */
  rules: string[]
  findings: Finding[]
  observations: Record<string, unknown>
  /** How far it said it was. */
  progress: string[]
}

/** An answer with an HTML page. */
export const html = (body: string, headers: Headers = {}): Reply => ({
  headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
  body,
})

/**
 * Starts the site on this machine and runs one check on it through the real engine. Throws when other languages have no
 * words for what it says.
 */
export async function judge(check: Check, site: Site): Promise<Verdict> {
  const host = site.host ?? 'shop.test'
  const urls: Urls = { http: '', https: '' }
  const [httpPort, httpsPort] = [
    await portOf(site.http, urls, null),
    await portOf(site.https, urls, site.tls ?? makeCertificate({ names: [host] })),
  ]
  if (httpPort) urls.http = `http://${host}:${httpPort}`
  if (httpsPort) urls.https = `https://${host}:${httpsPort}`
  const target: Target = {
    input: host,
    host,
    path: '/',
    httpPort,
    httpsPort,
    isLoopback: host === 'localhost' || host === '127.0.0.1',
  }
  const { signal } = new AbortController()
  const book = new AddressBook(LOOPBACK, signal, resolveToLoopback)
  const http = createHttpClient({
    policy: LOOPBACK,
    signal,
    book,
    scanId: 'test',
    infoUrl: INFO_URL,
    limits: site.limits,
  })
  try {
    const { context, observations } = createContext({
      mode: site.mode ?? 'light',
      signal,
      target,
      ip: '127.0.0.1',
      http,
      dns: site.dns ?? dnsWith(),
      knock: knocker('127.0.0.1', LOOPBACK, signal),
      wordPressFacts: () => site.wordPressFacts ?? NO_FACTS,
    })
    const progress: string[] = []
    const onEvent = (event: ScanEvent) => {
      if (event.type !== 'check' || event.check.state !== 'running' || !event.check.detail) return
      assertSaid(event.check.says?.detail)
      progress.push(event.check.detail)
    }
    const { rows, findings: kept } = await runChecks([check], context, {
      perCheckMs: site.perCheckMs ?? 15_000,
      onEvent,
    })
    const [row] = rows
    const detail = row?.detail ?? null
    const findings = writtenFindings(kept, rows, new Date())
    assertSaid(row?.says?.detail)
    assertPhrases(kept)
    return {
      state: row?.state ?? 'none',
      detail,
      rules: findings.map(({ rule }) => rule.slice(check.id.length + 1)),
      findings,
      observations,
      progress,
    }
  } finally {
    await http.close()
  }
}

async function portOf(answer: Site['http'], urls: Urls, tls: TestTls | null): Promise<number | null> {
  if (answer === undefined || typeof answer === 'number') return answer ?? null
  if (answer === 'closed') return closedPort()
  const { port } = await (tls ? startHttps(listener, tls) : startHttp(listener))
  return port

  function listener(request: IncomingMessage, response: ServerResponse) {
    const {
      status = 200,
      headers = {},
      body = '',
    } = typeof answer === 'function' ? answer(request, urls) : (answer as Reply)
    response.writeHead(status, headers).end(body)
  }
}

/** A port that was free a moment ago. */
async function closedPort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
