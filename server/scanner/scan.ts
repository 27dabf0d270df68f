import type { Says } from '@/lib/contract/scan-result'
import { say } from '@/lib/domain/say'
import type { Check, Context, Mode, Origins, Target } from './check'
import { CHECKS } from './checks'
import { knockOnce } from './checks/network-knocks'
import { PORTS } from './checks/network-services'
import { isClosed, isNotTls, isRefused, isTlsTrouble } from './checks/unreachable'
import { fitsPhones, readContacts } from './contacts'
import { createContext } from './context'
import { runChecks, type ScanEvent } from './engine'
import { english } from '@/lib/domain/english'
import { saysOfError, Told } from '@/lib/domain/told'
import { AddressBook } from '@/server/net/address-book'
import { Blocked } from '@/server/net/blocked'
import { type Dns, systemDns } from '@/server/net/dns'
import { type AddressPolicy, asLiteral, type Resolve } from '@/server/net/address'
import { systemResolve } from '@/server/net/guard'
import { createHttpClient, type HttpClient } from '@/server/net/http'
import { FULL_SCAN_REQUESTS, type HttpLimits } from '@/server/net/http-limits'
import { knocker } from '@/server/net/knock'
import { DEADLINE_MS, PER_CHECK_MS } from './limits'
import { secondOpinions } from './opinions/second-opinions'
import { failed, ScanStopped, type ScanOutcome } from './outcome'
import { makeReport } from './report'
import { readWordPressFacts } from './software/wordpress-facts'
import { stopSignal } from './stop-signal'
import { originOf, parseTarget, urlHost } from './target'

export type { ScanEvent } from './engine'
export type { ScanOutcome } from './outcome'

/** What to scan and how: plain data, so that it can be handed to another process. */
export type ScanInput = {
  scanId: string
  /** As a person typed it: a name, an address or a URL. */
  address: string
  mode: Mode
  policy: AddressPolicy
  /** Go to this address and to no other that the name may have by now: the proof of ownership was found there. */
  pin?: string
  /** Where the owner of a scanned server can read who we are; goes out with every request. */
  infoUrl: string
  /** What we are called there. */
  product?: string
  /** Milliseconds for the whole scan; 60 s light, 300 s full when not given. */
  deadlineMs?: number
  perCheckMs?: number
  limits?: Partial<HttpLimits>
  /** The folder with the facts that the server fetched; nothing is known about WordPress without it. */
  feeds?: string
  /** Ask other programs too, where they are installed; for full scans. */
  secondOpinions?: boolean
  /** Also look for what the site says of how to reach its owner: `observations.contacts`. */
  contacts?: boolean
}

/** What of it is the same for every scan of a server. */
export type ScanConditions = Pick<ScanInput, 'policy' | 'infoUrl' | 'product' | 'feeds' | 'secondOpinions'>

export type ScanOptions = {
  signal?: AbortSignal
  onEvent?: (event: ScanEvent) => void
  resolve?: Resolve
  dns?: Dns
  checks?: readonly Check[]
}

/** Scans one address. Never throws: whatever goes wrong is a failed outcome with a sentence. */
export async function scan(
  input: ScanInput,
  { resolve = systemResolve, ...others }: ScanOptions = {},
): Promise<ScanOutcome> {
  const { signal, release } = stopSignal(input.deadlineMs ?? DEADLINE_MS[input.mode], others.signal)
  try {
    const target = parseTarget(input.address)
    const options = { ...others, signal, resolve: pinned(target, input.pin, resolve) }
    const outcome = await scanAt(target, input, options)
    const other = isUnreachable(outcome) ? await overIpv6(target, options.resolve) : null
    if (!other) return outcome
    const second = await scanAt(target, input, { ...options, resolve: other })
    return isUnreachable(second) ? outcome : second
  } catch (error) {
    return failureOf(signal.aborted ? signal.reason : error)
  } finally {
    release()
  }
}

async function scanAt(
  target: Target,
  input: ScanInput,
  options: ScanOptions & { signal: AbortSignal },
): Promise<ScanOutcome> {
  const { signal } = options
  const book = new AddressBook(input.policy, signal, options.resolve)
  const ip = await addressOf(target, book)
  const http = createHttpClient({ ...input, signal, book, limits: limitsOf(input) })
  try {
    return await scanTarget({ input, options, target, ip, http, signal })
  } finally {
    await http.close()
  }
}

/** The guard still checks what this answers. */
function pinned({ host }: Target, pin: string | undefined, resolve: Resolve): Resolve {
  const address = pin === undefined ? null : asLiteral(pin)
  return async (name) => (address && name === host ? [address] : resolve(name))
}

const isUnreachable = (outcome: ScanOutcome) => outcome.status === 'failed' && outcome.reason === 'unreachable'

/**
 * IPv4 is tried first. Where only the other family answers, that is what visitors use: a second way to look names up,
 * or null when there is none.
 */
async function overIpv6({ host }: Target, resolve: Resolve): Promise<Resolve | null> {
  if (asLiteral(host)) return null
  const isMixed = await resolve(host).then(
    (addresses) => new Set(addresses.map(({ family }) => family)).size > 1,
    () => false,
  )
  if (!isMixed) return null
  return async (name) => {
    const addresses = await resolve(name)
    const six = addresses.filter(({ family }) => family === 6)
    return six.length > 0 ? six : addresses
  }
}

type Running = {
  input: ScanInput
  options: ScanOptions
  target: Target
  ip: string
  http: HttpClient
  signal: AbortSignal
}

async function scanTarget({ input, options, target, ip, http, signal }: Running): Promise<ScanOutcome> {
  const startedAt = new Date()
  const { context, observations } = createContext({
    mode: input.mode,
    signal,
    target,
    ip,
    http,
    dns: options.dns ?? systemDns({ signal }),
    knock: knocker(ip, input.policy, signal),
    wordPressFacts: () => readWordPressFacts(input.feeds),
  })
  const origins = await context.origins()
  if (!origins.http && !origins.https && !(await hasOtherServices(context, origins)))
    return unreachable(target, ip, origins)
  const perCheckMs = input.perCheckMs ?? PER_CHECK_MS[input.mode]
  const run = await runChecks(options.checks ?? checksFor(input), context, { perCheckMs, onEvent: options.onEvent })
  if (input.contacts) await observeContacts(context)
  const report = makeReport({
    target,
    ip,
    mode: input.mode,
    startedAt,
    origins,
    http,
    observations,
    run,
    isComplete: !signal.aborted,
  })
  return signal.aborted ? failureOf(signal.reason, report) : { status: 'completed', result: report }
}

/** What does not answer in time is not there. */
async function observeContacts(context: Context): Promise<void> {
  const page = await context.page().catch(() => null)
  context.observe('fits_phones', page && fitsPhones(page))
  context.observe('contacts', await readContacts(context).catch(() => []))
}

/**
 * A full scan of a machine without a web server looks at what else it offers. One whose web server does not answer is
 * unreachable.
 */
async function hasOtherServices(context: Context, { httpSays, httpsSays }: Origins): Promise<boolean> {
  const isWithoutWeb = [httpSays, httpsSays].every((why) => why === undefined || isClosed(why))
  return context.mode === 'full' && isWithoutWeb && (await knockOnce(context, PORTS)).open.length > 0
}

/** Ours, and behind them the other programs the operator wants to hear as well. */
const checksFor = ({ mode, secondOpinions: areWanted }: ScanInput): readonly Check[] =>
  areWanted && mode === 'full' ? [...CHECKS, ...secondOpinions()] : CHECKS

class NameNotFound extends Told {}

/** Looks the name up once and refuses forbidden addresses and ports before anything is sent. */
async function addressOf(target: Target, book: AddressBook): Promise<string> {
  const origins = [originOf(target, 'http'), originOf(target, 'https')].flatMap((origin) => origin ?? [])
  try {
    const [address] = await Promise.all(origins.map((origin) => book.admit(new URL(origin))))
    return address?.address ?? target.host
  } catch (error) {
    if (error instanceof Blocked) throw error
    const code = codeOf(error)
    if (code === 'ENOTFOUND' || code === 'ENODATA')
      throw new NameNotFound(say('nameNotFound', { host: target.host, code }))
    throw new NameNotFound(say('nameUnanswered', { host: target.host, code }))
  }
}

function unreachable(target: Target, ip: string, origins: Origins): ScanOutcome {
  const { httpSays, httpsSays } = origins
  // A closed port 80 beside a broken port 443 is common, and the broken one is what the owner needs to hear of.
  const hasOtherTrouble = httpSays !== undefined && !isRefused(httpSays)
  const reason = isTlsTrouble(httpsSays) && !hasOtherTrouble ? 'tls' : 'unreachable'
  const isPlain = reason === 'tls' && isNotTls(httpsSays)
  const first = {
    ip,
    origin: originOf(target, httpsSays ? 'https' : 'http') ?? '',
    reason: httpsSays ?? httpSays ?? '',
  }
  const address = plainAddress(target, httpsSays)
  if (isPlain && address) return failed(reason, say('siteNotTlsHint', { ...first, address }))
  const [one, two] = isPlain
    ? (['siteNotTls', 'siteNotTlsTwo'] as const)
    : reason === 'tls'
      ? (['siteTlsBroken', 'siteTlsBrokenTwo'] as const)
      : (['siteSilent', 'siteSilentTwo'] as const)
  if (!httpSays || !httpsSays) return failed(reason, say(one, first))
  return failed(reason, say(two, { ...first, second: originOf(target, 'http') ?? '', other: httpSays }))
}

/** An address typed without a scheme means HTTPS; whoever meant HTTP is told how to say so. */
const plainAddress = (target: Target, httpsSays: Says | undefined) =>
  target.httpPort === null && isNotTls(httpsSays) ? `http://${urlHost(target.host)}:${target.httpsPort}` : null

function failureOf(error: unknown, partial?: ReturnType<typeof makeReport>): ScanOutcome {
  if (error instanceof ScanStopped) return failed(error.failure, error.says, partial)
  if (error instanceof Blocked) return failed('blocked', error.says)
  if (error instanceof NameNotFound) return failed('dns', error.says)
  return failed('internal', say('ourFault', { reason: saysOfError(error) }), partial)
}

function limitsOf({ mode, limits }: ScanInput): Partial<HttpLimits> {
  return mode === 'full' ? { requests: FULL_SCAN_REQUESTS, ...limits } : { ...limits }
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? english(saysOfError(error))
}
