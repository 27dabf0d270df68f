import { say } from '@/lib/domain/say'
import type { DownCause } from '@/lib/contract/monitor'
import { toldBy } from '@/lib/domain/told'
import type { Says } from '@/lib/contract/scan-result'
import { cleanSays, cleanText } from '@/server/scanner/clean'
import { AddressBook } from '@/server/net/address-book'
import { Blocked } from '@/server/net/blocked'
import { fetchCertificate } from '@/server/net/certificate'
import { type Dns, systemDns } from '@/server/net/dns'
import type { AddressPolicy, Resolve } from '@/server/net/address'
import { createHttpClient, type Exchange, type HttpClient } from '@/server/net/http'
import { describeFailure, isTimeout, RequestFailed } from '@/server/net/http-error'
import type { HttpLimits } from '@/server/net/http-limits'
import { ScanStopped } from '@/server/scanner/outcome'
import { stopSignal } from '@/server/scanner/stop-signal'
import { originOf, parseTarget } from '@/server/scanner/target'
import { TimedOut } from '@/server/net/within'
import { readDns } from './dns'
import type { CertificateFacts } from '@/server/db/monitor-facts'
import { protectionsOf } from './headers'

export type LookConditions = { policy: AddressPolicy; infoUrl: string; product?: string; limits?: Partial<HttpLimits> }
export type LookInput = LookConditions & {
  /** The asset's address as a person typed it. */
  address: string
  /** Over what it was asked so far; unknown before the first look. */
  scheme?: 'http' | 'https'
  /** Asks name servers too, and over HTTPS again where that did not answer: once an hour is enough. */
  isThorough: boolean
}
/** `origin`: where a site is asked over a scheme, for tests that may not use the ports below 1024. */
export type LookOptions = { signal?: AbortSignal; resolve?: Resolve; dns?: Dns; origin?: typeof originOf }

export type Look = {
  /** Of the page itself, without the redirects before it and without waiting for our own scans. */
  ms: number | null
  status: number | null
  /** Null: the site answered as a site should. `ours`: it could not be asked, and nothing is proved. */
  failure: { cause: DownCause | 'ours'; message: string; says?: Says } | null
  /** Over what it was asked. */
  scheme?: 'http' | 'https'
  /** Whether HTTPS was on the way to the page: many sites are asked over HTTP and lead there. */
  reached?: 'http' | 'https'
  /** Of a page: refusals and redirects to elsewhere are often sent by somebody else than the site. */
  headers?: string[]
  certificate?: CertificateFacts
  dns?: Record<string, string[]>
}

/** One page with little of its body: whether it is there, not what it says. */
const LIMITS: Partial<HttpLimits> = {
  headersMs: 8_000,
  totalMs: 10_000,
  requests: 14,
  bodyBytes: 64 * 1024,
  scanBytes: 512 * 1024,
}
const BODY_BYTES = 1024
/**
 * Each answer has its own limit. What takes longer waited for a connection, because our scans hold those that this
 * address allows.
 */
const DEADLINE_MS = 60_000

/**
 * Looks at a site once, through the scanner's guarded client. Unlike a scan it may do so in the worker itself: it reads
 * the status line, security headers and a certificate, and parses no content. Never throws: trouble is a failure with a
 * sentence.
 */
export async function look(input: LookInput, options: LookOptions = {}): Promise<Look> {
  const { signal, release } = stopSignal(DEADLINE_MS, options.signal)
  const book = new AddressBook(input.policy, signal, options.resolve)
  const http = createHttpClient({ ...input, signal, book, scanId: 'monitor', limits: { ...LIMITS, ...input.limits } })
  try {
    const target = parseTarget(input.address)
    const dns = input.isThorough ? await readDns(target.host, options.dns ?? systemDns({ signal })) : undefined
    const over = async (...schemes: ('http' | 'https')[]): Promise<Answer> => {
      const places = schemes.map((scheme) => ({ scheme, origin: (options.origin ?? originOf)(target, scheme) }))
      const answer = await ask(places, target.path, http)
      return 'failure' in answer
        ? answer
        : { ...answer, certificate: await certificateOf(answer.exchange, book, signal) }
    }
    const upgrade = input.scheme === 'http' && input.isThorough ? await over('https') : null
    const answer =
      upgrade && isSound(upgrade) ? upgrade : await (input.scheme ? over(input.scheme) : over('https', 'http'))
    if ('failure' in answer) return { ms: null, status: null, failure: answer.failure, dns }
    const { exchange, scheme, certificate } = answer
    const failure = judgeStatus(exchange.status)
    const reached = secureHop(exchange) ? 'https' : 'http'
    return {
      ms: exchange.ms,
      status: exchange.status,
      failure,
      scheme,
      reached,
      certificate,
      dns,
      headers: isPage(exchange) ? protectionsOf((name) => exchange.all(name)) : undefined,
    }
  } catch (error) {
    return { ms: null, status: null, failure: failureOf(error) }
  } finally {
    await http.close()
    release()
  }
}

type Place = { scheme: 'http' | 'https'; origin: string | null }
type Page = { exchange: Exchange; scheme: 'http' | 'https'; certificate?: CertificateFacts }
type Failed = { failure: NonNullable<Look['failure']> }
type Answer = Page | Failed

/** The first that answers; when none does, why the first did not. */
async function ask(places: Place[], path: string, http: HttpClient): Promise<Answer> {
  let first: Failed | null = null
  for (const { scheme, origin } of places) {
    if (!origin) continue
    try {
      const exchange = await http.get(origin + path, { follow: true, limit: BODY_BYTES })
      return { exchange, scheme }
    } catch (error) {
      first ??= { failure: failureOf(error) }
    }
  }
  return first ?? { failure: { cause: 'blocked', ...toldBy(say('schemeGone')) } }
}

/**
 * Whether visitors can use it from now on. Where another site of the same machine answers, or browsers warn, they stay
 * with what they had.
 */
function isSound(answer: Answer): boolean {
  if ('failure' in answer) return false
  const { exchange, certificate } = answer
  const isTrusted = certificate?.is_trusted && certificate.matches_host && new Date(certificate.valid_to) > new Date()
  return isTrusted === true && isPage(exchange) && exchange.url.startsWith('https:')
}

const isPage = ({ status }: Exchange) => status >= 200 && status < 300

/** The last address on the way to the page that was asked over HTTPS. */
const secureHop = ({ url, via }: Exchange) =>
  [...via.map((hop) => hop.url), url].findLast((one) => one.startsWith('https:'))

/** A page that is not there, or a server that broke. A server that asks for a password, or refuses us, is there. */
function judgeStatus(status: number): Look['failure'] {
  const isBroken = status >= 500 || status === 404 || status === 410
  return isBroken ? { cause: 'status', message: `HTTP ${status}` } : null
}

/** Undefined when it cannot be read: the page itself has answered, so nothing is said about it. */
async function certificateOf(
  exchange: Exchange,
  book: AddressBook,
  signal: AbortSignal,
): Promise<CertificateFacts | undefined> {
  const url = secureHop(exchange)
  if (!url) return undefined
  const { hostname, port } = new URL(url)
  const host = hostname.replace(/^\[|\]$/g, '')
  try {
    const { address } = await book.addressOf(hostname)
    const found = await fetchCertificate({ ip: address, port: Number(port || 443), host, signal })
    return {
      sha256: found.sha256,
      issuer: cleanText(found.issuer, 200),
      subject: cleanText(found.subject, 200),
      valid_to: found.validTo.toISOString(),
      matches_host: found.matchesHost,
      is_trusted: found.trustError === null,
    }
  } catch {
    return undefined
  }
}

const NO_NAME = ['ENOTFOUND', 'ENODATA', 'EAI_AGAIN']
/** There is no way out of this machine. */
const OURS = ['ENETUNREACH', 'ENETDOWN', 'EMFILE', 'ENFILE']

function failureOf(error: unknown): NonNullable<Look['failure']> {
  if (error instanceof Blocked) return { cause: 'blocked', ...toldBy(error.says) }
  if (error instanceof ScanStopped) return { cause: 'ours', ...toldBy(error.says) }
  if (error instanceof TimedOut) return { cause: 'dns', ...toldBy(error.says) }
  const failure = error instanceof RequestFailed ? error : describeFailure(error)
  return { cause: causeOf(failure), message: cleanText(failure.message, 300), says: cleanSays(failure.says) }
}

function causeOf(failure: RequestFailed): DownCause | 'ours' {
  if (OURS.includes(failure.code)) return 'ours'
  if (NO_NAME.includes(failure.code)) return 'dns'
  if (isTimeout(failure)) return 'timeout'
  return failure.code.startsWith('ERR_SSL') || failure.code === 'EPROTO' ? 'tls' : 'connect'
}
